package skadi

import (
	"errors"
	"math"
	"os"
	"regexp"
	"strings"
	"testing"

	"sixwinters/rules/play"
	"sixwinters/rules/rulestest"
)

// table is a game that a test lays out, with dice that fall as it says.
type table struct {
	t testing.TB
	*Game
	s     State
	story Story
}

// begin returns a game of the printed sheet.
func begin(t testing.TB) *table {
	t.Helper()
	g := New(Printed())
	return &table{t: t, Game: g, s: g.Begin(Options{Seed: 1})}
}

// acting returns the first week with a harmless event and given weather, before its first action. Week 1 is member 0's.
func acting(t testing.TB, blizzard, freezing int) *table {
	t.Helper()
	tb := begin(t)
	tb.play("weather", blizzard, freezing)
	tb.play("event", 2) // a cow dies
	tb.s.Herd = 4
	return tb
}

// play makes a move with dice, all of which it must roll.
func (tb *table) play(move string, dice ...int) {
	tb.t.Helper()
	m, err := tb.Parse(&tb.s, move)
	if err != nil {
		tb.t.Fatal(err)
	}
	if text := tb.Notation(&tb.s, m); text != move {
		tb.t.Fatalf("%q is written %q", move, text)
	}
	tb.story.Reset()
	err = tb.ApplyRolling(&tb.s, m, &tb.story, func() int {
		if len(dice) == 0 {
			tb.t.Fatalf("%s rolls more dice than the test has", move)
		}
		die := dice[0]
		dice = dice[1:]
		return die
	})
	if err != nil {
		tb.t.Fatalf("%s: %v", move, err)
	}
	if len(dice) > 0 {
		tb.t.Fatalf("%s does not roll %v", move, dice)
	}
	if err := tb.Broken(&tb.s); err != nil {
		tb.t.Fatalf("after %s: %v", move, err)
	}
}

// refused checks that a move is refused by a rule, and changes nothing.
func (tb *table) refused(move, rule string) {
	tb.t.Helper()
	m, err := tb.Parse(&tb.s, move)
	if err != nil {
		tb.t.Fatal(err)
	}
	was := tb.s
	var r play.Refusal
	if err := tb.Apply(&tb.s, m, nil); !errors.As(err, &r) || r.Rule != rule || len(r.Say) < 10 {
		tb.t.Errorf("%s is answered by %q %v, not by %s", move, r.Rule, err, rule)
	}
	if tb.s != was {
		tb.t.Errorf("the refused move %s has changed the table", move)
	}
}

// want compares numbers of the table.
func (tb *table) want(what string, got uint8, want int) {
	tb.t.Helper()
	if int(got) != want {
		tb.t.Errorf("%s is %d, not %d", what, got, want)
	}
}

// told checks that the last move is told in a sentence.
func (tb *table) told(want string) {
	tb.t.Helper()
	if says := strings.Join(tb.Tell(tb.story.Events), "\n"); !strings.Contains(says, want) {
		tb.t.Errorf("the move is told as\n%s\nwithout\n%s", says, want)
	}
}

func TestRule_goal(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Week = 16
	tb.s.Health = [Members]uint8{0, 0, 0, 1}
	tb.play("end")
	if tb.s.Stage != Over || tb.Score(&tb.s).Total == 0 {
		t.Errorf("one survivor of the last week scores %+v", tb.Score(&tb.s))
	}
}

func TestRule_setup(t *testing.T) {
	tb := begin(t)
	s := tb.s
	if s.Larder != 10 || s.Herd != 4 || s.Defence != 3 || s.Despair != 0 || s.Inspiration != 0 || s.Blessings != 0 || s.Health != [Members]uint8{5, 5, 5, 5} ||
		s.Sick != [Members]uint8{} || s.Prayed != [numGods]uint8{} || s.Week != 1 || s.Stage != Weather {
		t.Errorf("the game begins with %+v", s)
	}
}

func TestRule_family(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Health[0] = 4
	tb.play("rest")
	tb.want("health above full", tb.s.Health[0], 5)
}

func TestRule_rune(t *testing.T) {
	g := New(Printed())
	weeks := ""
	for week := 1; week <= 16; week++ {
		weeks += g.Sheet().Family.Members[g.MemberOf(week)] + " "
	}
	if weeks != "K U Th I U I K Th I Th U K Th K I U " {
		t.Errorf("the weeks are %s", weeks)
	}
	s := g.Begin(Options{Seed: 1})
	for who := range Members {
		if r := g.WhyNotRest(&s, who); r.OK() != (who == g.Member(&s)) || !r.OK() && r.Rule != "rune" {
			t.Errorf("member %d rests in the first week: %q %s", who, r.Rule, r.Say)
		}
	}
}

