package words

import (
	"strings"

	"sixwinters/rules"
)

// Winning says when a campaign is won, the same everywhere; %r stands for its last year ([campaign-end]).
const Winning = "When year %r ends, one must be on its last space, ahead of its threat."

// InYears puts the last of a campaign's years into a text in place of %r.
func InYears(say string, years int) string {
	return strings.ReplaceAll(say, "%r", rules.Roman(years))
}
