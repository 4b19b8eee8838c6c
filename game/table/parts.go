package table

import (
	"sixwinters/game/layer"
	"sixwinters/game/logbook"
	"sixwinters/rules"
	"sixwinters/saves"
)

// position is the game at a table.
type position struct {
	book    *rules.Rulebook
	options rules.Options
	state   rules.State // the game
	shown   rules.State // what is drawn; behind the game while something is being shown
}

// assemble makes a table for a campaign, each of its parts given those that it needs.
func assemble(book *rules.Rulebook, campaign *saves.Campaign) *table {
	t := &table{position: position{book: book, options: campaign.Header.Options}}
	p := &t.position
	t.keeping = keeping{
		position: p, campaign: campaign, drift: &t.drift, hinter: &t.hinter, novelties: &t.novelties, refusing: &t.refusing,
		sharing: &t.sharing, sheets: &t.sheets, showing: &t.showing, telling: &t.telling, tutor: &t.tutor, table: t,
	}
	t.wording = wording{
		position: p, asking: &t.asking, showing: &t.showing,
	}
	t.showing = showing{
		position: p, attention: &t.attention, drift: &t.drift, hands: &t.hands, laying: &t.laying, novelties: &t.novelties,
		sharing: &t.sharing, sheets: &t.sheets, telling: &t.telling, tips: &t.tips, tutor: &t.tutor,
	}
	t.laying = laying{
		position: p, asking: &t.asking, attention: &t.attention, hands: &t.hands, hinter: &t.hinter, keeping: &t.keeping,
		novelties: &t.novelties, sharing: &t.sharing, sheets: &t.sheets, showing: &t.showing, tutor: &t.tutor,
		layers: &t.layers,
	}
	t.attention = attention{
		position: p, hands: &t.hands, laying: &t.laying, refusing: &t.refusing, telling: &t.telling, tutor: &t.tutor, wording: &t.wording,
		layers: &t.layers,
	}
	t.tips = tips{
		position: p, asking: &t.asking, attention: &t.attention, hands: &t.hands, laying: &t.laying, showing: &t.showing,
		telling: &t.telling, tutor: &t.tutor, wording: &t.wording,
		layers: &t.layers,
	}
	t.focusing = focusing{
		position: p, asking: &t.asking, attention: &t.attention, hands: &t.hands, hinter: &t.hinter, laying: &t.laying,
		sheets: &t.sheets, showing: &t.showing, tutor: &t.tutor, wording: &t.wording,
	}
	t.hands = hands{
		position: p, asking: &t.asking, attention: &t.attention, keeping: &t.keeping, laying: &t.laying, novelties: &t.novelties, refusing: &t.refusing, sharing: &t.sharing, sheets: &t.sheets, showing: &t.showing, telling: &t.telling,
		tutor: &t.tutor, wording: &t.wording,
		layers: &t.layers,
	}
	t.asking = asking{
		position: p, attention: &t.attention, hands: &t.hands, keeping: &t.keeping, laying: &t.laying, refusing: &t.refusing,
		sheets: &t.sheets, tips: &t.tips, tutor: &t.tutor, wording: &t.wording,
	}
	t.sharing = sharing{
		position: p, asking: &t.asking, hands: &t.hands, keeping: &t.keeping, laying: &t.laying, refusing: &t.refusing,
		sheets: &t.sheets, showing: &t.showing, tutor: &t.tutor, table: t,
	}
	t.tutor = tutor{
		position: p, asking: &t.asking, attention: &t.attention, hands: &t.hands, keeping: &t.keeping,
		laying: &t.laying, refusing: &t.refusing, sheets: &t.sheets, showing: &t.showing, tips: &t.tips, table: t,
	}
	t.hinter = hinter{
		position: p, asking: &t.asking, attention: &t.attention, focusing: &t.focusing, hands: &t.hands, keeping: &t.keeping,
		laying: &t.laying, refusing: &t.refusing, sharing: &t.sharing, sheets: &t.sheets, showing: &t.showing,
	}
	t.novelties = novelties{
		position: p, attention: &t.attention, hands: &t.hands, hinter: &t.hinter, keeping: &t.keeping, laying: &t.laying,
		sharing: &t.sharing, showing: &t.showing, tips: &t.tips, tutor: &t.tutor,
	}
	t.refusing = refusing{
		position: p, attention: &t.attention, tutor: &t.tutor,
	}
	t.telling = telling{
		position: p, log: tableLog{Log: logbook.New(book)}, attention: &t.attention, laying: &t.laying,
	}
	t.listing = listing{
		position: p, hands: &t.hands, laying: &t.laying, sharing: &t.sharing, tutor: &t.tutor,
	}
	t.sheets = sheets{
		position: p, attention: &t.attention, keeping: &t.keeping, refusing: &t.refusing, telling: &t.telling, tips: &t.tips,
		table: t,
	}
	t.drift = drift{position: p}
	t.layers = layer.Stack{
		&t.sheets, &t.drift,
		logLine{telling: &t.telling}, ordered{asking: &t.asking}, &t.tutor, &t.hands, &t.refusing, &t.tips,
		newYear{sheets: &t.sheets}, &t.hinter, &t.novelties, &t.showing, endings{sheets: &t.sheets}, &t.sharing, &t.listing,
		&t.attention, &t.asking, &t.telling, &t.keeping, &t.focusing, board{t: t},
		news{novelties: &t.novelties}, resting{tips: &t.tips},
	}
	return t
}
