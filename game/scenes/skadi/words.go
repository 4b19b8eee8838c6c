package skadi

import (
	"fmt"
	"strings"

	"sixwinters/advice/skadimind"
	"sixwinters/game/app"
	"sixwinters/render/farm"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/rules/skadi"
	"sixwinters/speech"
)

// prompt says what is asked.
func (w *winter) prompt(g *app.App) string {
	switch {
	case w.watch != nil:
		return w.watch.says(w)
	case w.show.playing():
		return ""
	case w.lesson != nil:
		return w.lesson.asks(w)
	case w.holds:
		return "Drop it on a highlighted spot."
	case w.armed:
		return "With a blessing: choose a check. Two dice are rolled, and the higher counts."
	}
	return w.game.Prompt(w.Now())
}

// ruleBy are the ids of the rules about the kinds of spots.
var ruleBy = map[farm.Kind]string{
	farm.Week: "rune", farm.Cup: "weather", farm.WeatherDie: "weather", farm.Prayer: "prayer", farm.EventCell: "event", farm.Action: "resolution",
	farm.Hex: "hunt-place", farm.Member: "family", farm.ActionDie: "actions", farm.Bowl: "blessing", farm.Cell: "saga-score", farm.SagaDie: "saga-grid",
	farm.Larder: "hunger", farm.Herd: "slaughter", farm.Palisade: "raid", farm.Despair: "despair", farm.Inspiration: "saga-when", farm.Points: "score",
}

// ruleOf returns the id of the rule about a spot; that of an action is its word.
func ruleOf(at farm.Spot) string {
	if at.Kind == farm.Action && at.N != int(skadi.End) {
		return skadi.Kind(at.N).String()
	}
	return ruleBy[at.Kind]
}

// tip says what there is to know about a spot, and which deaths threaten there.
func (w *winter) tip(at farm.Spot) (title string, lines []string) {
	title, lines = w.explain(at)
	for _, d := range w.game.Dangers(w.Now()) {
		if threat(w.game, &d, at) > 0 {
			lines = append(lines, w.game.Warn(d))
		}
	}
	return title, lines
}

// explain says what a spot is, its numbers, and why nothing can be done there.
func (w *winter) explain(at farm.Spot) (title string, lines []string) {
	g, s, sheet := w.game, w.Now(), w.game.Sheet()
	switch at.Kind {
	case farm.Week:
		who := sheet.Family.Names[g.MemberOf(at.N)]
		return fmt.Sprintf("Week %d: %s", at.N, who), []string{fmt.Sprintf("%s takes this week's injuries, sickness and frostbite, and its rest.", who)}
	case farm.Cup:
		return "Dice cup", []string{"Drag the dice to their places, or click the cup, to roll."}
	case farm.WeatherDie:
		god := skadi.God(at.N)
		title = god.String()
		if s.Dice[god] == 0 {
			return title, []string{"The die that is rolled each week. A low one makes its checks easy."}
		}
		return title, []string{fmt.Sprintf("Shows %d: it stands for the whole week, and is the main part of the need.", s.Dice[god])}
	case farm.Prayer:
		return w.prayerTip(skadi.God(at.N/skadi.MaxPrayers), at.N%skadi.MaxPrayers)
	case farm.EventCell:
		kind := g.EventOf(uint8(at.N))
		return kind.String(), []string{skadi.RuleText((skadi.BySickness + skadi.Cause(kind)).Rule())}
	case farm.Action:
		return w.actionTip(skadi.Move{Kind: skadi.Kind(at.N)})
	case farm.Hex:
		return w.actionTip(skadi.Move{Kind: skadi.Hunt, Hex: uint8(at.N)})
	case farm.Member:
		return w.memberTip(at.N)
	case farm.ActionDie:
		return "Actions", []string{fmt.Sprintf("%s left this week. Drag a die to an action or a hex, or to the week's member to rest.", skadi.Count(int(s.Left), "action"))}
	case farm.Bowl:
		return "Blessing dice", []string{"Click here before a check, or drag one to an action die. Two dice are rolled, and the higher counts. A ritual fills the bowl."}
	case farm.Cell:
		return w.cellTip(at.N/skadi.Cells, at.N%skadi.Cells)
	case farm.SagaDie:
		return "Saga die", []string{"Nine throws make a fragment. Make the rows as unequal as you can and the columns level, or the other way round."}
	case farm.Larder:
		herd := (int(s.Larder) + int(s.Herd)*sheet.Livestock.Slaughter) / max(1, sheet.Larder.Eaten)
		return "Larder", []string{fmt.Sprintf("It holds %d food. What is more is lost.", sheet.Larder.Max), fmt.Sprintf("Food for %s. With the herd: %d.", skadi.Count(g.FoodFor(s), "week"), herd), fmt.Sprintf("The family eats %d a week. With nothing left, everyone loses health.", sheet.Larder.Eaten)}
	case farm.Herd:
		return "Herd", []string{fmt.Sprintf("Drag a cow to the larder to slaughter it: %d food.", sheet.Livestock.Slaughter)}
	case farm.Palisade:
		raid, breaks := g.RaidChance(s)
		return "Palisade", []string{fmt.Sprintf("A raid this week: %s. It breaks in: %s. Together: %s a week.", skadimind.Percent(raid), skadimind.Percent(breaks), skadimind.Percent(raid*breaks)),
			fmt.Sprintf("Each raid costs %d defence. A tie is held.", sheet.Raid.Defence)}
	case farm.Despair:
		lines = []string{fmt.Sprintf("Every check needs %d more.", g.Modifier(s.Despair))}
		if s.Despair > 0 && g.Modifier(s.Despair-1) < g.Modifier(s.Despair) {
			lines = append(lines, fmt.Sprintf("One step down makes every check easier by %d.", g.Modifier(s.Despair)-g.Modifier(s.Despair-1)))
		}
		return "Despair", lines
	case farm.Inspiration:
		return "Inspiration", []string{g.NextStar(s), "At each star a fragment of the saga is told. Written well it is worth 7 points on average."}
	case farm.Points:
		total := g.Score(s).Total
		return "Points", []string{skadi.RuleText("score"), fmt.Sprintf("Now: %s.", skadi.Count(total, "point")), titles(g, total)}
	}
	return "", nil
}

