package layout

import (
	"sixwinters/render/letters"
	"sixwinters/rules"
)

// PromptLine says what is asked and of whom, and offers the answers that cannot be given by pointing at the table.
type PromptLine struct {
	Rect      Rect
	Who       Rect // the emblem of who is asked, or of both side by side
	Text      Rect
	TextWidth float64 // of the text in one line, at most and no more than Text
	Strip     []Rect  // the signs at the end of the text, none if they have no room
	StripName Rect    // of what they tell, before them; empty if it has no room
	Hand      Rect    // dice picked up in the middle of a choice
	Options   []Rect  // as View.Options; empty for those on other pages
	Digits    []uint8 // as View.Digits
	Sheet     Rect    // under options that need more than the line; empty otherwise
	More      Rect    // turns to the next page of options; empty if there is one page
	Page      int     // of the options that is shown, from 0
	Pages     int     // how many there are; 0 if the options need no sheet
	Done      Rect    // empty if there is nothing to be done with
	Chips     []Chip  // the cards to choose from while they are put aside
	// ChipSheet lies under the chips if they need more than the line; empty otherwise.
	ChipSheet Rect
}

const (
	promptEdge   = 3.0 // between the edge of the line and what lies on it
	promptWho    = 28.0
	doneWidth    = 112.0
	paceWidth    = 28.0 // of the buttons for the pace
	optionHeight = 26.0
	optionLeast  = 44.0
	optionSides  = 24.0 // beside the label of an option, with its digit
	optionText   = 0.94 // size of a label in relation to the text of a note
	digitWidth   = 9.0  // of the digit that presses an option
	leastText    = 200.0
	moreWidth    = 150.0 // of the button that turns to the next page of options
	sheetShare   = 0.75  // of the height of the boards that options may cover
)

// TwoLines is the text size of a prompt in two lines, relative to a prompt in one line.
const TwoLines = 0.9

// optionWidth returns the width in pixels of the button with a label.
func (p answers) optionWidth(label string) float64 {
	return p.units(max(optionLeast, optionText*letters.Width(label)/letters.Full+optionSides))
}

// promptNeed returns the least width in pixels for the text of the prompt, in one line or in two smaller ones.
func (p answers) promptNeed(prompt string) float64 {
	const small, step = letters.Full * letters.Bold / TwoLines, 4.0
	whole := letters.Width(prompt) / letters.Bold
	if whole <= leastText {
		return p.units(whole)
	}
	return p.units(min(letters.TwoLineWidth(prompt, small*leastText, small*step)/small, whole))
}

// layPrompt lays the prompt line. Options stand behind its text. If they do not fit there, they lie in rows on a sheet above
// the line, at the lower edge of floor. That is the region boards, so that the trade board and the staging area stay free.
func (p answers) layPrompt(r, floor Rect) {
	l := &p.Prompt
	l.Rect, l.Digits = r, p.v.Digits
	r = r.Inset(p.units(promptEdge))
	for _, n := range []uint8{ButtonSteps, ButtonPace} {
		if p.v.Pace > 0 { // at the end, where they never move
			p.add(Target{Kind: Button, N: n}, r.TakeRight(p.units(paceWidth), p.units(gap)))
		}
	}
	if p.v.Done {
		l.Done = r.TakeRight(p.units(doneWidth), p.units(2*gap))
		p.add(Target{Kind: Button, N: ButtonDone}, l.Done)
	}
	if p.v.CanPutAside() {
		p.layAsideButton(&r)
	}
	who := promptWho
	if p.v.Asked(0) && p.v.Asked(1) {
		who += gap + promptWho
	}
	l.Who = r.TakeLeft(p.units(who), p.units(2*gap))

	widths := make([]float64, len(p.v.Options))
	total := 0.0
	for i, label := range p.v.Options {
		widths[i] = p.optionWidth(label)
		total += widths[i] + p.units(gap)
	}
	need := p.promptNeed(p.v.Prompt) + p.units(gap)
	if total > 0 && total <= r.W-need-p.handWidth() {
		room := r.TakeRight(total)
		for i, w := range widths {
			room.TakeLeft(p.units(gap))
			at := room.TakeLeft(w).Middle(w, p.units(optionHeight))
			l.Options = append(l.Options, at)
			p.add(Target{Kind: Option, N: uint8(i)}, at)
		}
	} else if total > 0 {
		p.layOptionSheet(widths, floor)
	}
	l.Hand = p.layHand(&r) // left of the answers, which stay where they are as dice are picked up
	floor.H -= l.Sheet.H
	p.layChips(&r, need, floor)
	if r.Right() > l.Rect.Right()-p.units(promptEdge+1) { // nothing stands at the end of the line
		r.TakeRight(p.units(gap))
	}
	l.Text = r
	l.TextWidth = min(r.W, p.units(letters.Width(p.v.Prompt)/letters.Bold))
	p.layStrip(need)
}

