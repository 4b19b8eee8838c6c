package layout

import (
	"sixwinters/content"
	"sixwinters/render/geom"
	"sixwinters/render/letters"
	"sixwinters/rules"
)

// Mat is a player's mat without the progress card.
type Mat struct {
	Rect         Rect
	Portrait     Rect
	Name         Rect
	Achievements Rect
	Stash        Rect
	Skills       [content.NumSkills]Rect
	Tracks       [content.NumStress]StressTrack
	Dice         Rect // the tray of unspent action dice
	Abilities    [content.NumAbilities]AbilityLine
	Locked       Rect // beside the seals of abilities that are not yet earned; empty where there is no room
}

// StressTrack is one of a character's two stress tracks: the start box and the three conditions.
type StressTrack struct {
	Rect  Rect
	Icon  Rect
	Boxes [4]Rect
	Die   Rect    // a box, or the left part of one with the name of its condition
	Names [4]Rect // of the boxes' names, beside the die
}

// AbilityLine is an ability on a mat: the box for its die and its text.
type AbilityLine struct{ Rect, Box, Text Rect }

type ProgressCard struct {
	Rect    Rect
	Name    Rect
	Letters Rect                   // as much of Name as the name takes up, about
	Reward  Rect                   // a heading and the rewards, below each other
	Squares [rules.NumSquares]Rect // of squares that are printed; empty for others
	Marks   []Rect                 // of start and end at the corners of squares
}

// markSize is the size of the mark of a start or end square, in relation to the height of the square.
const markSize = 0.3

// StartMark returns the place of the mark of a start square: its upper left corner, a little outside.
func StartMark(square Rect) Rect {
	size := markSize * square.H
	return Rect{X: square.X - 0.3*size, Y: square.Y - 0.3*size, W: size, H: size}
}

// EndMark returns the place of the mark of an end square: its upper right corner, inside.
func EndMark(square Rect) Rect {
	size := markSize * square.H
	return Rect{X: square.Right() - size, Y: square.Y, W: size, H: size}
}

// Heights in units of what stands beside the squares of a progress card on a mat: the heading, and each reward below a gap.
const (
	RewardHead = 18.0
	RewardGap  = 2.0
	RewardSign = 22.0
)

// Widths and heights of a mat in units.
const (
	nameLetters     = 0.95 // width of a name in relation to that of as much text of a note
	lettersHigh     = 14.0
	portraitWidth   = 84.0
	portraitEdge    = 4.0 // of the light around a portrait, above the name
	portraitTall    = 2.3 // the height of a portrait in relation to its width, at most
	progressWidth   = 4*squareSize + 3*2 + progressSide + 4*pad
	skillsHeight    = 24.0
	tracksHeight    = 54.0
	trayDie         = 24.0
	trayHeight      = trayDie + 4
	abilityCols     = 3
	stressDie       = 25.0 // of the die on a condition, with its margin
	conditionMargin = 4.0  // beside the name of a condition
	startMark       = 4.0  // of the mark of a start square, beside it
	abilityTall     = 33.0 // the height of an ability, at most: higher ones would not be told in the words that hints name them by
	sealLine        = 26.0 // of the line of seals, at the least
	sealLineMost    = 42.0
	sealWidth       = 25.0
	lockedSay       = 40.0 // the width of what is said beside the seals, at the least
	progressSide    = 26.0 // of the rewards beside the squares of a progress card

	matLow    = 182.0 // height of a mat without a tray
	matTall   = 234.0 // the same with two columns of abilities
	matNarrow = 330.0 // width of a mat with two columns of abilities
	matWide   = 410.0 // the same with three
	cardTall  = 170.0 // height of a progress card, at the least
	cardRoomy = 240.0 // the same, at most
)

// matLeast returns the width in units that a mat with its progress card needs in a height in units: one above the other or, where
// it is too low for that, side by side.
func matLeast(height float64) float64 {
	switch {
	case height >= matTall+gap+cardTall:
		return matNarrow
	case height >= matLow+gap+cardTall:
		return matWide
	case height >= matTall:
		return matNarrow + gap + progressWidth
	}
	return matWide + gap + progressWidth
}

// layMatPane lays a player's mat and progress card on a pane.
func (p mats) layMatPane(player int, r Rect) {
	var card Rect
	beside := matNarrow
	if r.H < p.units(matTall) {
		beside = matWide
	}
	if r.W >= p.units(beside+gap+progressWidth) {
		card = r.TakeRight(p.units(progressWidth), p.units(gap))
	} else {
		card = r.TakeBottom(geom.Clamp(r.H-p.units(matTall+gap), p.units(cardTall), p.units(cardRoomy)), p.units(gap))
	}
	p.layProgress(player, card)
	p.layMat(player, r)
}

// layMats lays both players' mats and, side by side between them, their progress cards.
func (p mats) layMats(r Rect) {
	first := r.TakeLeft((r.W-p.units(gap))/2, p.units(gap))
	second := r
	width := p.units(progressWidth + 4*moreSquare*p.roomy)
	cards := [rules.NumPlayers]Rect{first.TakeRight(width, p.units(gap)), second.TakeLeft(width, p.units(gap))}
	for player, room := range [rules.NumPlayers]Rect{first, second} {
		p.layProgress(player, cards[player])
		p.layMat(player, room)
		p.addTray(player)
	}
}

