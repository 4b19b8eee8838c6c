package rules

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// The texts of cards, printed on them and in the rules reference. Words in braces are icons: resources, regions
// ("{empire}"), skills, stress, die values ("{6}") and the marks {activate}, {overcome}, {attach}, {action}, {any},
// {port} and {gate}. Everything else is plain English.

// ObstacleText returns the text of an obstacle card, one string for each part it has: standing effects, conditional threat,
// activation, overcoming, arrival of a character, and damage without a number.
func (b *Rulebook) ObstacleText(o *content.Obstacle) []string {
	text := sentencesOf(NoProgram, o.Standing)
	if o.ExtraThreat != content.NoResource {
		w := words{list: OnActivate}
		threat := "has one more " + icon(o.ExtraThreat.String()) + " threat symbol"
		if o.ThreatIf.Test != content.Always {
			threat += " while " + w.condition(&o.ThreatIf)
		}
		text = append(text, sentence(threat))
	}
	text = append(text, marked("{activate} ", sentencesOf(OnActivate, o.Activate))...)
	text = append(text, marked("{overcome} ", sentencesOf(OnOvercome, o.Overcome))...)
	text = append(text, sentencesOf(OnArrive, o.Arrive)...)
	if o.Damage.DiceOnCard {
		text = append(text, "Damage: {body} equal to the total of all dice on this card, but at least "+
			strconv.Itoa(o.Damage.Body)+".")
	}
	return text
}

// OvercomeGains returns in full sentences what overcoming an obstacle does besides harm to characters; "" for nothing.
func (b *Rulebook) OvercomeGains(id content.ObstacleID) string {
	w := words{list: OnOvercome, full: true}
	w.phrase(slices.DeleteFunc(slices.Clone(b.c.Card(id).Overcome), func(ef content.Effect) bool { return Has(&ef, Harms) }))
	return b.Plain(w.sentences())
}

// Danger says in a sentence what an obstacle does as long as it is in play: as it activates, but for its moves, or all the time. It returns ""
// of others.
func (b *Rulebook) Danger(id content.ObstacleID) string {
	o := b.c.Card(id)
	if o.Activate == nil {
		return b.InForce(id)
	}
	does := slices.DeleteFunc(slices.Clone(o.Activate), func(ef content.Effect) bool { return Has(&ef, MovesCard) })
	w := words{list: OnActivate, moved: len(does) < len(o.Activate)}
	if len(does) == 0 {
		does = o.Activate
	}
	w.phrase(does)
	say, _, _ := strings.Cut(strings.TrimSuffix(w.sentences(), "."), ". ")
	return b.whenItActivates(say + ".")
}

func (b *Rulebook) whenItActivates(say string) string {
	return b.Plain("When it activates, " + LowerFirst(say))
}

// Does says in sentences all that an obstacle does as long as it is in play: as it activates, in the order of its effects, or all the time.
func (b *Rulebook) Does(id content.ObstacleID) string {
	o := b.c.Card(id)
	if o.Activate == nil {
		return b.InForce(id)
	}
	say := sentencesOf(OnActivate, o.Activate)[0]
	if moves, is := strings.CutPrefix(say, "Moves "); is {
		say = "it moves " + moves
	}
	return b.whenItActivates(say)
}

// InForce returns the sentences of an obstacle that apply all the time and when a character comes; "" if it has none.
func (b *Rulebook) InForce(id content.ObstacleID) string {
	o := b.c.Card(id)
	return b.Plain(strings.Join(append(sentencesOf(NoProgram, o.Standing), sentencesOf(OnArrive, o.Arrive)...), " "))
}

// InForceAt returns the same of a location.
func (b *Rulebook) InForceAt(l *content.Location) string {
	return b.Plain(strings.Join(append(sentencesOf(NoProgram, l.Standing), sentencesOf(OnLocationEntry, l.Arrive)...), " "))
}

