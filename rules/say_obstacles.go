package rules

import (
	"strconv"

	"sixwinters/content"
)

// Operations on obstacles and progress cards in words, and what obstacles in play change.

func sayMove(w *words, ef *content.Effect) {
	to := "moves to " + w.places(determiner(&ef.To), &ef.To)
	if ef.May {
		to = "move it to " + w.places(determiner(&ef.To), &ef.To)
	}
	if ef.To.Stay {
		to += ", unless it is at one already"
	}
	w.do(ef, to)
	w.moved = true
}

func sayMoveObstacle(w *words, ef *content.Effect) {
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
}

func sayDiscard(w *words, ef *content.Effect) {
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
}

func sayDiscardTop(w *words, ef *content.Effect) {
	w.do(ef, "discard the top obstacle of "+drawPileWords(ef.Region))
}

func sayPeek(w *words, ef *content.Effect) {
	w.do(ef, "look at the top "+HowMany(ef.Count, "obstacle", "obstacles")+" of "+drawPileWords(ef.Region)+
		" and discard one; the rest stay on top")
}

// drawPileWords names a draw pile of obstacles.
func drawPileWords(r content.Region) string {
	if r == content.NoRegion {
		return "any draw pile"
	}
	return "the " + icon(r.String()) + " draw pile"
}

func sayRecall(w *words, ef *content.Effect) {
	w.do(ef, "put the top obstacle of any discard pile on top of its draw pile")
}

func sayNewObstacle(w *words, ef *content.Effect) {
	w.do(ef, "place a new obstacle where the staged progress card at the right end says, discard that card and refill the staging area")
}

func sayUnlockObstacle(w *words, ef *content.Effect) {
	w.do(ef, "unlock "+ef.Name+" and attach it to "+w.places(determiner(&ef.At), &ef.At))
}

func sayRearrange(w *words, ef *content.Effect) {
	w.do(ef, "put the staged progress cards in any order")
}

func sayExtraDamage(w *words, ef *content.Effect) {
	where := " in play"
	switch ef.Within {
	case content.InRegion:
		where = " in " + w.region()
	case content.AtHere:
		where = " " + w.here()
	}
	var more []string
	if n := ef.Psyche.Base; n > 0 {
		more = append(more, strconv.Itoa(n)+" more {psyche}")
	}
	if n := ef.Body.Base; n > 0 {
		more = append(more, strconv.Itoa(n)+" more {body}")
	}
	w.happens(ef, "all "+w.manyCards(&ef.Cards)+where+" do "+Joined(more, "and")+" damage")
}

func sayExtraDie(w *words, ef *content.Effect) {
	w.happens(ef, "all "+w.manyCards(&ef.Cards)+" in play need one more "+dieIcon(ef.Value))
}

func sayForbidAttempt(w *words, ef *content.Effect) {
	w.happens(ef, "no attempt may begin on "+w.oneCard(&ef.Cards)+" while this card is in play")
}

func sayForbidComplete(w *words, ef *content.Effect) {
	w.happens(ef, "no progress card with "+AOrAn(icon(ef.Resource.String())+" die")+" on it may be completed while this card is in play")
}