func hasCharacter(q *rules.Player) bool { return q.Character != content.NoCharacter }

func (p mats) layMat(player int, r Rect) {
	m := &p.Mats[player]
	m.Rect = r
	r = r.Inset(p.units(pad))
	who := r.TakeLeft(p.units(portraitWidth+2*moreDie*p.roomy), p.units(2*gap))

	// A portrait that is much higher than wide would show little but a forehead.
	if tall := who.H - p.units(32+2*lineHeight+2+portraitEdge) - portraitTall*who.W; tall > 0 {
		who.TakeBottom(tall)
	}
	m.Stash = who.TakeBottom(p.units(32))
	m.Achievements = who.TakeBottom(p.units(lineHeight))
	m.Name = who.TakeBottom(p.units(lineHeight+2), p.units(portraitEdge))
	m.Portrait = who

	grow := moreMat * p.roomy
	skills := r.TakeTop(p.units(skillsHeight + 0.1*grow))
	r.TakeTop(p.units(gap))
	tracks := r.TakeTop(p.units(tracksHeight+0.2*grow), p.units(gap))
	switch {
	case p.Folded: // the tray is on the strip
	case narrow(p.v.W / p.Unit):
		m.Dice = r.TakeTop(p.units(trayHeight), p.units(gap))
	default:
		m.Dice = tracks.TakeRight(0.32*tracks.W, p.units(gap))
	}
	p.layRows(player, skills, tracks, p.units(2))
	cols := abilityCols
	if p.Folded && m.Rect.W < p.units(matWide-1) {
		cols = 2
	}
	p.layAbilities(player, r, cols)
	p.addMatOrSeat(player)
}

// layRows lays the skills and the stress tracks of a mat into their rooms, a gap in pixels between each two.
func (p mats) layRows(player int, skills, tracks Rect, gap float64) {
	m := &p.Mats[player]
	for i := range m.Skills {
		m.Skills[i] = skills.Column(i, content.NumSkills, gap)
	}
	for k := range m.Tracks {
		m.Tracks[k] = p.stressTrack(player, k, tracks.Row(k, content.NumStress, gap))
	}
}

// layAbilities lays the abilities that a character has in some columns, and the seals of the others in one line below them, or behind the
// last one where they have room there.
func (p mats) layAbilities(player int, r Rect, cols int) {
	m, earned := &p.Mats[player], p.earned(player)
	rows, between, across := (earned+cols-1)/cols, p.units(2), p.units(4)
	width := (r.W - float64(cols-1)*across) / float64(cols)
	behind := r.W - float64(earned%cols)*(width+across)
	locked := float64(content.NumAbilities-earned) * p.units(sealWidth)
	line := locked > 0 && (earned%cols == 0 || locked > behind)
	all := r
	if line {
		r.H -= p.units(sealLine) + between
	}
	r.H = min(r.H, float64(rows)*p.units(abilityTall)+float64(rows-1)*between)
	for i := range earned {
		m.Abilities[i] = p.abilityLine(r.Row(i/cols, rows, between).Column(i%cols, cols, across))
	}
	if line {
		p.layLocked(player, earned, Rect{
			X: r.X, Y: r.Bottom() + between, W: r.W, H: min(all.Bottom()-r.Bottom()-between, p.units(sealLineMost)),
		})
	} else {
		last := r.Row(rows-1, rows, between)
		p.layLocked(player, earned, last.TakeRight(behind))
	}
}

// earned returns how many abilities a player's character has; without one there is room for all.
func (p mats) earned(player int) int {
	if who := p.v.State.Players[player].Character; who != content.NoCharacter {
		return p.v.State.Abilities(who)
	}
	return content.NumAbilities
}

// layLocked lays the seals of abilities that are not yet earned, from the first one on, from the left of a line, and what is said of them
// behind them.
func (p mats) layLocked(player, from int, line Rect) {
	m := &p.Mats[player]
	wide := min(p.units(sealWidth), line.W/float64(max(1, content.NumAbilities-from)))
	for i := from; i < content.NumAbilities; i++ {
		seal := line.TakeLeft(wide)
		m.Abilities[i] = AbilityLine{Rect: seal, Box: seal.Square()}
	}
	if line.TakeLeft(p.units(gap)); line.W >= p.units(lockedSay) {
		m.Locked = line
	}
}

// addMatOrSeat puts what can be pointed at on a player's mat, or only the seat of one who has no character yet.
func (p mats) addMatOrSeat(player int) {
	if hasCharacter(&p.v.State.Players[player]) {
		p.addMat(player)
	} else {
		p.add(Target{Kind: Seat, N: uint8(player)}, p.Mats[player].Rect)
	}
}

