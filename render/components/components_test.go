package components_test

import (
	"image/color"
	"slices"
	"testing"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/render/components"
	"sixwinters/render/geom"
)

// notes is a pen that notes the icons and words it draws.
type notes struct{ icons, words []string }

func (n *notes) Unit() float64                                            { return 1 }
func (n *notes) Pixel() float64                                           { return 0 }
func (n *notes) Snap(r geom.Rect) geom.Rect                               { return r }
func (n *notes) Look() *art.Theme                                         { return art.Themes[0] }
func (n *notes) Cloth() (s art.Swatch)                                    { return s }
func (n *notes) Patterned() bool                                          { return false }
func (n *notes) Fill(geom.Rect, color.NRGBA)                              {}
func (n *notes) Round(geom.Rect, float64, color.NRGBA)                    {}
func (n *notes) Framed(_ geom.Rect, _, _ float64, _, _ color.NRGBA)       {}
func (n *notes) Frame(geom.Rect, float64, color.NRGBA)                    {}
func (n *notes) Dashed(geom.Rect, float64, color.NRGBA)                   {}
func (n *notes) Form(string, geom.Rect, color.NRGBA)                      {}
func (n *notes) Pattern(_, _ string, _ geom.Rect, _ color.NRGBA)          {}
func (n *notes) Arrow(_ geom.Rect, _, _ float64, _ color.NRGBA)           {}
func (n *notes) Parchment(_ geom.Rect, _, _ float64, _ color.NRGBA)       {}
func (n *notes) Picture(*content.Content, content.CardOf, geom.Rect, int) {}
func (n *notes) Icon(name string, _ geom.Rect, _ color.NRGBA)             { n.icons = append(n.icons, name) }
func (n *notes) Token(name string, r geom.Rect, t color.NRGBA)            { n.Icon(name, r, t) }
func (n *notes) Rim(func())                                               {}
func (n *notes) Text(_ components.Font, say string, _ geom.Rect, _ components.Align, _ color.NRGBA) {
	if say != "" {
		n.words = append(n.words, say)
	}
}

// A square shows all that it asks for, large and small.
func TestSquaresShowWhatTheyAsk(t *testing.T) {
	for _, one := range []struct {
		square content.Square
		icons  []string
		word   string
	}{
		{content.Square{Resource: content.Sorcery, Region: content.NoRegion, Value: 4}, []string{"sorcery"}, "4"},
		{content.Square{Resource: content.NoResource, Region: content.Empire, Relation: content.OneLower}, []string{"empire"}, "−1"},
		{content.Square{Resource: content.NoResource, Region: content.NoRegion, Value: 3, Relation: content.OneHigher}, nil, "3 (+1)"},
		{content.Square{Resource: content.NoResource, Region: content.NoRegion}, []string{"any"}, ""},
	} {
		large, small := &notes{}, &notes{}
		r := geom.Rect{W: 48, H: 48}
		components.Drawer{Pen: large}.Square(&one.square, r)
		components.Drawer{Pen: small}.SmallSquare(&one.square, r)
		if !slices.Equal(large.icons, one.icons) {
			t.Errorf("%+v shows %v, not %v", one.square, large.icons, one.icons)
		}
		for _, pen := range []*notes{large, small} {
			if one.word == "" && len(pen.words) > 0 || one.word != "" && !slices.Contains(pen.words, one.word) {
				t.Errorf("%+v says %q, not %q", one.square, pen.words, one.word)
			}
		}
	}
}

// Every card is drawn with its name; a character by the emblem.
func TestCardsAreDrawnWithTheirNames(t *testing.T) {
	cards := contenttest.GameCards(t)
	for _, card := range cards.AllCards() {
		pen := &notes{}
		components.Drawer{Pen: pen}.Card(cards, card, &content.Piece{Resource: content.NoResource}, geom.Rect{W: 128, H: 86})
		if card.Kind == content.CharacterKind {
			if emblem := components.Emblem(&cards.Characters[card.N]); !slices.Contains(pen.icons, emblem) {
				t.Errorf("%s is drawn without %s", cards.Characters[card.N].Name, emblem)
			}
			continue
		}
		if name := cards.NameOf(card); !slices.Contains(pen.words, name) {
			t.Errorf("%s is drawn with %q", name, pen.words)
		}
	}
}
