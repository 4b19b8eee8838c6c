package rules

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// What ordinary play never comes upon is looked for by steered play: every move is legal and follows from a real seed, but
// the player knows what is hidden and is paid for what is wanted.
//
//	go test ./rules -run TestGolden -steer
//
// looks for what no golden record comes upon and adds records of it; those that are there stay.

var steer = flag.Bool("steer", false, "look for what the golden records do not touch, and add records of it")

// steering is one thing to look for: with which campaigns, and what is paid for on the way.
type steering struct {
	name        string
	wants       string // what is looked for, as touched names it, or how that begins; "" is all that is missing
	difficulty  content.Difficulty
	alternative bool
	house       HouseRules
	whole       bool   // a whole campaign, not its first year
	seed, tries uint64 // seeds to try
	after       string // a golden record to go on from, after its first move that begins with upTo
	upTo        string
	from        func(t *testing.T, chance Chance) State                      // a table to begin with, else a new campaign
	wish        func(w *wisher, before *State, m Move, after *State) float64 // nil: play is random
}

var steerings = []steering{
	{name: "house-one", wants: "house rule: ", house: HouseRules{PlayedRest: 1, LongRest: true, Dice: 10}, whole: true, seed: 1, tries: 1, wish: (*wisher).cards},
	{name: "house-two", wants: "house rule: ", house: HouseRules{PlayedRest: 2, Dice: 15}, whole: true, seed: 1, tries: 1, wish: (*wisher).cards},
	{name: "shared", wants: "rule that asks: ", difficulty: content.Standard, whole: true, seed: 820, tries: 4, wish: (*wisher).shortage},
	{name: "suffer", wants: "move: suffer", difficulty: content.Hardcore, whole: true, seed: 701, tries: 300},
	{name: "lucia", wants: "ability: Lucia", difficulty: content.Easy, whole: true, seed: 620, tries: 16, wish: (*wisher).lucia},
	{name: "late", wants: "completed: ", difficulty: content.Easy, whole: true, seed: 901, tries: 5, wish: (*wisher).cards},
	{name: "desolation", wants: "location arrived at: ", after: "campaign-hardcore-396.txt", upTo: "use oniri 9 ", whole: true, tries: 3, wish: (*wisher).desolation},
	{name: "sixth-year", wants: "", difficulty: content.Standard, whole: true, seed: 1, tries: 80, from: fiveYears, wish: (*wisher).cards},
}

// wisher pays for what is still missing.
type wisher struct {
	b       *Rulebook
	missing map[string]bool
}

// cards pays for completing cards that are missing, and for being able to when they come up.
func (w *wisher) cards(before *State, m Move, after *State) (paid float64) {
	for p := range after.Players {
		was, is := before.Players[p].Card, after.Players[p].Card
		if is != was && is != content.NoProgress && w.missing["completed: "+w.b.c.Progress[is].Name] {
			paid += 300
		}
	}
	for r := range after.Threat { // to be able to act in the last year, when those cards come up
		if before.Year < MostYears {
			paid -= 200 * float64(int(after.Threat[r])-int(before.Threat[r]))
		} else {
			paid += 100 * float64(int(after.Threat[r])-int(before.Threat[r]))
		}
	}
	if before.Year == MostYears && after.Year == MostYears {
		paid += 100 * float64(int(after.Stage)-int(before.Stage))
		if after.Stage == before.Stage {
			paid += 60 * float64(int(before.Deck.N)-int(after.Deck.N))
		}
	}
	if m.Kind == MovePlace {
		card := &w.b.c.Progress[before.Players[m.Player].Card]
		if w.missing["completed: "+card.Name] {
			if paid += 250; card.Squares[m.Arg].End {
				paid += 1500
			}
		}
	}
	return paid
}

// lucia pays for unlocking Lucia and for her achievements.
func (w *wisher) lucia(before *State, m Move, after *State) float64 {
	return w.cards(before, m, after) + w.toLucia(after) - w.toLucia(before)
}

func (w *wisher) toLucia(s *State) (paid float64) {
	for id := range w.b.c.Characters {
		if c := &s.Characters[id]; w.b.c.Characters[id].Name == "Lucia" {
			switch {
			case !c.New && !c.Unlocked:
			case c.Achieved == 0 && s.Year < 4:
				return -9000 // later she is more accomplished
			default:
				return 6000 + 700*float64(c.Achieved)
			}
		}
	}
	for id := range w.b.c.Cards {
		o := &s.Obstacles[id]
		card := w.b.c.Card(content.ObstacleID(id))
		if card.Name != "Master of Secrets" || o.Zone != InPlay {
			continue
		}
		for i := range card.Overcome {
			paid += 25 * float64(min(12, s.Pool[card.Overcome[i].Price.Resource].Sum()))
		}
	}
	return paid
}

