package rules

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"sixwinters/content"
)

// writeYear plays the first year of a campaign at random and writes it down.
func writeYear(t *testing.T, b *Rulebook, o Options) (text string, end State) {
	t.Helper()
	rng := rand.New(rand.NewPCG(o.Seed, 2))
	var w strings.Builder
	w.WriteString(b.HeaderText(o))
	s := b.NewCampaign(o, nil)
	for {
		legal := b.Moves(&s, nil)
		if len(legal) == 0 {
			return w.String(), s
		}
		before, m := s, legal[rng.IntN(len(legal))]
		if err := b.Apply(&s, m, nil); err != nil {
			t.Fatal(err)
		}
		w.WriteString(b.EntryText(&before, m, &s))
	}
}

func TestRecordReplays(t *testing.T) {
	b := loadBook(t)
	for seed := range uint64(30) {
		o := Options{Seed: seed, Difficulty: content.Difficulty(seed % content.NumDifficulties), Alternative: seed%4 == 2}
		text, end := writeYear(t, b, o)
		rec, err := ReadRecord(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if rec.Header.Options != o || rec.Header.Content != b.c.Hash {
			t.Errorf("the header reads back as %+v", rec.Header)
		}
		watched := 0
		got, err := b.Replay(rec, func(*State, Move) { watched++ })
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if got != end {
			t.Errorf("seed %d: the replayed table is another one", seed)
		}
		if watched != len(rec.Entries) {
			t.Errorf("seed %d: %d of %d moves are watched", seed, watched, len(rec.Entries))
		}
	}
}

func TestRecordWithoutStartIsStandard(t *testing.T) {
	b := loadBook(t)
	text, end := writeYear(t, b, Options{Seed: 5})
	rec, err := ReadRecord(strings.NewReader(strings.Replace(text, "start standard\n", "", 1)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := b.Replay(rec, nil); err != nil || got != end {
		t.Errorf("the replayed table is another one: %v", err)
	}
}

func TestRecordWithoutFingerprintsReplays(t *testing.T) {
	b := loadBook(t)
	text, end := writeYear(t, b, Options{Seed: 5})
	var plain []string
	for _, line := range strings.Split(text, "\n") {
		move, _, _ := strings.Cut(line, "#")
		plain = append(plain, move, "") // blank lines are passed over
	}
	rec, err := ReadRecord(strings.NewReader(strings.Replace(strings.Join(plain, "\n"), "\n\n", "\n", 5)))
	if err != nil {
		t.Fatal(err)
	}
	if got, err := b.Replay(rec, nil); err != nil || got != end {
		t.Errorf("the replayed table is another one: %v", err)
	}
}

func TestBrokenRecords(t *testing.T) {
	b := loadBook(t)
	const seed = 7
	text, _ := writeYear(t, b, Options{Seed: seed, Difficulty: content.Standard})
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	const firstMove = 7 // the line of the first move, 1 is the first
	change := func(line int, to string) string {
		changed := append([]string(nil), lines...)
		changed[line-1] = to
		return strings.Join(changed, "\n")
	}
	for _, c := range []struct {
		name, text string
		line       int
		says       string
	}{
		{"nothing at all", "", 1, "not a record"},
		{"another kind of file", "[[obstacle]]\n", 1, "not a record"},
		{"a wrong first line", change(1, "five winters record 1"), 1, "not a record"},
		{"a format of a later version", change(1, "six winters record 99"), 1, "99"},
		{"an unknown line in the header", change(2, "colour blue"), 2, `"colour"`},
		{"a seed that is no number", change(3, "seed seven"), 3, `"seven"`},
		{"an unknown difficulty", change(4, "difficulty brutal"), 4, `"brutal"`},
		{"an unknown start", change(5, "start anywhere"), 5, `"anywhere"`},
		{"a header without its seed", change(3, "difficulty easy"), 6, "seed"},
		{"a header that says nothing", lines[0] + "\nmoves\n", 2, "content, seed and difficulty"},
		{"a die that shows seven", change(firstMove+4, "rest thea a7 body"), firstMove + 4, `"a7" is not a die`},
		{"a die of no resource", change(firstMove+4, "rest thea gold:3 body"), firstMove + 4, `"gold:3" is not a die`},
		{"another start", change(5, "start alternative"), firstMove, "choices"},
		{"cut off in the header", strings.Join(lines[:3], "\n"), 4, "breaks off"},
		{"cut off within a move", strings.Join(lines[:firstMove-1], "\n") + "\nchoose 1", firstMove, "breaks off"},
		{"a word too many", change(firstMove, "choose 1 thea quickly"), firstMove, `"quickly"`},
		{"an unknown verb", change(firstMove+3, "jump thea"), firstMove + 3, `"jump"`},
		{"an unknown card", change(firstMove, "choose 1 thora"), firstMove, `"thora"`},
		{"a move that is not legal", change(firstMove+1, "choose 2 oniri"), firstMove + 1, "unlocked"},
		{"a changed move", change(firstMove+2, "start 1 redbank/support #0000"), firstMove + 2, "recorded"},
		{"a wrong fingerprint", change(firstMove+4, strings.Split(lines[firstMove+3], "#")[0]+"#zzzz"), firstMove + 4, "recorded"},
		{"another seed", change(3, "seed 8"), firstMove, "recorded"},
		{"moves after the end", text + "done\n", len(lines) + 1, "over"},
	} {
		t.Run(c.name, func(t *testing.T) {
			rec, err := ReadRecord(strings.NewReader(c.text))
			if err == nil {
				_, err = b.Replay(rec, nil)
			}
			if err == nil {
				t.Fatal("it is read and replayed")
			}
			if want := fmt.Sprintf("line %d: ", c.line); !strings.HasPrefix(err.Error(), want) || !strings.Contains(err.Error(), c.says) {
				t.Errorf("%q does not begin with %q and say %q", err, want, c.says)
			}
		})
	}
}

func TestRecordCutOffAfterAMove(t *testing.T) {
	b := loadBook(t)
	text, _ := writeYear(t, b, Options{Seed: 9})
	lines := strings.SplitAfter(text, "\n")
	rec, err := ReadRecord(strings.NewReader(strings.Join(lines[:20], "")))
	if err != nil {
		t.Fatal(err)
	}
	s, err := b.Replay(rec, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got := "#" + b.Print(&s) + "\n"; !strings.HasSuffix(lines[19], got) {
		t.Errorf("the table is %s, the last line %s", got, lines[19])
	}
}

func TestReplayStopsBeforeTheBrokenMove(t *testing.T) {
	b := loadBook(t)
	text, _ := writeYear(t, b, Options{Seed: 9})
	lines := strings.Split(text, "\n")
	lines[14] = "done #bad"
	rec, err := ReadRecord(strings.NewReader(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	s, err := b.Replay(rec, nil)
	if err == nil {
		t.Fatal("the broken record replays")
	}
	if !strings.HasSuffix(lines[13], "#"+b.Print(&s)) {
		t.Error("the table is not the one before the broken line")
	}
}
