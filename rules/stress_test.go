package rules

import (
	"strings"
	"testing"

	"sixwinters/content"
)

// takes makes a character take stress, as far as nobody need choose.
func (tb *table) takes(name string, k content.Stress, points int) {
	tb.Helper()
	e := tb.engine()
	e.stress(tb.player(name), k, points)
	e.advance()
}

func TestStress(t *testing.T) {
	// Thea has base psyche 5 and body 3, Keel 3 and 3.
	scenarios(t, "stress", []scenario{
		{"it lowers the die", func(tb *table) {
			tb.takes("thea", content.Psyche, 4)
			tb.wantStress("thea", content.Psyche, 1, 0)
			tb.wantMarked("thea", content.Psyche)
		}},
		{"at zero the die goes to the next box, which is marked, and back to the base value", func(tb *table) {
			tb.takes("thea", content.Body, 3)
			tb.wantStress("thea", content.Body, 3, 1)
			tb.wantMarked("thea", content.Body, 1)
			tb.wantEvents(EvCondition, 1)
		}},
		{"what is left of that stress is lost", func(tb *table) {
			tb.takes("thea", content.Body, 12)
			tb.wantStress("thea", content.Body, 3, 1)
			tb.wantMarked("thea", content.Body, 1)
		}},
		{"boxes marked in earlier years are passed over", func(tb *table) {
			tb.marked("thea", content.Body, 1, 2)
			tb.takes("thea", content.Body, 3)
			tb.wantStress("thea", content.Body, 3, 3)
			tb.wantMarked("thea", content.Body, 1, 2, 3)
		}},
		{"from a box the next unmarked one below counts, not one above", func(tb *table) {
			tb.stressDie("thea", content.Body, 1, 2)
			tb.marked("thea", content.Body, 2)
			tb.takes("thea", content.Body, 1)
			tb.wantStress("thea", content.Body, 3, 3)
			tb.wantMarked("thea", content.Body, 2, 3)
		}},
		{"a condition is taken as if the die had reached zero", func(tb *table) {
			tb.stressDie("thea", content.Psyche, 2, 0)
			tb.engine().condition(tb.player("thea"), content.Psyche)
			tb.wantStress("thea", content.Psyche, 5, 1)
			tb.wantMarked("thea", content.Psyche, 1)
		}},
		{"out of play a condition marks the highest unmarked box, if any", func(tb *table) {
			tb.marked("fuscus", content.Psyche, 1)
			fuscus := tb.characterID("fuscus")
			for range 4 {
				tb.engine().markCondition(fuscus, content.Psyche)
			}
			tb.wantMarked("fuscus", content.Psyche, 1, 2, 3)
			tb.wantEvents(EvCondition, 2)
		}},
		{"recovering erases the highest marked box and does not move the die", func(tb *table) {
			tb.stressDie("thea", content.Psyche, 4, 2)
			tb.marked("thea", content.Psyche, 1, 2)
			tb.engine().recover(tb.characterID("thea"), content.Psyche)
			tb.wantMarked("thea", content.Psyche, 2)
			tb.wantStress("thea", content.Psyche, 4, 2)
		}},
		{"all unlocked characters: in play as by stress, others by their sheet", func(tb *table) {
			tb.character("yasmina").Unlocked, tb.character("yasmina").Burned = true, true
			tb.stressDie("keel", content.Psyche, 1, 2)
			tb.engine().knockOut(tb.player("keel"))
			tb.attach("empire/espionage", "wrath-of-the-autarch")
			tb.activate("empire/espionage")
			tb.wantStress("thea", content.Psyche, 5, 1)
			tb.wantMarked("yasmina", content.Psyche) // burned
			tb.wantMarked("thea", content.Psyche, 1)
			tb.wantMarked("keel", content.Psyche, 1) // out of play, wherever its die had come to
			tb.wantMarked("fuscus", content.Psyche, 1)
			tb.wantMarked("menas", content.Psyche, 1)
			tb.wantMarked("lucia", content.Psyche) // locked
		}},
	})
}

