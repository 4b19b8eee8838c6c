package rules

import (
	"slices"
	"testing"

	"sixwinters/content"
)

func TestProgress(t *testing.T) {
	scenarios(t, "progress", []scenario{
		{"the chain runs from the start over squares next to one another, diagonally too", func(tb *table) {
			// start any | @empire | . / . | 5 | @redbank / . | . | end any
			tb.card("thea", "tactical-plans")
			tb.at("thea", "empire/military")
			tb.put("empire/military", "support:1 support:5 support:2")
			tb.refused("place thea support:5 r2c2", "progress")
			tb.refused("place thea a1 r1c1", "progress")
			tb.refused("place thea sorcery:1 r1c1", "progress")
			tb.refused("place thea support:1 r4c4", "progress")
			tb.play("place thea support:1 r1c1")
			tb.refused("place thea support:2 r1c1", "progress")
			tb.refused("place thea support:5 r3c3", "progress")
			tb.play("place thea support:5 r2c2")
			tb.refused("place thea support:2 r1c1", "progress") // a die lies there
			tb.play("place thea support:2 r3c3")
			tb.wantProgress(content.Military, 2)
		}},
		{"an asset is free, and taken where the character is", func(tb *table) {
			tb.card("thea", "tactical-plans")
			tb.put("redbank/military", "support:1")
			tb.refused("place thea support:1 r1c1", "progress")
			tb.put("redbank/support", "support:1")
			tb.play("place thea support:1 r1c1")
			tb.want("redbank/support", "")
			tb.want("card thea", "support:1")
		}},
		{"a square of a value", func(tb *table) {
			// start any | 6 | . / . | sorcery | end any
			tb.card("thea", "flora-fauna-and-fiends")
			tb.put("redbank/support", "support:1 support:5 military:6 sorcery:2")
			tb.play("place thea support:1 r1c1")
			tb.refused("place thea support:5 r1c2", "progress")
			tb.play("place thea military:6 r1c2")
			tb.refused("place thea support:5 r2c2", "progress")
			tb.play("place thea sorcery:2 r2c2")
		}},
		{"a square of a region takes assets from there only", func(tb *table) {
			// start @redbank | any | . / . | @settled | any / . | . | end @redbank
			tb.card("thea", "cantrips")
			tb.put("redbank/support", "support:1 support:2")
			tb.put("settled/diplomacy", "support:3")
			tb.play("place thea support:1 r1c1")
			tb.refused("place thea support:2 r2c2", "progress")
			tb.at("thea", "settled/diplomacy")
			tb.play("place thea support:3 r2c2")
		}},
		{"a square of colour and value", func(tb *table) {
			// start support | military | . | . / diplomacy | support 1 | ...
			tb.card("thea", "metals-and-guilds")
			tb.put("redbank/support", "support:3 support:2 technology:1 support:1")
			tb.play("place thea support:3 r1c1")
			tb.refused("place thea support:2 r2c2", "progress")
			tb.refused("place thea technology:1 r2c2", "progress")
			tb.play("place thea support:1 r2c2")
		}},
		{"one higher, one lower and equal look at the die before", func(tb *table) {
			// . | start any | . / +1 | . | -1 / . | end = | .
			tb.card("thea", "small-steps")
			tb.put("redbank/support", "support:3 support:4 support:2 military:2")
			tb.play("place thea support:3 r1c2")
			tb.refused("place thea support:2 r2c1", "progress")
			tb.refused("place thea support:4 r2c3", "progress")
			tb.play("place thea support:2 r2c3")
			tb.refused("place thea support:4 r3c2", "progress")
			tb.play("place thea military:2 r3c2")
			tb.wantProgress(content.Diplomacy, 2)
		}},
		{"each player has a card of their own", func(tb *table) {
			tb.card("keel", "tactical-plans")
			tb.put("empire/technology", "support:1")
			tb.play("place keel support:1 r1c1")
			tb.want("card keel", "support:1")
			tb.want("card thea", "")
		}},
	})
}