func TestRule_death(t *testing.T) {
	tb := begin(t)
	tb.s.Health[0], tb.s.Sick[0] = 2, 3
	tb.play("weather", 1, 1)
	tb.play("event", 4)
	tb.want("health", tb.s.Health[0], 0)
	tb.want("the dead's sick die", tb.s.Sick[0], 0)
	tb.told("Kari is dead.")
	tb.s.Week, tb.s.Stage, tb.s.Dice, tb.s.Event, tb.s.Left = 1, Weather, [2]uint8{}, 0, 0
	tb.play("weather", 1, 1)
	tb.play("event", 4)
	tb.want("health of the dead", tb.s.Health[0], 0)
}

func TestRule_end(t *testing.T) {
	tb := begin(t)
	tb.s.Health = [Members]uint8{1, 0, 0, 1}
	tb.play("weather", 1, 1)
	tb.play("event", 5, 6) // a raid kills both
	if tb.s.Stage != Over || tb.Score(&tb.s).Total != 0 {
		t.Errorf("with nobody left the stage is %d", tb.s.Stage)
	}
	if len(tb.Moves(&tb.s, nil)) > 0 {
		t.Error("moves are left after the end")
	}
	tb.refused("weather", "end")
}

func TestRule_week(t *testing.T) {
	tb := begin(t)
	tb.refused("event", "week")
	tb.refused("hunt snares", "week")
	tb.play("weather", 3, 4)
	tb.refused("weather", "week")
	tb.refused("rest", "week")
	tb.play("event", 2)
	tb.refused("event", "week")
	tb.play("end")
	tb.want("the week", tb.s.Week, 2)
	if tb.s.Stage != Weather {
		t.Errorf("a week begins at stage %d", tb.s.Stage)
	}
}

func TestRule_floor(t *testing.T) {
	tb := begin(t)
	tb.s.Larder, tb.s.Defence, tb.s.Herd = 1, 1, 0
	tb.play("weather", 1, 1)
	spoiled := *tb
	spoiled.play("event", 3)
	tb.want("the larder", spoiled.s.Larder, 0)
	raided := *tb
	raided.play("event", 6, 1)
	tb.want("the defence", raided.s.Defence, 0)
	dead := *tb
	dead.play("event", 2)
	tb.want("the herd", dead.s.Herd, 0)
	tb.play("event", 2)
	tb.play("scaldwork", 6)
	tb.want("despair", tb.s.Despair, 0)
}

func TestRule_cap(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Larder = 12
	tb.play("slaughter")
	tb.told("The larder is full: 2 food is lost.")
	tb.want("the larder", tb.s.Larder, 12)
	tb.want("the herd", tb.s.Herd, 3)
	tb.s.Larder = 11
	tb.play("slaughter")
	tb.told("Larder +1: 12 food. It is full: 1 lost.")
}

func TestRule_weather(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 4, 2)
	tb.want("the blizzard", tb.s.Dice[Blizzard], 4)
	tb.want("the freezing", tb.s.Dice[Freezing], 2)
	tb.told("Week 1 is Kari's. Blizzard 4, freezing 2: good for the fire, bad for the woods.")
	tb.play("event", 2)
	tb.play("barricade", 6)
	tb.want("the blizzard after a check", tb.s.Dice[Blizzard], 4)
}

func TestRule_check(t *testing.T) {
	for roll := 1; roll <= 6; roll++ {
		tb := acting(t, 3, 1) // need 4 with despair 1
		tb.play("barricade", roll)
		if roll >= 4 {
			tb.want("defence after a success", tb.s.Defence, 4)
		} else if tb.s.Stage != Prayer {
			t.Errorf("a roll of %d against need 4 succeeds", roll)
		}
	}
}

func TestRule_check_nolimit(t *testing.T) {
	tb := acting(t, 6, 1)
	if m := (Move{Kind: Barricade}); tb.NeedFor(&tb.s, m).Total() != 7 || tb.OddsOf(&tb.s, m).Plain != 0 {
		t.Error("need 7 can be reached")
	}
	tb.play("barricade", 6) // allowed, and fails
	tb.play("pray", 6)
	tb.want("defence", tb.s.Defence, 4)
	easy := Printed()
	easy.Despair.Modifier = []int{0}
	free := &table{t: t, Game: New(easy), s: tb.Begin(Options{})}
	free.play("weather", 1, 1)
	free.play("event", 2)
	free.play("barricade", 1)
	tb.want("defence at need 1", free.s.Defence, 4)
}

