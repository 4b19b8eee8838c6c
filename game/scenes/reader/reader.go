// Package reader is the open book of rules: its pages, searching it, and reading it with the mouse or the keyboard alone.
package reader

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/input"
	"sixwinters/game/input/command"
	"sixwinters/render"
	"sixwinters/rules"
)

// Reader is the book lying open over a scene, which waits until it is closed.
type Reader struct {
	app.BaseSheet
	reference *content.Reference
	cards     *rules.Rulebook
	told      func(say string) string // puts a text into the words of the device used last
	book      render.Book
	plan      *render.BookPlan
	history   []visit // of the pages read before
	pressed   string  // the link that the button went down on
	led       int     // how many links in the text of a page have been followed
	down      bool    // the button went down since the book was opened
	shows     bool    // the keyboard focus, or what was looked for, is to be scrolled into sight
	byKeys    bool    // the keyboard was used last, and not the mouse: nothing lights up under the pointer
}

// visit is how a page was left for another one: how far it was scrolled, and the link that the keyboard had come to.
type visit struct {
	page   string
	scroll float64
	focus  int
}

// CardLink begins the link of a card, which goes on with its kind and its number.
const CardLink = "card:"

// The link of a part of the glossary begins with glossaryLink; where it leads to one of its words, that comes after atTerm. The
// links of rules are their ids.
const (
	glossaryLink = "glossary:"
	atTerm       = "#"
)

// firstPage is where the book opens if nothing better is known.
const firstPage = "goal"

// Open returns the rules open at a page, or at the first if there is no such page.
func Open(g *app.App, page string) app.Sheet {
	r := &Reader{reference: g.Reference, cards: g.Book, told: g.Keyboard.Told}
	if g.Scene != nil && g.Campaign() != nil {
		r.cards = g.Campaign().Book()
	}
	r.book.Title = "The rules"
	r.list()
	r.turnTo(page)
	return r
}

// LookFor fills the list with what is found of something.
func (r *Reader) LookFor(search string) {
	r.book.Search = search
	r.list()
}

func (r *Reader) Page() string { return r.book.Open }

// OnTop returns how many links in the text of a page have been followed: the list and the way back stay where they are, and may be
// clicked as fast as one likes.
func (r *Reader) OnTop() any { return r.led }

// Draw draws the book, once it has been laid out.
func (r *Reader) Draw(g *app.App, screen *ebiten.Image) {
	if r.plan != nil {
		g.Painter.DrawBook(screen, &r.book, r.plan)
	}
}

// pictureRuns is how often a picture runs through before it rests on its last step.
const pictureRuns = 2

// lasts returns for how many ticks the picture of the page plays; 0 if there is none.
func (r *Reader) lasts() int {
	for _, b := range r.book.Page {
		if b.Kind == render.Picture {
			return pictureRuns * render.PictureLasts(len(b.Steps))
		}
	}
	return 0
}

// plays reports whether the picture of the page has further steps to show.
func (r *Reader) plays() bool { return r.book.Ticks < r.lasts()-1 }

// advance handles one tick. A picture that rests begins again when the pointer moves.
func (r *Reader) advance(moved bool) {
	switch {
	case r.lasts() == 0 || r.plays():
		r.book.Ticks++
	case moved:
		r.book.Ticks = 0
	}
}

// moving reports whether the book changes by itself: its picture comes to another step, and a page that has just been
// opened must be drawn.
func (r *Reader) moving() bool {
	return r.book.Ticks <= 2 || r.plays() && render.PictureTurns(r.book.Ticks)
}

// turnTo opens a page. What does not exist opens the first.
func (r *Reader) turnTo(page string) {
	blocks := r.page(page)
	if blocks == nil {
		page = firstPage
		blocks = r.page(page)
	}
	r.book.Page, r.book.Open = r.inWords(blocks), page
	r.book.PageScroll, r.book.Ticks, r.book.Focus = 0, 0, 0
	r.shows = true
	r.book.Back = len(r.history) > 0
}

