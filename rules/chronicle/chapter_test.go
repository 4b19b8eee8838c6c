package chronicle

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sixwinters/advice/mind"
	"sixwinters/content"
	"sixwinters/content/contenttest"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// chronicled plays a campaign to its end with some sense and calls do after every move, with the annals and the events of
// the move.
func chronicled(t *testing.T, seed uint64, do func(b *rules.Rulebook, s *rules.State, a *Annals, events []rules.Event)) {
	t.Helper()
	b := rulestest.Book(t)
	story := rules.Story{Keep: true}
	s := b.NewCampaign(rules.Options{Seed: seed, Difficulty: content.Easy}, &story)
	var a Annals
	choose := mind.Greedy(seed)
	for {
		for i, ev := range story.Events {
			a.Note(b, &story.States[i], ev)
		}
		do(b, &s, &a, story.Events)
		legal := b.Moves(&s, nil)
		if len(legal) == 0 {
			return
		}
		story.Reset()
		if err := b.Apply(&s, choose(b, &s, legal), &story); err != nil {
			t.Fatal(err)
		}
	}
}

// TestChapters plays a campaign and compares what the chronicle tells with what happened and with the table.
func TestChapters(t *testing.T) {
	var completed, overcome, conditions, years int
	var before rules.State // at the end of the year before
	var last page
	reference := contenttest.Reference(t)
	chronicled(t, 5, func(b *rules.Rulebook, s *rules.State, a *Annals, events []rules.Event) {
		if before.Year == 0 {
			before = *s
		}
		for _, ev := range events {
			switch ev.Kind {
			case rules.EvComplete:
				completed++
			case rules.EvOvercome:
				overcome++
			case rules.EvCondition:
				conditions++
			}
		}
		now := page{s.Phase, s.Year}
		if now == last {
			return
		}
		last = now
		var c Chapter
		switch {
		case s.Phase == rules.YearOver:
			years++
			y := a.Year(b, s)
			c = YearChapter(b, s, y)
			if len(y.Completed) != completed || len(y.Overcome) != overcome || y.Conditions != conditions {
				t.Errorf("year %d is told as %+v", s.Year, y)
			}
			for r, tale := range c.Tracks {
				want := Span{int(before.Progress[r]), int(s.Progress[r])}
				if tale.Progress != want || tale.Threat != (Span{int(before.Threat[r]), int(s.Threat[r])}) {
					t.Errorf("year %d: the track of %s is told as %+v", s.Year, content.Resource(r), tale)
				}
				if tale.Mastery != b.Mastery(s, content.Resource(r)) || tale.Won != (tale.Mastery && !b.Mastery(&before, content.Resource(r))) {
					t.Errorf("year %d: the mastery of %s is told as %+v", s.Year, content.Resource(r), tale)
				}
			}
			completed, overcome, conditions, before = 0, 0, 0, *s
		case s.Phase == rules.Setup && s.Year > 1:
			c = NextYearChapter(b, s, &a.Years[s.Year-2])
			if len(c.Places) != content.NumRegions {
				t.Errorf("after year %d %d places have changed", s.Year-1, len(c.Places))
			}
			for _, p := range c.Places {
				if s.Burned&(1<<p.Old) == 0 || !slices.Contains(s.Slots[:], p.New) {
					t.Errorf("after year %d %+v is no change", s.Year-1, p)
				}
			}
		case s.Phase == rules.CampaignOver:
			c = CampaignChapter(b, s, a)
			if c.Outcome != rules.Capital(b.Score(s).Victory.String()) {
				t.Errorf("the outcome is %q", c.Outcome)
			}
		default:
			return
		}
		cited := []string{c.Rule}
		for _, line := range c.Lines {
			cited = append(cited, line.Rule)
			if !strings.HasSuffix(line.Say, ".") || strings.HasPrefix(line.Say, "0 conditions") {
				t.Errorf("%q is no sentence", line.Say)
			}
		}
		for _, id := range cited {
			if reference.Rule(id) == nil {
				t.Errorf("a line cites [%s], which is no rule", id)
			}
		}
		if c.Head == "" || c.Outcome == "" || !strings.HasSuffix(c.Verdict, ".") {
			t.Errorf("the chapter is headed %q, %q, %q", c.Head, c.Outcome, c.Verdict)
		}
	})
	if years != rules.MostYears {
		t.Errorf("%d years are told", years)
	}
}

