package text

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/saves"
)

// What a card asks by hand is carried out in lines, undone, and there again when the campaign is opened once more ([by-hand]).
func TestByHandInLines(t *testing.T) {
	cards := contenttest.Cards(t)
	ask := content.Blank(content.OpByHand)
	ask.Text = "Give the sorcery die to the wolves."
	for i := range cards.Obstacles {
		cards.Obstacles[i].Activate = []content.Effect{ask}
	}
	book := rules.New(cards)
	file := filepath.Join(t.TempDir(), "campaign.txt")
	campaign, err := saves.New(book, file, rules.Options{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !campaign.Now().ByHand(); n++ {
		legal := book.Moves(campaign.Now(), nil)
		i := slices.IndexFunc(legal, func(m rules.Move) bool { return m.Kind == rules.MoveDone })
		if err := campaign.Play(legal[max(0, i)], nil); err != nil || n > 60 {
			t.Fatal("no card asks by hand", err)
		}
	}
	reference, err := content.LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	s := New(book, reference, campaign)
	if said := strings.Join(s.Begin(), " "); !strings.Contains(said, "wolves") {
		t.Errorf("it begins with %q", said)
	}
	before := campaign.Now().Threat[content.Sorcery]
	for _, typed := range []string{"resource sorcery", "value 3"} {
		all(t, s, typed)
	}
	if got := campaign.Now().Threat[content.Sorcery]; got != before+1 {
		t.Errorf("the sorcery threat is at %d, not %d", got, before+1)
	}
	all(t, s, "undo")
	if got := campaign.Now().Threat[content.Sorcery]; got != before {
		t.Errorf("undone it is at %d, not %d", got, before)
	}
	for _, typed := range []string{"value 3", "enough"} {
		all(t, s, typed)
	}
	want := *campaign.Now()
	campaign.Close()
	again, err := saves.Open(book, file)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	if *again.Now() != want {
		t.Error("opened once more it is another table")
	}
}