// inWords puts a page into the words of the device used last.
func (r *Reader) inWords(blocks []render.Block) []render.Block {
	for i := range blocks {
		if r.told == nil {
			break // nobody reads it
		}
		blocks[i].Text, blocks[i].Note = r.told(blocks[i].Text), r.told(blocks[i].Note)
	}
	return blocks
}

// Settle puts the open page into the words of the device used last: another one may have taken over.
func (r *Reader) Settle() { r.book.Page = r.inWords(r.page(r.book.Open)) }

// follow does what a link says. It reports whether the book stays open.
func (r *Reader) follow(link string) bool {
	switch link {
	case render.LinkClose:
		return false
	case render.LinkBack:
		r.goBack()
	case "", r.book.Open:
	default:
		r.history = append(r.history, visit{r.book.Open, r.book.PageScroll, r.book.Focus})
		r.turnTo(link)
		r.showInList()
	}
	return true
}

// goBack opens the page read before as it was left.
func (r *Reader) goBack() {
	if last := len(r.history) - 1; last >= 0 {
		was := r.history[last]
		r.history = r.history[:last]
		r.turnTo(was.page)
		r.book.PageScroll, r.book.Focus, r.shows = was.scroll, was.focus, false
		r.showInList()
	}
}

// Update handles one tick, and closes the book when the players do.
func (r *Reader) Update(g *app.App) (stale bool) {
	if !r.read(g) {
		g.CloseSheet()
		return true
	}
	if r.plays() {
		g.Rested = 0 // the next step of the picture comes without input
	}
	return r.moving()
}

// read does what the mouse and the keyboard ask for. It reports whether the book stays open.
func (r *Reader) read(g *app.App) bool {
	b, p, k := &r.book, &g.Pointer, &g.Keyboard
	b.W, b.H, b.Scale = float64(g.Width), float64(g.Height), g.Scale()
	r.advance(p.Moved)
	if k.Asks(command.Back) || k.Asks(command.RulesHere) {
		return false
	}
	if !r.typed(k) {
		return false
	}
	if len(k.Struck) > 0 {
		r.byKeys = true
	}
	if p.Moved || p.Pressed || p.Wheel != 0 {
		b.Focus, r.byKeys = 0, false
	}
	fresh := r.plan == nil || r.plan.Sheet.W == 0
	r.plan = g.Painter.LayBook(b)
	if fresh {
		r.showInList()
		r.plan = g.Painter.LayBook(b)
	}
	asks := k.Asks(command.Search) || p.Pressed && r.plan.Search.Contains(p.X, p.Y)
	app.Write(g, app.Field{Name: "Search", Text: b.Search, Asks: asks})
	b.Hint = k.Searches("Type to search")
	r.showInPage()
	r.scroll(p)
	if b.Hover = (render.LinkAt{}); !r.byKeys {
		b.Hover = r.plan.At(p.X, p.Y)
	}
	if p.Pressed {
		r.pressed, r.down = b.Hover.Link, true
	}
	if p.Interrupted {
		r.pressed, r.down = "", false
	}
	if p.Released && r.down && !r.release(p) {
		return false
	}
	r.plan = g.Painter.LayBook(b)
	return true
}

// release follows the link that the button went down on, if it comes up there. It reports whether the book stays open: a click
// beside the book closes it.
func (r *Reader) release(p *input.Pointer) bool {
	link := r.pressed
	r.pressed = ""
	switch {
	case link == "":
		return r.plan.Sheet.Contains(p.X, p.Y) || r.plan.Sheet.Contains(p.PressX, p.PressY)
	case link != r.book.Hover.Link:
		return true
	case link != render.LinkBack && p.X >= r.plan.List.Right():
		r.led++
	}
	return r.follow(link)
}

