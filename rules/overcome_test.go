package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

func TestOvercome(t *testing.T) {
	scenarios(t, "overcome", []scenario{
		{"only an obstacle at the character's location", func(tb *table) {
			tb.attach("redbank/military", "angry-mob.1")
			tb.refused("attempt thea angry-mob.1 thea", "overcome")
			tb.refused("attempt thea hogel thea", "overcome")
		}},
		{"an attempt costs no action die", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a2")
			tb.play("attempt thea angry-mob.1 thea", "defend")
			if n := len(tb.lying("thea")); n != 1 {
				tb.Errorf("Thea has %d action dice, not 1", n)
			}
		}},
		{"after the defence participants place dice; incomplete, the dice stay for the next attempt", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1") // 3 5
			tb.put("thea", "a1 a1")
			tb.put("redbank/support", "support:3")
			tb.rolls(3, 5)
			tb.play("attempt thea angry-mob.1 thea", "defend")
			tb.refused("cover thea support:3 5", "approach")
			tb.play("cover thea support:3 3", "leave")
			tb.want("on angry-mob.1", "support:3")
			tb.wantAsked("actions")
			tb.play("attempt thea angry-mob.1 thea", "cover thea a5 5")
			tb.wantAttached("redbank/support")
			tb.wantEvents(EvOvercome, 1)
		}},
		{"only participants place dice, and only dice that are there", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1 a1")
			tb.put("keel", "a3")
			tb.rolls(3, 5)
			tb.play("attempt thea angry-mob.1 thea", "defend")
			tb.refused("cover keel a3 3", "overcome")
			tb.refused("cover thea support:3 3", "overcome")
			tb.refused("cover thea a4 5", "spend")
			tb.refused("cover thea a3 6", "approach")
		}},
	})
}

func TestTeamwork(t *testing.T) {
	scenarios(t, "teamwork", []scenario{
		{"another character joins at the same location only", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.refused("attempt thea angry-mob.1 thea+keel", "teamwork")
			tb.at("keel", "redbank/support")
			tb.play("attempt thea angry-mob.1 thea+keel")
		}},
		{"the unskilled learns beside the skilled", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a5")
			tb.play("attempt thea angry-mob.1 thea+keel", "cover thea a3 3", "cover thea a5 5")
			tb.wantRank("thea", content.Command, 2)
			tb.wantRank("keel", content.Command, 1)
		}},
		{"they defend between them", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1")
			tb.put("keel", "a1")
			tb.rolls(3, 5)
			tb.play("attempt thea angry-mob.1 thea+keel", "defend")
			tb.refused("face", "defend")
			tb.play("cover thea a3 3", "cover keel a5 5")
			tb.wantAttached("redbank/support")
		}},
	})
}