func TestRule_despair(t *testing.T) {
	tb := begin(t)
	for position, want := range []int{1, 1, 1, 2, 2, 2, 3} {
		tb.want("the modifier", tb.Modifier(uint8(position)), want)
	}
	tb.s.Despair = 6
	tb.play("weather", 1, 1)
	tb.play("event", 1, 3)
	tb.want("despair at its last position", tb.s.Despair, 6)
}

func TestRule_despair_all(t *testing.T) {
	tb := acting(t, 2, 2)
	tb.s.Despair = 3
	for _, kind := range []Kind{Hunt, Barricade, Scaldwork, Ritual} {
		if n := tb.NeedFor(&tb.s, Move{Kind: kind}); n.Despair != 2 {
			t.Errorf("%s takes %d for despair", kindWords[kind], n.Despair)
		}
	}
	tb.play("scaldwork", 4) // need 4, and despair is one less from now on
	if n := tb.NeedFor(&tb.s, Move{Kind: Scaldwork}); n.Despair != 1 {
		t.Errorf("after a step down despair takes %d", n.Despair)
	}
	raided := begin(t)
	raided.s.Despair = 6
	raided.play("weather", 1, 1)
	raided.play("event", 5, 4) // 4 breaks in against 3 as ever
	tb.want("health", raided.s.Health[1], 4)
}

func TestRule_blessing(t *testing.T) {
	tb := acting(t, 3, 1)
	tb.refused("barricade blessing", "blessing")
	tb.s.Blessings = 2
	tb.play("barricade blessing", 2, 4)
	tb.want("defence", tb.s.Defence, 4)
	tb.want("blessings", tb.s.Blessings, 1)
	tb.play("ritual blessing", 1, 1)
	tb.want("blessings after a failure", tb.s.Blessings, 0)
	if err := tb.Check(&tb.s, Move{Kind: Slaughter, Blessing: true}); err == nil {
		t.Error("a slaughter is blessed")
	}
}

func TestRule_prayer(t *testing.T) {
	tb := acting(t, 3, 3)
	tb.play("barricade", 3)
	tb.refused("slaughter", "prayer")
	if says := tb.Prompt(&tb.s); says != "The barricade fails: 3 against need 4. Pray to Ullr? Chance 17%: defence +1." || tb.Sentence(&tb.s, Move{Kind: Pray}) != "Pray to Ullr, leaving 1 space" {
		t.Error(says)
	}
	for space, rule := range []string{"", "prayer"} {
		if r := tb.WhyNotPray(&tb.s, Blizzard, space); r.Rule != rule {
			t.Errorf("space %d of Ullr: %q %s", space, r.Rule, r.Say)
		}
		if r := tb.WhyNotPray(&tb.s, Freezing, space); r.Rule != "prayer" || !strings.Contains(r.Say, "Pray to Ullr") {
			t.Errorf("space %d of Skadi: %q %s", space, r.Rule, r.Say)
		}
	}
	tb.play("pray", 6)
	if r := tb.WhyNotPray(&tb.s, Freezing, 1); !r.OK() {
		t.Errorf("nothing is prayed for, and still %q %s", r.Rule, r.Say)
	}
	tb.want("defence", tb.s.Defence, 4)
	tb.want("spaces of Ullr", tb.s.Prayed[Blizzard], 1)
	tb.play("scaldwork", 1)
	tb.play("accept")
	tb.want("spaces of Skadi", tb.s.Prayed[Freezing], 0)
	tb.want("actions", tb.s.Left, 1)
}

func TestRule_prayer_limit(t *testing.T) {
	tb := acting(t, 6, 3)
	tb.play("barricade", 1)
	tb.play("pray", 5) // fails; no second prayer for it
	if tb.s.Stage != Actions {
		t.Fatal("a second prayer is offered")
	}
	tb.play("barricade", 1)
	if r := tb.WhyNotPray(&tb.s, Blizzard, 0); r.Rule != "prayer-limit" {
		t.Errorf("the first space is marked again: %q %s", r.Rule, r.Say)
	}
	tb.play("pray", 1)
	tb.play("barricade", 1) // no space left: the week ends
	tb.want("the week", tb.s.Week, 2)
	tb.want("spaces used", tb.s.Prayed[Blizzard], 2)
}

