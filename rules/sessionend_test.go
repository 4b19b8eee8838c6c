package rules

import (
	"testing"

	"sixwinters/content"
)

func TestSessionEnd(t *testing.T) {
	scenarios(t, "session-end", []scenario{
		{"it begins when the players have seen the year", func(tb *table) {
			tb.s.Box = content.WheelBoxes - 1
			tb.show(3, content.Fall, content.Fall)
			tb.run(StepTime)
			tb.wantAsked("session-end")
			tb.wantChoices("go-on")
			tb.refused("done", "session-end")
			tb.play("go-on")
			tb.wantAsked("locations")
			if got, want := tb.b.Prompt(&tb.s).Text, "No location in the Empire has an obstacle: choose which one burns."; got != want {
				t.Errorf("it is asked %q, want %q", got, want)
			}
		}},
		{"1: all dice return to the supply, those on obstacles and abilities and in the stash too", func(tb *table) {
			tb.achieved("keel", 5)
			tb.put("empire/technology", "technology:3 technology:2")
			tb.play("stash keel technology:3")
			tb.mat("thea").Boxes[0] = ActionDie(2)
			tb.s.ActionSupply--
			tb.put("pool", "support:1 sorcery:6")
			tb.put("thea", "a1 a2")
			tb.put("settled/sorcery", "military:4")
			tb.attach("redbank/sorcery", "tripwire", "eight-ears")
			tb.cover("tripwire")
			tb.s.take(ResourceDie(content.Technology, 5), Place{Spot: InSupply})
			tb.s.put(ResourceDie(content.Technology, 5), onObstacle(tb.obstacle("eight-ears"), Beside))
			tb.whole("before the year ends")
			tb.endYear(1)
			tb.wantNoDice()
			tb.wantAttached("redbank/sorcery", "tripwire", "eight-ears")
		}},
		{"1: unfinished progress cards are discarded to their stage, with the staged ones", func(tb *table) {
			tb.card("thea", "tactical-plans")
			tb.put("redbank/support", "support:1")
			tb.play("place thea support:1 r1c1")
			tb.endYear(1)
			for p := range tb.s.Players {
				if tb.s.Players[p].Card != content.NoProgress || tb.s.Players[p].Chain > 0 {
					tb.Errorf("player %d still has a card", p+1)
				}
			}
			tb.wantStaged()
			tb.wantNoDice()
			tb.chooseAny()
			// All of stage one but two are shuffled again: a card for each player, four staged, the rest drawn from.
			if tb.s.Stage != 1 || tb.s.Deck.N != 12-2-NumPlayers-NumStaged {
				tb.Errorf("%d cards of stage %d are left", tb.s.Deck.N, tb.s.Stage)
			}
		}},
		{"1: a knocked out character's card is discarded too", func(tb *table) {
			tb.engine().knockOut(tb.player("keel"))
			tb.endYear(1)
			if tb.mat("keel").Card != content.NoProgress {
				tb.Error("Keel's card is not discarded")
			}
		}},
		{"2: twice the year's number of cards are burned", func(tb *table) {
			tb.endYear(1)
			tb.wantBurnedProgress(2, 0, 0, 0, 0)
		}},
		{"2: which ones is left to chance", func(tb *table) {
			other := bareTable(tb.T)
			other.s.Chance = 77
			tb.endYear(1)
			other.endYear(1)
			if tb.s.BurnedProgress == other.s.BurnedProgress {
				tb.Error("another seed burns the same cards")
			}
		}},
		{"2: all of the lowest stage if there are fewer; the next year begins with the next stage", func(tb *table) {
			tb.toNextYear(1)
			tb.wantBurnedProgress(2, 0, 0, 0, 0)
			tb.toNextYear(2)
			tb.wantBurnedProgress(6, 0, 0, 0, 0)
			if tb.s.Stage != 2 { // the six left of stage one are two in hand and four staged
				tb.Errorf("the deck is of stage %d, not 2", tb.s.Stage)
			}
			tb.toNextYear(3)
			tb.wantBurnedProgress(12, 0, 0, 0, 0)
			if tb.s.Stage != 2 {
				tb.Errorf("the year begins with stage %d, not 2", tb.s.Stage)
			}
			tb.toNextYear(4)
			tb.wantBurnedProgress(12, 8, 0, 0, 0)
		}},
		{"2: no more than are left", func(tb *table) {
			left := 3
			for id := range tb.b.c.Progress {
				if tb.b.c.Progress[id].Stage == 1 {
					if left--; left < 0 {
						mark(&tb.s.BurnedProgress, uint8(id))
					}
				}
			}
			tb.endYear(2)
			tb.wantBurnedProgress(12, 0, 0, 0, 0)
		}},
		{"3: discard and draw piles are shuffled together", func(tb *table) {
			cards := tb.s.Draw[content.Empire].N
			tb.discarded(content.Empire, "poison", "tripwire", "radia")
			tb.endYear(1)
			tb.wantDiscarded(content.Empire)
			if got := tb.s.Draw[content.Empire].N; got < cards || tb.s.Obstacles[tb.obstacle("radia")].Zone != InDraw {
				tb.Errorf("%d obstacles are in the draw pile, not at least %d", got, cards)
			}
			shuffles := 0
			for _, e := range tb.story.Events {
				if e.Kind == EvShuffle && e.To.Spot == DrawPile {
					shuffles++
				}
			}
			if shuffles != content.NumRegions {
				tb.Errorf("%d piles are shuffled, not %d", shuffles, content.NumRegions)
			}
		}},
		{"6: an unlocked character that was not played loses its highest condition on each track", func(tb *table) {
			tb.marked("menas", content.Body, 1, 2)
			tb.marked("menas", content.Psyche, 3)
			tb.marked("fuscus", content.Psyche, 2, 3)
			tb.toNextYear(1)
			tb.wantMarked("menas", content.Body, 2)
			tb.wantMarked("menas", content.Psyche)
			tb.wantMarked("fuscus", content.Psyche, 3)
		}},
		{"6: one that was played does not, knocked out or not", func(tb *table) {
			tb.marked("thea", content.Body, 1)
			tb.marked("keel", content.Psyche, 1, 2)
			tb.engine().knockOut(tb.player("keel"))
			tb.toNextYear(1)
			tb.wantMarked("thea", content.Body, 1)
			tb.wantMarked("keel", content.Psyche, 1, 2)
			tb.play("choose 1 menas", "choose 2 fuscus", "start menas redbank/support", "start fuscus redbank/support")
			tb.toNextYear(2) // now they have rested
			tb.wantMarked("thea", content.Body)
			tb.wantMarked("keel", content.Psyche, 2)
		}},
		{"6: a burned character does not recover", func(tb *table) {
			*tb.character("oniri") = Character{Unlocked: true, Sheet: true, Burned: true}
			tb.marked("oniri", content.Body, 1)
			tb.toNextYear(3)
			tb.wantMarked("oniri", content.Body, 1)
			tb.refused("choose 1 oniri", "session")
		}},
		{"7: who was unlocked gets as many achievements as the year and is playable from the next", func(tb *table) {
			tb.attach("redbank/support", "the-necromancer")
			tb.overcome("the-necromancer", "thea")
			tb.toNextYear(3)
			if c := tb.character("oniri"); c.Achieved != 3 || c.New {
				tb.Errorf("Oniri is %+v", *c)
			}
			tb.play("choose 1 oniri")
			if got := tb.character("oniri").Achieved; got != 3 {
				tb.Errorf("Oniri has %d achievements, not 3", got)
			}
		}},
		{"7: unlocking twice does nothing", func(tb *table) {
			tb.attach("redbank/support", "the-necromancer")
			tb.overcome("the-necromancer", "thea")
			tb.attach("redbank/support", "the-necromancer")
			tb.overcome("the-necromancer", "thea") // in the same year
			tb.toNextYear(1)
			tb.play("choose 1 thea", "choose 2 keel", "start thea redbank/support", "start keel redbank/support")
			tb.instead(func(*engine) {})
			tb.attach("redbank/support", "the-necromancer")
			tb.overcome("the-necromancer", "thea") // and in a later one
			tb.toNextYear(2)
			if got := tb.character("oniri").Achieved; got != 1 {
				tb.Errorf("Oniri has %d achievements, not 1", got)
			}
			tb.wantEvents(EvUnlockCharacter, 1)
		}},
		{"8: the year advances; markers, ranks, achievements and conditions stay", func(tb *table) {
			tb.progressed(content.Support, 5)
			tb.threatened(content.Sorcery, 9)
			tb.rank("thea", content.Combat, 4)
			tb.achieved("thea", 2)
			tb.marked("thea", content.Body, 1)
			tb.stressDie("thea", content.Body, 1, 1)
			tb.attach("redbank/sorcery", "tripwire")
			tb.attach("redbank/military", "ambush", "bandit-camp")
			tb.toNextYear(1)
			if tb.s.Year != 2 || tb.s.Turn != 0 || tb.s.Phase != Setup {
				tb.Errorf("year %d, turn %d, phase %d", tb.s.Year, tb.s.Turn, tb.s.Phase)
			}
			tb.play("choose 1 thea", "choose 2 menas")
			tb.wantProgress(content.Support, 5)
			tb.wantThreat(content.Sorcery, 9)
			tb.wantRank("thea", content.Combat, 4)
			tb.wantMarked("thea", content.Body, 1)
			tb.wantStress("thea", content.Body, 3, 0) // the die is at the start box again
			if got := tb.character("thea").Achieved; got != 2 {
				tb.Errorf("Thea has %d achievements, not 2", got)
			}
			tb.wantAttached("redbank/sorcery", "tripwire") // only the location with the most obstacles was burned
			for r := range content.Resource(content.NumResources) {
				if got, want := tb.s.Pool[r].Len(), tb.b.ProgressLevel(&tb.s, r); got != want {
					tb.Errorf("%d %s dice are rolled, not %d", got, r, want)
				}
			}
		}},
		{"8: a later year begins in winter, and puts no obstacle into play of itself", func(tb *table) {
			tb.progressed(content.Technology, 8)
			tb.toNextYear(1)
			tb.play("choose 1 thea", "choose 2 menas", "start thea redbank/support")
			attached := 0
			for at := range tb.s.Attached {
				for _, id := range tb.s.Attached[at].List() {
					if !tb.b.c.Card(id).OfLocation {
						attached++
					}
				}
			}
			if attached > 0 {
				tb.Errorf("%d obstacles have come into play", attached)
			}
			if got := len(tb.lying("thea")); got != 6 {
				tb.Errorf("Thea has %d action dice with technology mastery, not 6", got)
			}
			tb.play("start menas redbank/support")
			if tb.s.Phase != Turns || tb.s.Box != 0 || tb.s.Turn != 1 || tb.s.Year != 2 {
				tb.Errorf("the year begins in phase %d, box %d, turn %d", tb.s.Phase, tb.s.Box, tb.s.Turn)
			}
		}},
	})
}