func TestSorceryMastery(t *testing.T) {
	scenarios(t, "sorcery-mastery", []scenario{
		{"a sorcery asset counts as any resource and value", func(tb *table) {
			tb.progressed(content.Sorcery, 9)
			tb.card("thea", "metals-and-guilds")
			tb.put("redbank/support", "sorcery:3 sorcery:4")
			tb.play("place thea sorcery:3 r1c1", "place thea sorcery:4 r2c2")
		}},
		{"not before the mastery space", func(tb *table) {
			tb.progressed(content.Sorcery, 8)
			tb.card("thea", "metals-and-guilds")
			tb.put("redbank/support", "sorcery:3")
			tb.refused("place thea sorcery:3 r1c1", "progress")
		}},
		{"the region of a square stays", func(tb *table) {
			tb.progressed(content.Sorcery, 9)
			tb.card("thea", "out-in-the-cold") // start @empire
			tb.put("redbank/support", "sorcery:3")
			tb.refused("place thea sorcery:3 r1c1", "progress")
		}},
		{"a wild die ignores its own square's relation and stands for any value for the next", func(tb *table) {
			tb.progressed(content.Sorcery, 9)
			// start @redbank | +1 | +1 | diplomacy / . | . | . | end +1
			tb.card("thea", "bread-and-circuses")
			tb.put("redbank/support", "support:6 sorcery:1 military:1 military:2")
			tb.play("place thea support:6 r1c1", "place thea sorcery:1 r1c2")
			tb.refused("place thea military:1 r1c3", "progress") // one higher than nothing
			tb.play("place thea military:2 r1c3")
		}},
		{"a die one lower than a wild one shows 1 to 5, an equal one anything", func(tb *table) {
			tb.progressed(content.Sorcery, 9)
			tb.card("thea", "small-steps")
			tb.put("redbank/support", "sorcery:3 support:6 support:5 sorcery:1")
			tb.play("place thea sorcery:3 r1c2")
			tb.refused("place thea support:6 r2c3", "progress")
			tb.play("place thea support:5 r2c3", "place thea sorcery:1 r3c2")
		}},
		{"an equal die after a wild one shows any value", func(tb *table) {
			tb.progressed(content.Sorcery, 9)
			tb.card("thea", "small-steps")
			tb.put("redbank/support", "support:3 sorcery:3 support:6")
			tb.play("place thea support:3 r1c2", "place thea sorcery:3 r2c1", "place thea support:6 r3c2")
			tb.wantProgress(content.Diplomacy, 2)
		}},
	})
}

func TestDeadEnd(t *testing.T) {
	scenarios(t, "dead-end", []scenario{
		{"no die goes where no way over unused squares to an end remains", func(tb *table) {
			// start @redbank | . | . | . / espionage | 5 | any | . / . | espionage | technology | any / . | . | . | end
			tb.card("thea", "on-two-fronts")
			tb.put("redbank/support", "support:1 support:5 espionage:1 espionage:2")
			tb.play("place thea support:1 r1c1", "place thea support:5 r2c2", "place thea espionage:1 r3c2")
			tb.refused("place thea espionage:2 r2c1", "dead-end")
		}},
		{"a detour that leaves a way is allowed", func(tb *table) {
			// start any | . / military | diplomacy / end @redbank | .
			tb.card("thea", "uplifting-words")
			tb.put("redbank/support", "support:1 military:1 diplomacy:1 support:2")
			tb.play("place thea support:1 r1c1", "place thea diplomacy:1 r2c2", "place thea military:1 r2c1", "place thea support:2 r3c1")
			tb.wantProgress(content.Support, 2)
		}},
	})
}

