package rules

import (
	"strconv"

	"sixwinters/content"
)

// Operations on characters and their action dice in words.

var takes = verb{"take", "takes"}

func sayStress(w *words, ef *content.Effect) {
	w.all(ef, takes, w.amounts(ef))
}

func sayCondition(w *words, ef *content.Effect) {
	w.all(ef, takes, AOrAn(icon(ef.Stress.String())+" condition"))
}

func sayRecover(w *words, ef *content.Effect) {
	w.all(ef, verb{"recover", "recovers"}, AOrAn(icon(ef.Stress.String())+" condition"))
}

func saySetStress(w *words, ef *content.Effect) {
	w.each(ef, verb{"set", "sets"}, "their "+icon(ef.Stress.String())+" die to "+dieIcon(ef.Value))
}

func sayTravel(w *words, ef *content.Effect) {
	to := w.places(determiner(&ef.To), &ef.To)
	if determiner(&ef.To) == "any" {
		to = "any other location"
	}
	w.each(ef, verb{"move", "moves"}, "to "+to)
}

func saySummon(w *words, ef *content.Effect) {
	w.do(ef, "move another character here")
}

func sayUnlockCharacter(w *words, ef *content.Effect) {
	if ef.Price.Total == 0 {
		w.do(ef, "unlock "+ef.Name)
		return
	}
	w.do(ef, "pay "+icon(ef.Price.Resource.String())+" pool dice with a total of "+
		strconv.Itoa(ef.Price.Total)+" or more to unlock "+ef.Name)
}

func sayBurnCharacter(w *words, ef *content.Effect) {
	if w.full {
		w.do(ef, w.bearer+" leaves the campaign")
		return
	}
	w.do(ef, "burn "+w.bearer)
}

func sayGainActionDice(w *words, ef *content.Effect) {
	w.each(ef, verb{"roll", "rolls"}, HowMany(ef.Count, "new action die", "new action dice"))
}

func sayLoseActionDie(w *words, ef *content.Effect) {
	w.each(ef, verb{"lose", "loses"}, "their lowest unspent action die")
}

func saySetActionDie(w *words, ef *content.Effect) {
	w.each(ef, verb{"set", "sets"}, "one unspent action die to any value")
}
