package table

import (
	"sixwinters/game/app"
	"sixwinters/game/board"
	"sixwinters/game/board/layers/defence"
	"sixwinters/game/board/layers/firstmet"
	"sixwinters/game/board/layers/hint"
	"sixwinters/game/board/layers/iconnames"
	"sixwinters/game/board/layers/logview"
	"sixwinters/game/board/layers/planning"
	"sixwinters/game/board/layers/recap"
	"sixwinters/game/board/layers/speaking"
	"sixwinters/game/board/layers/standing"
	"sixwinters/game/board/layers/yearend"
	"sixwinters/rules"
	"sixwinters/saves"
)

// assemble makes a table for a campaign: a board, and the layers over it from the top. To add a layer is to add a line.
func assemble(book *rules.Rulebook, campaign *saves.Campaign) *table {
	t := &table{}
	b := &t.Board
	b.Begin(book, campaign, &t.Tutor)
	b.Menu = func() *app.Dialog { return newPause(t) }
	t.Pages.Replays, t.Pages.Reviews = t.replay, t.review
	b.Layers = board.Stack{
		board.PartnerLayer{}, // hears the other desk under an open sheet too
		&t.Trying,            // ends the table, whatever is being shown
		board.SheetLayer{},
		board.WeatherLayer{},
		logview.Line{State: &t.Pane}, // the line that the keyboard is on
		board.OrderLayer{},
		&t.Tutor,
		board.HandsLayer{},
		board.RefusalLayer{},
		&hint.Worth{},
		board.TipsLayer{},
		yearend.NewYear{State: &t.Pages},
		&firstmet.FirstYear{},
		&t.Hinter,
		&planning.Planning{},
		&defence.Defence{},
		&t.Novelties,
		board.ShowingLayer{}, // what lies above may hold it up, and what lies below waits for it
		yearend.Pages{State: &t.Pages},
		board.SharingLayer{},
		&t.Companion,
		&t.listing,
		board.AttentionLayer{},
		board.AskingLayer{},
		board.AsideLayer{},
		&standing.Standing{},
		&recap.Recap{},
		&recap.Changed{},
		logview.Pane{State: &t.Pane},
		&iconnames.Naming{},
		&speaking.Aloud{},
		board.KeepingLayer{},
		board.FocusingLayer{},
		board.Surface{}, // what lies below comes after what the players have done
		board.Ticker{Do: t.Novelties.ExplainFirsts},
		board.Ticker{Do: (*board.Board).Linger},
	}
	return t
}
