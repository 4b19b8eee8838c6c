package render

import (
	"image/color"
	"strconv"

	"sixwinters/art"
	"sixwinters/content"
	"sixwinters/render/layout"
	"sixwinters/rules"
)

// mat draws a player's mat under its pieces.
func (t mats) mat(player int) {
	m, q := &t.plan.Mats[player], &t.s.Players[player]
	t.panel(m.Rect)
	if t.v.StandsOut(player) { // where both act anyway, neither does
		t.lamplight(m.Rect)
	}
	if !t.plan.Brief[layout.MatPane+layout.Pane(player)] {
		t.noCard(player)
	}
	if q.Character == content.NoCharacter {
		say := "to be chosen for this year"
		if t.book.Seats() {
			say = "chooses a character for this year"
		}
		r := m.Rect.Inset(8 * t.u)
		t.text(font{display, 22}, t.book.Seat(player), r.TakeTop(r.H/2), center, art.GoldBright)
		t.text(font{italic, large}, say, r.TakeTop(30*t.u), center, art.Pale)
		return
	}
	if locked := content.NumAbilities - t.s.Abilities(q.Character); locked > 0 {
		more := rules.HowMany(locked, "more", "more")
		t.text(font{italic, small}, t.fitting(font{italic, small}, m.Locked.W, more+" to unlock", more), m.Locked, left, art.Fade(art.Pale, 0.9))
	}
	for i, r := range m.Skills {
		rank := t.book.Rank(t.s, player, content.Skill(i))
		fill, ink := art.PageDark, art.Pen
		if rank == 0 {
			fill, ink = art.Blend(art.ParchmentDark, art.Night, 0.72), art.Pale
		}
		t.rank(content.Skill(i), rank, r, fill, ink, art.ParchmentEdge)
	}
}

// lamplight draws the lamp that stands by a player who is asked: light on the mat, and a bright frame.
func (t mats) lamplight(r layout.Rect) {
	if !art.Plain {
		t.ground.fill(r, art.Fade(art.GoldBright, 0.13))
	}
	t.frame(r, 3*t.u, art.GoldBright)
}

// rests lowers the mat and the progress card of a player who is not asked.
func (t mats) rests(player int) {
	if !t.v.Rests(player) {
		return
	}
	if t.plan.Shows(layout.MatPane + layout.Pane(player)) {
		t.lower(t.plan.Mats[player].Rect.Inset(-t.u), 5*t.u, matTone)
	}
	if r, ok := t.plan.Rect(layout.Target{Kind: layout.Current, N: uint8(player)}); ok && !t.away(layout.Target{Kind: layout.Current, N: uint8(player)}) {
		t.lower(r, 4*t.u, 0.5*matTone)
	}
}

// noCard draws the place of a player's progress card where none lies there.
func (t mats) noCard(player int) {
	if r := t.plan.Cards[player].Rect; t.s.Players[player].Card == content.NoProgress {
		t.panel(r)
		t.text(font{italic, normal}, "no progress card", r, center, art.Fade(art.Pale, 0.7))
	}
}

// tray draws the tray under a player's unspent action dice, or why it is empty.
func (t mats) tray(player int) {
	q, tray := &t.s.Players[player], t.plan.Mats[player].Dice
	if q.Character == content.NoCharacter && !t.plan.Folded {
		return // the mat says so
	}
	t.framed(tray, 4*t.u, t.u, art.Night, art.Fade(art.Gold, 0.5))
	if t.plan.Folded && t.v.StandsOut(player) { // the mat may be folded away
		t.frame(tray, 2*t.u, art.GoldBright)
	}
	switch {
	case q.Character == content.NoCharacter || t.s.Phase == rules.SessionEnd:
	case q.Out:
		line := tray.Middle(tray.W-8*t.u, 24*t.u)
		t.icon("knocked-out", line.TakeLeft(line.H, 4*t.u), art.Pale)
		say := "out of play this year"
		if t.s.Characters[q.Character].Burned {
			say = "left the campaign"
		}
		t.text(font{italic, normal}, say, line, left, art.Pale)
	case q.Dice.Len() == 0:
		say := "no action dice left"
		if t.s.Phase == rules.Setup {
			say = "not rolled yet"
		}
		t.text(font{italic, small}, say, tray.Inset(2*t.u), center, art.Fade(art.Pale, 0.85))
	}
}

