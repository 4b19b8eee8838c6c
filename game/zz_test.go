package game

import (
	"os"
	"strconv"
	"strings"
)

// zz: name|width|height|scale|what
func zzShots() (todo []shot) {
	data, err := os.ReadFile(os.Getenv("ZZ"))
	if err != nil {
		return nil
	}
	for _, l := range strings.Fields(string(data)) {
		f := strings.Split(l, "|")
		n := func(i int) int { v, _ := strconv.Atoi(f[i]); return v }
		todo = append(todo, shot{f[0], n(1), n(2), func(g *Game) error {
			g.settings.Scale = n(3)
			what := strings.Split(f[4], ":")
			switch what[0] {
			case "lesson":
				step, _ := strconv.Atoi(what[2])
				return stageLesson(what[1], step)(g)
			}
			return nil
		}})
	}
	return todo
}