// abilityLine plans an ability: the box for its die beside its text.
func (p mats) abilityLine(line Rect) AbilityLine {
	text := line
	side := min(line.H, p.units(28+moreDie*p.roomy))
	box := text.TakeLeft(side, p.units(3)).Middle(side, side)
	return AbilityLine{Rect: line, Box: box, Text: text}
}

// addMat puts what can be pointed at on a player's mat.
func (p mats) addMat(player int) {
	m, q, n := &p.Mats[player], &p.v.State.Players[player], uint8(player)
	p.add(Target{Kind: Portrait, N: n}, geom.Around([]Rect{m.Portrait, m.Name, m.Achievements}))
	for k := range m.Tracks {
		p.add(Target{Kind: StressDie, N: n, Sub: uint8(k)}, m.Tracks[k].Rect)
	}
	for i := range m.Abilities {
		line := &m.Abilities[i]
		p.add(Target{Kind: Ability, N: n, Sub: uint8(i)}, line.Rect)
		place := rules.Place{Spot: rules.OnAbility, N: n, Sub: uint8(i)}
		inBox := line.Box.Middle(p.units(dieSize), p.units(dieSize))
		p.next[place] = inBox
		if die := q.Boxes[i]; die != rules.NoDie {
			p.add(DieAt(place, die, 0), inBox)
		}
	}

	p.add(Target{Kind: Stash, N: n}, m.Stash)
	stash := rules.Place{Spot: rules.InStash, N: n}
	space := m.Stash
	p.next[stash] = space.TakeRight(m.Stash.H).Middle(p.units(trayDie), p.units(trayDie))
	if q.Stash != rules.NoDie {
		p.add(DieAt(stash, q.Stash, 0), p.next[stash])
	}
}

// addTray puts a player's unspent action dice on the table.
func (p mats) addTray(player int) {
	q := &p.v.State.Players[player]
	if !hasCharacter(q) {
		return
	}
	place := rules.Place{Spot: rules.OnMat, N: uint8(player)}
	p.addDice(p.Mats[player].Dice.Inset(p.units(2)), place, p.trayDie(), []rules.Values{q.Dice}, rules.Action)
}

// stressTrack lays a track: its icon, the start box, and three boxes wide enough for the names of conditions. The box with the
// die is wider, so that its condition, which holds, can be read beside the die.
func (p mats) stressTrack(player, kind int, r Rect) StressTrack {
	t := StressTrack{Rect: r}
	t.Icon = r.TakeLeft(p.units(20))
	t.Boxes[0] = r.TakeLeft(p.units(24), p.units(1))
	on := 0
	if p.v.State.BearsStress(player) {
		on = int(p.v.State.Players[player].Stress[kind].Box)
	}
	var least [3]float64
	spare := r.W/p.Unit - 2
	for i, name := range p.v.Book.Content().Board.Conditions[kind] {
		if least[i] = conditionMargin + letters.Small*letters.Width(name); on == i+1 {
			least[i] += stressDie
		}
		spare -= least[i]
	}
	for i := range 3 {
		box := r.Column(i, 3, p.units(1))
		if on > 0 {
			box = r.TakeLeft(p.units(least[i]+spare/3), p.units(1))
		}
		t.Boxes[i+1] = box
	}
	t.Names, t.Die = t.Boxes, t.Boxes[on]
	if on > 0 {
		t.Die = t.Names[on].TakeLeft(p.units(stressDie))
	}
	return t
}

func (p mats) layProgress(player int, r Rect) {
	c, q := &p.Cards[player], &p.v.State.Players[player]
	c.Rect = r
	if q.Card == content.NoProgress {
		p.add(Target{Kind: CardPlace, N: uint8(player)}, r)
		return
	}
	p.add(Target{Kind: Current, N: uint8(player)}, r)
	card := &p.v.Book.Content().Progress[q.Card]
	r = r.Inset(p.units(pad))
	c.Name = r.TakeTop(p.units(lineHeight+2), p.units(2))
	c.Letters = c.Name.Middle(min(c.Name.W, p.units(nameLetters*letters.Width(card.Name)+gap)), p.units(lettersHigh))
	c.Reward = r.TakeRight(p.units(progressSide), p.units(pad))
	c.Reward.H = p.units(RewardHead + (RewardGap+RewardSign)*float64(len(card.Reward)))
	r.TakeLeft(p.units(startMark))
	c.Squares = Squares(r, card, p.units(roomySquare+moreSquare*p.roomy), p.units(2))
	for i, sq := range c.Squares {
		if sq.Empty() {
			continue
		}
		p.add(Target{Kind: Square, N: uint8(player), Sub: uint8(i)}, sq)
		if card.Squares[i].Start {
			c.Marks = append(c.Marks, StartMark(sq))
		}
		if card.Squares[i].End {
			c.Marks = append(c.Marks, EndMark(sq))
		}
	}
	for i := range q.Chain {
		place := rules.Place{Spot: rules.OnSquare, N: uint8(player), Sub: q.Path[i]}
		sq := c.Squares[q.Path[i]]
		p.add(DieAt(place, q.Laid[i], 0), sq.Inset(0.1*sq.W))
	}
}
