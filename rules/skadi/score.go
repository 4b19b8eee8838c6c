package skadi

import (
	"fmt"
	"strconv"
	"strings"
)

// Sums are the sums of a fragment and what they come to ([saga-score]). A row or column with a free cell counts what is written.
type Sums struct {
	Rows, Columns [3]int
	Row, Column   int // lowest minus highest
	Total         int // the difference between the two, without sign
}

// FragmentScore returns the sums and the score of a fragment.
func FragmentScore(grid [Cells]uint8) Sums {
	var f Sums
	for cell, die := range grid {
		f.Rows[cell/3] += int(die)
		f.Columns[cell%3] += int(die)
	}
	f.Row, f.Column = spread(f.Rows), spread(f.Columns)
	f.Total = max(f.Row-f.Column, f.Column-f.Row)
	return f
}

func spread(sums [3]int) int { return min(sums[0], sums[1], sums[2]) - max(sums[0], sums[1], sums[2]) }

// Score is what a game is worth, part by part ([score]).
type Score struct {
	Food, Livestock, Members, AllMembers, Saga, AllFragments int
	Total                                                    int
	Title                                                    string // "" below the first title, and if nobody lives
}

// Part is what a part of a score is for, its points, and those of them that come for having all.
type Part struct {
	Name        string
	Points, All int
}

// Sum returns the points of a part as they add up: "20 + 5".
func (p *Part) Sum() string {
	if p.All > 0 {
		return fmt.Sprintf("%d + %d", p.Points-p.All, p.All)
	}
	return strconv.Itoa(p.Points)
}

// Parts returns what a score is made of: the family, its food, the herd and the saga.
func (s *Score) Parts() [4]Part {
	return [4]Part{
		{"family", s.Members + s.AllMembers, s.AllMembers}, {"food", s.Food, 0}, {"herd", s.Livestock, 0}, {"saga", s.Saga + s.AllFragments, s.AllFragments},
	}
}

// Say says the parts of a score: "family 20 + 5, food 3, herd 1, saga 7".
func (s *Score) Say() string {
	var parts []string
	for _, part := range s.Parts() {
		parts = append(parts, part.Name+" "+part.Sum())
	}
	return strings.Join(parts, ", ")
}

// Score returns the score of a table. If nobody lives it is 0.
func (g *Game) Score(s *State) Score {
	living := s.Living()
	if living == 0 {
		return Score{}
	}
	by := &g.sheet.Score
	score := Score{Food: by.Food * int(s.Larder), Livestock: by.Livestock * int(s.Herd), Members: by.Member * living}
	if living == Members {
		score.AllMembers = by.AllMembers
	}
	for i := range s.Told {
		score.Saga += FragmentScore(s.Grid[i]).Total
	}
	if marks := len(g.sheet.Inspiration.Marks); marks > 0 && int(s.Told) == marks {
		score.AllFragments = by.AllFragments
	}
	score.Total = score.Food + score.Livestock + score.Members + score.AllMembers + score.Saga + score.AllFragments
	for i, from := range by.TitleFrom {
		if score.Total >= from {
			score.Title = by.Titles[i]
		}
	}
	return score
}

// Titles says each title with the points that earn it, from the least on ([titles]).
func (g *Game) Titles() (lines []string) {
	by := &g.sheet.Score
	for i, title := range by.Titles {
		points := fmt.Sprintf("%d or more", by.TitleFrom[i])
		if i+1 < len(by.TitleFrom) {
			points = fmt.Sprintf("%d to %d", by.TitleFrom[i], by.TitleFrom[i+1]-1)
		}
		lines = append(lines, fmt.Sprintf("%s: %s", title, points))
	}
	return lines
}
