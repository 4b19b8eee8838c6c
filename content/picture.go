package content

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// PictureStep is a step of the moving picture of a rule: pieces of the game in a row, and the caption under them.
type PictureStep struct {
	Say    string
	Pieces []Piece
}

// PieceKind is a kind of piece in a picture.
type PieceKind uint8

// The kinds of piece, each with how it is written.
const (
	WordPiece     PieceKind = iota // pool, your_die: a word; _ is a blank
	ArrowPiece                     // > to the right, < to the left
	IconPiece                      // {port}
	DiePiece                       // a3: an action die; technology:2: a resource die
	PrintedPiece                   // w4, w4/a4: a printed die of an obstacle, and what covers it
	SquarePiece                    // sq:4, sq:start_any/a4: a square of a progress card, as the cards have it, and a die on it
	TrackPiece                     // track:support:2:5: a track, with the progress marker and the threat marker
	StressPiece                    // body:3, psyche:0:Angry: a box of a stress track with its die, 0 for none, and its name
	BoxPiece                       // box:4, box:technology/technology:2: the box of an ability, any for one of any die, and a die in it
	FigurePiece                    // figure:Keel, figure:Thea:2: a character, of the second player
	ObstaclePiece                  // obstacle:Poison/a2,a3: an obstacle card, with dice that cover its printed ones
	LocationPiece                  // location:Eastkeep@military/support:2: a location card, in a slot of a resource, with assets on it
	ProgressPiece                  // progress:Grand_Tour: a progress card
	EventPiece                     // event:winter:2: the event of a season with a number of symbols
	PilePiece                      // pile:summer:7: a region's draw pile, what it shows and how many cards it has; pile:none:0
	DiscardPiece                   // discard:3: a discard pile of 3 cards
	DeckPiece                      // deck:1:9: the progress deck, its stage and how many cards it has
)

// Piece is a thing in a picture.
type Piece struct {
	Kind     PieceKind
	Word     string        // of a WordPiece and below a box; the name of an icon, card or character; "left" or "right"
	Dice     []PicturedDie // the die itself, what covers a printed one or lies on a square, box or card
	Value    int           // of a printed die, a stress die or a box; symbols of an event, cards of a pile
	Square   Square        // of a SquarePiece
	Resource Resource      // of a track, a box or the slot of a location; NoResource for none
	Progress int           // space of the progress marker of a track
	Threat   int           // the same of the threat marker
	Stress   Stress        // of a StressPiece
	Season   Season        // of an event or a pile; NoSeason for none
	Second   bool          // a figure of the second player
	Stage    int           // of a DeckPiece

	Lit     bool // *: something happens to it
	Refused bool // !: it is refused, or hurts
	Gone    bool // ~: it is gone
}

// PicturedDie is a die of a picture: of a resource, or with NoResource an action die.
type PicturedDie struct {
	Resource Resource
	Value    int
}

// ShowsCard reports whether a kind of piece is a card or character, found by its name.
func (k PieceKind) ShowsCard() bool {
	switch k {
	case FigurePiece, ObstaclePiece, LocationPiece, ProgressPiece:
		return true
	}
	return false
}

// CardOf returns the card or character that a piece shows; ok is false if it shows none that exists: players can change
// their cards.
func (c *Content) CardOf(p *Piece) (CardOf, bool) {
	kind, n := ObstacleKind, -1
	switch p.Kind {
	case FigurePiece:
		kind, n = CharacterKind, slices.IndexFunc(c.Characters[:], func(who Character) bool { return who.Name == p.Word })
	case ObstaclePiece:
		n = slices.IndexFunc(c.Cards[:], func(o Copy) bool { return c.Obstacles[o.Entry].Name == p.Word })
	case LocationPiece:
		kind, n = LocationKind, slices.IndexFunc(c.Locations[:], func(l Location) bool { return l.Name == p.Word })
	case ProgressPiece:
		kind, n = ProgressKind, slices.IndexFunc(c.Progress[:], func(card Progress) bool { return card.Name == p.Word })
	}
	return CardOf{kind, uint8(max(n, 0))}, n >= 0
}