func TestAttempt(t *testing.T) {
	scenarios(t, "attempt", []scenario{
		{"who begins it takes part, and a team is named by its first player", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.refused("attempt thea angry-mob.1 keel", "attempt")
			tb.refused("attempt keel angry-mob.1 thea+keel", "attempt")
		}},
		{"no action but its own steps, abilities, masteries and progress cards", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1 a4")
			tb.put("pool", "support:1")
			tb.put("redbank/support", "support:6 military:1")
			tb.progressed(content.Military, 8)
			tb.card("thea", "tinkering") // start support
			tb.play("attempt thea angry-mob.1 thea")
			tb.refused("rest thea a1 body", "attempt")
			tb.refused("create thea a1 support:1", "attempt")
			tb.refused("done", "attempt")
			tb.refused("leave", "overcome")
			tb.play("use thea 2 a4", "place thea support:6 r1c1", "march military:1 redbank/support redbank/military")
			tb.want("thea", "a1 a5")
			tb.refused("attempt thea angry-mob.1 thea", "attempt")
		}},
		{"whoever leaves drops out and gains nothing, the dice stay", func(tb *table) {
			tb.achieved("thea", 5)
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a1")
			tb.play("attempt thea angry-mob.1 thea", "cover thea a3 3", "use thea 8 a1", "to redbank/military")
			tb.wantAsked("actions")
			tb.want("on angry-mob.1", "a3")
			tb.wantEvents(EvOvercome, 0)
		}},
		{"whoever leaves and comes back before the attempt goes on has dropped out all the same", func(tb *table) {
			tb.cast("thea", "oniri")
			tb.at("oniri", "redbank/sorcery")
			tb.attach("redbank/sorcery", "orb-of-seeing")
			tb.card("oniri", "flora-fauna-and-fiends") // start any | 6 | end any
			tb.put("redbank/sorcery", "support:1 support:6 support:2")
			tb.put("oniri", "a1 a6")
			tb.play("attempt oniri orb-of-seeing oniri", "cover oniri a1 1")
			tb.play("place oniri support:1 r1c1", "place oniri support:6 r1c2", "place oniri support:2 r2c3")
			tb.refused("done", "complete")
			tb.refused("cover oniri a6 6", "complete")
			tb.play("pay oniri 3", "pay oniri 3") // to the other sorcery location and back
			tb.wantAt("oniri", "redbank/sorcery")
			tb.play("take oniri cantrips")
			tb.wantAsked("actions")
			tb.want("on orb-of-seeing", "a1")
		}},
		{"the others go on without those who left", func(tb *table) {
			tb.achieved("thea", 5)
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.rank("keel", content.Command, 2)
			tb.put("thea", "a1")
			tb.put("keel", "a3 a5")
			tb.play("attempt thea angry-mob.1 thea+keel", "use thea 8 a1", "to redbank/military")
			tb.play("cover keel a3 3", "cover keel a5 5")
			tb.wantEvents(EvOvercome, 1)
			tb.wantRank("thea", content.Command, 2)
		}},
		{"whoever is knocked out drops out; with none left the attempt ends", func(tb *table) {
			tb.attach("redbank/support", "orb-of-seeing") // 2 body
			tb.stressDie("thea", content.Body, 1, 3)
			tb.play("attempt thea orb-of-seeing thea", "defend", "face")
			tb.wantAt("thea", "")
			tb.wantAttached("redbank/support", "orb-of-seeing")
			tb.wantAsked("actions")
		}},
		{"a pattern complete without a placement is overcome at the next approach", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.overcome("angry-mob.1", "thea")
			tb.wantAttached("redbank/support")
			tb.wantAsked("actions")
		}},
		{"skills are fixed as it begins", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3")
			tb.play("attempt thea angry-mob.1 thea")
			tb.rank("thea", content.Command, 1)
			tb.play("cover thea a3 3")
		}},
		{"it ends when its obstacle leaves play", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a4 a1")
			tb.play("attempt thea angry-mob.1 thea")
			tb.engine().discard(tb.obstacle("angry-mob.1"))
			tb.play("use thea 2 a4")
			tb.wantAsked("actions")
			tb.refused("leave", "actions")
			tb.wantEvents(EvOvercome, 0)
		}},
		{"Drauga forbids attempts on support obstacles", func(tb *table) {
			tb.attach("redbank/military", "drauga")
			tb.attach("redbank/support", "angry-mob.1", "tripwire")
			tb.refused("attempt thea angry-mob.1 thea", "attempt")
			tb.remedied("attempt thea angry-mob.1 thea", "It is Drauga, at Boar's Rift: overcome that first.")
			tb.play("attempt thea tripwire thea")
		}},
		{"Drauga forbids one whose support symbol counts for now", func(tb *table) {
			tb.attach("redbank/military", "drauga")
			tb.attach("redbank/support", "restless-dead.1") // a rural location
			tb.attach("redbank/sorcery", "restless-dead.2") // a wilderness
			tb.refused("attempt thea restless-dead.1 thea", "attempt")
			tb.at("thea", "redbank/sorcery")
			tb.play("attempt thea restless-dead.2 thea")
		}},
		{"Field Work and Oniri's conversion, any number of times", func(tb *table) {
			tb.cast("oniri", "keel")
			tb.achieved("oniri", 3)
			tb.at("oniri", "redbank/support")
			tb.attach("redbank/support", "field-work", "bandit-camp")
			tb.put("pool", "technology:2 technology:5 technology:6 sorcery:3")
			tb.play("attempt oniri bandit-camp oniri")
			tb.refused("convert keel technology:2", "ability") // who is elsewhere
			tb.play("convert oniri technology:2", "convert oniri sorcery:3", "convert oniri technology:6")
			tb.want("oniri", "a2 a3 a6")
			tb.want("pool", "technology:5")
		}},
		{"Friends in Low Places, in the defence and after it", func(tb *table) {
			tb.attach("redbank/support", "friends-in-low-places", "tripwire") // 1 1
			tb.put("pool", "diplomacy:1 diplomacy:1")
			tb.play("attempt thea tripwire thea", "convert thea diplomacy:1")
			tb.wantEvents(EvDefence, 1)
			tb.play("cover thea a1 1", "convert thea diplomacy:1", "cover thea a1 1")
			tb.wantEvents(EvOvercome, 1)
		}},
	})
}

