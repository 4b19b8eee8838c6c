package rules

import (
	"slices"
	"strconv"
	"strings"

	"sixwinters/content"
)

// Operations on obstacles in play and in their piles.

// The card that bears the effect moves.
func init() {
	operations[content.OpMove] = operation{
		traits:  MovesCard,
		nothing: "nothing to move",
		changes: func(b *Rulebook, s *State, f *Frame, ef *content.Effect) aspects {
			if ef.To.Most != content.NoMost {
				return allCards &^ cardsGone
			}
			return cardsAt * aspects(b.places(s, f, &ef.To))
		},
		ask: "choose the location it moves to.",
		then: func(b *Rulebook, s *State, f *Frame, ef *content.Effect) string {
			tie := sought(&ef.To)
			if tie == "" {
				return ""
			}
			ask := "choose where it moves; these tie for " + tie + b.among(s, &ef.To) + "."
			if rest := b.effects(f.Program)[f.PC+1:]; len(rest) > 0 { // what happens there
				w := b.inHand(f)
				w.moved = true
				w.phrase(rest[:1])
				ask += " " + b.Plain(w.sentences())
			}
			return ask
		},
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			id := f.bearer()
			if s.Obstacles[id].Zone != InPlay {
				return l
			}
			set := b.places(s, &f, &ef.To)
			if ef.To.Stay && set&(1<<s.Obstacles[id].At) != 0 {
				return l
			}
			return slotOptions(set, l)
		},
		do:   once(func(e *engine, f *Frame, _ *content.Effect, m Move) { e.moveObstacle(f.bearer(), m.Slot) }),
		goes: func(_ *State, f *Frame, m Move) (Goer, Place) { return toLocation(obstacleGoes(f.bearer()), m) },
		say: func(w *words, ef *content.Effect) {
			to := "moves to " + w.places(determiner(&ef.To), &ef.To)
			if ef.May {
				to = "move it to " + w.places(determiner(&ef.To), &ef.To)
			}
			if ef.To.Stay {
				to += ", unless it is at one already"
			}
			w.do(ef, to)
			w.moved = true
		},
	}
}

// Seeks says by what an obstacle that activates, and is at a slot after that, has moved or stayed there, where the table decides that and
// not the players ([activate]): "Thea, highest command", and among whom where not all are compared, " in the
// Empire"; or what kind of location it goes to, "the military location in Red Bank"; "" of others.
func (b *Rulebook) Seeks(s *State, id content.ObstacleID, at content.Slot) (why, among string) {
	f := activation(id, at)
	list := b.effects(f.Program)
	for i := range list {
		ef := &list[i]
		if ef.Do != content.OpMove || !b.holds(s, &f, &ef.If) || b.places(s, &f, &ef.To)&(1<<at) == 0 {
			continue
		}
		if most := sought(&ef.To); most != "" {
			if ef.To.Order != content.NoOrder {
				if team := b.extremeCharacters(s, &ef.To, 1<<at); team != 0 { // whose rank that is
					return b.TeamName(s, team) + ", " + most, b.among(s, &ef.To)
				}
			}
			return most, ""
		}
		w := words{list: OnActivate}
		r := at.Region()
		return strings.Replace(b.Plain(w.places(determiner(&ef.To), &ef.To)), " in "+b.RegionTitle(r), " in "+b.RegionName(r), 1), ""
	}
	return "", ""
}

// sought returns what a location has most of, or who is there, that a card seeks: "most assets", "highest command"; "" if it seeks neither.
func sought(to *content.Places) string {
	switch {
	case to.Order == content.Highest:
		return "highest " + to.Skill.String()
	case to.Order == content.Lowest:
		return "lowest " + to.Skill.String()
	case to.Most == content.MostAssets:
		return "most assets"
	case to.Most == content.MostCards:
		return "most " + Joined(cardNouns(&to.MostOf, true), "and")
	}
	return ""
}

// among says in which regions characters are compared, after the rank: " in the Empire", " outside the Empire"; "" where all in play are.
func (b *Rulebook) among(s *State, to *content.Places) string {
	elsewhere := func(p Player) bool { return p.InPlay() && !to.Regions.Has(p.At.Region()) }
	if to.Order == content.NoOrder || to.Regions == 0 || !slices.ContainsFunc(s.Players[:], elsewhere) {
		return ""
	}
	var in, out []string
	for r := range content.Region(content.NumRegions) {
		if to.Regions.Has(r) {
			in = append(in, b.RegionName(r))
		} else {
			out = append(out, b.RegionName(r))
		}
	}
	if len(in) > 1 {
		return " outside " + Joined(out, "and")
	}
	return " in " + in[0]
}

