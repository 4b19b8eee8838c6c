package title

import (
	"regexp"
	"strings"

	"github.com/ebitenui/ebitenui/widget"

	"sixwinters/art"
	"sixwinters/game/app"
	"sixwinters/game/menu"
)

// credits is the screen that says who made what: it shows the files in which that is written down.
type credits struct {
	app.MenuScene
	page int
}

func OpenCredits(g *app.App) error {
	g.Skin.Forget(creditsTitle)
	g.Show(&credits{})
	return nil
}

const creditsTitle = "Credits"

// creditPages returns the pages of the screen: a name for each, and what is written down in Markdown or in plain text.
func creditPages(o app.Options) []creditPage {
	return []creditPage{
		{"Credits", o.Credits},
		{"Icons", art.IconCredits},
		{"Licence", o.Licence},
		{"Vollkorn", art.VollkornLicence},
		{"Cinzel", art.CinzelLicence},
	}
}

type creditPage struct{ name, text string }

// creditsWidth and creditsHeight are the size of what is read, in units.
const (
	creditsWidth  = 720
	creditsHeight = 420
)

func (c *credits) build(g *app.App) {
	m := c.New(g)
	m.InHead()
	m.Title(creditsTitle, 32)
	pages := creditPages(g.Options)
	var buttons []*widget.Button
	for i, page := range pages {
		buttons = append(buttons, m.NewPlate(menu.Plate{Say: page.name, Free: menu.NarrowSide, Chosen: i == c.page, Do: func() {
			c.page, c.Menu = i, nil
			g.Skin.ToTop(creditsTitle)
		}}))
	}
	m.Row(buttons...)
	m.InBody()
	m.Least(creditsWidth, creditsHeight)
	for _, p := range plainText(pages[c.page].text) {
		if p.head {
			m.Heading(p.text)
			continue
		}
		m.Reading(p.text, creditsWidth)
	}
	m.InFoot()
	m.Row(m.NewButton("Back to title", c.Do(Open)))
}

type paragraph struct {
	text string
	head bool
}

// Markdown syntax that is left out.
var (
	markdownLink = regexp.MustCompile(`\[([^\]]*)\]\([^)]*\)`)
	markdownMark = strings.NewReplacer("**", "", "`", "")
	tableRule    = regexp.MustCompile(`^\|[-:| ]*\|$`)
)

// plainText splits a text in Markdown into headings, paragraphs and table rows, a line each. It leaves out the title and the
// heads of tables.
func plainText(text string) []paragraph {
	var all []paragraph
	open := false // the last paragraph continues
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		line = markdownMark.Replace(markdownLink.ReplaceAllString(strings.TrimSpace(line), "$1"))
		switch {
		case line == "" || strings.HasPrefix(line, "# "):
			open = false
		case strings.HasPrefix(line, "#"):
			all = append(all, paragraph{strings.TrimLeft(line, "# "), true})
			open = false
		case strings.HasPrefix(line, "|"):
			headOfTable := i+1 < len(lines) && tableRule.MatchString(strings.TrimSpace(lines[i+1]))
			if !headOfTable && !tableRule.MatchString(line) {
				all = append(all, paragraph{tableRow(line), false})
			}
			open = false
		case open:
			all[len(all)-1].text += " " + line
		default:
			all = append(all, paragraph{line, false})
			open = true
		}
	}
	return all
}

// tableRow returns a row of a table in Markdown as a line.
func tableRow(line string) string {
	cells := strings.Split(strings.Trim(line, "| "), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return strings.Join(cells, "  ·  ")
}

func (c *credits) Update(g *app.App) (bool, error) { return c.Run(g, c.build, Open) }