// A prayer matters only where a success would change the table, or at the end of winter the score.
func TestPrayerMatters(t *testing.T) {
	for _, c := range []struct {
		name, move string
		lay        func(s *State)
		want       bool
	}{
		{"a stake", "barricade", func(*State) {}, true},
		{"no inspiration and no despair left", "scaldwork", func(s *State) { s.Inspiration, s.Told = 19, 3 }, false},
		{"despair left", "scaldwork", func(s *State) { s.Inspiration, s.Told, s.Despair = 19, 3, 1 }, true},
		{"a full larder, and hexes beside the snares", "hunt snares", func(s *State) { s.Larder = 12 }, true},
		{"a full larder at the end of a week", "hunt snares", func(s *State) { s.Larder, s.Left = 12, 1 }, false},
		{"a stake at the end of winter", "barricade", func(s *State) { s.Week, s.Left = 16, 1 }, false},
		{"food at the end of winter", "hunt snares", func(s *State) { s.Week, s.Left = 16, 1 }, true},
		{"a fragment at the end of winter", "scaldwork", func(s *State) { s.Week, s.Left, s.Inspiration = 16, 1, 6 }, true},
	} {
		tb := acting(t, 3, 3)
		c.lay(&tb.s)
		for i := range tb.s.Told {
			tb.s.Grid[i] = [Cells]uint8{1, 1, 1, 1, 1, 1, 1, 1, 1}
		}
		tb.play(c.move, 1)
		if tb.s.Stage != Prayer {
			t.Fatalf("%s: no prayer is asked about", c.name)
		}
		if was := tb.s; tb.PrayerMatters(&tb.s) != c.want || tb.s != was {
			t.Errorf("%s: a prayer matters: %t; changed: %t", c.name, !c.want, tb.s != was)
		}
		tb.play("accept")
		if says := strings.Join(tb.Tell(tb.story.Events), " "); strings.Contains(says, "A prayer would change nothing.") == c.want {
			t.Errorf("%s: a failure that is accepted is told as %q", c.name, says)
		}
	}
}

func TestRule_prayer_track(t *testing.T) {
	g := New(Printed())
	if g.NameOf(Blizzard) != "Ullr" || g.NameOf(Freezing) != "Skadi" {
		t.Errorf("the gods are %s and %s", g.NameOf(Blizzard), g.NameOf(Freezing))
	}
	for kind, god := range map[Kind]God{Hunt: Blizzard, Barricade: Blizzard, Scaldwork: Freezing, Ritual: Freezing} {
		if kind.Against() != god {
			t.Errorf("%s is against %d", kindWords[kind], kind.Against())
		}
	}
}

func TestRule_event(t *testing.T) {
	g := New(Printed())
	for die, want := range []EventKind{Sickness, LivestockDeath, Spoilage, Frostbite, Raid, Raid} {
		if got := g.EventOf(uint8(die + 1)); got != want {
			t.Errorf("a %d brings %s", die+1, got)
		}
	}
}

func TestRule_sickness(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 1, 4)
	tb.want("despair", tb.s.Despair, 1)
	tb.want("health", tb.s.Health[0], 3)
	tb.want("the sick die", tb.s.Sick[0], 4)
	tb.told("Kari falls sick: sick die 4.")
}

func TestRule_sickness_week(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 1, 1)
	tb.play("end") // a 1 heals in the same week
	tb.want("the sick die", tb.s.Sick[0], 0)
	tb.want("health", tb.s.Health[0], 5)
	tb.s.Sick[1], tb.s.Health[1] = 2, 4
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	tb.play("end")
	tb.want("the sick die", tb.s.Sick[1], 1)
	tb.want("health while sick", tb.s.Health[1], 4)
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	tb.play("end")
	tb.want("health, at most full", tb.s.Health[1], 5)
}

func TestRule_sickness_again(t *testing.T) {
	for _, c := range []struct{ die, roll, want int }{{3, 5, 5}, {5, 3, 5}} {
		tb := begin(t)
		tb.s.Sick[0] = uint8(c.die)
		tb.play("weather", 1, 1)
		tb.play("event", 1, c.roll)
		tb.want("the sick die", tb.s.Sick[0], c.want)
		tb.want("health", tb.s.Health[0], 3)
	}
}

func TestRule_sickness_dead(t *testing.T) {
	tb := begin(t)
	tb.s.Health[0] = 0
	tb.play("weather", 1, 1)
	tb.play("event", 1) // rolls no sick die
	tb.want("despair", tb.s.Despair, 1)
	tb.want("the sick die", tb.s.Sick[0], 0)
	tb.told("Kari is dead, so no one is hurt.")
}

func TestRule_livestock_death(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	tb.want("the herd", tb.s.Herd, 3)
	tb.told("A cow dies: 3 left.")
	none := begin(t)
	none.s.Herd = 0
	none.play("weather", 1, 1)
	none.play("event", 2)
	none.told("The stalls are empty: no cow dies.")
}

func TestRule_spoilage(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 3)
	tb.want("the larder", tb.s.Larder, 8)
	tb.told("The larder rots: -2 food, 8 left.")
	none := begin(t)
	none.s.Larder = 0
	none.play("weather", 1, 1)
	none.play("event", 3)
	none.told("The larder is empty: nothing rots.")
}

