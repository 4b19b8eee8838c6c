// Package hints says what is worth doing now, in three steps that each tell more: found by search, and put into words with a
// reason. It sees what the players see, and no more.
package hints

import (
	"context"
	"slices"
	"strings"

	"sixwinters/advice/mind"
	"sixwinters/advice/yield"
	"sixwinters/content"
	"sixwinters/rules"
)

// Hint is what is worth doing now, in three steps: each tells more than the one before.
type Hint struct {
	// Campaign is what the campaign is played for and what threatens that; "" but in the first hint of a turn.
	Campaign string
	Why      string // first: what is worth doing and why, in a sentence or two
	Arriving string // the last of these where going there harms somebody for certain; "" else
	Where    string // second: which die or card, and where to
	Touch    string // third: the square, the die or the box to touch
	Do       string // the move in a few words, as on a button
	Move     rules.Move
	// Moves are what the hint has the players do: Move and, where that picks up a die for a reroll, the rest up to the roll.
	Moves []rules.Move
	// Plan are the moves that finish a card this turn without a roll, Move first; only Move where it begins no such plan.
	Plan []rules.Move
	// Player is whose card the plan finishes; where there is none, who makes the move.
	Player int
	// Line are the moves that are meant, Move first, up to the first that rolls dice or turns a card up, that one included.
	Line  []rules.Move
	Steps []Step // of the plan for the turn, in order, from this move on; none outside the actions step
	// Changed says what has come otherwise than the last hint meant, where its plan is not carried on; "" where it is.
	Changed string
	Yields  bool     // the other player is to act; Move, the end of the step, is what hands over
	again   []string // the parts of Why that only say the move once more
}

// mostVain is how often a move is chosen anew on a table because it would be in vain.
const mostVain = 4

// mostThen is how many later steps of the plan a hint names: each comes up again with its own hint.
const mostThen = 2

// Says returns what the first step says: what has changed, and what is worth doing and why. The rest is [Hint.More].
func (h *Hint) Says() string { return h.reason() }

// More returns in sentences what the move is for where that is not said yet, the next steps of the plan, what each is for, and what the campaign is played for; nil for nothing.
func (h *Hint) More() (say []string) {
	if h.leads() && h.Steps[0].does == rules.MoveCreate && !strings.Contains(h.Why, h.Steps[0].Why) { // the first step says only what is done
		say = append(say, h.Steps[0].Why)
	}
	then := h.then()
	for _, step := range then[:min(len(then), mostThen)] {
		say = append(say, rules.FixFullStops("After that "+step.Say+"."))
		if step.Why != "" && !slices.Contains(say, step.Why) && !strings.Contains(h.Why, step.Why) {
			say = append(say, step.Why)
		}
	}
	if h.Campaign != "" {
		say = append(say, h.Campaign)
	}
	return say
}

// Grounds returns what has changed, what is worth doing and why, and what the campaign is played for.
func (h *Hint) Grounds() string { return strings.TrimSpace(h.reason() + " " + h.Campaign) }

// reason returns what has changed, and what is worth doing and why.
func (h *Hint) reason() string { return strings.TrimSpace(h.Changed + " " + h.Why) }

// first begins the sentence of a reason that names the move, after what it is for.
const first = ". First, "

// Heard are the grounds for somebody who has heard the move itself.
func (h *Hint) Heard() string {
	why := h.Why
	for _, say := range h.again {
		why = strings.Replace(why, say, "", 1)
	}
	return strings.Join(strings.Fields(h.Changed+" "+rules.Capital(strings.TrimSpace(why))+" "+h.Campaign), " ")
}

// Then are the steps that the plan for the turn goes on with, such as "Keel goes to Eastkeep".
func (h *Hint) Then() (say []string) {
	for _, step := range h.then() {
		say = append(say, step.Say)
	}
	return say
}

// leads reports whether the first step of the plan is the one in hand.
func (h *Hint) leads() bool {
	who, acts := h.Move.Actor()
	return len(h.Steps) > 0 && h.Steps[0].began <= 1 && (!acts || h.Steps[0].inHand() || h.Steps[0].takesPart(uint8(who)))
}

// then are the steps of the plan without the one in hand, of which all else speaks.
func (h *Hint) then() (steps []Step) {
	then := h.Steps
	if h.leads() {
		then = then[1:]
	}
	for _, step := range then {
		finishes := len(h.Plan) > 1 && step.does == rules.MovePlace && int(step.player) == h.Player
		if !finishes && !strings.HasPrefix(h.Why, step.Say) { // it is said
			steps = append(steps, step)
		}
	}
	return steps
}