// An obstacle that the players choose moves to a location that they choose: Frame.Picked is the obstacle and 1.
func init() {
	operations[content.OpMoveObstacle] = operation{
		nothing: "no obstacle to move",
		ask:     "choose " + selectedCard + " to move, then where to.",
		then: func(b *Rulebook, s *State, f *Frame, _ *content.Effect) string {
			if f.Picked == 0 {
				return ""
			}
			return "choose the location " + b.ObstacleName(s, f.picked()) + " moves to."
		},
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			set := b.places(s, &f, &ef.To)
			if f.Picked != 0 {
				return slotOptions(set&^(1<<s.Obstacles[f.picked()].At), l)
			}
			b.eachMatch(s, &f, &ef.Cards, func(id content.ObstacleID) {
				// An action that moves a card must move it; a text may name one that is already there.
				if movable := set &^ (1 << s.Obstacles[id].At); movable != 0 || f.Program.Kind != OnAction && set != 0 {
					l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
				}
			})
			return l
		},
		do: func(e *engine, f *Frame, _ *content.Effect, m Move) bool {
			if m.Kind == MoveCard {
				f.Picked = m.Card + 1
				return true
			}
			e.moveObstacle(f.picked(), m.Slot)
			return false
		},
		verb: "move",
		goes: func(_ *State, f *Frame, m Move) (Goer, Place) { return toLocation(obstacleGoes(f.picked()), m) },
		say: func(w *words, ef *content.Effect) {
			which := "move " + w.oneCard(&ef.Cards)
			switch {
			case ef.To.Here && w.list == OnAction:
				which += " from elsewhere to this location"
			case ef.To.Here:
				which += " in play to this location"
			case determiner(&ef.To) == "any":
				which += " to any other location"
			default:
				which += " to " + w.places("any", &ef.To)
			}
			w.do(ef, which)
		},
		brief: func(ef *content.Effect) []string {
			sign, word := briefCard(&ef.Cards)
			to := briefPlace(&ef.To)
			switch {
			case ef.To.Here:
				to = "here"
			case to == "":
				to = "any"
			}
			to = " → " + to
			return []string{"Move " + sign + " " + word + to, sign + " " + word + to, sign + to}
		},
	}
}

// picked returns the obstacle chosen earlier for the effect of a frame.
func (f *Frame) picked() content.ObstacleID { return content.ObstacleID(f.Picked - 1) }