func TestRule_frostbite(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 4)
	tb.want("health", tb.s.Health[0], 3)
	tb.told("Kari loses 2 health")
	dead := begin(t)
	dead.s.Health[0] = 0
	if say := dead.Prompt(&dead.s); say != "Week 1 is Kari's, who is dead. Roll the weather." {
		t.Error(say)
	}
	dead.play("weather", 1, 1)
	dead.play("event", 4)
	dead.told("Kari is dead, so no one is hurt.")
}

func TestRule_raid(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	held := *tb
	held.play("event", 5, 2)
	tb.want("health", held.s.Health[2], 5)
	tb.want("defence", held.s.Defence, 1)
	held.told("Week 1: Raid. The raiders roll 2 against defence 3: the farm holds. Defence -2: 1.")
	tb.play("event", 6, 4)
	tb.told("The raiders roll 4 against defence 3: they break in. Everyone loses 1 health. Despair +1: every check still needs +1. Defence -2: 1.")
	for who := range Members {
		tb.want("health", tb.s.Health[who], 4)
	}
	tb.want("despair", tb.s.Despair, 1)
	tb.want("defence", tb.s.Defence, 1)
}

func TestRule_raid_tie(t *testing.T) {
	tb := begin(t)
	tb.play("weather", 1, 1)
	tb.play("event", 5, 3)
	tb.want("health", tb.s.Health[0], 5)
	tb.want("defence", tb.s.Defence, 1)
}

func TestRule_actions(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.play("barricade", 6)
	tb.play("barricade", 6) // the same once more
	tb.want("actions", tb.s.Left, 1)
	before := tb.s
	tb.play("scaldwork", 1)
	tb.play("accept") // a failed check uses the action and nothing else
	tb.want("inspiration", tb.s.Inspiration, int(before.Inspiration))
	tb.want("the week", tb.s.Week, 2)
	stops := acting(t, 1, 1)
	stops.play("end")
	tb.want("the week", stops.s.Week, 2)
}

func TestRule_hunt(t *testing.T) {
	tb := acting(t, 2, 1)
	if n := tb.NeedFor(&tb.s, Move{Kind: Hunt}); n.Total() != 4 || tb.Parts(n) != "need 4 (blizzard 2, despair 1, Snares 1)" {
		t.Errorf("a hunt at the snares has %s", tb.Parts(n))
	}
	tb.play("hunt snares", 4)
	tb.want("the larder", tb.s.Larder, 11)
	tb.s.Larder = 0
	tb.play("hunt boar-thicket", 4)
	tb.want("the larder", tb.s.Larder, 6)
	tb.want("health", tb.s.Health[0], 3)
	failed := acting(t, 2, 1)
	failed.play("hunt snares", 3)
	failed.play("accept")
	tb.want("the larder after a failure", failed.s.Larder, 10)
	tb.want("hunting dice after a failure", uint8(failed.s.Hunted), 0)
}

func TestRule_hunt_place(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.refused("hunt boar-thicket", "hunt-place")
	tb.play("hunt snares", 6)
	tb.refused("hunt snares", "hunt-place")
	tb.refused("hunt seal-ice", "hunt-place")
	tb.play("hunt reindeer-trail", 6)
	tb.refused("hunt bear-den", "hunt-place")
	tb.play("hunt seal-ice", 6)
}

func TestRule_hunt_clear(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.play("hunt snares", 6)
	tb.play("end")
	if tb.s.Hunted != 0 {
		t.Error("hunting dice stay")
	}
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	tb.refused("hunt boar-thicket", "hunt-place")
}

func TestRule_hunt_death(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.play("hunt snares", 6)
	tb.s.Larder, tb.s.Health[0] = 2, 2
	if say := tb.Sentence(&tb.s, Move{Kind: Hunt, Hex: 1}); say != "Hunt at the boar thicket: 6 food, Kari loses 2 health and dies" {
		t.Error(say)
	}
	if tb.Kills(&tb.s, Move{Kind: Hunt, Hex: 2}) || tb.Kills(&tb.s, Move{Kind: Barricade, Hex: 1}) {
		t.Error("the trail or the palisade kills")
	}
	tb.play("hunt boar-thicket", 6)
	tb.want("health", tb.s.Health[0], 0)
	tb.want("the larder", tb.s.Larder, 8)
	tb.s.Larder = 0
	tb.play("hunt elk-wood", 6) // an injury for a dead member
	tb.want("the week", tb.s.Week, 2)
	if tb.s.Health != [Members]uint8{0, 5, 5, 5} {
		t.Errorf("the injury falls on %v", tb.s.Health)
	}
}

