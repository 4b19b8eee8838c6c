package art

import (
	"encoding/xml"
	"strings"
	"testing"
)

func TestIconShapes(t *testing.T) {
	for _, name := range IconNames() {
		shape, err := IconShape(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if err := xml.Unmarshal([]byte("<g>"+shape+"</g>"), new(struct{})); err != nil {
			t.Errorf("the shape of %s is no XML: %v", name, err)
		}
		if !strings.Contains(shape, "<path") || strings.Contains(shape, "fill=") {
			t.Errorf("the shape of %s has no path, or a colour of its own: %.80s", name, shape)
		}
	}
	if _, err := IconShape("no-such-icon"); err == nil {
		t.Error("there is a shape of an icon that is not")
	}
}

func TestFillPathRefusesWhatIsNotPlain(t *testing.T) {
	for _, data := range []string{"m 1 1 l 2 2 z", "M 1 1 L 2", "M 1 1 H 5 Z", "M1 1Z", "M 1 one Z"} {
		if _, err := fillPath(data, 16); err == nil {
			t.Errorf("%q is drawn", data)
		}
	}
	if drawn, err := fillPath("M 0 0 L 256 0 L 256 512 L 0 512 Z", 4); err != nil || drawn.Pix[1] != 0xFF || drawn.Pix[2] != 0 {
		t.Errorf("the left half is %v, %v", drawn, err)
	}
}