// Hinter gives hints in the course of a campaign. The moves are those of the policy that plays best, the planner; the
// solver shows it cheaper ways to finish the cards that it means to finish, and says what its moves are good for. What it says
// depends on the table alone, unless the players have come to it by following the last hint: then it goes on with what that
// was the beginning of. It never depends on how fast it could think. It serves one goroutine at a time.
type Hinter struct {
	planner *mind.Planner
	seed    uint64
	finisher
	followed
	announced
	last  rules.State // the observation of the last hint
	to    int         // and the player it was for; rules.NoPlayer: both
	given Hint
	known bool // given is the hint of last
	declined
}

// New is a hinter for one campaign; among moves that seem equally good it chooses by the seed.
func New(seed uint64) *Hinter {
	planner := mind.NewPlanner(seed)
	planner.Suggest(cheapestWay)
	return &Hinter{planner: planner, seed: seed, finisher: finisher{effort: hintEffort}}
}

// Clone is a hinter that has given the same hints and shares nothing with this one: what it thinks out on another goroutine
// can be thrown away, as if it had never been asked.
func (h *Hinter) Clone() *Hinter {
	c := *h
	c.planner = h.planner.Clone()
	return &c
}

// Policy plays by following the third step of every hint. It serves one campaign.
func Policy(seed uint64) rules.Policy {
	h := New(seed)
	return func(b *rules.Rulebook, s *rules.State, _ []rules.Move) rules.Move {
		observed := b.Observation(s)
		h.comeTo(b, s, &observed)
		m := h.choose(b, &observed)
		h.lead(s, m)
		return m
	}
}

// Hint is the hint for a table, and false once nothing is left to choose. Asked again about the same table it says the
// same.
func (h *Hinter) Hint(b *rules.Rulebook, s *rules.State) (Hint, bool) {
	return h.HintTo(context.Background(), b, s, rules.NoPlayer)
}

// Instead is the hint for a table without the moves of the hint that was given last, and of those that were declined before it there. It
// reports false where nothing else can be done.
func (h *Hinter) Instead(b *rules.Rulebook, s *rules.State) (Hint, bool) {
	observed := b.Observation(s)
	if !h.known || h.last != observed {
		return h.Hint(b, s)
	}
	now := h.declined.of(&observed)
	now.moves = append(now.moves, h.given.Move)
	if left := now.without(&observed, b.Moves(&observed, nil)); len(left) == 0 || len(answering(b, &observed, left)) == 0 {
		return h.given, false
	}
	h.declined, h.known = now, false
	h.planner.Anew(h.seed ^ b.Fingerprint(&observed))
	h.followed = followed{}
	return h.HintTo(context.Background(), b, s, h.to)
}

// HintTo is the hint for one player, where the two act one after the other in the actions step ([actions]), or the other is a
// companion: of the other's moves and steps it says no more than that it is for the other to act. Then its move ends what this player does. [rules.NoPlayer] is
// both. It takes up to some seconds. Once nobody waits for it any more it comes to an end soon, and reports false; the hinter
// is then good for nothing more.
func (h *Hinter) HintTo(ctx context.Context, b *rules.Rulebook, s *rules.State, player int) (Hint, bool) {
	if s.Depth == 0 {
		return Hint{}, false
	}
	observed := b.Observation(s)
	if !h.known || h.last != observed || h.to != player {
		h.gone = func() bool { return ctx.Err() != nil }
		h.planner.StopWhen(h.gone)
		h.comeTo(b, s, &observed)
		h.given = h.hint(b, &observed, player)
		h.lead(s, h.given.Moves...)
		h.last, h.to, h.known = observed, player, true
	}
	return h.given, ctx.Err() == nil
}

