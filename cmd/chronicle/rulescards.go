package main

import (
	"fmt"
	"html/template"
	"slices"
	"strconv"

	"sixwinters/content"
	"sixwinters/rules"
)

// The cards on the page of rules: small in the pictures, and with their texts at its end.

// card writes the card that a piece is.
func (w *writer) card(p *content.Piece) {
	c := w.h.book.Content()
	card, there := c.CardOf(p)
	switch {
	case there && p.Kind == content.ObstaclePiece:
		w.obstacle(c.Card(content.ObstacleID(card.N)), p.Dice)
	case there && p.Kind == content.LocationPiece:
		w.location(&c.Locations[card.N], p)
	case there && p.Kind == content.ProgressPiece:
		w.progress(&c.Progress[card.N])
	case p.Kind == content.EventPiece:
		w.printf(`<span class="card event"><span class="head %s">`, p.Season)
		w.icon(p.Season.String())
		w.printf(`%d</span><span class="line">%s</span></span>`, p.Value, template.HTMLEscapeString(c.Events[p.Season][p.Value].Name))
	}
}

// obstacle writes an obstacle card with the dice that cover its printed ones.
func (w *writer) obstacle(o *content.Obstacle, dice []content.PicturedDie) {
	w.printf(`<span class="card"><span class="head"><b class="hard">%d</b>`, o.Difficulty)
	w.icon(o.Skill.String())
	w.printf(`%s</span><span class="line">`, template.HTMLEscapeString(o.Name))
	cover := content.Covers(o.Dice, dice)
	for i, value := range o.Dice {
		if at := cover[i]; at >= 0 {
			w.dice(dice[at : at+1])
		} else {
			w.printf(`<span class="cube printed">%d</span>`, value)
		}
	}
	w.WriteString(`</span><span class="line signs">`)
	icons(w, o.Threats)
	if o.ExtraThreat != content.NoResource {
		w.WriteString(`<span class="at-times" title="counts at times">`)
		w.icon(o.ExtraThreat.String())
		w.WriteString(`</span>`)
	}
	for k, points := range o.Damage.Points() {
		if points > 0 {
			w.printf(` %d `, points)
			w.icon(content.Stress(k).String())
		}
	}
	w.WriteString(`</span></span>`)
}

// location writes a location card in a slot, with the assets on it.
func (w *writer) location(l *content.Location, p *content.Piece) {
	w.WriteString(`<span class="card"><span class="head">`)
	if p.Resource != content.NoResource {
		w.icon(p.Resource.String())
	}
	w.printf(`%s</span><span class="line">`, template.HTMLEscapeString(l.Name))
	for _, tag := range l.Tags.Words() {
		if icon := rules.TagIcon(tag); icon != "" {
			w.icon(icon)
		}
	}
	if l.Icon.Kind != content.NoIcon {
		w.icon(l.Icon.String())
	}
	w.WriteString(`</span><span class="line">`)
	for region, cost := range l.Move {
		words := `<span class="noway" title="no way">⊗</span>`
		if cost != content.NoWay {
			words = strconv.Itoa(int(cost))
		}
		w.icon(content.Region(region).String())
		w.printf(`%s `, words)
	}
	w.WriteString(`</span>`)
	if len(p.Dice) > 0 {
		w.WriteString(`<span class="line">`)
		w.dice(p.Dice)
		w.WriteString(`</span>`)
	}
	w.WriteString(`</span>`)
}

// progress writes a progress card: its squares, its rewards and where its obstacle goes.
func (w *writer) progress(p *content.Progress) {
	const side = 4
	w.printf(`<span class="card"><span class="head">%s</span><span class="grid">`, template.HTMLEscapeString(p.Name))
	for row := range side {
		if cells := p.Squares[row*side : (row+1)*side]; slices.ContainsFunc(cells, func(s content.Square) bool { return s.There }) {
			w.WriteString(`<span>`)
			for i := range cells {
				if cells[i].There {
					w.square(&cells[i], nil)
				} else {
					w.WriteString(`<i></i>`)
				}
			}
			w.WriteString(`</span>`)
		}
	}
	w.WriteString(`</span><span class="line signs">`)
	for _, r := range p.Reward {
		if r == content.NoResource {
			w.icon("any")
		} else {
			w.icon(r.String())
		}
	}
	w.WriteString(` `)
	w.icon("threat")
	w.icon(p.ObstacleAt.Region().String())
	w.icon(w.h.book.SlotResource(p.ObstacleAt).String())
	w.WriteString(`</span></span>`)
}

// cardLink is a card that a rule links to.
type cardLink struct {
	ID, Name string
	of       content.CardOf
}

// touched returns the cards that a rule concerns.
func (h *htmlPage) touched(rule *content.RuleText) []cardLink {
	var links []cardLink
	for _, of := range h.book.Content().Touched(rule.ID) {
		links = append(links, cardLink{fmt.Sprintf("card-%d-%d", of.Kind, of.N), h.book.DistinctName(of), of})
	}
	return links
}

// cardGroup is the cards of a kind that rules link to.
type cardGroup struct {
	ID, Title string
	Cards     []cardLink
}

// groups returns the cards at the end of the page: all that rules link to, by kind and in the order of the content.
func (h *htmlPage) groups() []cardGroup {
	groups := []cardGroup{
		content.ObstacleKind:  {ID: "obstacle-cards", Title: "Obstacles"},
		content.LocationKind:  {ID: "location-cards", Title: "Locations"},
		content.ProgressKind:  {ID: "progress-cards", Title: "Progress cards"},
		content.CharacterKind: {ID: "character-cards", Title: "Characters"},
	}
	for i := range h.reference.Chapters {
		for k := range h.reference.Chapters[i].Rules {
			for _, link := range h.touched(&h.reference.Chapters[i].Rules[k]) {
				if of := &groups[link.of.Kind].Cards; !slices.Contains(*of, link) {
					*of = append(*of, link)
				}
			}
		}
	}
	for _, g := range groups {
		slices.SortFunc(g.Cards, func(a, b cardLink) int { return int(a.of.N) - int(b.of.N) })
	}
	return groups
}

// shownCard is a card at the end of the page: its picture, its text, and the rules that led to it.
type shownCard struct {
	Picture template.HTML
	Text    []string
	Rules   []*content.RuleText
}

// shown returns a card as it is at the end of the page.
func (h *htmlPage) shown(link cardLink) (card shownCard, err error) {
	c := h.book.Content()
	card.Rules = h.book.RulesOf(h.reference, link.of)
	w := &writer{h: h}
	switch n := link.of.N; link.of.Kind {
	case content.ObstacleKind:
		w.obstacle(c.Card(content.ObstacleID(n)), nil)
		card.Text = h.book.ObstacleText(c.Card(content.ObstacleID(n)))
	case content.LocationKind:
		w.location(&c.Locations[n], &content.Piece{Resource: content.NoResource})
		card.Text = some(h.book.LocationText(&c.Locations[n]))
	case content.ProgressKind:
		w.progress(&c.Progress[n])
		card.Text = h.book.ProgressFields(&c.Progress[n])
	default:
		w.figure(c.Characters[n].Name, false)
		card.Text = rules.CharacterFields(&c.Characters[n], c.Characters[n].Skills)
		for i := range content.NumAbilities {
			card.Text = append(card.Text, h.book.AbilityText(content.CharacterID(n), i))
		}
		card.Text = append(card.Text, h.book.AchievementText(content.CharacterID(n)))
	}
	card.Picture = template.HTML(w.String())
	return card, w.err
}