// Sizes of the signs of a strip and what lies between them, in units.
const (
	stripMost  = 26.0
	stripLeast = 19.0
	stripGap   = 3.0
	stripWords = 0.9 // size of their name in relation to the text of a note
)

// StripName says what the signs tell: without it they look like buttons.
const StripName = "Last turn"

// layStrip lays signs at the end of the text, if possible with their name before them. Where they have no room beside it in one line, it is set
// in two, of the width in pixels that it needs so.
func (p answers) layStrip(need float64) {
	l := &p.Prompt
	for _, name := range []float64{p.units(stripWords * letters.Width(StripName)), 0} {
		for _, text := range []float64{l.TextWidth, need} {
			for _, n := range p.v.Strip {
				if l.Strip = p.stripBeside(text+name, n); l.Strip == nil {
					continue
				}
				if name > 0 {
					first := l.Strip[0]
					l.StripName = Rect{X: first.X - p.units(2*stripGap) - name, Y: l.Text.Y, W: name, H: l.Text.H}
				}
				if text < l.TextWidth {
					l.Text.W, l.TextWidth = text, text
				}
				return
			}
		}
	}
}

// stripBeside returns where n signs lie beside text and their name, of so much width, or nil if they have no room.
func (p answers) stripBeside(text float64, n int) (at []Rect) {
	room, between := p.Prompt.Text, p.units(stripGap)
	right := room.Right() - between
	room.X += text + 4*between
	room.W = right - room.X
	if n == 0 || room.W <= 0 {
		return nil
	}
	size := min(p.units(stripMost), room.H, room.W/float64(n)-between)
	if size < p.units(stripLeast) {
		return nil
	}
	room.X = right - float64(n)*(size+between)
	for range n {
		at = append(at, Rect{X: room.X + between, Y: room.Y + (room.H-size)/2, W: size, H: size})
		room.X += size + between
	}
	return at
}

// busyPrompt returns the parts of the prompt line that are not empty.
func (p *Plan) busyPrompt() []Rect {
	l, beside := &p.Prompt, p.units(2*gap)
	said, rest := l.Rect, l.Rect
	said.W = l.Text.X + l.TextWidth + beside - said.X
	rest.X = l.Text.Right() - beside
	rest.W = l.Rect.Right() - rest.X
	switch {
	case rest.X <= said.Right():
		return []Rect{l.Rect}
	case l.Text.Right() > l.Rect.Right()-p.units(promptEdge+gap+1): // nothing stands behind the text
		return []Rect{said}
	}
	return []Rect{said, rest}
}

