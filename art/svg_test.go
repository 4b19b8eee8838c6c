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
