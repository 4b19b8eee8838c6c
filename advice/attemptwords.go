package advice

import (
	"fmt"
	"slices"
	"strings"

	"sixwinters/content"
	"sixwinters/rules"
)

// Forecasts of attempts in words ([overcome]).

// Words puts the forecast into sentences.
func (a *Attempt) Words(b *rules.Rulebook, s *rules.State) []string {
	name := b.Content().Card(a.Obstacle).Name
	if a.Forbidden {
		return []string{"No attempt may begin on " + name + " while an obstacle in play forbids it."}
	}
	var say []string
	if missing := ValueList(&a.Missing); missing != "" {
		say = append(say, "Still to cover: "+missing+".")
	}
	switch {
	case a.Rolled && a.Holds == 0:
		say = append(say, "The defence lacks "+ValueList(&a.Lacks)+".")
		if a.Defends > 0 {
			say = append(say, rules.Capital(fmt.Sprintf("%s to overcome it, %s to hold it with abilities.", Percent(a.Chance), Percent(a.Defends))))
		}
	case a.Rolled:
	case a.Approach:
		say = append(say, "The participants' dice overcome it in the approach, without a defence.")
	default:
		say = append(say, a.chances()...)
	}
	if !a.NoDefence() {
		say = append(say, a.fails(b, s)...)
	}
	return say
}

// chances says how likely the obstacle is overcome and the defence holds as it is played, and what of it the dice do alone.
func (a *Attempt) chances() []string {
	dice := rules.HowMany(a.Dice, "die", "dice")
	if a.ByAbilities {
		return []string{"With abilities the participants' dice overcome it in the approach, without a defence."}
	}
	say := []string{
		rules.Capital(fmt.Sprintf("%s to overcome it now.", Percent(a.Chance))),
		fmt.Sprintf("%s: %s to defend.", dice, Percent(a.Defends)),
	}
	if Percent(a.Defends) != Percent(a.Holds) || Percent(a.Chance) != Percent(a.Completes) {
		say = append(say, fmt.Sprintf("By the dice alone, without abilities: %s to overcome it, %s to defend.", Percent(a.Completes), Percent(a.Holds)))
	}
	return say
}

// Odds says both chances in short: "33% to overcome, 14% to defend".
func (a *Attempt) Odds() string {
	if a.NoDefence() {
		return "certain to overcome, no defence needed"
	}
	return Percent(a.Chance) + " to overcome, " + Percent(a.Defends) + " to defend"
}

// InOrder says both chances in the order in which they come, and what a failed defence costs.
func (a *Attempt) InOrder(b *rules.Rulebook, s *rules.State) string {
	if a.NoDefence() {
		return "It is " + a.Odds() + "."
	}
	say := "The defence comes first: " + Percent(a.Defends)
	if a.Defends < 1 {
		say += "; failing costs " + a.Cost(b, s)
	}
	return say + ". Then " + Percent(a.Chance) + " to overcome it."
}

// HelpWords lists the abilities that can help the defence after its roll, shortly: "reroll, turn over"; "" for none.
func (a *Attempt) HelpWords(b *rules.Rulebook, s *rules.State) string {
	var all []string
	for p := range s.Players {
		for i := range content.NumAbilities {
			if box := b.Ability(s, p, i); a.Helps[p]>>i&1 == 1 && box != nil {
				all = append(all, rules.AbilityBrief(box)[0])
			}
		}
	}
	return strings.Join(all, ", ")
}

// fails says what a failed defence does to each participant, a sentence for each; nothing if it cannot fail.
func (a *Attempt) fails(b *rules.Rulebook, s *rules.State) (say []string) {
	if a.Defends == 1 || len(a.Shares) == 0 {
		return nil
	}
	for p := range rules.NumPlayers {
		if a.Team&(1<<p) == 0 {
			continue
		}
		worst := a.worst(p)
		most := "takes"
		if len(a.Shares) > 1 {
			most = "takes at most"
		}
		say = append(say, fmt.Sprintf("If it fails, %s %s %s.", b.PlayerName(s, p), most, worst.Words()))
	}
	return say
}

// InShort returns what an attempt that has not begun promises its team in one sentence, so that several teams can be compared:
// the chances that the obstacle is overcome and that the defence holds, abilities included, and what a defence that fails costs
// each at most ([overcome]).
func (a *Attempt) InShort(b *rules.Rulebook, s *rules.State) string {
	var costs []string
	most, joint := "", "and"
	if len(a.Shares) > 1 {
		most, joint = "at most ", "or"
	}
	who, alone := b.TeamName(s, a.Team), a.Team&(a.Team-1) == 0
	for p := range rules.NumPlayers {
		if a.Team&(1<<p) == 0 {
			continue
		}
		switch worst := a.worst(p); {
		case worst.None():
		case alone:
			costs = append(costs, most+worst.Words())
		default:
			costs = append(costs, b.PlayerName(s, p)+" "+most+worst.Words())
		}
	}
	if alone {
		who += " alone"
	}
	switch {
	case a.Approach:
		return who + ": overcome in the approach, without a defence."
	case a.ByAbilities:
		return who + ": overcome in the approach with abilities, without a defence."
	}
	say := who + ": " + a.Odds()
	if a.Defends < 1 && len(costs) > 0 {
		say += "; a failure costs " + rules.Joined(costs, joint)
	}
	return say + "."
}

// worst returns the most harm that a failed defence does to a participant, over all splits of its damage.
func (a *Attempt) worst(p int) (worst Harm) {
	for _, share := range a.Shares {
		if share.Harm[p].Points() > worst.Points() {
			worst = share.Harm[p]
		}
	}
	return worst
}

// DamageWords words the damage of a failed defence: "2 psyche and 1 body"; "" for none.
func (a *Attempt) DamageWords() string {
	var points []string
	for k, n := range a.Damage {
		if n > 0 {
			points = append(points, fmt.Sprintf("%d %s", n, content.Stress(k)))
		}
	}
	return rules.Joined(points, "and")
}

// AtOnce describes an attempt without an approach, whose dice are rolled as it begins.
func (a *Attempt) AtOnce(b *rules.Rulebook, s *rules.State) string {
	cost := a.Cost(b, s)
	if a.Dice == 0 {
		return "No one is skilled and no action dice are left: the defence fails and costs " + cost + "."
	}
	dice := "the only die is"
	if a.Dice > 1 {
		dice = fmt.Sprintf("all %d dice are", a.Dice)
	}
	say := "No one is skilled: " + dice + " rerolled immediately. "
	if a.Defends == 0 {
		return say + "The defence fails and costs " + cost + "."
	}
	return say + "Chances: " + a.Odds() + "; failing costs " + cost + "."
}

// Cost words the cost of a failed defence: the damage, and who may be knocked out.
func (a *Attempt) Cost(b *rules.Rulebook, s *rules.State) string {
	var out []string
	for p := range rules.NumPlayers {
		if slices.ContainsFunc(a.Shares, func(share Share) bool { return share.Harm[p].KnockedOut }) {
			out = append(out, b.PlayerName(s, p))
		}
	}
	say := a.DamageWords()
	if say == "" {
		say = "nothing"
	}
	if len(out) > 0 {
		say += ", enough to knock " + rules.Joined(out, "or") + " out"
	}
	return say
}

// ValueList lists values, each as often as it is counted: "2, 2 and 5".
func ValueList(v *rules.Values) string {
	var each []string
	for i, n := range v {
		for range n {
			each = append(each, fmt.Sprint(i+1))
		}
	}
	return rules.Joined(each, "and")
}