// page is a moment at which the chronicle tells something.
type page struct {
	phase rules.Phase
	year  uint8
}

// TestTracksCountAsScored compares what is said of single tracks with the score, for many tables.
func TestTracksCountAsScored(t *testing.T) {
	b := rulestest.Book(t)
	rng := rand.New(rand.NewPCG(3, 3))
	counted := 0
	for range 500 {
		s := b.NewCampaign(rules.Options{Seed: 1}, nil)
		for r := range s.Progress {
			s.Progress[r], s.Threat[r] = uint8(8+rng.IntN(5)), uint8(8+rng.IntN(5))
		}
		score := b.Score(&s)
		tales := tracks(b, &s, unmoved(s.Progress), unmoved(s.Threat))
		for r := range content.Resource(content.NumResources) {
			want := slices.Contains(score.Complete, r) || slices.Contains(score.Ahead, r)
			if tales[r].Counts != want {
				t.Fatalf("%s at %d against %d: %+v", r, s.Progress[r], s.Threat[r], tales[r])
			}
			if want {
				counted++
			}
		}
	}
	if counted == 0 {
		t.Error("no track ever counts")
	}
}

// TestFates looks at what is said of characters who came through and who did not.
func TestFates(t *testing.T) {
	tb := rulestest.Bare(t)
	keel, thea := tb.Player("keel"), tb.Player("thea")
	tb.State.Players[keel].Out, tb.State.Players[keel].At = true, content.NoSlot
	tb.State.Characters[tb.State.Players[thea].Character].Marked[content.Body] = 1 << 1
	fates := Fates(tb.Book, &tb.State)
	if f := fates[keel]; !f.Out || f.Say != "knocked out" || f.Rule != "knocked-out" {
		t.Errorf("Keel's fate is %+v", f)
	}
	want := rules.Mark{Stress: content.Body, Name: tb.Book.Content().Board.Conditions[content.Body][1]}
	if f := fates[thea]; f.Out || f.Say != "came through" || len(f.Marked) != 1 || f.Marked[0] != want {
		t.Errorf("Thea's fate is %+v", f)
	}
}

// nextYear ends the first year of a bare table and makes every choice of the session end without caring which. It returns the table
// as the next year begins, what happened and its annals.
func nextYear(t *testing.T, tb *rulestest.Table) (*rules.State, *rules.Story, *Annals) {
	t.Helper()
	s := tb.State
	for s.Depth > 0 {
		s.Depth--
		s.Stack[s.Depth] = rules.Frame{}
	}
	s.Stack[0], s.Depth = rules.Frame{Task: rules.TaskYearOver, Player: rules.NoPlayer}, 1
	s.Turn, s.Phase = content.WheelBoxes, rules.YearOver
	story, a := &rules.Story{Keep: true}, &Annals{}
	for s.Phase != rules.Setup {
		if err := tb.Book.Apply(&s, tb.Book.Moves(&s, nil)[0], story); err != nil {
			t.Fatal(err)
		}
	}
	for i, ev := range story.Events {
		a.Note(tb.Book, &story.States[i], ev)
	}
	return &s, story, a
}

// TestReplacedLocations looks at what is said of locations that are of no region's deck.
func TestReplacedLocations(t *testing.T) {
	tb := rulestest.Bare(t)
	at := tb.Slot("redbank/support")
	old := content.LocationID(slices.IndexFunc(tb.Book.Content().Locations[:], func(l content.Location) bool { return l.Desolation }))
	tb.State.Slots[at] = old
	tb.Attach("redbank/support", "poison")
	s, _, a := nextYear(t, tb)
	c := NextYearChapter(tb.Book, s, &a.Years[0])
	if len(c.Places) != content.NumRegions || c.Outcome != "Three new places" {
		t.Fatalf("%s: %+v", c.Outcome, c.Places)
	}
	i := slices.IndexFunc(c.Places, func(c Change) bool { return c.Region == content.RedBank })
	if want := (Change{content.RedBank, old, s.Slots[at], rules.BurnReason{Obstacles: 1, Equals: 1}}); c.Places[i] != want {
		t.Errorf("%+v, want %+v", c.Places[i], want)
	}
}