// Covers returns for each printed die the index of the die on it, -1 for none: the first of its value, or else the first
// that is left.
func Covers(printed []int, dice []PicturedDie) []int {
	cover := make([]int, len(printed))
	for i := range cover {
		cover[i] = -1
	}
	for n, die := range dice {
		at := -1
		for i, value := range printed {
			if cover[i] < 0 && (value == die.Value || at < 0) && (at < 0 || printed[at] != die.Value) {
				at = i
			}
		}
		if at >= 0 {
			cover[at] = n
		}
	}
	return cover
}

// readStep reads a step of a picture: the caption, a bar, and the pieces. The error says what cannot be understood.
func readStep(line string) (PictureStep, error) {
	say, words, ok := strings.Cut(line, " | ")
	if !ok {
		return PictureStep{}, fmt.Errorf("`%s` has no bar between what it says and its pieces", line)
	}
	step := PictureStep{Say: say}
	for word := range strings.FieldsSeq(words) {
		p, err := readPiece(word)
		if err != nil {
			return PictureStep{}, err
		}
		step.Pieces = append(step.Pieces, p)
	}
	return step, nil
}

func readPiece(word string) (Piece, error) {
	p, err := pieceOf(strings.TrimRight(word, "*!~"))
	switch word[len(word)-1] {
	case '*':
		p.Lit = true
	case '!':
		p.Refused = true
	case '~':
		p.Gone = true
	}
	return p, err
}

// pieceOf returns the piece that a word names, without its mark.
func pieceOf(word string) (Piece, error) {
	p := Piece{Resource: NoResource, Season: NoSeason}
	body, dice, covered := strings.Cut(word, "/")
	if covered {
		for d := range strings.SplitSeq(dice, ",") {
			die, ok := readDie(d)
			if !ok {
				return p, fmt.Errorf("`%s` is not a die", d)
			}
			p.Dice = append(p.Dice, die)
		}
	}
	kind, rest, named := strings.Cut(body, ":")
	read, known := pieceReaders[kind]
	die, isDie := readDie(word)
	ok := true
	switch {
	case word == ">" || word == "<":
		p.Kind, p.Word = ArrowPiece, map[string]string{">": "right", "<": "left"}[word]
	case strings.HasPrefix(word, "{"):
		p.Kind, p.Word = IconPiece, strings.Trim(word, "{}")
	case isDie:
		p.Kind, p.Dice = DiePiece, []PicturedDie{die}
	case !named && len(body) == 2 && body[0] == 'w' && isDieValue(body[1:]):
		p.Kind, p.Value = PrintedPiece, int(body[1]-'0')
	case known && named:
		ok = read(&p, rest)
	default:
		_, err := strconv.Atoi(word)
		ok = err == nil || !strings.ContainsAny(word, ":/@{}0123456789")
		p.Word = strings.ReplaceAll(word, "_", " ")
	}
	if !ok {
		return p, fmt.Errorf("`%s` is not a piece of a picture", word)
	}
	return p, nil
}

// readDie reads a die: a3 or technology:2.
func readDie(word string) (PicturedDie, bool) {
	name, value, ok := strings.Cut(word, ":")
	d := PicturedDie{Resource: NoResource}
	if !ok {
		name, value, ok = "", strings.TrimPrefix(word, "a"), strings.HasPrefix(word, "a")
	}
	if !ok || !isDieValue(value) {
		return d, false
	}
	d.Value = int(value[0] - '0')
	return d, name == "" || named(name, &d.Resource, resourceWords)
}

// named returns the index of a word in a list.
func named[T ~uint8](word string, to *T, words []string) bool {
	i := slices.Index(words, word)
	if i >= 0 {
		*to = T(i)
	}
	return i >= 0
}

