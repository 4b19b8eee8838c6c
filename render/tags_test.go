package render

import (
	"testing"

	"sixwinters/content/contenttest"
	"sixwinters/rules"
)

// TestNoTwoTagsShareASign looks at all tags of locations: cards ask for one of them, so a sign must say which it is.
func TestNoTwoTagsShareASign(t *testing.T) {
	cards := contenttest.GameCards(t)
	tagOf := map[string]string{}
	for i := range cards.Locations {
		for _, tag := range cards.Locations[i].Tags.Words() {
			icon := rules.TagIcon(tag)
			if other, taken := tagOf[icon]; taken && icon != "" && other != tag {
				t.Errorf("%s and %s have the same sign, %s", tag, other, icon)
			}
			tagOf[icon] = tag
		}
	}
	if len(tagOf) < 2 {
		t.Error("no location has a tag with a sign")
	}
}
