package content

import (
	"slices"
	"strings"
)

// progressOf reads the file of one stage of progress cards.
func progressOf(stage int) func(*loader, *table) {
	return func(l *loader, file *table) {
		symbols := file.need("new_obstacles").number(1, 4)
		for _, t := range l.entries(file, "progress") {
			p := Progress{
				Source:       t.source(),
				Picture:      t.picture(),
				Name:         t.card,
				Stage:        stage,
				NewObstacles: symbols,
				ObstacleAt:   l.slot(t.need("obstacle_at")),
				Squares:      readSquares(t.need("squares")),
			}
			for _, v := range t.need("reward").items(1, 3) {
				if v.v == "any" {
					p.Reward = append(p.Reward, NoResource)
				} else {
					p.Reward = append(p.Reward, readWord(v, "resource", NoResource))
				}
			}
			t.done()
			l.count(t, 1)
			l.Progress = append(l.Progress, p)
		}
	}
}

// side is the width and height, in squares, of the grid of a progress card.
const side = 4

// readSquares reads the rows of squares, with cells separated by "|".
func readSquares(v value) [side * side]Square {
	var squares [side * side]Square
	for i := range squares {
		squares[i] = noSquare()
	}
	if !v.present() {
		return squares
	}
	before := len(*v.doc.found)
	for r, row := range v.items(1, side) {
		text, ok := row.v.(string)
		if !ok {
			row.wants("a row of squares")
		}
		cells := strings.Split(text, "|")
		if len(cells) > side {
			row.fail("row %d has %d squares, at most %d fit", r+1, len(cells), side)
			cells = cells[:side]
		}
		for c, cell := range cells {
			readSquare(row, r, c, strings.Fields(cell), &squares[r*side+c])
		}
	}
	if len(*v.doc.found) == before {
		checkPath(v, &squares)
	}
	return squares
}

func noSquare() Square { return Square{Resource: NoResource, Region: NoRegion} }

var relationWords = []string{"", "+1", "-1", "="}

// readSquare reads the words of one cell. No word or "." is no square.
func readSquare(v value, r, c int, words []string, s *Square) {
	if len(words) == 0 || len(words) == 1 && words[0] == "." {
		return
	}
	s.There = true
	asks := 0
	for i, w := range words {
		region, at := strings.CutPrefix(w, "@")
		resource, relation := slices.Index(resourceWords, w), slices.Index(relationWords, w)
		place := slices.Index(regionWords, region)
		again := false
		switch {
		case w == "start":
			again, s.Start = s.Start || s.Relation != NoRelation, true
		case w == "end":
			again, s.End = s.End, true
		case w == "any":
			again = len(words) > i+1
		case resource >= 0:
			again, s.Resource = s.Resource != NoResource, Resource(resource)
		case len(w) == 1 && w >= "1" && w <= "6":
			again, s.Value = s.Value != 0, int(w[0]-'0')
		case at && place >= 0:
			again, s.Region = s.Region != NoRegion, Region(place)
		case relation > 0:
			again, s.Relation = s.Relation != NoRelation || s.Start, SquareKind(relation)
		default:
			v.fail("row %d, square %d: %s", r+1, c+1, unknown("word", w, squareWords))
			return
		}
		if w != "start" && w != "end" {
			asks++
		}
		if again {
			v.fail("row %d, square %d: `%s` does not go with the words before it", r+1, c+1, w)
		}
	}
	if asks == 0 {
		v.fail("row %d, square %d asks for nothing: write `any`", r+1, c+1)
	}
}

// squareWords are the words of a square that can be misspelt.
var squareWords = slices.Concat([]string{"start", "end", "any", "@empire", "@redbank", "@settled"}, resourceWords)

// checkPath reports a grid without a way from its start to its end.
func checkPath(v value, squares *[side * side]Square) {
	start, end := -1, -1
	for i, s := range squares {
		if s.Start && start >= 0 || s.End && end >= 0 {
			v.fail("there is more than one start or end square")
			return
		}
		if s.Start {
			start = i
		}
		if s.End {
			end = i
		}
	}
	if start < 0 || end < 0 || start == end {
		v.fail("there should be a start square and, elsewhere, an end square")
		return
	}
	var reached [side * side]bool
	reached[start] = true
	for queue := []int{start}; len(queue) > 0; queue = queue[1:] {
		for i, s := range squares {
			if s.There && !reached[i] && next(queue[0], i) {
				reached[i] = true
				queue = append(queue, i)
			}
		}
	}
	if !reached[end] {
		v.fail("no path of squares leads from the start to the end")
	}
}

// next reports whether two squares touch, at a side or a corner.
func next(a, b int) bool {
	dr, dc := a/side-b/side, a%side-b%side
	return max(dr, -dr) <= 1 && max(dc, -dc) <= 1 && a != b
}
