package main

import (
	"fmt"
	"io"
	"slices"

	"sixwinters/advice"
	"sixwinters/advice/hints"
	"sixwinters/rules"
)

// hint prints what is worth doing at the end of a record: the three steps of a hint, its worth, and the moves of its plan if there are
// several.
func hint(args []string, stdout, stderr io.Writer) int {
	book, rec, end, code := replayFile("hint", args, stdout, stderr)
	if rec == nil {
		return code
	}
	h, ok := hints.New(rec.Header.Options.Seed).Hint(book, end)
	if !ok {
		fmt.Fprintln(stdout, "The campaign is over.")
		return fine
	}
	fmt.Fprintf(stdout, "%s\n%s\n%s\n", h.Says(), h.Where, h.Touch)
	if worth := h.Worth(book, end); worth != "" {
		fmt.Fprintln(stdout, worth)
	}
	table := *end
	for i, m := range h.Plan {
		if len(h.Plan) > 1 {
			fmt.Fprintf(stdout, "  %s\n", book.Notation(&table, m))
		}
		if i == len(h.Plan)-1 {
			break
		}
		if err := book.ApplyRolling(&table, m, nil, nil); err != nil {
			return fail(stderr, "hint", failed, "the plan goes wrong: %v", err)
		}
	}
	return fine
}

// odds prints what each character can attempt at the end of a record, what will activate, the threats, and what each obstacle does.
func odds(args []string, stdout, stderr io.Writer) int {
	book, rec, s, code := replayFile("odds", args, stdout, stderr)
	if rec == nil {
		return code
	}
	if s.Phase != rules.Turns {
		fmt.Fprintln(stdout, "No turn is being played.")
		return fine
	}
	for p := range s.Players {
		if !s.Players[p].InPlay() {
			continue
		}
		for _, id := range s.Attached[s.Players[p].At].List() {
			a := advice.OfAttempt(book, s, id, 1<<p)
			fmt.Fprintf(stdout, "%s against %s:\n", book.PlayerName(s, p), book.Content().Card(id).Name)
			tell(stdout, a.Words(book, s))
		}
	}
	fmt.Fprintln(stdout, "This turn, as things stand:")
	act := advice.Activating(book, s)
	tell(stdout, advice.WordsOf(act.Says))
	tell(stdout, act.Threats.Words(book))
	for at := range s.Attached {
		for _, id := range s.Attached[at].List() {
			does := advice.OfActivation(book, s, id)
			open := book.Uncovered(s, id)
			fmt.Fprintf(stdout, "%s:\n", book.Content().Card(id).Name)
			tell(stdout, []string{does.When(book)})
			brings := slices.DeleteFunc(does.Brings(book, s), func(said advice.Said) bool { return said.Triggers(id) })
			tell(stdout, advice.WordsOf(brings))
			tell(stdout, []string{"Overcoming it takes " + rules.HowMany(open.Len(), "more die", "more dice") + "."})
		}
	}
	return fine
}

// tell prints sentences, one in each line.
func tell(stdout io.Writer, say []string) {
	for _, line := range say {
		fmt.Fprintf(stdout, "  %s\n", line)
	}
}