func TestComplete(t *testing.T) {
	// fill brings Thea's card to where only the end is left: start 5 | diplomacy | end =, for military and sorcery.
	fill := func(tb *table) {
		tb.card("thea", "marching-orders")
		tb.put("redbank/support", "support:5 espionage:2 support:2")
		tb.play("place thea support:5 r1c1", "place thea espionage:2 r1c2")
	}
	scenarios(t, "complete", []scenario{
		{"each reward advances its marker, and its pool fills at once", func(tb *table) {
			tb.progressed(content.Military, 5) // level 2, the next space 3
			fill(tb)
			tb.put("pool", "military:1")
			tb.rolls(4, 6, 3)
			tb.play("place thea support:2 r1c3")
			tb.wantProgress(content.Military, 6)
			tb.wantProgress(content.Sorcery, 2)
			tb.want("pool", "military:1 military:4 military:6 sorcery:3")
		}},
		{"the dice return to the supply after the rewards", func(tb *table) {
			fill(tb)
			tb.play("place thea support:2 r1c3")
			tb.want("card thea", "")
			tb.wantAsked("complete")
		}},
		{"the player takes a staged card; those below are discarded and the area refilled from the top", func(tb *table) {
			fill(tb)
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.deck(2, "metals-and-guilds", "sorcerous-shortcuts", "priming-the-mana-forge")
			tb.play("place thea support:2 r1c3")
			tb.refused("take keel hard-choices", "complete")
			tb.refused("take thea metals-and-guilds", "complete")
			tb.refused("done", "complete")
			tb.play("take thea bread-and-circuses")
			if tb.mat("thea").Card != tb.progressCard("bread-and-circuses") {
				tb.Error("Thea does not have the card she took")
			}
			tb.wantStaged("sorcerous-shortcuts", "priming-the-mana-forge", "talk-of-war", "hard-choices")
		}},
		{"abilities may be used before the next card is taken, actions not", func(tb *table) {
			tb.achieved("thea", 1)
			tb.put("thea", "a1 a2")
			fill(tb)
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.play("place thea support:2 r1c3")
			tb.refused("rest thea a1 body", "complete")
			tb.play("use thea 4 a1", "order 4123")
			tb.wantStaged("on-two-fronts", "talk-of-war", "hard-choices", "bread-and-circuses")
			tb.play("take thea bread-and-circuses")
			tb.wantAsked("actions")
		}},
		{"a player knocked out before taking takes none, the staging area stays as it is, and the other one acts on", func(tb *table) {
			tb.cast("thea", "oniri")
			tb.at("oniri", "redbank/sorcery")
			tb.card("oniri", "flora-fauna-and-fiends") // start any | 6 | end any
			tb.put("redbank/sorcery", "support:1 support:6 support:2")
			tb.put("thea", "a1")
			tb.put("oniri", "a1")
			tb.stressDie("oniri", content.Body, 1, 3)
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.play("place oniri support:1 r1c1", "place oniri support:6 r1c2", "place oniri support:2 r2c3")
			tb.wantAsked("complete")
			tb.play("pay oniri 3") // a body
			tb.wantAt("oniri", "")
			tb.wantAsked("actions")
			tb.wantStaged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			if got := tb.mat("oniri").Card; got != content.NoProgress {
				tb.Errorf("Oniri has taken card %d", got)
			}
			tb.refused("take oniri hard-choices", "actions")
			tb.refused("rest oniri a1 body", "knocked-out")
			tb.play("rest thea a1 body")
		}},
		{"the same in an attempt: it ends with the last participant, and nobody is asked to take", func(tb *table) {
			tb.cast("thea", "oniri")
			tb.at("oniri", "redbank/sorcery")
			tb.attach("redbank/sorcery", "orb-of-seeing")
			tb.card("oniri", "flora-fauna-and-fiends")
			tb.put("redbank/sorcery", "support:1 support:6 support:2")
			tb.stressDie("oniri", content.Body, 1, 3)
			tb.play("attempt oniri orb-of-seeing oniri")
			tb.play("place oniri support:1 r1c1", "place oniri support:6 r1c2", "place oniri support:2 r2c3", "pay oniri 3")
			tb.wantAsked("actions")
			if tb.s.Attempt.Phase != NoAttempt {
				tb.Error("the attempt goes on with nobody in it")
			}
		}},
		{"with no card left none is taken, and no asset is placed", func(tb *table) {
			tb.lastCards()
			fill(tb)
			tb.play("place thea support:2 r1c3")
			tb.wantAsked("actions")
			tb.put("redbank/support", "support:2")
			tb.refused("place thea support:2 r1c1", "progress")
		}},
		{"any lets the players choose the track", func(tb *table) {
			tb.card("thea", "sorcerous-shortcuts") // start 6, 6 | 6 | 6 | end 6
			tb.progressed(content.Support, 12)
			tb.put("redbank/support", "support:6 support:6 support:6 support:6")
			tb.play("place thea support:6 r1c2", "place thea support:6 r2c2", "place thea support:6 r3c2", "place thea support:6 r4c2")
			tb.wantAsked("complete")
			tb.refused("resource support", "complete")
			tb.play("resource espionage")
			tb.wantProgress(content.Espionage, 2)
			tb.refused("resource technology", "complete") // one reward, one track
		}},
		{"any brings nothing with all markers on 12, and the card is complete all the same", func(tb *table) {
			tb.card("thea", "sorcerous-shortcuts")
			for r := range content.Resource(content.NumResources) {
				tb.progressed(r, 12)
			}
			tb.put("redbank/support", "support:6 support:6 support:6 support:6")
			tb.play("place thea support:6 r1c2", "place thea support:6 r2c2", "place thea support:6 r3c2", "place thea support:6 r4c2")
			tb.wantAsked("complete")
			tb.want("card thea", "")
			if tb.mat("thea").Card != content.NoProgress {
				tb.Error("the card is not discarded")
			}
		}},
		{"a marker on 12 stays, and its pool is not filled", func(tb *table) {
			tb.progressed(content.Military, 12)
			tb.progressed(content.Sorcery, 12)
			fill(tb)
			tb.play("place thea support:2 r1c3")
			tb.wantProgress(content.Military, 12)
			tb.want("pool", "")
		}},
		{"masteries count at once", func(tb *table) {
			tb.progressed(content.Military, 7)
			tb.put("redbank/support", "military:1")
			fill(tb)
			tb.refused("march military:1 redbank/support redbank/military", "mastery")
			tb.play("place thea support:2 r1c3", "march military:1 redbank/support redbank/military")
			tb.want("redbank/military", "military:1")
		}},
		{"Repeating Histories forbids the end with a sorcery die on the card", func(tb *table) {
			tb.attach("settled/sorcery", "repeating-histories")
			tb.card("thea", "marching-orders")
			tb.put("redbank/support", "sorcery:5 espionage:2 support:2")
			tb.play("place thea sorcery:5 r1c1", "place thea espionage:2 r1c2")
			tb.refused("place thea support:2 r1c3", "complete")
			tb.remedied("place thea support:2 r1c3", "It is Repeating Histories, at Gravewood. While it is in play, no card with a sorcery die on it may be finished.")
		}},
		{"Repeating Histories forbids a sorcery die on the end", func(tb *table) {
			tb.attach("settled/sorcery", "repeating-histories")
			fill(tb)
			tb.put("redbank/support", "sorcery:2")
			tb.refused("place thea sorcery:2 r1c3", "complete")
			tb.play("place thea support:2 r1c3")
		}},
	})
}