// rank draws the box of a skill: its icon and the rank in it, 0 to 5.
func (c pieces) rank(skill content.Skill, rank int, r layout.Rect, fill, ink, edge color.NRGBA) {
	c.framed(r, 3*c.u, c.u, fill, edge)
	in := r.Inset(2 * c.u)
	c.icon(skill.String(), in.TakeLeft(in.W/2), ink)
	c.text(font{displayBold, large}, strconv.Itoa(rank), in, center, ink)
}

// portrait draws the portrait, name and achievements of a player's character.
func (t mats) portrait(player int) {
	m, q := &t.plan.Mats[player], &t.s.Players[player]
	card := &t.book.Content().Characters[q.Character]
	s := art.Players[player]
	if t.v.StandsOut(player) {
		t.round(m.Portrait.Inset(-3*t.u), 8*t.u, art.GoldBright)
	}
	t.framed(m.Portrait, 6*t.u, 1.5*t.u, s.Fill, art.Gold)
	t.picture(portraitPicture(t.book.Content(), q.Character), m.Portrait.Inset(4*t.u), 100)
	title, size := card.Name, 15.0
	if t.book.Seats() {
		tag := m.Portrait.Inset(3 * t.u)
		tag = tag.TakeTop(16 * t.u)
		name, who := tag.Middle(tag.W-6*t.u, tag.H), t.book.Who(player)
		short, as := t.ellipsis(font{bold, small}, who, name.W/narrowest), " as "+title
		for short != who && size > small && t.width(font{displayBold, size}, who+as) > m.Name.W {
			size--
		}
		if room := m.Name.W - t.width(font{displayBold, size}, as); short != who && room > name.W { // the portrait is too small for it
			title = t.ellipsis(font{displayBold, size}, who, room) + as
		} else {
			t.fill(tag, art.Fade(art.Night, 0.7))
			t.text(font{bold, small}, short, name, center, art.Pale)
			size = 15
		}
	}
	t.PlayerPattern(player, m.Portrait)
	t.text(font{displayBold, size}, title, m.Name, center, art.GoldBright)
	for i := range rules.MostAchieved {
		r := m.Achievements.Column(i, rules.MostAchieved, 0).Square()
		inset, tint := 0.33, art.Fade(art.Pale, 0.4)
		if i < int(t.s.Characters[q.Character].Achieved) {
			inset, tint = 0.15, art.GoldBright
		}
		t.form("disc", r.Inset(inset*r.H), tint)
	}
}

func (t mats) stash(player int) {
	m := &t.plan.Mats[player]
	t.dashed(m.Stash, t.u, art.Fade(art.Pale, 0.4))
	in := m.Stash.Inset(3 * t.u)
	in.TakeRight(in.H)
	t.icon("stash", in.TakeLeft(18*t.u), art.Fade(art.Pale, 0.6))
	t.text(font{italic, small}, "stash", in, center, art.Fade(art.Pale, 0.95))
}