// TestBurnReasons shows that the log and the chapter say why a location burned: for its obstacles, or by choice among
// equals.
func TestBurnReasons(t *testing.T) {
	tb := rulestest.Bare(t)
	tb.Attach("redbank/support", "poison")
	tb.Attach("settled/diplomacy", "angry-mob.1")
	tb.Attach("settled/sorcery", "eight-ears")
	_, story, a := nextYear(t, tb)
	var told []string
	for i, ev := range story.Events {
		if ev.Kind == rules.EvBurnLocation {
			told = append(told, tb.Book.Describe(&story.States[i], ev))
		}
	}
	want := []string{"in the Empire is burned (chosen: none had an obstacle).", "in Red Bank is burned (most obstacles: 1).", "in the Settled Lands is burned (chosen from 2 with 1 obstacle each)."}
	if len(told) != len(want) {
		t.Fatalf("it is told %q", told)
	}
	for i, say := range told {
		if place := a.Years[0].Replaced[i]; !strings.HasSuffix(say, want[i]) || !strings.HasSuffix(strings.TrimSuffix(say, ")."), place.Reason.String()) {
			t.Errorf("it is told %q, and %+v", say, place)
		}
	}
}

// What house rules changed is told as the next year begins, and what they will change ([house-rules]).
func TestHouseRulesAreTold(t *testing.T) {
	tb := rulestest.Bare(t)
	s := &tb.State
	s.House = rules.HouseRules{PlayedRest: 2, LongRest: true}
	for p := range s.Players {
		s.Characters[s.Players[p].Character].Marked[content.Body] = 1
	}
	for id := range s.Characters {
		if c := &s.Characters[id]; c.Unlocked && !c.Active {
			c.Marked[content.Psyche] = 0b11
			break
		}
	}
	then, _, a := nextYear(t, tb)
	var told []string
	for _, line := range NextYearChapter(tb.Book, then, &a.Years[0]).Lines {
		if line.Icon == "rest" {
			told = append(told, line.Rule+": "+line.Say)
		}
	}
	want := []string{
		"session-end: Rested, and recovered from a condition: Menas.",
		"house-rules: Played, and recovered from a condition by a house rule: Thea and Keel.",
		"house-rules: House rule: At session end each character played this year erases its highest condition on each track.",
		"house-rules: House rule: At session end each character not played erases its two highest conditions on each track.",
	}
	if !slices.Equal(told, want) {
		t.Errorf("it is told %q", told)
	}
}

// TestLostYears takes a campaign up in year three: what came before is not told.
func TestLostYears(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Year = 3
	var a Annals
	a.Lose(b, &s)
	for i := range a.Years {
		if !a.Years[i].Lost {
			t.Errorf("year %d is told", i+1)
		}
	}
	if say := YearChapter(b, &s, a.Year(b, &s)).Outcome; len(a.Years) != 3 || say != "Its pages are lost" {
		t.Errorf("%d years, the last one: %q", len(a.Years), say)
	}
	c := YearChapter(b, &s, a.Year(b, &s))
	if !strings.HasPrefix(c.Verdict, "Part of what happened is unknown; if the campaign ended now") {
		t.Errorf("the year comes to %q", c.Verdict)
	}
	for _, l := range c.Lines {
		if l.Part == Won || l.Part == Lost {
			t.Errorf("%q is said of a year of which nothing is known", l.Say)
		}
	}
}

// Of a year that is lost it is known where the markers stood as it began: where the campaign puts them, or where the end of the year
// before left them. The last chapter of the campaign tells of the tracks from its beginning on ([campaign]).
func TestLostYearsBeginWhereTheMarkersStood(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	span := func(y *Year) [2]Span { return [2]Span{y.Progress[0], y.Threat[0]} }
	threat := int(s.Threat[0])
	var a Annals
	s.Progress[0], s.Threat[0] = 4, 9
	a.Lose(b, &s)
	if got, want := span(a.Year(b, &s)), ([2]Span{{1, 4}, {threat, 9}}); got != want {
		t.Errorf("year I, which is lost, is told with %v, not %v", got, want)
	}
	s.Year, s.Progress[0], s.Threat[0] = 2, 6, 10
	a.Lose(b, &s)
	if got, want := span(a.Year(b, &s)), ([2]Span{{4, 6}, {9, 10}}); got != want {
		t.Errorf("year II, which is lost too, is told with %v, not %v", got, want)
	}
	tale := CampaignChapter(b, &s, &a).Tracks[0]
	if got, want := [2]Span{tale.Progress, tale.Threat}, ([2]Span{{1, 6}, {threat, 10}}); got != want {
		t.Errorf("the campaign is told with %v, not %v", got, want)
	}
}

