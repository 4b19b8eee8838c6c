// Package hall is the hall of winters: every finished campaign, how well they went, and the honours that they earned. All of it is
// computed from the records, so that old campaigns and imported ones count like new ones.
package hall

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"sixwinters/content"
	"sixwinters/game/app"
	"sixwinters/game/menu"
	"sixwinters/game/words"
	"sixwinters/rules"
	"sixwinters/rules/chronicle"
	"sixwinters/saves"
)

// hall is the scene. The records are read in the background.
type hall struct {
	app.MenuScene
	reading app.Work[kept]
	kept
}

// kept is what the hall remembers, the last played first.
type kept struct {
	winters []winter
	farms   []saves.Entry // winters of Skadi
}

// winter is a finished campaign.
type winter struct {
	saves.Entry
	score   rules.Score
	honours []int // of chronicle.Honours
}

func Open(g *app.App) error {
	h := &hall{}
	folder, bookWith := g.Folder(), g.BookWith
	h.reading.Begin(g, func(ctx context.Context, _ func(done, all int)) kept { return read(ctx, folder, bookWith) })
	g.Show(h)
	return nil
}

// read reads the finished campaigns and winters of Skadi of a folder.
func read(ctx context.Context, folder saves.Folder, bookWith func([]content.BoxRef) *rules.Rulebook) (all kept) {
	for _, file := range folder.Files() {
		if ctx.Err() != nil {
			return kept{}
		}
		e := file.Look(bookWith)
		if e.Winter != nil && e.Winter.Over() {
			all.farms = append(all.farms, e)
		}
		if e.Trouble != nil || e.Winter != nil || e.Table.Phase != rules.CampaignOver {
			continue
		}
		campaign, err := saves.Look(e.Book, e.File)
		if err != nil {
			continue // it has gone, or was damaged, since it was listed
		}
		annals := annalsOf(e.Book, campaign.Timeline())
		if f, over := chronicle.FinishedOf(e.Book, campaign.Now(), &annals); over {
			all.winters = append(all.winters, winter{e, f.Score, f.Honoured()})
		}
	}
	return all
}

// annalsOf collects the annals of a campaign from its moves.
func annalsOf(book *rules.Rulebook, line *saves.Timeline) (a chronicle.Annals) {
	story := rules.Story{Keep: true}
	for at := range line.Len() {
		if line.Lost(at) {
			a.Lose(book, line.Table(at))
			continue
		}
		line.Tell(at, &story)
		for i, ev := range story.Events {
			a.Note(book, &story.States[i], ev)
		}
	}
	return a
}

func (h *hall) Update(g *app.App) (bool, error) {
	read, came, stale := h.reading.Tick()
	if came {
		h.kept, h.Menu = read, nil
	}
	drawn, err := h.Run(g, h.build, g.Routes.Title)
	return stale || drawn, err
}

// Left forgets what is still being read.
func (h *hall) Left() { h.reading.Stop() }

// The widths of the hall's texts and of each of two columns, in units.
const (
	hallWidth  = 860
	hallColumn = 420
)

func (h *hall) build(g *app.App) {
	m := h.New(g)
	m.InHead()
	m.Title("Hall of winters", 32)
	switch {
	case h.reading.Running():
		m.Text("The records are being read.", hallWidth)
	case len(h.winters) == 0:
		m.Text("No campaign is finished yet. Finish all years of one, and it is remembered here.", hallWidth)
	default:
		m.Text(summary(h.winters), hallWidth)
	}
	m.InBody()
	if !h.reading.Running() {
		h.campaigns(g, m)
		h.honours(g, m)
		h.farm(g, m)
	}
	m.TurnsTo("B", "Back to title", h.Do(g.Routes.Title))
}

// campaigns adds the finished campaigns, each a link to its replay.
func (h *hall) campaigns(g *app.App, m *menu.Menu) {
	if len(h.winters) == 0 {
		return
	}
	m.Heading("Campaigns")
	width := min(m.Px(hallWidth), m.Inner)
	for i := range h.winters {
		w := &h.winters[i]
		icon := "end"
		if w.score.Victory == rules.Defeat {
			icon = "threat"
		}
		m.Add(m.NewSaying(w.line(time.Now()), width, h.Do(func(g *app.App) error {
			return g.Routes.Replay(g, w.File, func(g *app.App) { g.Show(h) })
		}), g.Painter.Sign(m.Unit, icon)))
	}
}

