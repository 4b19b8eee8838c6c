package story

import (
	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/sound"
)

type Kind uint8

// The kinds, with what the number of a moment means if it has one.
const (
	None       Kind = iota
	Roll            // dice are rolled for a defence: how many
	Held            // a defence holds
	Failed          // or fails
	Overcome        // an obstacle is overcome
	Completed       // a progress card is complete
	Ranked          // a character gains a rank: the rank
	Achieved        // a character gains an achievement
	Afflicted       // a condition is marked
	KnockedOut      // a character is knocked out
	Lost            // a character leaves the campaign
	Risen           // a threat reaches a level: the level
	Burned          // a location burns
	Arrived         // a threat location comes into play
	Turned          // the season turns: the season
	Event           // the seasonal event takes place: the season
	Joined          // a character is unlocked
	YearOver        // a year is over: its number
	YearBegun       // a year begins: its number
	CampaignOver
	NumKinds
)

type Show struct {
	Title string // on its picture; the number of the moment stands for %d, and the name of a threat before it
	Sign  string // the icon on its picture, or ""
	Bad   bool   // it hurts the players
	Ticks int    // that it is shown at the least, at normal speed: 60 a second
	Noise sound.Kind
}

var shows = [NumKinds]Show{
	Roll:         {"Defend!", "defend", false, 125, sound.Defend},
	Held:         {"The defence holds", "defend", false, 80, sound.Held},
	Failed:       {"The defence fails", "damage", true, 90, sound.Failed},
	Overcome:     {"Overcome!", "overcome", false, 90, sound.Victory},
	Completed:    {"Card completed!", "done", false, 100, sound.Complete},
	Ranked:       {"Rank %d", "", false, 75, sound.Rank},
	Achieved:     {"An achievement!", "mastery", false, 80, sound.Achievement},
	Afflicted:    {"A condition", "", true, 75, sound.Condition},
	KnockedOut:   {"Knocked out", "knocked-out", true, 100, sound.KnockedOut},
	Lost:         {"Lost to the campaign", "knocked-out", true, 110, sound.Leaving},
	Risen:        {"threat, level %d", "threat", true, 90, sound.Level},
	Burned:       {"Burned down", "burn", true, 100, sound.Burn},
	Arrived:      {"A threat location", "threat", true, 110, sound.Arrival},
	Turned:       {"", "", false, 80, sound.Season},
	Event:        {"", "", false, 130, sound.Event},
	Joined:       {"A new ally", "done", false, 100, sound.Ally},
	YearOver:     {"", "", false, 110, sound.YearEnd},
	YearBegun:    {"", "", false, 75, sound.YearStart},
	CampaignOver: {"The last winter has passed", "", false, 120, sound.CampaignEnd},
}

func (k Kind) Show() *Show { return &shows[k] }

type Moment struct {
	Kind Kind
	N    int
}

// kinds are the kinds of event that are always a moment.
var kinds = map[rules.EventKind]Kind{
	rules.EvOvercome: Overcome, rules.EvComplete: Completed, rules.EvRank: Ranked, rules.EvAchievement: Achieved,
	rules.EvCondition: Afflicted, rules.EvKnockedOut: KnockedOut, rules.EvBurned: Lost, rules.EvBurnLocation: Burned,
	rules.EvSeason: Event, rules.EvUnlockCharacter: Joined, rules.EvYearOver: YearOver, rules.EvYear: YearBegun,
	rules.EvCampaignOver: CampaignOver,
}

// MomentOf returns the moment that begins with an event of a story whose tables have been kept, if one does.
func MomentOf(b *rules.Rulebook, story *rules.Story, i int) Moment {
	ev, s := &story.Events[i], &story.States[i]
	if s.Phase == rules.Setup && ev.Kind != rules.EvYear { // the table is laid
		return Moment{}
	}
	m := Moment{kinds[ev.Kind], int(ev.N)}
	switch ev.Kind {
	case rules.EvDie:
		return defence(story, i)
	case rules.EvDefence:
		m.Kind = Failed
		if ev.N == 1 {
			m.Kind = Held
		}
	case rules.EvSeason:
		m.N = int(ev.Season)
	case rules.EvCampaignOver:
		m.N = int(b.Score(s).Victory)
	case rules.EvBox:
		if i > 0 && s.Phase == rules.Turns && b.Season(&story.States[i-1]) != b.Season(s) {
			return Moment{Turned, int(b.Season(s))}
		}
	case rules.EvLocation:
		if ev.Cause.Kind == rules.ByThreat {
			m.Kind = Arrived
		}
	case rules.EvThreat, rules.EvUnlock:
		if step := RisesAt(story, i); step >= 0 {
			return risen(b, story, step)
		}
	}
	return m
}

// defence returns the moment of the first of some dice that are rolled for a defence.
func defence(story *rules.Story, i int) Moment {
	rolled := func(i int) bool { return toDefend(&story.States[i], &story.Events[i]) }
	if !rolled(i) || i > 0 && rolled(i-1) {
		return Moment{}
	}
	n := 1
	for i+n < len(story.Events) && rolled(i+n) {
		n++
	}
	return Moment{Roll, n}
}

// toDefend reports whether an event is a die that is rolled for a defence. An ability rerolls single dice of it.
func toDefend(s *rules.State, ev *rules.Event) bool {
	return ev.Kind == rules.EvDie && ev.Rolled && ev.Die.IsAction() && s.Attempt.Phase == rules.Defend && ev.Cause.Kind != rules.ByText
}

// RisesAt returns the event by which a threat advances that is told at event i: with what it unlocks, at the first of that; -1 for
// none.
func RisesAt(story *rules.Story, i int) int {
	is := func(i int, kind rules.EventKind) bool {
		return i >= 0 && i < len(story.Events) && story.Events[i].Kind == kind
	}
	switch {
	case is(i, rules.EvThreat) && !is(i+1, rules.EvUnlock):
		return i
	case is(i, rules.EvUnlock) && is(i-1, rules.EvThreat):
		return i - 1
	}
	return -1
}

// risen returns the moment of a threat that reaches the last of its levels in an advance for one cause: one tells of them all.
func risen(b *rules.Rulebook, story *rules.Story, step int) Moment {
	ev := &story.Events[step]
	levels := &b.Content().Board.Tracks[ev.Resource].Levels
	if to := levels[ev.M-1]; ev.M > ev.N && to > levels[ev.N-1] && to == levels[Rise(story, step).M-1] {
		return Moment{Risen, to}
	}
	return Moment{}
}

// Season returns the season of a moment that has one.
func (m Moment) Season() content.Season { return content.Season(m.N) }