// The totals of a campaign of which a year is lost are not told as if all years were known.
func TestTotalsOfLostYears(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	s.Year = rules.MostYears
	var a Annals
	a.Year(b, &s)
	for i := range a.Years {
		y := &a.Years[i]
		y.Lost, y.Turns, y.Conditions = false, 3, 1
	}
	totals := func() (told []string) {
		for _, l := range CampaignChapter(b, &s, &a).Lines {
			if l.Rule != "campaign-end" {
				told = append(told, l.Say)
			}
		}
		return told
	}
	want := []string{"0 progress cards completed and 0 obstacles overcome in 18 turns.", "6 conditions marked, 0 locations burned."}
	if got := totals(); !slices.Equal(got, want) {
		t.Errorf("a campaign that is known is told as %q, not %q", got, want)
	}
	lost := &a.Years[2]
	lost.Lost, lost.Turns, lost.Conditions = true, 0, 0
	want = []string{
		"Part of what happened is unknown; known: 0 progress cards completed and 0 obstacles overcome in 15 turns.",
		"Part of what happened is unknown; known: 5 conditions marked, 0 locations burned.",
	}
	if got := totals(); !slices.Equal(got, want) {
		t.Errorf("a campaign with a lost year is told as %q, not %q", got, want)
	}
}

// A year in which what was played breaks off is not told as if it were whole, and one that was told to its end is.
func TestYearThatBreaksOff(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{Seed: 1}, nil)
	for _, over := range []bool{false, true} {
		var a Annals
		s.Year = 1
		a.Note(b, &s, rules.Event{Kind: rules.EvTurn, N: 1})
		if over {
			a.Note(b, &s, rules.Event{Kind: rules.EvYearOver, N: 1})
		}
		s.Year = 2
		a.Lose(b, &s)
		s.Year = 3
		if a.Lose(b, &s); a.Years[0].Lost == over || !a.Years[1].Lost || !a.Years[2].Lost {
			t.Errorf("its end is told: %v, and years are lost: %v %v %v", over, a.Years[0].Lost, a.Years[1].Lost, a.Years[2].Lost)
		}
	}
}

// What was overcome or completed more than once is named once.
func TestNamesAreCounted(t *testing.T) {
	got := counted([]string{"Nalah", "War Machines", "Nalah", "Angry Mob", "Nalah", "War Machines"})
	if want := []string{"Nalah 3 times", "War Machines twice", "Angry Mob"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
}

// At the end of the last year the verdict is that of the campaign, and of any other year what it would be ([campaign-end]).
func TestTheLastVerdict(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{}, nil)
	for year, want := range map[uint8]string{1: "it would be a defeat with 0 points.", rules.MostYears: "the campaign ends in a defeat with 0 points."} {
		s.Year = year
		if got := YearChapter(b, &s, &Year{Progress: unmoved(s.Progress), Threat: unmoved(s.Threat)}).Verdict; !strings.HasSuffix(got, want) {
			t.Errorf("year %d: %q", year, got)
		}
	}
}

// A victory track whose threat has come to its end is not complete, however near its progress is ([campaign-end]).
func TestThreatAtItsEnd(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{}, nil)
	r := content.Support
	for _, test := range []struct {
		progress, threat uint8
		want             string
	}{{10, 11, "2 spaces to win"}, {10, 12, "threat at its end"}, {12, 12, "threat at its end"}, {12, 11, "complete"}} {
		s.Progress[r], s.Threat[r] = test.progress, test.threat
		if say := tracks(b, &s, unmoved(s.Progress), unmoved(s.Threat))[r].Say; say != test.want {
			t.Errorf("progress %d, threat %d: %q, not %q", test.progress, test.threat, say, test.want)
		}
	}
}