// LocationText returns the text of a location card, one string for each part it has: starting obstacles, location action,
// arrival of a character, standing effects, and the meaning of its icon.
func (b *Rulebook) LocationText(l *content.Location) []string {
	var text []string
	for i, name := range l.Attach {
		if slices.Contains(l.Attach[:i], name) {
			continue // counted with the first
		}
		attach := "{attach} " + name + " comes"
		if n := countOf(l.Attach, name); n > 1 {
			attach = "{attach} " + strconv.Itoa(n) + " " + name + " come"
		}
		text = append(text, attach+" with this location.")
	}
	text = append(text, marked("{action} ", sentencesOf(OnAction, l.Action))...)
	text = append(text, sentencesOf(OnLocationEntry, l.Arrive)...)
	text = append(text, sentencesOf(NoProgram, l.Standing)...)
	if means := iconText(l.Icon); means != "" {
		text = append(text, means)
	}
	return text
}

// iconText explains the icon of a location card; "" without one.
func iconText(i content.Icon) string {
	switch i.Kind {
	case content.PortIcon:
		return "{port} Move to another {port} for 1 action die."
	case content.GateIcon:
		return "{gate} Move to another {gate} for 1 {psyche} or 1 {body} instead of dice."
	case content.ResourceIcon:
		resource := icon(i.Resource.String())
		return resource + " When this location is activated, roll a new " + resource + " asset here."
	case content.SkillIcon:
		skill := icon(i.Skill.String())
		return skill + " Create or trade up to your " + skill + " rank in dice here, at least 1."
	case content.StressIcon:
		stress := icon(i.Stress.String())
		return stress + stress + " You may pay 2 " + stress + " instead of an action die to create an asset of any value."
	}
	return ""
}

// AbilityText returns the text of ability i, 0..8, of a character, short enough for a mat: the die or stress it costs, an arrow,
// and its effect. A standing ability has no arrow.
func (b *Rulebook) AbilityText(c content.CharacterID, i int) string {
	w := b.abilityWords(c, i, words{})
	does := strings.Join(w.said, "; ")
	if w.box == "" {
		return strings.TrimSuffix(sentence(does), ".")
	}
	return w.box + " → " + does
}

// AbilityHelp returns the text of ability i, 0..8, of a character in full sentences.
func (b *Rulebook) AbilityHelp(c content.CharacterID, i int) string {
	w := b.abilityWords(c, i, words{full: true})
	if w.box == "" {
		return w.sentences()
	}
	pay := ""
	switch b.c.Characters[c].Abilities[i].Box {
	case content.AnyDieBox:
		pay = "place any unspent action die or any asset from your location"
	case content.AssetBox:
		pay = "place any asset from your location"
	case content.ResourceBox:
		pay = "place " + AOrAn(w.box) + " asset from your location"
	case content.ValueBox:
		pay = "place an unspent action die or an asset from your location showing " + w.box
	default:
		pay = "take 1 " + w.box + ", as often as you like"
	}
	w.said[0] = pay + ": " + w.said[0]
	return w.sentences()
}

// AbilityPhrase describes ability i, 0..8, of a character as part of a sentence: "turn a 5 into 1". It has
// no icons.
func (b *Rulebook) AbilityPhrase(c content.CharacterID, i int) string {
	a := &b.c.Characters[c].Abilities[i]
	w := b.abilityWords(c, i, words{takes: takenBy(a)})
	return b.Plain(strings.Join(w.said, "; "))
}

// abilityWords words ability i, 0..8, of a character in the form of w.
func (b *Rulebook) abilityWords(c content.CharacterID, i int, w words) words {
	a := &b.c.Characters[c].Abilities[i]
	w.list, w.box, w.bearer = OnUse, boxIcon(a), b.c.Characters[c].Name
	w.phrase(a.Effects)
	w.phrase(a.Standing)
	return w
}

