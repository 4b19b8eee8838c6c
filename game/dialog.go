package game

import (
	"fmt"
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"sixwinters/content"
)

// dialog is a sheet that lies over the table and asks something.
type dialog struct {
	build         func(g *Game, m *menu, d *dialog)
	menu          *menu
	width, height int
	done          func(g *Game) error // what was pressed; nil while nothing is
}

// shade lies between the table and a dialog.
var shade = color.NRGBA{R: 10, G: 12, B: 18, A: 170}

// press says what a button does once the dialog is closed; nil only closes it.
func (d *dialog) press(do func(g *Game) error) func() {
	return func() {
		d.done = func(*Game) error { return nil }
		if do != nil {
			d.done = do
		}
	}
}

func (t *table) updateDialog(g *Game) (bool, error) {
	d := t.dialog
	if d.menu == nil || d.width != g.width || d.height != g.height {
		d.width, d.height = g.width, g.height
		d.menu = g.skin.newMenu(g.width, g.height, shade)
		d.build(g, d.menu, d)
	}
	d.menu.ui.Update()
	if keyDown(ebiten.KeyEscape) {
		d.press(nil)()
	}
	if d.done == nil {
		return false, nil
	}
	t.dialog = nil
	return true, d.done(g)
}

func (d *dialog) draw(g *Game, screen *ebiten.Image) {
	if d.menu != nil {
		d.menu.ui.Draw(screen)
	}
}

func toTitle(g *Game) error {
	g.show(newTitle(g))
	return nil
}

func quit(*Game) error { return ebiten.Termination }

// newPause is the menu of the table.
func newPause(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		m.title("Six Winters", 34)
		if t.journal != nil {
			m.text("The record of this game is kept in "+t.journal.Name(), 520)
		}
		m.button("Back to the table", d.press(nil))
		m.button("Leave for the title", d.press(toTitle))
		m.button("Quit", d.press(quit))
	}}
}

// newYearOver is the sheet at the end of the year: what was reached.
func newYearOver(t *table) *dialog {
	return &dialog{build: func(g *Game, m *menu, d *dialog) {
		s := &t.state
		m.title(fmt.Sprintf("Year %s is over", roman(int(s.Year))), 34)
		m.text(fmt.Sprintf("It had %d turns.", s.Turn), 520)
		for p := range s.Players {
			m.text(t.fate(p), 560)
		}
		for _, line := range t.tracks() {
			m.text(line, 560)
		}
		m.button("Look at the table", d.press(nil))
		m.button("Back to the title", d.press(toTitle))
		m.button("Quit", d.press(quit))
	}}
}

// fate says how a character came out of the year.
func (t *table) fate(p int) string {
	player := &t.state.Players[p]
	who := player.Character
	say := t.book.Content().Characters[who].Name
	if player.Out {
		say += " was knocked out"
	} else {
		say += " came through"
	}
	var marks []string
	for k := range player.Stress {
		for box, name := range t.book.Content().Board.Conditions[k] {
			if t.state.Characters[who].Marked[k]&(1<<box) != 0 {
				marks = append(marks, strings.ToLower(name))
			}
		}
	}
	if len(marks) > 0 {
		say += ", " + strings.Join(marks, ", ")
	}
	return say + fmt.Sprintf(" (%d achievements).", t.state.Characters[who].Achieved)
}

// tracks says how far progress and threats have come.
func (t *table) tracks() []string {
	var lines []string
	for r := range content.Resource(content.NumResources) {
		name := r.String()
		lines = append(lines, fmt.Sprintf("%s: progress on space %d, threat on space %d",
			strings.ToUpper(name[:1])+name[1:], t.state.Progress[r], t.state.Threat[r]))
	}
	return lines
}

var romans = [...]string{"", "I", "II", "III", "IV", "V", "VI"}

// roman is a year in the numbers of the chronicle.
func roman(year int) string { return romans[year] }

func turnHead(turn int, season content.Season) string {
	name := season.String()
	return fmt.Sprintf("Turn %d, %s", turn, name)
}

// anyKeyDown reports whether any key went down in this tick.
func anyKeyDown() bool { return len(inpututil.AppendJustPressedKeys(nil)) > 0 }