func TestRule_barricade(t *testing.T) {
	tb := acting(t, 1, 6)
	tb.s.Defence = 4
	tb.play("barricade", 2)
	tb.want("defence", tb.s.Defence, 5)
	tb.refused("barricade", "barricade")
}

func TestRule_scaldwork(t *testing.T) {
	tb := acting(t, 6, 1)
	tb.s.Despair = 2
	tb.play("scaldwork", 2)
	tb.want("inspiration", tb.s.Inspiration, 1)
	tb.want("despair", tb.s.Despair, 1)
	full := acting(t, 6, 1)
	full.s.Inspiration, full.s.Despair, full.s.Told = 19, 2, 3
	for i := range full.s.Grid {
		full.s.Grid[i] = [Cells]uint8{1, 1, 1, 1, 1, 1, 1, 1, 1}
	}
	full.play("scaldwork", 2) // against despair, and no fourth fragment
	tb.want("inspiration", full.s.Inspiration, 19)
	tb.want("despair", full.s.Despair, 1)
}

func TestRule_ritual(t *testing.T) {
	tb := acting(t, 6, 1)
	tb.s.Blessings = 1
	failed := *tb
	failed.play("ritual", 1)
	failed.told("Ritual: need 2")
	failed.play("accept")
	tb.want("food after a failure", failed.s.Larder, 10)
	tb.play("ritual", 2)
	tb.want("blessings", tb.s.Blessings, 3)
	tb.want("food", tb.s.Larder, 9)
	tb.refused("ritual", "ritual")
	tb.s.Blessings, tb.s.Larder = 0, 0
	tb.refused("ritual", "ritual")
}

func TestRule_slaughter(t *testing.T) {
	tb := acting(t, 6, 6)
	tb.s.Larder = 4
	tb.play("slaughter")
	tb.want("the herd", tb.s.Herd, 3)
	tb.want("the larder", tb.s.Larder, 6)
	tb.s.Herd = 0
	tb.refused("slaughter", "slaughter")
}

func TestRule_rest(t *testing.T) {
	tb := acting(t, 6, 6)
	tb.refused("rest", "rest") // full health
	tb.s.Health[0] = 4
	if say := tb.Sentence(&tb.s, Move{Kind: Rest}); say != "Rest: Kari gets 1 health, and the week is gone" {
		t.Error(say)
	}
	tb.s.Health[0], tb.s.Sick[0] = 1, 3
	late := *tb
	late.play("slaughter")
	late.refused("rest", "rest")
	tb.play("rest")
	tb.want("health", tb.s.Health[0], 3)
	tb.want("the week", tb.s.Week, 2)
	tb.want("the sick die", tb.s.Sick[0], 2) // only the Resolution shortens it
	dead := acting(t, 6, 6)
	dead.s.Health[0] = 0
	dead.refused("rest", "rest")
}

func TestRule_resolution(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Larder = 0
	tb.s.Sick[3], tb.s.Health[3] = 1, 1
	tb.play("end")
	tb.want("the health of one who recovers before the hunger", tb.s.Health[3], 2)
	tb.want("the week", tb.s.Week, 2)
	if tb.s.Dice != [numGods]uint8{} || tb.s.Event != 0 {
		t.Error("dice stay on the table")
	}
}

func TestRule_hunger(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Larder, tb.s.Health[2] = 1, 0
	tb.play("end")
	tb.want("the larder", tb.s.Larder, 0)
	tb.want("health", tb.s.Health[0], 5)
	tb.play("weather", 1, 1)
	tb.play("event", 2)
	tb.play("end")
	tb.told("The larder is empty. Everyone loses 1 health.")
	if tb.s.Health != [Members]uint8{4, 4, 0, 4} {
		t.Errorf("hunger leaves %v", tb.s.Health)
	}
	last := acting(t, 1, 1)
	last.s.Week, last.s.Larder = 16, 3
	last.play("end")
	tb.want("the larder after the last week", last.s.Larder, 2)
}

func TestRule_saga_when(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Inspiration = 6
	tb.play("scaldwork", 6, 5)
	if tb.s.Stage != Saga || tb.s.Throw != 5 {
		t.Fatalf("at a star the stage is %d, the die %d", tb.s.Stage, tb.s.Throw)
	}
	tb.told("A star: the first fragment of the saga is told.")
	tb.refused("end", "saga-grid")
	for fragment, rule := range []string{"", "saga-when", "saga-when"} {
		if r := tb.WhyNotWrite(&tb.s, fragment); r.Rule != rule {
			t.Errorf("fragment %d is written: %q %s", fragment, r.Rule, r.Say)
		}
	}
}

