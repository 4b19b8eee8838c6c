package companion

import (
	"context"
	"slices"

	"sixwinters/advice/hints"
	"sixwinters/advice/mind"
	"sixwinters/game/app"
	"sixwinters/game/background"
	"sixwinters/game/board"
	"sixwinters/game/gesture"
	"sixwinters/game/motion"
	"sixwinters/render/layout"
	"sixwinters/rules"
	"sixwinters/settings"
)

// Companion plays one character. All it knows besides the table is kept with the campaign: which character that is.
type Companion struct {
	board.Base

	hinter  *hints.Hinter
	like    string // how well the hinter plays
	coming  *background.Thought[thoughtOf]
	given   hints.Hint      // what it means to do or proposes; of use if known
	known   bool            // given is of the table as it lies
	gesture gesture.Gesture // how given is made
	note    *layout.Note    // that lies there, to see whether another one lies over that
	turn    board.Turn      // in which it has proposed who goes first
	mood    mood
	why     bool        // it says why
	plays   bool        // the move being made is its own
	ends    bool        // the player is done as well
	done    rules.State // the table on which it had nothing more to do
	hushed  bool        // its note has been put away
	ticks   int         // since it began to think, or since it said what it does
	// Hasty has it act at once, without leaving time to read what it says: tests play whole campaigns so.
	Hasty bool
	wishes
}

// mood is what the companion goes by until somebody tells it otherwise.
type mood uint8

const (
	idle    mood = iota
	acting       // it was told to act in the actions step, and is not done
	waiting      // it was told to wait, or the player has gone back: it answers nothing by itself
	agreed       // the player has just moved its character, which it takes as agreed: it acts on only when it is told to
)

// thoughtOf is what has been thought out, and the hinter that did.
type thoughtOf struct {
	hinter *hints.Hinter
	given  hints.Hint
	ok     bool
	same   bool          // nothing else can be done than what was declined
	plans  []hints.Plan  // two to choose from, if they were asked for
	second *hints.Hinter // goes on with the second of them
}

// seat returns the player it plays, or [rules.NoPlayer].
func (c *Companion) seat(t *board.Board) int { return t.Campaign.Header.CompanionSeat() }

// part returns what it has to do with what is asked.
func (c *Companion) part(t *board.Board) hints.Part {
	if t.Campaign.ViewOnly() || t.Guide.Plays() {
		return hints.Theirs
	}
	return hints.PartOf(t.Book, &t.State, c.seat(t))
}

// thinks starts working out what to do: its own moves, or the best of both where the two decide together. first, which may be nil, is done to
// the hinter before, and reports whether there is anything to think out then.
func (c *Companion) thinks(t *board.Board, g *app.App, p hints.Part, first func(h *hints.Hinter, s *rules.State) bool) {
	c.ready(t, g)
	to := rules.NoPlayer
	if p == hints.Own || p == hints.Action && c.mood == acting {
		to = c.seat(t)
	}
	hinter, book, of := c.hinter.Clone(), t.Book, t.State
	c.ticks, c.known, c.why = 0, false, false
	c.coming = background.Begin(g.Waker(), func(ctx context.Context) thoughtOf {
		same := first != nil && !first(hinter, &of)
		given, ok := hinter.HintTo(ctx, book, &of, to)
		return thoughtOf{hinter: hinter, given: given, ok: ok, same: same}
	})
}

// ready has its hinter play as well, as daringly and for what it is to.
func (c *Companion) ready(t *board.Board, g *app.App) {
	if c.hinter == nil {
		c.hinter, c.like, c.asked = hints.New(t.Options.Seed), "", mind.Favors{}
	}
	if like := g.Settings.Companion + " " + g.Settings.Temper; c.like != like { // what it was told not to do it still knows
		c.like = like
		c.hinter.Play(mind.Strength(slices.Index(settings.Companions, g.Settings.Companion)))
		c.hinter.Temper(mind.Temper(slices.Index(settings.Tempers, g.Settings.Temper)))
	}
	if c.favors.Help && c.helps != board.TurnOf(&t.State) {
		c.favors.Here, c.favors.Help = 0, false
	}
	if c.asked != c.favors {
		c.asked = c.favors
		c.hinter.Favor(c.favors)
	}
}