// layOptionSheet lays the options in rows above the prompt line, on several pages if the height is too small for all. The
// sheet is no wider than the rows, so that the table beside it stays in sight.
func (p answers) layOptionSheet(widths []float64, floor Rect) {
	l := &p.Prompt
	between, height := p.units(gap), p.units(optionHeight)
	room := floor.W - 2*between
	var rows [][]int
	widest := p.units(moreWidth)
	used := 0.0 // of the last row
	for i := range widths {
		widths[i] = min(widths[i], room)
		if len(rows) == 0 || used+widths[i] > room {
			rows = append(rows, nil)
			used = 0
		}
		last := len(rows) - 1
		rows[last] = append(rows[last], i)
		used += widths[i] + between
		widest = max(widest, used-between)
	}
	most := max(2, int((sheetShare*floor.H-between)/(height+between)))
	l.Pages = 1
	if len(rows) > most {
		each := most - 1 // and one for the button that turns the page
		l.Pages = (len(rows) + each - 1) / each
		l.Page = p.v.OptionPage % l.Pages
		rows = rows[l.Page*each : min((l.Page+1)*each, len(rows))]
	}
	lines := len(rows)
	if l.Pages > 1 {
		lines = most
	}
	sheet := Rect{W: min(floor.W, widest+2*between), H: float64(lines)*(height+between) + between}
	sheet.X, sheet.Y = floor.X, floor.Bottom()-sheet.H
	beside := sheet.Move(floor.W-sheet.W, 0)
	var obstacles []Rect // which are what most answers are about
	for _, piece := range p.Pieces {
		if piece.Target.Kind == Obstacle {
			obstacles = append(obstacles, piece.Rect)
		}
	}
	if left, right := sheet.SharedAll(obstacles), beside.SharedAll(obstacles); right < left || p.Below && right == left {
		sheet = beside // from the sofa it is above Done and what continues
	}
	l.Sheet = sheet
	l.Options = make([]Rect, len(widths))
	for n, row := range rows {
		line := sheet.Inset(between).Row(n, lines, between)
		for _, i := range row {
			l.Options[i] = line.TakeLeft(widths[i], between)
			p.add(Target{Kind: Option, N: uint8(i)}, l.Options[i])
		}
	}
	if l.Pages > 1 {
		line := sheet.Inset(between).Row(lines-1, lines, between)
		l.More = line.TakeRight(p.units(moreWidth))
		p.add(Target{Kind: Page, N: uint8((l.Page + 1) % l.Pages)}, l.More)
	}
}

// Digits is how many options have a digit as their key.
const Digits = 9

// InSight reports whether there is an option of a number, on the page that is shown.
func (l *PromptLine) InSight(option int) bool {
	return option >= 0 && option < len(l.Options) && !l.Options[option].Empty()
}

// Digit returns the digit that presses an option, or 0 if none does or there is no such option in sight. Unless the view gives digits,
// options in sight count from 1.
func (l *PromptLine) Digit(option int) int {
	if !l.InSight(option) {
		return 0
	}
	if l.Digits != nil {
		return int(l.Digits[option])
	}
	digit := 1
	for _, r := range l.Options[:option] {
		if !r.Empty() {
			digit++
		}
	}
	if digit > Digits {
		return 0
	}
	return digit
}

// OptionOf returns the option that a digit presses, and whether there is one.
func (l *PromptLine) OptionOf(digit int) (option int, ok bool) {
	for i := range l.Options {
		if l.Digit(i) == digit {
			return i, true
		}
	}
	return 0, false
}

// SplitOption returns the places of the digit and the label on the button of an option; digit is empty if it has none.
func (p *Plan) SplitOption(option int) (digit, label Rect) {
	label = p.Prompt.Options[option].Inset(p.units(3))
	if p.Prompt.Digit(option) > 0 {
		digit = label.TakeLeft(p.units(digitWidth))
	}
	return digit, label
}

// layLog lays the log over the trade board and the staging area.
func (p *planner) layLog(r Rect) {
	if !p.v.LogOpen {
		return
	}
	p.Log = r
	p.add(Target{Kind: LogPanel}, r)
}

// layHand lays the dice in hand at the right end of a line, and takes their room off it.
func (p *planner) layHand(line *Rect) Rect {
	place, size, width := rules.Place{Spot: rules.InHand}, p.units(trayDie), p.handWidth()
	if width == 0 {
		p.next[place] = Rect{X: line.Right() - size, Y: line.Y + (line.H-size)/2, W: size, H: size}
		return Rect{}
	}
	r := line.TakeRight(width, p.units(gap))
	p.addDice(r.Middle(r.W, size), place, trayDie, p.v.State.Hand[:], 0)
	return r
}

// handWidth returns the width in pixels of the dice in hand.
func (p *planner) handWidth() float64 {
	held := 0
	for k := range p.v.State.Hand {
		held += p.v.State.Hand[k].Len()
	}
	return float64(held) * p.units(trayDie+1)
}