// actionTip says what an action does, its need as a sum, its chances, and why it is not possible.
func (w *winter) actionTip(m skadi.Move) (title string, lines []string) {
	g, s := w.game, w.Now()
	if m.Kind == skadi.End {
		return "End the week", []string{"The rest of the actions is lost. Sick dice go down, and the family eats."}
	}
	title, _, _ = strings.Cut(g.Sentence(s, m), ": ")
	lines = append(lines, rules.Capital(g.Gives(s, m))+".")
	if m.Kind == skadi.Slaughter {
		lines[0] += " No check."
	}
	if m.Kind.IsCheck() && s.Dice[m.Kind.Against()] > 0 {
		lines = append(lines, w.needOf(m), oddsOf(g.OddsOf(s, m)))
	}
	if why := g.WhyNot(s, m); !why.OK() {
		lines = append(lines, why.Say)
	}
	return title, lines
}

// needOf says the need of a check as a sum of its parts.
func (w *winter) needOf(m skadi.Move) string {
	return rules.Capital(w.game.Parts(w.game.NeedFor(w.Now(), m))) + "."
}

// oddsOf says the chances of a check.
func oddsOf(o skadi.Odds) string {
	say := skadimind.Percent(o.Plain) + " with one die, " + skadimind.Percent(o.Blessed) + " with a blessing"
	if !o.CanBless {
		say += " (the bowl is empty)"
	}
	if o.CanPray {
		say += ", " + skadimind.Percent(o.Prayed) + " with a prayer"
		if o.CanBless {
			say += ", " + skadimind.Percent(o.Both) + " with both"
		}
	}
	return say + "."
}

func (w *winter) prayerTip(god skadi.God, space int) (title string, lines []string) {
	s, spaces := w.Now(), w.game.Spaces(god)
	title = "Prayer to " + w.game.NameOf(god)
	if space < int(s.Prayed[god]) {
		return title, []string{"This space is used up."}
	}
	lines = []string{fmt.Sprintf("After a failed check against this weather die: roll %d or more, %s, and it succeeds after all.", spaces[space],
		skadimind.Percent(skadi.Chance(spaces[space], false)))}
	if s.Stage != skadi.Prayer {
		lines = append(lines, "There is no failed check to pray for now.")
	}
	return title, lines
}

func (w *winter) memberTip(who int) (title string, lines []string) {
	s, family := w.Now(), w.game.Sheet().Family
	title = family.Names[who]
	switch {
	case !s.Alive(who):
		return title, []string{"Dead. Nothing can hurt or heal the dead."}
	case s.Sick[who] > 0:
		lines = append(lines, fmt.Sprintf("Sick: well again in %s, and then %d health back.", skadi.Count(int(s.Sick[who]), "week"), w.game.Sheet().Event.SicknessHealth))
	}
	lines = append(lines, fmt.Sprintf("%d of %d health.", s.Health[who], family.Health))
	if w.game.Member(s) == who {
		lines = append(lines, "The week's member takes its injuries. Drag the action dice here to rest.")
	}
	return title, lines
}