// boxIcon returns the text in the box of an ability: the die or stress it costs; "" if it has no box.
func boxIcon(a *content.Ability) string {
	switch {
	case a.Cost != content.NoStress:
		return icon(a.Cost.String())
	case a.Box == content.AnyDieBox:
		return "{any}"
	case a.Box == content.AssetBox:
		return "any asset"
	case a.Box == content.ResourceBox:
		return icon(a.Resource.String())
	case a.Box == content.ValueBox:
		return dieIcon(a.Value)
	}
	return ""
}

// takenBy names the die that the box of an ability takes: "a die", "a {5}", "a {military} asset".
func takenBy(a *content.Ability) string {
	switch a.Box {
	case content.AssetBox:
		return "an asset"
	case content.ResourceBox:
		return AOrAn(icon(a.Resource.String()) + " asset")
	case content.ValueBox:
		return "a " + dieIcon(a.Value)
	}
	return "a die"
}

// EventText returns the text of a season's event with 0 to 3 matching symbols ([event]).
func (b *Rulebook) EventText(season content.Season, symbols int) string {
	w := words{list: OnEvent}
	w.phrase(b.c.Events[season][symbols].Effects)
	return w.sentences()
}

// TaskText says what earns a character its next achievement ([achievement]).
func (b *Rulebook) TaskText(c content.CharacterID) string {
	return "Overcome " + b.task(c) + "."
}

// AchievementText returns TaskText with a lead, for a place among other texts of the character.
func (b *Rulebook) AchievementText(c content.CharacterID) string {
	return "For an achievement: overcome " + b.task(c) + "."
}

// task names the obstacles that a character must overcome for an achievement.
func (b *Rulebook) task(c content.CharacterID) string {
	w := words{list: OnUse}
	return w.oneCard(&b.c.Characters[c].Task)
}

// toBefore words the relations of a square's die to the die before it.
var toBefore = [...]string{
	content.OneHigher: " one higher than the die before", content.OneLower: " one lower than the die before",
	content.Equal: " equal to the die before",
}

// SquareText names the dice that a square of a progress card takes ([progress]); "" if no square is printed.
func (b *Rulebook) SquareText(sq content.Square) string {
	if !sq.There {
		return ""
	}
	takes := b.squareTakes(sq)
	switch {
	case sq.Start:
		return "Start: " + takes + "."
	case sq.End:
		return "End: " + takes + "."
	}
	return sentence(takes)
}

// squareTakes names the dice that a square takes, within a sentence.
func (b *Rulebook) squareTakes(sq content.Square) string {
	takes := "any asset"
	if sq.Resource != content.NoResource {
		takes = AOrAn(iconNamed(sq.Resource.String()) + " asset")
	}
	if sq.Value > 0 {
		takes += " showing " + dieIcon(sq.Value)
	}
	takes += toBefore[sq.Relation]
	if sq.Region != content.NoRegion {
		takes += " from a location in " + icon(sq.Region.String()) + together + b.RegionName(sq.Region)
	}
	return takes
}

// countOf returns the number of times word occurs in list.
func countOf(list []string, word string) int {
	n := 0
	for _, w := range list {
		if w == word {
			n++
		}
	}
	return n
}

// sentencesOf returns the text of a list of effects as one string, or nil for an empty list.
func sentencesOf(list ProgramKind, effects []content.Effect) []string {
	if len(effects) == 0 {
		return nil
	}
	w := words{list: list}
	w.phrase(effects)
	return []string{w.sentences()}
}

// marked puts the mark of a part before its text.
func marked(mark string, text []string) []string {
	for i := range text {
		text[i] = mark + text[i]
	}
	return text
}

// programs are the lists of effects by the names in [content.Example].
var programs = map[string]ProgramKind{
	"activate": OnActivate, "overcome": OnOvercome, "arrive": OnArrive, "action": OnAction, "ability": OnUse, "event": OnEvent,
	"standing": NoProgram,
}

// ExampleText returns the text of a card with the effect of an example, in full sentences without icons.
func (b *Rulebook) ExampleText(e *content.Example) string {
	w := words{list: programs[e.In], full: true, bearer: "the character"}
	w.phrase([]content.Effect{e.Effect})
	return b.Plain(w.sentences())
}