// forget drops what is being thought out and what was meant.
func (c *Companion) forget() {
	if c.coming != nil {
		c.coming.Forget()
	}
	c.coming, c.known, c.why, c.ends, c.hushed, c.ticks, c.plans = nil, false, false, false, false, 0, nil
}

// Tick thinks, says what it means to do, and does it once that can be read. It waits as long as the player holds or reads something.
func (c *Companion) Tick(t *board.Board, g *app.App) (stale, keeps bool) {
	p := c.part(t)
	if p == hints.Theirs || t.Beats.Playing() || t.Dialog != nil || len(t.Held) > 0 || t.AsksBack() || g.Options.Autoplay != 0 {
		return false, false
	}
	switch {
	case c.coming != nil:
		return c.awaits(t, g, p), false
	case !c.known && c.wants(t, p):
		c.thinks(t, g, p, nil)
		return true, false
	case c.known && c.actsNow(t, p) && !c.why && c.plans == nil:
		return c.acting(t, g), false
	}
	return false, false
}

// wants reports whether there is something to think out: a turn's plan once, and then only what it is told to do.
func (c *Companion) wants(t *board.Board, p hints.Part) bool {
	return p != hints.Action || c.mood == acting || c.turn != board.TurnOf(&t.State)
}

// actsNow reports whether it does what it means to do by itself. An attempt that the player's character takes part in is for both to begin; its
// own dice are its own in it.
func (c *Companion) actsNow(t *board.Board, p hints.Part) bool {
	return (p == hints.Own || p == hints.Both && c.covers(t)) && c.mood != waiting || p == hints.Action && c.mood == acting && !(c.known && c.together(t))
}

// covers reports whether it means to put a die of its own on the obstacle of an attempt that both have begun.
func (c *Companion) covers(t *board.Board) bool {
	return c.known && c.given.Move.Kind == rules.MoveCover && int(c.given.Move.Player) == c.seat(t)
}

// Busy reports whether it is about to do something by itself.
func (c *Companion) Busy(t *board.Board) bool {
	p := c.part(t)
	return p != hints.Theirs && (c.coming != nil || c.actsNow(t, p) || !c.known && c.wants(t, p))
}

// Means returns the move that it means to make or proposes; [rules.NoMove] for none.
func (c *Companion) Means() rules.Move {
	if !c.known {
		return rules.Move{}
	}
	return c.given.Move
}

// together reports whether it means to attempt an obstacle with the player.
func (c *Companion) together(t *board.Board) bool {
	return c.given.Move.Kind == rules.MoveAttempt && c.given.Move.Arg != 1<<c.seat(t)
}

// awaits takes what has been thought out, and reports whether that has come.
func (c *Companion) awaits(t *board.Board, g *app.App, p hints.Part) bool {
	came, ok := c.coming.Come()
	if !ok {
		c.ticks++
		g.Rested = 0
		return c.ticks == thinkingAfter
	}
	c.coming, c.ticks = nil, 0
	if !came.ok {
		return false
	}
	c.hinter, c.given, c.known = came.hinter, came.given, true
	c.plans, c.second = came.plans, came.second
	if came.same {
		c.heard, c.holds = "I see nothing else that I could do.", nil
	}
	c.gesture = gesture.Of(t.Book, &t.State, c.given.Move)
	if p != hints.Action {
		t.Offer()
		return true
	}
	c.turn = board.TurnOf(&t.State)
	if c.mood == acting && c.given.Move.Kind == rules.MoveDone {
		ends := c.ends
		c.mood, c.known, c.ends, c.done = idle, false, false, t.State
		t.Offer()
		if ends {
			t.Make(g, c.given.Move)
		}
		return true
	}
	t.Offer()
	return true
}

// thinkingAfter is how many ticks pass before it says that it is thinking.
const thinkingAfter = 24

// acting waits until what it does can have been read, and does it.
func (c *Companion) acting(t *board.Board, g *app.App) bool {
	g.Rested = 0 // what comes next comes without input
	if t.View(g).Note != c.note {
		return false // another note is being read
	}
	if c.ticks++; !c.Hasty && c.ticks < c.pace(t) {
		return false
	}
	c.does(t, g)
	return true
}

// does makes the move that it means.
func (c *Companion) does(t *board.Board, g *app.App) {
	c.plays = true
	t.PlayAll(g, c.given.Moves)
	c.plays = false
}