func TestRule_saga_grid(t *testing.T) {
	tb := acting(t, 1, 1)
	tb.s.Inspiration = 6
	tb.play("scaldwork", 6, 1)
	for cell := 1; cell <= 8; cell++ {
		tb.play("write "+string(rune('0'+cell)), cell%6+1)
		tb.refused("write 1", "saga-grid")
	}
	tb.play("write 9")
	tb.want("fragments", tb.s.Told, 1)
	if tb.s.Stage != Actions || tb.s.Grid[0] != [Cells]uint8{1, 2, 3, 4, 5, 6, 1, 2, 3} {
		t.Errorf("the fragment is %v", tb.s.Grid[0])
	}
}

func TestRule_saga_score(t *testing.T) {
	for _, c := range []struct {
		grid [Cells]uint8
		want int
	}{
		{[Cells]uint8{6, 6, 6, 3, 3, 3, 1, 1, 1}, 15},
		{[Cells]uint8{1, 3, 6, 1, 3, 6, 1, 3, 6}, 15},
		{[Cells]uint8{4, 4, 4, 4, 4, 4, 4, 4, 4}, 0},
	} {
		if got := FragmentScore(c.grid).Total; got != c.want {
			t.Errorf("%v scores %d, not %d", c.grid, got, c.want)
		}
	}
}

func TestRule_saga_example(t *testing.T) {
	f := FragmentScore([Cells]uint8{6, 5, 6, 3, 2, 4, 1, 2, 1})
	if f.Rows != [3]int{17, 9, 4} || f.Columns != [3]int{10, 9, 11} || f.Row != -13 || f.Column != -2 || f.Total != 11 {
		t.Errorf("the example comes to %+v", f)
	}
}

func TestRule_score(t *testing.T) {
	tb := begin(t)
	tb.s.Stage, tb.s.Week, tb.s.Larder, tb.s.Herd, tb.s.Told, tb.s.Inspiration = Over, 16, 3, 2, 3, 19
	for i := range tb.s.Grid {
		tb.s.Grid[i] = [Cells]uint8{6, 5, 6, 3, 2, 4, 1, 2, 1}
	}
	if got := tb.Score(&tb.s); got.Total != 3+2+20+5+33+5 || got.Saga != 33 {
		t.Errorf("the score is %+v", got)
	}
	tb.s.Health[0], tb.s.Told = 0, 2
	if got := tb.Score(&tb.s); got.Total != 3+2+15+22 {
		t.Errorf("the score is %+v", got)
	}
}

func TestRule_titles(t *testing.T) {
	tb := begin(t)
	tb.s.Health = [Members]uint8{1, 0, 0, 0}
	tb.s.Herd = 0
	for _, c := range []struct {
		larder, herd uint8
		points       int
		title        string
	}{{0, 0, 5, "Last Ember"}, {12, 0, 17, "Last Ember"}, {12, 1, 18, "Winter-Worn"}} {
		tb.s.Larder, tb.s.Herd = c.larder, c.herd
		if got := tb.Score(&tb.s); got.Total != c.points || got.Title != c.title {
			t.Errorf("%d food and %d cows are %d points: %q", c.larder, c.herd, got.Total, got.Title)
		}
	}
	tb.s.Health = [Members]uint8{}
	if got := tb.Score(&tb.s); got != (Score{}) {
		t.Errorf("a lost winter scores %+v", got)
	}
}

// Every rule has a test of its name, and everything cited is a rule.
func TestEveryRuleHasATest(t *testing.T) {
	text, err := os.ReadFile("skadi_test.go")
	if err != nil {
		t.Fatal(err)
	}
	titles := map[string]string{}
	for _, rule := range Rules {
		if other := titles[rule.Title]; rule.Title == "" || other != "" || strings.ContainsRune(rule.Title, '-') {
			t.Errorf("[%s] is called %q, as is [%s]", rule.ID, rule.Title, other)
		}
		titles[rule.Title] = rule.ID
		if name := "func TestRule_" + strings.ReplaceAll(rule.ID, "-", "_") + "("; !strings.Contains(string(text), name) {
			t.Errorf("no test is named after [%s]", rule.ID)
		}
	}
	cited := regexp.MustCompile(`//.*\[([a-z]+(-[a-z]+)*)\]|refuse\("([a-z-]+)"`)
	for _, file := range []string{"apply.go", "event.go", "move.go", "place.go", "odds.go", "score.go", "state.go", "sheet.go", "invariants.go", "doc.go"} {
		source, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, match := range cited.FindAllStringSubmatch(string(source), -1) {
			if id := match[1] + match[3]; RuleText(id) == "" {
				t.Errorf("%s cites [%s], which is no rule", file, id)
			}
		}
	}
	for c := range numCauses {
		if RuleText(c.Rule()) == "" {
			t.Errorf("%s has no rule", c)
		}
	}
}