// Obstacles that are selected are discarded: all of them, or as many as the effect says, which the players choose; Frame.N counts them.
func init() {
	operations[content.OpDiscard] = operation{
		nothing: "no obstacle to discard",
		changes: func(b *Rulebook, s *State, f *Frame, ef *content.Effect) aspects {
			id := f.bearer()
			if !ef.Cards.This || id == content.NoObstacle || s.Obstacles[id].Zone != InPlay || b.recalls(s) {
				return wholeTable
			}
			o := &s.Obstacles[id]
			if o.Dice != [MaxPattern]Die{} || o.Beside.Len() > 0 || len(b.c.Card(id).Standing) > 0 || s.Draw[o.At.Region()].N == 0 {
				return wholeTable // dice return, something that stood ends, a pile is rebuilt
			}
			return cardsGone
		},
		ask: "choose " + selectedCard + " to discard.",
		useful: func(b *Rulebook, s *State, f Frame, ef *content.Effect) bool {
			return b.countMatches(s, &f, &ef.Cards) > 0
		},
		options: func(b *Rulebook, s *State, f Frame, ef *content.Effect, l []Move) []Move {
			if ef.Count == 0 && !(b.recalls(s) && b.orderOfDiscards(s, &f, ef)) {
				return append(l, Move{Kind: MoveYes})
			}
			b.eachMatch(s, &f, &ef.Cards, func(id content.ObstacleID) {
				l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
			})
			return l
		},
		then: func(_ *Rulebook, _ *State, _ *Frame, ef *content.Effect) string {
			if ef.Count > 0 {
				return ""
			}
			return "choose which is discarded next. The last one lies on top."
		},
		do: func(e *engine, f *Frame, ef *content.Effect, m Move) bool {
			if m.Kind == MoveCard {
				e.discardWithOthers(content.ObstacleID(m.Card))
				if f.N++; int(f.N) != ef.Count && e.b.countMatches(e.s, f, &ef.Cards) > 0 {
					return true
				}
			} else {
				e.b.eachMatch(e.s, f, &ef.Cards, e.discardWithOthers)
			}
			e.rebuildAll()
			return false
		},
		verb: "discard",
		goes: func(s *State, _ *Frame, m Move) (Goer, Place) {
			if m.Kind != MoveCard {
				return nobody, Place{}
			}
			id := content.ObstacleID(m.Card)
			return obstacleGoes(id), discardPile(s.Obstacles[id].At.Region())
		},
		say: func(w *words, ef *content.Effect) {
			switch {
			case ef.Cards.This:
				w.do(ef, "discard this card")
			case ef.Count == 0:
				w.do(ef, "discard all "+w.manyCards(&ef.Cards))
			case ef.Count == 1:
				w.do(ef, "discard "+w.oneCard(&ef.Cards))
			default:
				w.do(ef, "discard "+strconv.Itoa(ef.Count)+" "+w.manyCards(&ef.Cards))
			}
		},
		brief: func(ef *content.Effect) []string {
			sign, word := briefCard(&ef.Cards)
			return []string{"{discard} " + sign + " " + word, "{discard} " + sign}
		},
	}
}

// discarding reports whether the effect in hand has discarded some obstacles and is to discard others ([piles]).
func (b *Rulebook) discarding(s *State) bool {
	f := s.Asks()
	return f != nil && f.Task == TaskSubject && f.effect(b).Do == content.OpDiscard && f.N > 0
}

// The top card of a draw pile is discarded.
func init() {
	operations[content.OpDiscardTop] = operation{
		nothing: "no obstacle on the draw pile",
		ask:     "choose the draw pile to discard the top obstacle of.",
		options: func(_ *Rulebook, s *State, _ Frame, ef *content.Effect, l []Move) []Move {
			return pileOptions(&s.Draw, ef.Region, l)
		},
		do: once(func(e *engine, _ *Frame, _ *content.Effect, m Move) {
			r := content.Region(m.Arg)
			e.discardFromDraw(e.s.Draw[r].Top(), r)
		}),
		labels: MoveRegion,
		label:  answered("discard the top of the draw pile of $region"),
		say:    func(w *words, ef *content.Effect) { w.do(ef, "discard the top obstacle of "+drawPileWords(ef.Region)) },
		brief: func(ef *content.Effect) []string {
			if ef.Region == content.NoRegion {
				return []string{"{discard} a draw pile", "{discard} draw pile"}
			}
			pile := icon(ef.Region.String()) + " {deck}"
			return []string{"{discard} top of " + pile, "{discard} " + pile}
		},
	}
}

// pileOptions appends a choice of region for every pile with cards, of one region only unless that is NoRegion.
func pileOptions(piles *[content.NumRegions]Pile, only content.Region, l []Move) []Move {
	for r := range content.Region(content.NumRegions) {
		if piles[r].N > 0 && (only == content.NoRegion || only == r) {
			l = append(l, Move{Kind: MoveRegion, Arg: uint8(r)})
		}
	}
	return l
}

func drawPileWords(r content.Region) string {
	if r == content.NoRegion {
		return "any draw pile"
	}
	return "the " + icon(r.String()) + " draw pile"
}

// The players look at the top cards of a draw pile and discard one; the others stay on top.
func init() {
	operations[content.OpPeek] = operation{
		nothing: "no obstacle on the draw pile",
		ask:     "choose which of these top obstacles to discard; the rest stay on top.",
		options: func(_ *Rulebook, s *State, _ Frame, ef *content.Effect, l []Move) []Move {
			pile := s.Draw[ef.Region].List()
			for _, id := range pile[max(0, len(pile)-ef.Count):] {
				l = append(l, Move{Kind: MoveCard, Card: uint8(id)})
			}
			return l
		},
		do: once(func(e *engine, _ *Frame, ef *content.Effect, m Move) {
			e.discardFromDraw(content.ObstacleID(m.Card), ef.Region)
		}),
		verb: "discard",
		say: func(w *words, ef *content.Effect) {
			w.do(ef, "look at the top "+HowMany(ef.Count, "obstacle", "obstacles")+" of "+drawPileWords(ef.Region)+
				" and discard one; the rest stay on top")
		},
	}
}