// stress draws a stress track with its boxes side by side, the die in its box and the marked conditions ([stress]).
func (t mats) stress(player, kind int) {
	track, die := &t.plan.Mats[player].Tracks[kind], t.s.Players[player].Stress[kind]
	name := content.Stress(kind).String()
	swatch, _ := art.Named(name)
	marked := t.s.Characters[t.s.Players[player].Character].Marked[kind]
	t.round(track.Rect, 3*t.u, art.Blend(swatch.Fill, art.Night, 0.35))
	t.icon(name, track.Icon.Inset(2*t.u), swatch.Ink)
	for i, r := range track.Boxes {
		r = r.Inset(t.u)
		fill, ink := art.Parchment, art.InkSoft
		isMarked := i > 0 && marked&(1<<(i-1)) != 0
		if isMarked {
			fill, ink = art.Blend(swatch.Fill, art.Night, 0.1), swatch.Ink
		}
		t.framed(r, 3*t.u, t.u, fill, swatch.Edge)
		in := track.Names[i].Inset(t.u)
		in = in.Middle(in.W-3*t.u, in.H)
		if i == int(die.Box) && t.s.BearsStress(player) {
			if !t.away(layout.Target{Kind: layout.StressDie, N: uint8(player), Sub: uint8(kind)}) {
				t.StressDie(content.Stress(kind), int(die.Value), track.Die.Middle(stressSize*t.u, stressSize*t.u))
			}
			if i == 0 {
				continue
			}
		}
		style, say := display, strconv.Itoa(t.book.Base(t.s, player, content.Stress(kind)))
		if i > 0 {
			style, say = body, t.book.Content().Board.Conditions[kind][i-1]
		} else {
			ink = art.Ink
		}
		if isMarked {
			style = bold
		}
		t.text(font{style, small}, say, in, center, ink)
	}
}

// roomyAbility is the height in units from which an ability is written in full, if that fits.
const roomyAbility = 34.0

// ability draws an ability of a player's character: the box for its die, and what it does, or the box alone under a lock if it is not
// yet earned.
func (t mats) ability(player, n int) {
	line := &t.plan.Mats[player].Abilities[n]
	ability := &t.book.Content().Characters[t.s.Players[player].Character].Abilities[n]
	if !t.book.HasAbility(t.s, player, n) {
		t.sealed(ability, line.Rect)
		return
	}
	t.framed(line.Rect, 3*t.u, t.u, art.Parchment, art.ParchmentEdge)
	t.AbilityBox(ability, line.Box.Inset(1.5*t.u))
	room := line.Text.Inset(t.u)
	words := rules.AbilityBrief(ability)
	full := afterArrow(t.book.AbilityText(t.s.Players[player].Character, n))
	if room.H >= roomyAbility*t.u && len(full) > len(words[0]) {
		words = append([]string{full}, words...)
	}
	short := t.fitting(font{body, small}, room.W, words...)
	if room.H >= roomyAbility*t.u {
		short = t.fittest(body, room, words...)
	}
	if short == "" {
		short = words[len(words)-1]
	}
	t.paragraph(font{body, small}, short, room, left, art.Ink)
}

// sealed draws an ability that is not yet earned: the box for its die, lower than those that can be used, with a lock at its corner. Its tip
// says what it does.
func (t mats) sealed(a *content.Ability, r layout.Rect) {
	box := sealBox(r, t.u)
	t.framed(box, 3*t.u, t.u, art.Parchment, art.ParchmentEdge)
	t.AbilityBox(a, box)
	t.round(box, 3*t.u, art.Fade(art.Night, sealShade))
	lock := layout.Rect{X: box.Right() - 0.5*lockSize*t.u, Y: box.Bottom() - 0.6*lockSize*t.u, W: lockSize * t.u, H: lockSize * t.u}
	t.form("disc", lock.Inset(-t.u), art.Night)
	t.icon("locked", lock, art.GoldBright)
}

// sealBox returns the box of an ability that is not yet earned, in its place.
func sealBox(r layout.Rect, unit float64) layout.Rect { return r.Middle(sealSize*unit, sealSize*unit) }

// The box of an ability that is not yet earned.
const (
	sealSize  = 18.0 // its width in units
	sealShade = 0.25 // the opacity of the dark over it
	lockSize  = 10.0 // the width of the lock at its corner in units
)
