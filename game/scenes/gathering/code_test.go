package gathering

import (
	"strings"
	"testing"

	"sixwinters/together"
)

// A code has white round it, and the three squares by which cameras find it. A text that is too long has none.
func TestCode(t *testing.T) {
	link := together.Link{Server: "https://club.example/", Table: strings.Repeat("T", 24), Seat: 2, Token: strings.Repeat("A", 22)}
	const most = 190
	p := codeOf(link.String(), most)
	side := p.Bounds().Dx()
	if side > most || side < most/2 || p.Bounds().Dy() != side {
		t.Fatalf("the code has %v", p.Bounds())
	}
	dot := 0
	for p.GrayAt(codeMargin*dot, codeMargin*dot).Y == 255 && dot < side/codeMargin {
		dot++
	}
	dots := side / dot
	black := func(x, y int) bool { return p.GrayAt(x*dot+dot/2, y*dot+dot/2).Y == 0 }
	for i := range dots {
		if black(i, 0) || black(0, i) || black(i, codeMargin-1) || black(dots-1, i) {
			t.Fatalf("there is black in the margin at %d", i)
		}
	}
	for _, corner := range [][2]int{{codeMargin, codeMargin}, {dots - codeMargin - 7, codeMargin}, {codeMargin, dots - codeMargin - 7}} {
		for i := range 7 {
			for j := range 7 {
				ring := max(max(i, 6-i), max(j, 6-j))
				if want := ring != 5; black(corner[0]+i, corner[1]+j) != want {
					t.Fatalf("the square at %v lacks its dot %d,%d", corner, i, j)
				}
			}
		}
	}
	if codeOf(strings.Repeat("long", 2000), most) != nil {
		t.Error("a text that no code can hold has one")
	}
}