func TestApproach(t *testing.T) {
	scenarios(t, "approach", []scenario{
		{"the skilled place dice of the printed values; complete, there is no defence", func(tb *table) {
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a3 a4 a5")
			tb.put("redbank/support", "technology:5")
			tb.play("attempt thea angry-mob.1 thea")
			tb.refused("cover thea a4 3", "approach")
			tb.play("cover thea technology:5 5")
			tb.refused("cover thea a5 5", "approach")
			tb.play("cover thea a3 3")
			tb.wantEvents(EvDefence, 0)
			tb.wantEvents(EvOvercome, 1)
			tb.want("thea", "a4 a5")
		}},
		{"the unskilled go straight to the defence", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("keel", "a3 a5")
			tb.rolls(1, 1)
			tb.play("attempt keel angry-mob.1 keel")
			tb.want("keel", "a1 a1")
			tb.wantChoices("face", "use keel 1 a1")
			for _, e := range tb.story.Events {
				if e.Kind == EvDie && e.Cause.Kind != ByAttempt {
					tb.Errorf("a die is rerolled because of %+v", e.Cause)
				}
			}
		}},
		{"begun with someone skilled, it ends only when the players end it, even with nobody skilled left", func(tb *table) {
			tb.achieved("thea", 5)
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1") // 3 5
			tb.put("thea", "a1")
			tb.put("keel", "a2 a6")
			tb.play("attempt thea angry-mob.1 thea+keel", "use thea 8 a1", "to redbank/military")
			tb.want("keel", "a2 a6") // not yet rerolled
			tb.refused("cover keel a2 3", "approach")
			tb.refused("face", "defend")
			tb.wantChoices("defend", "use keel 1 a2", "use keel 1 a6")
			if ask := tb.b.Prompt(&tb.s).Text; !strings.Contains(ask, "nobody is skilled enough") {
				tb.Errorf("it asks %q", ask)
			}
			tb.rolls(3, 5)
			tb.play("defend", "cover keel a3 3")
			tb.want("keel", "a5")
		}},
		{"in a team the first who may places the assets", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.rank("keel", content.Command, 2)
			tb.put("redbank/support", "technology:5")
			tb.play("attempt thea angry-mob.1 thea+keel")
			tb.refused("cover keel technology:5 5", "overcome")
			tb.play("cover thea technology:5 5")
		}},
		{"in a team only the skilled place on approach", func(tb *table) {
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("keel", "a3")
			tb.play("attempt thea angry-mob.1 thea+keel")
			tb.refused("cover keel a3 3", "approach")
		}},
	})
}

func TestSkillMastery(t *testing.T) {
	scenarios(t, "skill-mastery", []scenario{
		{"any die covers any printed die, on approach", func(tb *table) {
			tb.rank("thea", content.Command, 6)
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1")
			tb.put("redbank/support", "military:2")
			tb.play("attempt thea angry-mob.1 thea", "cover thea a1 5", "cover thea military:2 3")
			tb.wantEvents(EvOvercome, 1)
		}},
		{"the defence is not changed by it", func(tb *table) {
			tb.rank("thea", content.Command, 6)
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1")
			tb.rolls(1)
			tb.play("attempt thea angry-mob.1 thea", "defend", "face")
			tb.wantStress("thea", content.Psyche, 4, 0)
		}},
		{"it serves the whole team", func(tb *table) {
			tb.rank("thea", content.Command, 6)
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("keel", "a1 a1")
			tb.rolls(3, 5)
			tb.play("attempt thea angry-mob.1 thea+keel", "defend", "cover keel a3 5", "cover keel a5 3")
			tb.wantEvents(EvOvercome, 1)
		}},
		{"it ends when the master leaves", func(tb *table) {
			tb.rank("thea", content.Command, 6)
			tb.achieved("thea", 5)
			tb.at("keel", "redbank/support")
			tb.attach("redbank/support", "angry-mob.1")
			tb.put("thea", "a1")
			tb.put("keel", "a1 a1")
			tb.rolls(3, 5)
			tb.play("attempt thea angry-mob.1 thea+keel", "use thea 8 a1", "to redbank/military", "defend")
			tb.refused("cover keel a3 5", "approach")
			tb.play("cover keel a3 3")
		}},
	})
}