// Once the last year is over a victory track that is not complete fell short, and nothing is said of what lies ahead ([campaign-end]).
func TestTracksOfAnEndedCampaign(t *testing.T) {
	b := rulestest.Book(t)
	s := b.NewCampaign(rules.Options{}, nil)
	s.Year, s.Progress[content.Support] = rules.MostYears, 10
	for phase, want := range map[rules.Phase]string{rules.Turns: "2 spaces to win", rules.YearOver: "2 spaces short", rules.CampaignOver: "2 spaces short"} {
		s.Phase = phase
		c := StandingChapter(b, &s, &Year{Progress: unmoved(s.Progress), Threat: unmoved(s.Threat)})
		if say := c.Tracks[content.Support].Say; say != want {
			t.Errorf("phase %d: %q, not %q", phase, say, want)
		}
		over := phase != rules.Turns
		if ahead := len(c.Tracks[content.Support].Coming) > 0; ahead == over || strings.Contains(c.Outcome+c.Verdict, "ended now") == over {
			t.Errorf("phase %d: %q, %q, with something ahead: %t", phase, c.Outcome, c.Verdict, ahead)
		}
	}
}

// Where progress and threats have come as far as each other, the verdict of a year says so once.
func TestVerdictSaysTheSameOnce(t *testing.T) {
	b := rulestest.Book(t)
	s := rules.State{Phase: rules.YearOver, Year: 3}
	for want, to := range map[string]int{
		"Progress and the threats both stood still;":      3,
		"Progress and the threats both rose by 2 spaces;": 5,
	} {
		var y Year
		for r := range y.Progress {
			y.Progress[r], y.Threat[r] = Span{3, 3}, Span{3, 3}
		}
		y.Progress[0].To, y.Threat[1].To = to, to
		if got := YearChapter(b, &s, &y).Verdict; !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// A line that ends with the name of a card that has a mark of its own ends with that.
func TestChapterLinesEndOnce(t *testing.T) {
	b := rulestest.Book(t)
	var y Year
	for r := range y.Progress {
		y.Progress[r], y.Threat[r] = Span{3, 3}, Span{3, 3}
	}
	for id := range b.Content().Cards {
		if name := b.Content().Card(content.ObstacleID(id)).Name; strings.HasSuffix(name, "!") {
			y.Overcome = append(y.Overcome[:0], content.ObstacleID(id))
		}
	}
	for id := range b.Content().Progress {
		if strings.HasSuffix(b.Content().Progress[id].Name, "?") {
			y.BurnedCards = append(y.BurnedCards[:0], content.ProgressID(id))
		}
	}
	s := rules.State{Phase: rules.YearOver, Year: 3}
	for r := range s.Progress {
		s.Progress[r], s.Threat[r] = 3, 3
	}
	marked := 0
	for _, c := range []Chapter{YearChapter(b, &s, &y), NextYearChapter(b, &s, &y)} {
		for _, line := range c.Lines {
			if strings.Contains(line.Say, "!.") || strings.Contains(line.Say, "?.") {
				t.Errorf("%q", line.Say)
			}
			if strings.HasSuffix(line.Say, "!") || strings.HasSuffix(line.Say, "?") {
				marked++
			}
		}
	}
	if marked != 2 {
		t.Errorf("%d lines end with the name of a card with a mark", marked)
	}
}

// The sheet of a campaign in play says where the year began, what counts now and what lies ahead.
func TestStanding(t *testing.T) {
	looked := 0
	chronicled(t, 7, func(b *rules.Rulebook, s *rules.State, a *Annals, _ []rules.Event) {
		if s.Phase != rules.Turns || s.Step != rules.StepActions || s.Turn != 3 {
			return
		}
		looked++
		y := a.Year(b, s)
		c := StandingChapter(b, s, y)
		for r := range content.Resource(content.NumResources) {
			track := &c.Tracks[r]
			if track.Progress != y.Progress[r] || track.Threat != y.Threat[r] || track.Progress.To != int(s.Progress[r]) {
				t.Errorf("%s is told as %+v", r, track)
			}
			if len(track.Ahead) != len(b.ThreatAhead(s, r)) || !track.Mastery && len(track.Coming) == 0 {
				t.Errorf("of what lies ahead on %s it is told %q", r, track.Coming)
			}
			for _, say := range track.Coming {
				if !strings.HasSuffix(say, ".") {
					t.Errorf("%q is no sentence", say)
				}
			}
		}
	})
	if looked < rules.MostYears {
		t.Errorf("only %d tables were looked at", looked)
	}
}