// hint thinks out the hint for an observation.
func (h *Hinter) hint(b *rules.Rulebook, observed *rules.State, to int) Hint {
	m := h.choose(b, observed)
	others := isOthers(m, to)
	if others {
		m = h.own(b, observed, to)
	}
	sure, likely := h.planner.Line()
	yield.Each() // here and below: each of these takes some milliseconds in a browser
	plan, player := h.finishing(b, observed, m, slices.Concat(sure, likely))
	yield.Each()
	w := worder{b: b, s: observed, m: m, plan: plan, player: player, all: h.whole(b, observed, m)}
	w.line = lineOf(b, observed, append([]rules.Move{m}, sure...), likely)
	if others && m.Kind == rules.MoveDone {
		return w.yield(to)
	}
	yield.Each()
	hint := w.hint()
	yield.Each()
	if observed.Acting() {
		if h.announced.year != observed.Year || h.announced.turn != observed.Turn {
			hint.Campaign = campaignWords(b, observed)
		}
		yield.Each()
		h.announced.steps = partOf(h.announced.steps, to)
		hint.Steps, hint.Changed = h.announce(b, observed, partOf(w.line.steps(), to))
	}
	return hint
}

// isOthers reports whether a move is the other player's, where it is for one to act.
func isOthers(m rules.Move, to int) bool {
	player, acts := m.Actor()
	return to != rules.NoPlayer && acts && player != to
}

// own is the move of a player that is worth making where the other spends no dice, and the end of the step where there
// is none. In an attempt, in which the step cannot be ended, it is the best of the player's own at first sight.
func (h *Hinter) own(b *rules.Rulebook, observed *rules.State, to int) rules.Move {
	done := rules.Move{Kind: rules.MoveDone}
	if b.Check(observed, done) != nil {
		legal := b.Moves(observed, nil)
		own := slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool { return isOthers(m, to) })
		if len(own) == 0 {
			own = legal
		}
		return mind.Greedy(h.seed)(b, observed, own)
	}
	alone := *observed
	alone.Players[1-to].Dice = rules.Values{}
	if len(b.Moves(&alone, nil)) == 0 {
		return done
	}
	if m := h.choose(b, &alone); !isOthers(m, to) && b.Check(observed, m) == nil {
		return m
	}
	return done
}

// choose is the move that is worth making on an observation.
func (h *Hinter) choose(b *rules.Rulebook, observed *rules.State) rules.Move {
	legal := b.Moves(observed, nil)
	if left := h.declined.without(observed, legal); len(left) > 0 {
		legal = left
	}
	out := knockedOut(b, observed)
	rests := func(m rules.Move) bool { return m.Kind == rules.MoveRest && out&(1<<m.Player) != 0 } // in vain
	legal = slices.DeleteFunc(legal, rests)
	var vain []rules.Move
	for {
		h.planner.Decline(func(m rules.Move) bool { return rests(m) || slices.Contains(vain, m) || h.declined.has(observed, m) })
		answers := answering(b, observed, legal)
		m := surer(b, observed, legal, h.spared(b, observed, answers, h.planner.Choose(b, observed, answers)))
		switch done := (rules.Move{Kind: rules.MoveDone}); {
		case !h.inVain(b, observed, m):
			return nowOrNever(b, observed, legal, m, out)
		case len(vain) == mostVain && b.Check(observed, done) == nil:
			return done
		case len(vain) == mostVain:
			return m
		}
		vain = append(vain, m)
		legal = slices.DeleteFunc(legal, func(other rules.Move) bool { return other == m })
		h.planner.Anew(h.seed ^ b.Fingerprint(observed))
	}
}

// answering are the moves that a hint is chosen from: where a staged card is to be taken, the cards, and an ability of whoever
// takes one that lays them in another order. All other abilities serve as well afterwards ([complete]), and a hint about them
// would answer something that is not asked. Of the characters none is chosen that another one outdoes in all that the hint
// speaks of.
func answering(b *rules.Rulebook, s *rules.State, legal []rules.Move) []rules.Move {
	f := s.Asks()
	if f == nil {
		return legal
	}
	if f.Task == rules.TaskSetup {
		return slices.DeleteFunc(slices.Clone(legal), func(m rules.Move) bool {
			return m.Kind == rules.MoveChoose && slices.ContainsFunc(legal, func(other rules.Move) bool {
				return outdone(b, s, content.CharacterID(m.Card), content.CharacterID(other.Card))
			})
		})
	}
	if f.Task != rules.TaskTake {
		return legal
	}
	return slices.DeleteFunc(legal, func(m rules.Move) bool {
		if m.Kind == rules.MoveTake {
			return false
		}
		t := *s
		if m.Player != f.Player || b.ApplyRolling(&t, m, nil, nil) != nil {
			return true
		}
		return !slices.ContainsFunc(b.Moves(&t, nil), func(m rules.Move) bool { return m.Kind == rules.MoveOrder })
	})
}