// desolation pays for moving there.
func (w *wisher) desolation(before *State, m Move, after *State) (paid float64) {
	for p := range after.Players {
		at := after.Players[p].At
		if at != content.NoSlot && at != before.Players[p].At && w.b.Location(after, at).Name == "Desolation" {
			paid += 5000
		}
	}
	return paid
}

// shortage pays for action dice that lie on obstacles.
func (w *wisher) shortage(before *State, m Move, after *State) float64 {
	lying := func(s *State) (n int) {
		for id := range s.Obstacles {
			for _, d := range s.Obstacles[id].Dice {
				if d.IsAction() {
					n++
				}
			}
		}
		return n
	}
	return 3000 * float64(lying(after)-lying(before))
}

// policy is steered play. Where something missing can be done at once it is done.
func (st *steering) policy(w *wisher, seed uint64) Policy {
	if st.wish == nil {
		return RandomPolicy(seed)
	}
	steered := Players.Steered(seed, func(before *State, m Move, after *State) float64 { return st.wish(w, before, m, after) })
	return func(b *Rulebook, s *State, legal []Move) Move {
		for _, m := range legal {
			want := ""
			switch m.Kind {
			case MoveChoose:
				want = "played: " + b.c.Characters[m.Card].Name
				if b.c.Characters[m.Card].Name == "Lucia" {
					return m
				}
			case MoveSettle:
				if st.name == "lucia" && s.Year >= 3 && slices.Contains(b.c.Locations[m.Card].Attach, "Master of Secrets") {
					return m
				}
			case MoveUse, MovePay:
				if s.top().Task == TaskActions {
					want = "ability: " + abilityName(b, s.Players[m.Player].Character, int(m.Arg))
				}
			}
			if w.missing[want] {
				if m.Kind == MoveUse || m.Kind == MovePay {
					delete(w.missing, want)
				}
				return m
			}
		}
		return steered(b, s, legal)
	}
}

// replaying plays the moves of a record, up to and with the first that begins with some words, and then by a policy.
func replaying(t *testing.T, rec *Record, upTo string, then Policy) Policy {
	t.Helper()
	end := slices.IndexFunc(rec.Entries, func(e Entry) bool { return strings.HasPrefix(e.Move, upTo) }) + 1
	if end == 0 {
		t.Fatalf("no move of the record begins with %q", upTo)
	}
	next := 0
	return func(b *Rulebook, s *State, legal []Move) Move {
		if next == end {
			return then(b, s, legal)
		}
		m, err := b.Parse(s, rec.Entries[next].Move)
		if err != nil {
			t.Fatal(err)
		}
		next++
		return m
	}
}

// steerGolden adds records of what is missing.
func steerGolden(t *testing.T, b *Rulebook, seen touched) {
	var index []string
	all := everything(b)
	for i := range steerings {
		st := &steerings[i]
		for try := range st.tries {
			missing := seen.missing(all)
			if !slices.ContainsFunc(missing, func(name string) bool { return strings.HasPrefix(name, st.wants) }) {
				break
			}
			w := &wisher{b: b, missing: map[string]bool{}}
			for _, name := range missing {
				w.missing[name] = true
			}
			o := Options{Seed: st.seed + try, Difficulty: st.difficulty, Alternative: st.alternative, House: st.house}
			choose := st.policy(w, st.seed+try)
			if st.after != "" {
				rec := readGolden(t, st.after)
				o = rec.Header.Options
				choose = replaying(t, rec, st.upTo, choose)
			}
			var from *State
			if st.from != nil {
				table := st.from(t, Chance(o.Seed))
				from = &table
			}
			found := touched{}
			text, end := writeDown(b, o, from, choose, st.whole, found)
			var gain []string
			for _, name := range missing {
				if found[name] {
					gain = append(gain, name)
				}
			}
			t.Logf("%s, seed %d: %s, %q", st.name, o.Seed, b.Score(&end).Victory, gain)
			if len(gain) == 0 {
				continue
			}
			name := fmt.Sprintf("steered-%s-%d.txt", st.name, o.Seed)
			if err := os.WriteFile(filepath.Join(goldenDir, name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
			if from != nil {
				table, err := b.Snapshot(from)
				if err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(snapshotBeside(name), []byte(table+"\n"), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := follow(b, readGolden(t, name), seen); err != nil {
				t.Fatal(err)
			}
			index = append(index, goldenLine(b, name, &end))
		}
	}
	addToIndex(t, index)
}

// addToIndex adds lines to the index of the golden records.
func addToIndex(t *testing.T, lines []string) {
	t.Helper()
	for _, line := range goldenIndex(t) {
		lines = append(lines, strings.Join(line, " "))
	}
	slices.Sort(lines)
	if err := os.WriteFile(filepath.Join(goldenDir, "index"), []byte(strings.Join(lines, "\n")+"\n"), 0o666); err != nil {
		t.Fatal(err)
	}
}