// cellTip says what a die is worth in a cell, once few enough are free to know it at once.
func (w *winter) cellTip(f, c int) (title string, lines []string) {
	s := w.Now()
	title = rules.Capital(skadi.Ordinal(f)) + " fragment"
	if s.Stage != skadi.Saga || f != int(s.Told) {
		return title, []string{"Highest row minus lowest row, against highest column minus lowest column: the difference counts, 0 to 15."}
	}
	grid := s.Grid[f]
	if grid[c] > 0 {
		return title, []string{w.game.WhyNot(s, skadi.Move{Kind: skadi.Write, Cell: uint8(c)}).Say}
	}
	lines = []string{fmt.Sprintf("Write the %d in row %d, column %d.", s.Throw, c/3+1, c%3+1)}
	written := 0
	for _, die := range grid {
		if die > 0 {
			written++
		}
	}
	if written < knownFrom {
		return title, append(lines, "Rule of thumb: big ones in one row, small ones in another.")
	}
	grid[c] = s.Throw
	return title, append(lines, fmt.Sprintf("Worth %.1f points on average, written well from here.", skadimind.Fragments.Worth(grid)))
}

// knownFrom is how many cells are written before the rest is weighed while the pointer rests on one: it takes no time then.
const knownFrom = 4

// pointedAt returns the spot that the keyboard or else the pointer points at.
func (w *winter) pointedAt() farm.Spot {
	if w.focus.Kind != farm.Nowhere {
		return w.focus
	}
	return w.hover
}

// notes returns the texts over the table: a refusal, a hint, the tip of what is pointed at, and the page of a lesson.
func (w *winter) notes(g *app.App) (all []farm.Note) {
	at := w.pointedAt()
	switch {
	case w.lesson != nil:
		all = append(all, w.lesson.note(w))
	case w.hint.shown():
		all = append(all, farm.Note{Title: "Hint", Lines: []string{w.hint.says}, Foot: w.hint.more(g), By: w.about(w.hint.spot(w)), Stays: true})
	}
	switch {
	case w.refused != nil:
		n := farm.Note{Lines: []string{w.refused.Say}, By: w.refused.by, Bad: true}
		if w.refused.Rule != "" {
			n.Foot = "Rule: " + skadi.RuleOf(w.refused.Rule).Title
		}
		return append(all, n)
	case w.holds || w.lesson != nil || g.Pointer.Clicked && w.focus.Kind == farm.Nowhere:
		return all
	}
	if title, lines := w.tip(at); title != "" {
		all = append(all, farm.Note{Title: title, Lines: lines, Foot: "Rule: " + skadi.RuleOf(ruleOf(at)).Title, By: w.plan.Rect(at)})
	}
	return all
}

// about returns what a note about a spot does not cover: with a hex the whole hunting ground is looked at, with a cell the whole saga.
func (w *winter) about(at farm.Spot) layout.Rect {
	switch at.Kind {
	case farm.Hex:
		return w.plan.Hunt
	case farm.Cell:
		return w.plan.Saga
	}
	return w.plan.Rect(at)
}

// Spoken says what is pointed at, what happened last, and what is asked.
func (w *winter) Spoken(g *app.App) (say speech.Words) {
	if w.Dialog != nil {
		if w.Dialog.Menu == nil {
			return speech.Words{}
		}
		return w.Dialog.Menu.Spoken()
	}
	if w.plan == nil {
		w.lay(g)
	}
	at := w.pointedAt()
	if at.Kind == farm.Button && at.N < len(w.buttons) {
		say.Focus = append(say.Focus, w.buttons[at.N].words(g))
	} else if title, lines := w.tip(at); title != "" {
		say.Focus = append(append(say.Focus, title), lines...)
	}
	for _, n := range w.notes(g) {
		if n.By != w.plan.Rect(at) || n.Bad {
			say.Focus = append(append(say.Focus, n.Title), n.Lines...)
		}
	}
	say.Last = w.show.told
	say.Asked = append(say.Asked, w.prompt(g))
	if w.show.playing() {
		return say
	}
	for _, d := range w.game.Dangers(w.Now()) {
		say.Asked = append(say.Asked, w.game.Warn(d))
	}
	for i := range w.buttons {
		say.Asked = append(say.Asked, w.buttons[i].words(g))
	}
	for _, t := range targets(w.game, w.Now()) {
		if w.watch == nil && t.move.Kind > skadi.RollEvent && t.move.Kind != skadi.Write {
			say.Asked = append(say.Asked, w.game.Sentence(w.Now(), t.move))
		}
	}
	return say
}

// Sights lets a lens keep the bar at the foot in sight.
func (w *winter) Sights(*app.App) app.Sights {
	if w.plan == nil {
		return app.Sights{}
	}
	s := app.Sights{Prompt: w.plan.Bar, Bar: layout.Rect{W: w.plan.W, H: 1}}
	if w.focus.Kind != farm.Nowhere {
		s.Follow = w.plan.Rect(w.focus)
	}
	return s
}

func (w *winter) Zooms() bool { return w.Dialog == nil }