// interval is the half width of a 95 % interval of a share of n games.
func interval(share float64, n int) float64 { return 1.96 * math.Sqrt(share*(1-share)/float64(n)) }

// Random play of many games breaks no invariant, every legal move can be written and read, and every event has a cause with a rule.
func TestRandomGames(t *testing.T) {
	g := New(Printed())
	games := rulestest.Count(600, 100000)
	var story Story
	var moves []Move
	for seed := range games {
		s, chance := g.Begin(Options{Seed: uint64(seed)}), play.Chance(seed+1e9)
		for s.Stage != Over {
			moves = g.Moves(&s, moves[:0])
			for _, m := range moves {
				if again, err := g.Parse(&s, g.Notation(&s, m)); err != nil || again != m {
					t.Fatalf("seed %d: %+v is read as %+v: %v", seed, m, again, err)
				}
			}
			m := moves[chance.Below(len(moves))]
			story.Reset()
			if err := g.Apply(&s, m, &story); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if err := g.Broken(&s); err != nil {
				t.Fatalf("seed %d, after %s: %v", seed, g.Notation(&s, m), err)
			}
			if len(story.Events) == 0 && m.Kind != Accept {
				t.Fatalf("seed %d: %s tells nothing", seed, g.Notation(&s, m))
			}
			if g.Sentence(&s, m) == "" && s.Stage != Over {
				t.Fatalf("%+v has no sentence", m)
			}
			for _, h := range story.Events {
				if h.Kind != WinterOver && g.Describe(h) == "" {
					t.Fatalf("nothing is said of %+v", h)
				}
			}
		}
	}
}

// Random play agrees with the calibration of the sheet, of 11,000 games: at least one alive in 25.4 %, 0.42 survivors, and fragments in
// 1,651 games. The calibration has intervals of its own, of the same size.
func TestRandomPlayAgreesWithTheCalibration(t *testing.T) {
	g := New(Printed())
	games := rulestest.Count(2000, 11000)
	alive, survivors, squares := 0, 0., 0.
	var fragments [MaxFragments + 1]int
	for seed := range games {
		s, chance := g.Begin(Options{Seed: uint64(seed)<<20 + 5}), play.Chance(seed)<<20+77
		for s.Stage != Over {
			if err := g.Apply(&s, g.RandomMove(&s, &chance), nil); err != nil {
				t.Fatal(err)
			}
		}
		n := s.Living()
		if n > 0 {
			alive++
		}
		survivors += float64(n)
		squares += float64(n * n)
		fragments[s.Told]++
	}
	mean := survivors / float64(games)
	spread := 1.96 * math.Sqrt((squares/float64(games)-mean*mean)/float64(games))
	share := float64(alive) / float64(games)
	t.Logf("alive %.1f %% +- %.1f, survivors %.3f +- %.3f, fragments %v", 100*share, 100*interval(share, games), mean, spread, fragments)
	if math.Abs(share-0.254) > 0.008+interval(share, games) {
		t.Errorf("at least one lives in %.1f %% of games, not 25.4 %%", 100*share)
	}
	if math.Abs(mean-0.42) > 0.02+spread {
		t.Errorf("%.3f members survive, not 0.42", mean)
	}
	for n, want := range []int{9349, 1646, 5, 0} {
		p, q := float64(fragments[n])/float64(games), float64(want)/11000
		if math.Abs(p-q) > interval(p, games)+interval(q, 11000)+4/float64(games) {
			t.Errorf("%d games tell %d fragments, not %d", fragments[n], n, want)
		}
	}
}

func BenchmarkApply(b *testing.B) {
	g := New(Printed())
	s, chance := g.Begin(Options{Seed: 1}), play.Chance(1)
	var moves []Move
	for i := range b.N {
		if s.Stage == Over {
			s = g.Begin(Options{Seed: uint64(i)})
		}
		moves = g.Moves(&s, moves[:0])
		if err := g.Apply(&s, moves[chance.Below(len(moves))], nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
}

// What comes for having all is written beside the rest, so that 25 for a family of four adds up.
func TestPartsOfAScoreAddUp(t *testing.T) {
	score := Score{Members: 20, AllMembers: 5, Food: 3}
	if say := score.Say(); say != "family 20 + 5, food 3, herd 0, saga 0" {
		t.Errorf("a family of four with 3 food is worth %s", say)
	}
}