// lookedAt returns how many cards on top of a region's draw pile the players can see for the pending choice.
func (b *Rulebook) lookedAt(s *State, r content.Region) int {
	if s.Depth == 0 || s.top().Task != TaskSubject {
		return 0
	}
	if ef := s.top().effect(b); ef.Do == content.OpPeek && ef.Region == r {
		return ef.Count
	}
	return 0
}

// orderOfDiscards reports whether an effect discards different obstacles of one region, so that one ends up on top of the other.
func (b *Rulebook) orderOfDiscards(s *State, f *Frame, ef *content.Effect) (matters bool) {
	var first [content.NumRegions]*content.Obstacle
	b.eachMatch(s, f, &ef.Cards, func(id content.ObstacleID) {
		switch of := &first[s.Obstacles[id].At.Region()]; *of {
		case nil:
			*of = b.c.Card(id)
		case b.c.Card(id):
		default:
			matters = true
		}
	})
	return matters
}

// recalls reports whether a character in play can take the top card of a discard pile back, so that its order matters.
func (b *Rulebook) recalls(s *State) bool {
	for p := range s.Players {
		for i := range content.NumAbilities {
			a := b.Ability(s, p, i)
			if a == nil || !s.Players[p].InPlay() {
				break
			}
			if slices.ContainsFunc(a.Effects, func(ef content.Effect) bool { return ef.Do == content.OpRecall }) {
				return true
			}
		}
	}
	return false
}

// The top card of a discard pile goes on top of its draw pile.
func init() {
	operations[content.OpRecall] = operation{
		nothing: "no obstacle in the discard piles",
		ask:     "choose the discard pile whose top obstacle goes onto the draw pile.",
		options: func(_ *Rulebook, s *State, _ Frame, _ *content.Effect, l []Move) []Move {
			return pileOptions(&s.Discard, content.NoRegion, l)
		},
		do: once(func(e *engine, _ *Frame, _ *content.Effect, m Move) {
			r := content.Region(m.Arg)
			id := e.s.Discard[r].pop()
			e.s.Obstacles[id].Zone = InDraw
			e.s.Draw[r].push(id)
			e.tell(Event{Kind: EvObstacle, Card: uint8(id), From: discardPile(r), To: drawPile(r)})
		}),
		labels: MoveRegion,
		label: func(b *Rulebook, s *State, _ *Frame, _ *content.Effect, m Move) string {
			r := content.Region(m.Arg)
			return "put " + b.c.Card(s.Discard[r].Top()).Name + " back on the draw pile of " + b.RegionName(r)
		},
		from:  func(_ *State, _ *Frame, m Move) Place { return discardPile(content.Region(m.Arg)) },
		say:   says("put the top obstacle of any discard pile on top of its draw pile"),
		brief: briefly("{deck} from discards", "{deck} discards"),
	}
}

// An obstacle is placed by the lowest staged card, and the staging area is refilled at once.
func init() {
	operations[content.OpNewObstacle] = operation{
		do: once(func(e *engine, _ *Frame, _ *content.Effect, _ Move) {
			e.placeNewObstacle()
			e.refillStaging()
		}),
		say: says("place a new obstacle where the staged progress card at the right end says, discard that card and refill the staging area"),
	}
}

// A locked location obstacle is attached at the first location that fits.
func init() {
	operations[content.OpUnlockObstacle] = operation{
		do: once(func(e *engine, f *Frame, ef *content.Effect, _ Move) {
			set := e.b.places(e.s, f, &ef.At)
			for at := range content.Slot(content.NumSlots) {
				if set&(1<<at) != 0 {
					for _, id := range e.locked(ef.Name) {
						e.unlockObstacle(id, at)
					}
					break
				}
			}
		}),
		say: func(w *words, ef *content.Effect) {
			w.do(ef, "unlock "+ef.Name+" and attach it to "+w.places(determiner(&ef.At), &ef.At))
		},
	}
}
