package lab

import "sixwinters/rules"

// game is what the lab knows of a game. All else, from plans to the report's intervals, is the same for each.
type game interface {
	players() []string      // the weakest first
	difficulties() []string // the easiest first; one without a name in a game that has none
	starts() []string       // the usual one first; one without a name in a game that has but one
	// open returns the game as a variant changes it, fitted by so many states, or by none. The error names what is wrong, or what this game does not have.
	open(v *Variant, fit int) (edition, error)
}

// edition is a variant of a game that can be played, by several goroutines.
type edition interface {
	Content() string                    // the hash of what it is played with
	fill(r *Row) (record func() []byte) // plays the job of a row and fills in the rest, all but the record
	other(r *Row) error                 // why a row was played with other cards or another sheet
	check(r *Row) error                 // why a row does not have the shape of one
}

// Games are the words for the games that a plan may be of.
var Games = []string{"six-winters", "skadi"}

// game returns the game of a plan.
func (p *Plan) game() (game, error) { return gameNamed(p.Game) }

// gameNamed returns the game of a word, the first if it is empty.
func gameNamed(word string) (game, error) {
	if word == "" {
		word = Games[0]
	}
	i, err := rules.Which("game", word, Games)
	if err != nil {
		return nil, err
	}
	return []game{sixWinters{}, winters{}}[i], nil
}

// PlayersOf lists the players of a game, the weakest first; players whose strength is not ranked stand last.
func PlayersOf(word string) []string {
	g, err := gameNamed(word)
	if err != nil {
		return nil
	}
	return g.players()
}