func TestCampaignEnd(t *testing.T) {
	scenarios(t, "campaign-end", []scenario{
		{"after year six there is no session end", func(tb *table) {
			tb.put("pool", "support:3")
			tb.endYear(6)
			if tb.s.Phase != CampaignOver || tb.s.Year != 6 || tb.s.Burned != 0 {
				tb.Errorf("phase %d of year %d", tb.s.Phase, tb.s.Year)
			}
			tb.want("pool", "support:3")
			tb.wantAsked("campaign-end")
			tb.wantChoices()
			tb.refused("go-on", "campaign-end")
			tb.wantEvents(EvCampaignOver, 1)
		}},
	})
	const s, t0, e, m, d, y = content.Support, content.Technology, content.Espionage, content.Military, content.Diplomacy, content.Sorcery
	all := map[content.Resource]int{s: 12, t0: 12, e: 12, m: 12, d: 12, y: 12}
	for _, c := range []struct {
		name             string
		difficulty       content.Difficulty
		progress, threat map[content.Resource]int // the others are on 5, with the threat
		victory          Victory
		total            int
		title            string
	}{
		{"none of the three is complete: a defeat", content.Standard, nil, nil, Defeat, 0, ""},
		{"a defeat scores its tracks all the same, but earns no title", content.Hardcore,
			map[content.Resource]int{t0: 12, m: 6, y: 7}, nil, Defeat, 9, ""},
		{"one: a pyrrhic victory", content.Easy, map[content.Resource]int{s: 12}, nil, Pyrrhic, 1, "Novice"},
		{"espionage too", content.Standard, map[content.Resource]int{e: 12}, nil, Pyrrhic, 2, "Novice"},
		{"diplomacy too", content.Hardcore, map[content.Resource]int{d: 12}, nil, Pyrrhic, 3, "Novice"},
		{"no other track makes a victory", content.Easy, map[content.Resource]int{t0: 12, m: 12, y: 12}, nil, Defeat, 3, ""},
		{"two: a major victory", content.Easy, map[content.Resource]int{s: 12, d: 12}, nil, Major, 3, "Novice"},
		{"three: a total victory", content.Easy, map[content.Resource]int{s: 12, e: 12, d: 12}, nil, Total, 6, "Adept"},
		{"both markers on 12 is not complete", content.Standard,
			map[content.Resource]int{s: 12, e: 12}, map[content.Resource]int{s: 12, e: 11}, Pyrrhic, 2, "Novice"},
		{"space 11 is not complete", content.Standard, map[content.Resource]int{s: 11}, nil, Defeat, 0, ""},
		{"a point for each of the others past its threat; beside it earns none", content.Standard,
			map[content.Resource]int{s: 12, t0: 6, m: 5, y: 4}, nil, Pyrrhic, 4, "Adept"},
		{"on 12 with its threat there too is not past it", content.Standard,
			map[content.Resource]int{s: 12, t0: 12}, map[content.Resource]int{t0: 12}, Pyrrhic, 2, "Novice"},
		{"Initiate from 9", content.Hardcore, map[content.Resource]int{s: 12, e: 12}, nil, Major, 9, "Initiate"},
		{"Initiate to 14", content.Standard, map[content.Resource]int{s: 12, e: 12, d: 12, t0: 6}, nil, Total, 14, "Initiate"},
		{"Master from 15", content.Hardcore, map[content.Resource]int{s: 12, e: 12, t0: 6, m: 6}, nil, Major, 15, "Master"},
		{"Grand Master from 21", content.Hardcore, map[content.Resource]int{s: 12, e: 12, d: 12, t0: 6}, nil, Total, 21, "Grand Master"},
		{"Champion of Red Bank at 27, the highest there is", content.Hardcore, all, nil, Total, 27, "Champion of Red Bank"},
		{"the highest of easy", content.Easy, all, nil, Total, 9, "Initiate"},
	} {
		t.Run("campaign-end/"+c.name, func(t *testing.T) {
			tb := bareTable(t)
			tb.s.Difficulty = c.difficulty
			for r := range content.Resource(content.NumResources) {
				tb.progressed(r, 5)
				tb.threatened(r, 5)
			}
			for r, space := range c.progress {
				tb.progressed(r, space)
			}
			for r, space := range c.threat {
				tb.threatened(r, space)
			}
			got := tb.b.Score(&tb.s)
			if got.Victory != c.victory || got.Total != c.total || got.Title != c.title {
				t.Errorf("%s, %d points, %q; not %s, %d, %q", got.Victory, got.Total, got.Title, c.victory, c.total, c.title)
			}
		})
	}
}