// typed takes what is typed: letters search, the arrows turn pages, Tab comes from link to link. It reports whether the
// book stays open.
func (r *Reader) typed(k *input.Keyboard) bool {
	field := input.SearchField{Text: r.book.Search, Selected: r.book.Selected}
	if k.Hit("Backspace") && field.Text == "" {
		r.goBack()
	}
	changed := field.Take(k)
	r.book.Search, r.book.Selected = field.Text, field.Selected
	if changed {
		r.list()
		r.showInList()
		r.book.Focus = 0
	}
	switch {
	case k.Hit("Enter") && r.book.Focus > 0:
		return r.follow(r.plan.PageLinks()[r.book.Focus-1].Link)
	case k.Hit("Enter"):
		for _, row := range r.book.Rows {
			if row.Link != "" && r.book.Search != "" {
				r.follow(row.Link)
				break
			}
		}
	case k.Hit("Down"):
		r.step(1)
	case k.Hit("Up"):
		r.step(-1)
	case r.plan == nil:
	case k.Hit("Tab"):
		r.tab(slices.ContainsFunc(k.Struck, func(s input.Stroke) bool { return s.Chord.Shift }))
	case k.Hit("PageDown"):
		r.leaf(1)
	case k.Hit("PageUp"):
		r.leaf(-1)
	case k.Hit("Home"):
		r.book.PageScroll = 0
	case k.Hit("End"):
		r.book.PageScroll = r.plan.PageHeight // at most to its end
	}
	return true
}

// leaf scrolls the page on by 1 or back by -1, and at its end turns to the next one.
func (r *Reader) leaf(by int) {
	was := r.book.PageScroll
	if end := max(0, r.plan.PageHeight-r.plan.Page.H); by > 0 && was >= end || by < 0 && was <= 0 {
		r.step(by)
		return
	}
	r.book.PageScroll += 0.8 * float64(by) * r.plan.Page.H
}

// tab comes to the next link beside the list, or to the one before.
func (r *Reader) tab(back bool) {
	n, at := len(r.plan.PageLinks()), r.book.Focus
	switch {
	case !back && at < n:
		at++
	case !back:
		at = 1
	case at > 1:
		at--
	default:
		at = n
	}
	r.book.Focus, r.shows = at, true
}

// step opens the page that stands n places further in the list.
func (r *Reader) step(by int) {
	i := slices.IndexFunc(r.book.Rows, func(row render.Row) bool { return row.Link == r.book.Open })
	for i += by; i >= 0 && i < len(r.book.Rows); i += by {
		if r.book.Rows[i].Link != "" {
			r.follow(r.book.Rows[i].Link)
			return
		}
	}
}

// showInPage scrolls the page, if it is to show something, so far that this is seen: the link that the keyboard has come to, or
// what was looked for.
func (r *Reader) showInPage() {
	if !r.shows {
		return
	}
	r.shows = false
	at, ok := r.plan.Lit(&r.book)
	if links := r.plan.PageLinks(); r.book.Focus > 0 {
		at, ok = links[r.book.Focus-1].Rect, r.plan.OfPage(links[r.book.Focus-1])
	}
	if page := r.plan.Page; ok && (at.Y < page.Y || at.Bottom() > page.Bottom()) {
		r.book.PageScroll += at.Y - page.Y - page.H/3
	}
}

// scroll moves what the wheel is turned over.
func (r *Reader) scroll(p *input.Pointer) {
	const notch = 66 // units for each step of the wheel
	by := -p.Wheel * notch * r.plan.Unit
	if p.X < r.plan.Page.X {
		r.book.ListScroll += by
	} else {
		r.book.PageScroll += by
	}
	r.book.ListScroll = max(0, min(r.book.ListScroll, r.plan.ListHeight-r.plan.List.H))
	r.book.PageScroll = max(0, min(r.book.PageScroll, r.plan.PageHeight-r.plan.Page.H))
}

// showInList scrolls the list so that the open page is seen in it.
func (r *Reader) showInList() {
	if r.plan == nil {
		return
	}
	y := 0.0
	for _, row := range r.book.Rows {
		height := r.plan.RowHeight(row)
		if row.Link == r.book.Open {
			if y < r.book.ListScroll || y+height > r.book.ListScroll+r.plan.List.H {
				r.book.ListScroll = y - r.plan.List.H/3
			}
			break
		}
		y += height
	}
}