// number reads a number from 0 to most.
func number(word string, to *int, most int) bool {
	n, err := strconv.Atoi(word)
	*to = n
	return err == nil && n >= 0 && n <= most
}

// pieceReaders read the values after the kind of a piece.
var pieceReaders = map[string]func(p *Piece, rest string) bool{
	"sq": func(p *Piece, rest string) bool {
		p.Kind = SquarePiece
		p.Square = Square{There: true, Resource: NoResource, Region: NoRegion}
		return !slices.ContainsFunc(strings.Split(rest, "_"), func(word string) bool { return !readSquareWord(&p.Square, word) })
	},
	"track": func(p *Piece, rest string) bool {
		p.Kind = TrackPiece
		part := strings.Split(rest, ":")
		return len(part) == 3 && named(part[0], &p.Resource, resourceWords) && number(part[1], &p.Progress, TrackSpaces) &&
			number(part[2], &p.Threat, TrackSpaces) && min(p.Progress, p.Threat) > 0
	},
	"body":   func(p *Piece, rest string) bool { p.Stress = Body; return readStressBox(p, rest) },
	"psyche": func(p *Piece, rest string) bool { p.Stress = Psyche; return readStressBox(p, rest) },
	"box": func(p *Piece, rest string) bool {
		p.Kind = BoxPiece
		return rest == "any" || named(rest, &p.Resource, resourceWords) || isDieValue(rest) && number(rest, &p.Value, 6)
	},
	"figure": func(p *Piece, rest string) bool {
		name, player, two := strings.Cut(rest, ":")
		p.Kind, p.Word, p.Second = FigurePiece, name, two
		return !two || player == "2"
	},
	"obstacle": func(p *Piece, rest string) bool { p.Kind = ObstaclePiece; return readCardName(p, rest) },
	"progress": func(p *Piece, rest string) bool { p.Kind = ProgressPiece; return readCardName(p, rest) },
	"location": func(p *Piece, rest string) bool {
		p.Kind = LocationPiece
		name, slot, at := strings.Cut(rest, "@")
		return readCardName(p, name) && (!at || named(slot, &p.Resource, resourceWords))
	},
	"event": func(p *Piece, rest string) bool {
		p.Kind = EventPiece
		season, n, _ := strings.Cut(rest, ":")
		return named(season, &p.Season, seasonWords) && number(n, &p.Value, NumRegions)
	},
	"pile": func(p *Piece, rest string) bool {
		p.Kind = PilePiece
		season, n, _ := strings.Cut(rest, ":")
		return (season == "none" || named(season, &p.Season, seasonWords)) && number(n, &p.Value, MaxObstacles)
	},
	"discard": func(p *Piece, rest string) bool {
		p.Kind = DiscardPiece
		return number(rest, &p.Value, MaxObstacles)
	},
	"deck": func(p *Piece, rest string) bool {
		p.Kind = DeckPiece
		stage, n, _ := strings.Cut(rest, ":")
		return number(stage, &p.Stage, 5) && p.Stage > 0 && number(n, &p.Value, MaxProgress)
	},
}

// readSquareWord reads a word of a square, as in the files of the cards.
func readSquareWord(sq *Square, word string) bool {
	region, at := strings.CutPrefix(word, "@")
	switch relation := slices.Index(relationWords, word); {
	case word == "any":
	case word == "start":
		sq.Start = true
	case word == "end":
		sq.End = true
	case relation > 0:
		sq.Relation = SquareKind(relation)
	case isDieValue(word):
		return number(word, &sq.Value, 6)
	case at:
		return named(region, &sq.Region, regionWords)
	default:
		return named(word, &sq.Resource, resourceWords)
	}
	return true
}

func readStressBox(p *Piece, rest string) bool {
	p.Kind = StressPiece
	value, name, _ := strings.Cut(rest, ":")
	p.Word = name
	return number(value, &p.Value, 6)
}

func readCardName(p *Piece, name string) bool {
	p.Word = strings.ReplaceAll(name, "_", " ")
	return name != ""
}
