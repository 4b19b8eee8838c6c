package rules

import "sixwinters/content"

// The end of the campaign ([campaign-end]).

// Victory is how a campaign ended.
type Victory uint8

const (
	Defeat Victory = iota
	Pyrrhic
	Major
	Total
)

var victoryNames = [...]string{"defeat", "pyrrhic victory", "major victory", "total victory"}

func (v Victory) String() string { return victoryNames[v] }

// Points returns the points of the victory level, before the difficulty multiplies them.
func (v Victory) Points() int { return victoryPoints[v] }

// victoryPoints are the points of each victory level, before the difficulty multiplies them.
var victoryPoints = [...]int{Defeat: 0, Pyrrhic: 1, Major: 3, Total: 6}

// Score is the result of a campaign ([campaign-end]).
type Score struct {
	Victory    Victory
	Complete   []content.Resource // victory tracks whose progress is on the last space and whose threat is not
	Ahead      []content.Resource // other tracks whose progress is past the threat
	Points     int                // before the difficulty
	Multiplier int
	Total      int
	Title      string // "" for a defeat
}

// Score returns the score of a table as if the campaign ended there.
func (b *Rulebook) Score(s *State) Score {
	sc := Score{Multiplier: b.c.Board.Multiplier[s.Difficulty]}
	for r := range content.Resource(content.NumResources) {
		switch {
		case b.c.Board.Tracks[r].Victory:
			if s.Progress[r] == lastSpace && s.Threat[r] != lastSpace {
				sc.Complete = append(sc.Complete, r)
			}
		case s.Progress[r] > s.Threat[r]:
			sc.Ahead = append(sc.Ahead, r)
		}
	}
	sc.Victory = Victory(min(len(sc.Complete), int(Total)))
	sc.Points = sc.Victory.Points() + len(sc.Ahead)
	sc.Total = sc.Points * sc.Multiplier
	if sc.Victory != Defeat {
		for _, title := range b.c.Board.Titles {
			if sc.Total >= title.From {
				sc.Title = title.Name
			}
		}
	}
	return sc
}