// honours adds all honours, in two columns where there is room.
func (h *hall) honours(g *app.App, m *menu.Menu) {
	earned := map[int][]string{}
	for i := len(h.winters) - 1; i >= 0; i-- { // the first campaign that earned it is named
		for _, n := range h.winters[i].honours {
			earned[n] = append(earned[n], h.winters[i].Name)
		}
	}
	m.Heading(fmt.Sprintf("Honours: %d of %d", len(earned), len(chronicle.Honours)))
	column := min(m.Px(hallColumn), m.Inner)
	half := (len(chronicle.Honours) + 1) / 2
	m.Beside(slices.Repeat([]int{column}, 2), func(i int) {
		for n := i * half; n < min((i+1)*half, len(chronicle.Honours)); n++ {
			honour := &chronicle.Honours[n]
			icon, say := "locked", honour.Name+". "+honour.Say
			if by := earned[n]; len(by) > 0 {
				icon, say = "done", fmt.Sprintf("%s. %s First in %s.", honour.Name, honour.Say, by[0])
			}
			m.Add(m.NewSigned(say, column, g.Painter.Sign(m.Unit, icon)))
		}
	})
}

// farm adds the finished winters of Skadi, and the titles that they earned. It adds nothing as long as there is none.
func (h *hall) farm(g *app.App, m *menu.Menu) {
	if len(h.farms) == 0 {
		return
	}
	m.Heading("Winters of Skadi")
	earned := map[string]string{} // the first winter with a title
	width := min(m.Px(hallWidth), m.Inner)
	for i := range h.farms {
		e := &h.farms[i]
		title := e.Winter.Score().Title
		icon := "end"
		if title == "" {
			icon = "threat"
		}
		earned[title] = e.Name
		m.Add(m.NewSaying(farmLine(e, time.Now()), width, h.Do(func(g *app.App) error {
			return g.Routes.Replay(g, e.File, func(g *app.App) { g.Show(h) })
		}), g.Painter.Sign(m.Unit, icon)))
	}
	by := &h.farms[0].Winter.Game.Sheet().Score
	delete(earned, "")
	m.Heading(fmt.Sprintf("Titles of Skadi: %d of %d", len(earned), len(by.Titles)))
	for i, title := range by.Titles {
		icon, say := "locked", fmt.Sprintf("%s. %s or more.", title, rules.HowMany(by.TitleFrom[i], "point", "points"))
		if name := earned[title]; name != "" {
			icon, say = "done", fmt.Sprintf("%s First in %s.", say, name)
		}
		m.Add(m.NewSigned(say, width, g.Painter.Sign(m.Unit, icon)))
	}
}

// farmLine says what became of a winter of Skadi.
func farmLine(e *saves.Entry, now time.Time) string {
	where, who := words.OfWinter(e.Winter)
	if e.Winter.Table.Living() > 0 {
		who = fmt.Sprintf("%d of %d alive", e.Winter.Table.Living(), len(e.Winter.Table.Health))
	}
	return strings.Join([]string{e.Title(), strings.TrimPrefix(where, "Skadi, "), rules.LowerFirst(who), words.Ago(e.Played, now)}, ", ")
}

// line says what became of a campaign.
func (w *winter) line(now time.Time) string {
	parts := []string{w.Title(), w.score.Victory.String(), rules.HowMany(w.score.Total, "point", "points")}
	if w.score.Title != "" {
		parts = append(parts, w.score.Title)
	}
	parts = append(parts, w.Table.Difficulty.String())
	if names := w.Header.ShortNames(); len(names) > 0 {
		parts = append(parts, strings.Join(names, words.BetweenPlayers))
	}
	for _, box := range w.Header.Boxes {
		parts = append(parts, box.Name)
	}
	return strings.Join(append(parts, rules.HowMany(len(w.honours), "honour", "honours"), words.Ago(w.Played, now)), ", ")
}

// summary says how well the campaigns went: the best, how many were won, and the streaks. The last played is the first of all.
func summary(all []winter) string {
	best, won, streak, longest, run := &all[0], 0, -1, 0, 0
	for i := range all {
		if all[i].score.Total > best.score.Total {
			best = &all[i]
		}
		if all[i].score.Victory != rules.Defeat {
			won++
			run++
			longest = max(longest, run)
			continue
		}
		if streak < 0 {
			streak = run
		}
		run = 0
	}
	if streak < 0 {
		streak = run
	}
	say := fmt.Sprintf("Won: %d of %d.", won, len(all))
	if won > 0 {
		say += fmt.Sprintf(" Best: %s with %s. Won in a row: %d now, %d at most.", best.Name,
			rules.HowMany(best.score.Total, "point", "points"), streak, longest)
	}
	return say
}