func TestKnockedOut(t *testing.T) {
	scenarios(t, "knocked-out", []scenario{
		{"with no unmarked box left below", func(tb *table) {
			tb.stressDie("thea", content.Body, 1, 3)
			tb.put("thea", "a1 a2")
			tb.play("attempt thea " + tb.trap() + " thea")
			tb.play("face")
			tb.wantAt("thea", "")
			tb.want("thea", "")
			tb.wantEvents(EvKnockedOut, 1)
		}},
		{"boxes marked in earlier years do not catch the die", func(tb *table) {
			tb.marked("thea", content.Body, 1, 2, 3)
			tb.takes("thea", content.Body, 3)
			tb.wantAt("thea", "")
		}},
		{"who is knocked out by psyche takes no body of the same damage", func(tb *table) {
			tb.stressDie("thea", content.Psyche, 1, 3)
			tb.stressDie("thea", content.Body, 1, 0)
			tb.attach("redbank/support", "angry-mob.1") // 1 psyche and 1 body
			tb.play("attempt thea angry-mob.1 thea", "defend", "face", "suffer thea psyche")
			tb.wantAt("thea", "")
			tb.wantMarked("thea", content.Body)
			tb.wantEvents(EvKnockedOut, 1)
		}},
		{"the player acts no more, the card and its dice stay", func(tb *table) {
			tb.card("thea", "tactical-plans")
			tb.put("redbank/support", "support:1")
			tb.play("place thea support:1 r1c1")
			tb.engine().knockOut(tb.player("thea"))
			tb.want("card thea", "support:1")
			tb.refused("use thea 1 a1", "knocked-out")
			m, _ := tb.b.Parse(&tb.s, "use thea 1 a1")
			if say := tb.b.Check(&tb.s, m).Error(); !strings.HasPrefix(say, "Thea is out of play") {
				tb.Errorf("it is refused with %q", say)
			}
			tb.run(StepRefresh)
			tb.want("card thea", "support:1")
			tb.want("thea", "")
		}},
		{"with both out the remaining turns run without an actions step", func(tb *table) {
			tb.engine().knockOut(tb.player("thea"))
			tb.engine().knockOut(tb.player("keel"))
			tb.engine().advance()
			for n := 0; tb.s.Phase != YearOver; n++ { // the players still choose where the rules ask
				if tb.s.top().Task == TaskActions {
					tb.Fatal("there is an actions step")
				}
				if err := tb.b.Apply(&tb.s, tb.b.Moves(&tb.s, nil)[0], nil); err != nil || n > 1000 {
					tb.Fatal("the turns do not run on", err)
				}
			}
		}},
	})
}

// trap attaches Tripwire, which does 2 body, where Thea is.
func (tb *table) trap() string {
	tb.Helper()
	tb.attach("redbank/support", "tripwire")
	tb.rolls(2, 2)
	return "tripwire"
}

