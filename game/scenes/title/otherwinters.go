package title

import (
	"fmt"
	"image"
	"io/fs"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/game/words"
	"sixwinters/render/layout"
	"sixwinters/rules/skadi"
	"sixwinters/saves"
)

// otherWinters is where the title leads to the second game, Skadi: a picture, what it is, and its story.
type otherWinters struct {
	app.MenuScene
	newest  saves.Entry // the winter that was played last; without a file there is none
	picture saves.Wintering
}

// OpenOtherWinters shows the page of Skadi.
func OpenOtherWinters(g *app.App) error {
	o := &otherWinters{}
	if file := g.Folder().NewestWinter(); file != "" {
		o.newest = g.Folder().Entry(g.Book, file)
	}
	if w := o.newest.Winter; w != nil {
		o.picture = *w
	} else {
		o.picture = example()
	}
	g.Show(o)
	return nil
}

// exampleSeed is of the winter in the picture until there is a winter of the player's own, and exampleWeek the week of it.
const exampleSeed, exampleWeek = 3, 5

// example returns a table in the midst of a winter.
func example() saves.Wintering {
	game := skadi.New(skadi.Printed())
	choose := skadimind.Near(game).Policy(skadimind.Steady, exampleSeed)
	s := game.Begin(skadi.Options{Seed: exampleSeed})
	for s.Stage != skadi.Over && (s.Week < exampleWeek || s.Stage != skadi.Actions) {
		if game.Apply(&s, choose(&s), nil) != nil {
			break // the moves of a policy are legal
		}
	}
	return saves.Wintering{Game: game, Table: s}
}

// The texts of the page.
const (
	skadiWords = "Skadi is a dice game for one, half an hour long. Bring a family of four through sixteen weeks of winter."
	skadiStory = "The snow has closed the pass, and nobody comes but raiders. Kari, Unn, Thora and Ivar have a larder, four cows and a palisade. " +
		"Ullr sends the blizzard, and Skadi the frost. Hunt, build, pray, and tell the saga by the fire. Who still lives in spring?"
	skadiPicture = "The sheet of a winter: weather dice, hunting ground, the family with its candles, and the saga."
)

// The height of everything on the page but its picture, and of the button that continues a winter, in units.
const winterRest, continueRest = 320, 70

// build lays the page out for the window.
func (o *otherWinters) build(g *app.App) {
	m := o.New(g)
	m.Title("Other winters", 32)
	all := min(m.Px(prologueWidth), m.Inner)
	under := o.newest.Winter != nil && !o.newest.Winter.Over()
	rest := float64(winterRest)
	if under {
		rest += continueRest
	}
	if high := min(float64(m.Room())/m.Unit-rest, prologuePicture); high >= leastPicture {
		m.Add(m.NewPainting(skadiPicture, all, m.Px(high), func(screen *ebiten.Image, r layout.Rect) {
			r = r.Middle(min(r.W, r.H*16/9), min(r.H, r.W*9/16))
			at := ebiten.DrawImageOptions{}
			at.GeoM.Translate(float64(int(r.X)), float64(int(r.Y)))
			screen.DrawImage(g.Thumbs.OfWinter(g.Painter, &o.picture, image.Pt(max(1, int(r.W)), max(1, int(r.H)))), &at)
		}))
	}
	m.Text(skadiWords, prologueWidth)
	m.Text(skadiStory, prologueWidth)
	if o.newest.Trouble != nil {
		m.Text(fmt.Sprintf("%q cannot be opened: %v.", o.newest.Name, o.newest.Trouble), prologueWidth)
	}
	o.SayTrouble(prologueWidth)
	begin := o.Do(func(g *app.App) error { return g.Routes.NewWinter(g) })
	learn := "Learn Skadi"
	if slices.Contains(g.Settings.Learned, app.SkadisLesson) {
		learn = "Replay the lesson"
	}
	buttons := []*widget.Button{
		m.NewShort("N", "New winter", begin),
		m.NewShort("L", learn, o.Do(func(g *app.App) error { return g.Routes.WinterLesson(g) })),
		m.NewShort("B", shorter(m, "Back to title", "Back"), o.Do(Open)),
	}
	if under {
		where, _ := words.OfWinter(o.newest.Winter)
		m.Lettered("C", m.Button(m.Squeezed("Continue \"", o.newest.Title(), "\"", prologueWidth)+"\n"+where, o.Do(func(g *app.App) error {
			return g.Routes.Resume(g, o.newest.File)
		})))
	}
	if m.Low() {
		m.Buttons(buttons...)
		return
	}
	m.Row(buttons...)
}

func (o *otherWinters) Update(g *app.App) (bool, error) { return o.Run(g, o.build, Open) }

// TakeFiles takes files like the title.
func (o *otherWinters) TakeFiles(g *app.App, dropped fs.FS) bool { return takeFiles(g, dropped) }