func TestStages(t *testing.T) {
	scenarios(t, "stages", []scenario{
		{"an empty stage is followed by the next at once", func(tb *table) {
			tb.staged("talk-of-war", "hard-choices", "bread-and-circuses", "on-two-fronts")
			tb.deck(2, "metals-and-guilds")
			tb.s.Staging[0] = content.NoProgress
			tb.engine().refillStaging()
			tb.wantStaged("metals-and-guilds", "hard-choices", "bread-and-circuses", "on-two-fronts")
			if tb.s.Stage != 3 || tb.s.Deck.N != 10 {
				tb.Errorf("the deck is %d cards of stage %d, not the 10 of stage 3", tb.s.Deck.N, tb.s.Stage)
			}
		}},
		{"refilling goes on with the next stage", func(tb *table) {
			tb.deck(2, "metals-and-guilds")
			tb.staged("talk-of-war")
			tb.engine().refillStaging()
			for i, id := range tb.s.Staging {
				if id == content.NoProgress {
					tb.Errorf("place %d is not refilled", i)
				}
			}
		}},
		{"in session setup too: in year three the last six cards of stage one are dealt and staged", func(tb *table) {
			tb.toNextYear(1)
			tb.toNextYear(2)
			if tb.s.Stage != 2 || tb.s.Deck.N != 8 || tb.b.NewObstacles(&tb.s) != 1 {
				tb.Errorf("the deck is %d cards of stage %d, not the 8 of stage 2", tb.s.Deck.N, tb.s.Stage)
			}
			for p := range tb.s.Players {
				if stage := tb.b.c.Progress[tb.s.Players[p].Card].Stage; stage != 1 {
					tb.Errorf("player %d has drawn a card of stage %d", p+1, stage)
				}
			}
		}},
		{"stage five is rebuilt from its discarded cards", func(tb *table) {
			tb.deck(5)
			tb.staged()
			tb.engine().refillStaging()
			five := 0
			for i := range tb.b.c.Progress {
				if tb.b.c.Progress[i].Stage == content.NumStages {
					five++
				}
			}
			if got := int(tb.s.Deck.N) + NumStaged; got != five {
				tb.Errorf("%d cards of stage five are there, not %d", got, five)
			}
		}},
		{"cards that lie with the players or are staged are not in the deck", func(tb *table) {
			tb.deck(5)
			tb.staged("speaker-for-red-bank")
			tb.card("thea", "keeper-of-natural-lore")
			tb.card("keel", "archer-of-the-amber-hand")
			tb.engine().nextStage()
			for _, id := range tb.s.Deck.List() {
				switch name := tb.b.names.progress[id]; name {
				case "speaker-for-red-bank", "keeper-of-natural-lore", "archer-of-the-amber-hand":
					tb.Errorf("%s is in the deck", name)
				}
			}
		}},
		{"the last stage is rebuilt only when a card must be drawn", func(tb *table) {
			tb.deck(5, "keeper-of-natural-lore")
			tb.staged()
			if id := tb.engine().drawProgress(); id != tb.progressCard("keeper-of-natural-lore") || tb.s.Deck.N != 0 {
				tb.Errorf("%s is drawn, and %d cards lie in the deck", tb.b.names.progress[id], tb.s.Deck.N)
			}
		}},
		{"with none left the staging area stays short", func(tb *table) {
			tb.staged("talk-of-war")
			tb.deck(5)
			for i := range tb.b.c.Progress {
				if tb.b.c.Progress[i].Stage == content.NumStages {
					mark(&tb.s.BurnedProgress, uint8(i))
				}
			}
			tb.engine().refillStaging()
			tb.wantStaged("talk-of-war")
		}},
		{"burned cards are not in the deck", func(tb *table) {
			tb.deck(1)
			for i := range tb.b.c.Progress {
				if tb.b.c.Progress[i].Stage == 2 {
					mark(&tb.s.BurnedProgress, uint8(i))
				}
			}
			tb.engine().nextStage()
			if tb.s.Stage != 3 {
				tb.Errorf("the deck is of stage %d, not 3", tb.s.Stage)
			}
		}},
	})
}

// A table may hold more progress cards than a word has bits: those beyond burn and come up like the others.
func TestMoreThan64ProgressCards(t *testing.T) {
	c := *loadBook(t).c
	c.Progress = slices.Clone(c.Progress)
	first := len(c.Progress)
	for i := range content.MaxProgress - first {
		another := c.Progress[i]
		another.Name += " again"
		c.Progress = append(c.Progress, another)
	}
	b := New(&c)
	burned, came := 0, 0
	for seed := range uint64(3) {
		play := RandomPolicy(seed)
		b.playOn(b.NewCampaign(Options{Seed: seed, Difficulty: content.Standard}, nil), play, nil, func(_ *State, _ Move, s *State) {
			if err := b.Broken(s); err != nil {
				t.Fatal(err)
			}
			for id := max(first, 64); id < len(c.Progress); id++ {
				if has(s.BurnedProgress, uint8(id)) {
					burned++
				}
				if slices.Contains(s.Staging[:], content.ProgressID(id)) {
					came++
				}
			}
		}, func(s *State) bool { return s.Phase == CampaignOver })
	}
	if burned == 0 || came == 0 {
		t.Errorf("of the cards beyond 64, %d are seen burned and %d staged", burned, came)
	}
}