// pace returns how many ticks it takes to read what it says, at the speed at which things are shown; what does not move is read all
// the same.
func (c *Companion) pace(t *board.Board) int {
	say, speed := c.Says(t), t.Speed
	if speed == motion.Off {
		speed = motion.Fast
	}
	return speed.Ticks(motion.Reading(say.Say) + motion.Reading(say.Do))
}

// Made notes whether the player has moved its character. After any move of the player's it waits no more.
func (c *Companion) Made(t *board.Board, _ *rules.State, m rules.Move) {
	c.heard, c.holds = "", nil
	if c.plays {
		return
	}
	switch who, acts := m.Actor(); {
	case acts && who == c.seat(t):
		c.mood = agreed
	case c.mood != acting:
		c.mood = idle
	}
}

// TakenBack has it wait: what it did was not meant.
func (c *Companion) TakenBack(t *board.Board, _ *app.App) {
	c.mood, c.turn = waiting, board.TurnOf(&t.State)
}

// Renew forgets what was meant on another table.
func (c *Companion) Renew(t *board.Board) {
	c.forget()
	acts := t.State.Phase == rules.Turns && t.State.Step == rules.StepActions && c.turn == board.TurnOf(&t.State)
	if !acts && c.mood != waiting {
		c.mood = idle
	}
}

// HoldsDone has it act before the player's Done ends the actions, unless it has nothing more to do.
func (c *Companion) HoldsDone(t *board.Board, g *app.App) bool {
	if c.part(t) != hints.Action || c.done == t.State || t.Book.Check(&t.State, rules.Move{Kind: rules.MoveDone}) != nil {
		return false
	}
	c.act(t, g)
	c.ends = true
	return true
}

// act has it act, or do what it has proposed.
func (c *Companion) act(t *board.Board, g *app.App) {
	switch p := c.part(t); {
	case p == hints.Action && !(c.mood == acting && c.known):
		c.forget()
		c.mood, c.turn = acting, board.TurnOf(&t.State)
		t.Offer()
	case c.known:
		if c.mood == waiting {
			c.mood = idle
		}
		c.does(t, g)
	}
}

// wait has it wait.
func (c *Companion) wait(t *board.Board) {
	c.mood = waiting
	t.Offer()
}

// Answers returns what the player can tell it. As long as it means the same, each stays in its place, and keeps its digit.
func (c *Companion) Answers(t *board.Board) (list []board.Choice) {
	p := c.part(t)
	if p == hints.Theirs {
		return nil
	}
	add := func(label string, do func(g *app.App)) { list = append(list, board.Choice{Label: label, Do: do}) }
	who := c.called(t, c.seat(t))
	if len(c.plans) > 1 {
		add("the first", func(g *app.App) { c.choosePlan(t, g, nil) })
		add("the second", func(g *app.App) { c.choosePlan(t, g, c.second) })
		add("neither", func(*app.App) {
			c.plans, c.known = nil, false
			c.wait(t)
		})
		return list
	}
	switch {
	case c.actsNow(t, p) && c.why:
		add("do it, "+who, func(g *app.App) { c.act(t, g) })
	case c.actsNow(t, p):
		add("wait, "+who, func(*app.App) { c.wait(t) })
	case p == hints.Action && c.mood != acting && c.done != t.State && c.canAct(t):
		add("your turn, "+who, func(g *app.App) { c.act(t, g) })
		list[0].Passes = true
	case c.known:
		add("agree", func(g *app.App) { c.act(t, g) })
	}
	if c.known {
		add("why?", func(*app.App) { c.askWhy(t) })
		add("not that", func(g *app.App) { c.decline(t, g) })
	}
	if p == hints.Action {
		add("ask "+who, func(*app.App) { t.Dialog = c.newTalk(t) })
	}
	return list
}

// canAct reports whether there is anything that its character could do, alone or with the other.
func (c *Companion) canAct(t *board.Board) bool {
	seat := c.seat(t)
	return slices.ContainsFunc(t.Book.Moves(&t.State, nil), func(m rules.Move) bool {
		who, acts := m.Actor()
		return acts && who == seat || m.Kind == rules.MoveAttempt && m.Arg&(1<<seat) != 0
	})
}

// askWhy has it say why, in a sentence, and wait meanwhile.
func (c *Companion) askWhy(t *board.Board) {
	c.why, c.hushed = true, false
	t.Offer()
}