func TestAbsorb(t *testing.T) {
	// Oniri's fifth achievement.
	absorber := func(tb *table) {
		tb.cast("thea", "oniri")
		tb.at("oniri", "empire/technology")
		tb.achieved("oniri", 5)
	}
	scenarios(t, "stress", []scenario{
		{"any amount of another's body stress may be absorbed, in any step", func(tb *table) {
			absorber(tb)
			tb.attach("redbank/support", "remote-influence", "bandit-camp") // 4 body to one in the region
			tb.activate("redbank/support")
			tb.wantAsked("stress")
			if asked := tb.b.Prompt(&tb.s).Player; tb.b.PlayerName(&tb.s, asked) != "Oniri" {
				t.Errorf("player %d is asked, and not Oniri's", asked)
			}
			if got, want := tb.b.Prompt(&tb.s).Text, "Thea takes 4 body from Bandit Camp: how much of it does Oniri absorb?"; got != want {
				t.Errorf("it is asked %q, want %q", got, want)
			}
			tb.wantChoices("value 0", "value 1", "value 2", "value 3", "value 4")
			tb.play("value 3")
			tb.wantStress("thea", content.Body, 2, 0)
			tb.wantStress("oniri", content.Body, 3, 0)
		}},
		{"of what a character pays it is not said where it comes from", func(tb *table) {
			absorber(tb)
			tb.takes("thea", content.Body, 1)
			if got, want := tb.b.Prompt(&tb.s).Text, "Thea takes 1 body: how much of it does Oniri absorb?"; got != want {
				t.Errorf("it is asked %q, want %q", got, want)
			}
		}},
		{"of the damage of an attempt it is said which obstacle does it", func(tb *table) {
			absorber(tb)
			tb.put("thea", "a1 a2")
			tb.play("attempt thea " + tb.trap() + " thea")
			tb.play("face")
			tb.wantAsked("stress")
			if got, want := tb.b.Prompt(&tb.s).Text, "Thea takes 2 body from the failed defence against Tripwire: how much of it does Oniri absorb?"; got != want {
				t.Errorf("it is asked %q, want %q", got, want)
			}
		}},
		{"the first player's Oniri absorbs too", func(tb *table) {
			tb.cast("oniri", "keel")
			tb.at("oniri", "redbank/support")
			tb.achieved("oniri", 5)
			tb.takes("keel", content.Body, 2)
			tb.play("value 2")
			tb.wantStress("keel", content.Body, 3, 0)
			tb.wantStress("oniri", content.Body, 4, 0)
		}},
		{"psyche stress cannot be absorbed", func(tb *table) {
			absorber(tb)
			tb.takes("thea", content.Psyche, 1)
			tb.wantStress("thea", content.Psyche, 4, 0)
		}},
		{"each body spent is a stress of one, and nothing of it is lost", func(tb *table) {
			absorber(tb)
			tb.stressDie("oniri", content.Body, 1, 0)
			tb.takes("thea", content.Body, 3)
			tb.play("value 3")
			tb.wantStress("thea", content.Body, 3, 0)
			tb.wantStress("oniri", content.Body, 4, 1) // not 6, as after a stress of three
			tb.wantMarked("oniri", content.Body, 1)
		}},
		{"spent through two conditions", func(tb *table) {
			absorber(tb)
			tb.marked("oniri", content.Body, 2)
			tb.stressDie("oniri", content.Body, 1, 0)
			tb.takes("thea", content.Body, 8)
			tb.play("value 8")
			tb.wantStress("oniri", content.Body, 5, 3)
			tb.wantMarked("oniri", content.Body, 1, 2, 3)
		}},
		{"no more than until Oniri is knocked out; the other takes the rest at once", func(tb *table) {
			absorber(tb)
			tb.marked("oniri", content.Body, 1, 2, 3)
			tb.stressDie("oniri", content.Body, 2, 3)
			tb.takes("thea", content.Body, 5)
			tb.wantChoices("value 0", "value 1", "value 2")
			tb.play("value 2")
			tb.wantAt("oniri", "")
			tb.wantStress("thea", content.Body, 3, 1)
		}},
		{"who is knocked out by what it absorbs takes nothing more of its own", func(tb *table) {
			absorber(tb)
			tb.at("oniri", "redbank/military")
			tb.marked("oniri", content.Body, 1, 2, 3)
			tb.stressDie("oniri", content.Body, 1, 0)
			tb.threatened(content.Technology, 6) // level 2
			tb.attach("redbank/support", "false-confidence")
			tb.activate("redbank/support")
			tb.play("with thea", "value 1")
			tb.wantAt("oniri", "")
			tb.wantStress("thea", content.Body, 2, 0)
			tb.wantAttached("redbank/support") // and the text goes on
		}},
		{"nothing is absorbed for a character that has been knocked out before its stress is taken", func(tb *table) {
			absorber(tb)
			tb.engine().knockOut(tb.player("thea"))
			tb.takes("thea", content.Body, 1)
			tb.wantAsked("actions")
			tb.wantStress("oniri", content.Body, 6, 0)
		}},
		{"out of play nothing is absorbed", func(tb *table) {
			absorber(tb)
			tb.engine().knockOut(tb.player("oniri"))
			tb.takes("thea", content.Body, 1)
			tb.wantStress("thea", content.Body, 2, 0)
		}},
	})
}

// The table that goes with the event of stress is the one after it: [stress]. Whoever tells of it reads off what the die shows.
func TestStressIsOnTheTableWhenItIsTold(t *testing.T) {
	held := 0
	randomPlay(t, 12, func(b *Rulebook, s *State, legal []Move, m Move, story *Story) {
		before := *s // the table before the first event
		for i, e := range story.Events {
			if i > 0 {
				before = story.States[i-1]
			}
			if e.Kind != EvStress {
				continue
			}
			was, now := before.Players[e.Player].Stress[e.Stress], story.States[i].Players[e.Player].Stress[e.Stress]
			if int(e.N) < int(was.Value) {
				held++
				was.Value -= uint8(e.N)
			}
			if now != was {
				t.Fatalf("%s: the die shows %v, not %v", b.Describe(&story.States[i], e), now, was)
			}
		}
	})
	if held == 0 {
		t.Error("no stress was taken")
	}
}
