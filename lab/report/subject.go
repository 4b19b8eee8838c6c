package report

// subject is what the report knows of a game: its words, how variants of it are compared, and its questions.
type subject struct {
	word, title         string // of lab.Games
	many, Many          string // what is played
	won, Won            string // with a share: what of that
	wins, Share         string
	byLevel, andLevel   string // "" in a game without difficulties
	andStart, withLevel string
	compared            []compared
	sections            []func(t *Tally) (Section, bool)
}

// compared is a number by which variants are compared: a column of their table.
type compared struct {
	name string
	of   func(d *digest) float64
}

// campaigns is Six Winters: the questions of the rulebook, in its order.
var campaigns = subject{
	word: "six-winters", title: "Six Winters", many: "campaigns", Many: "Campaigns", won: "campaigns won", Won: "Campaigns won", wins: "wins", Share: "Won",
	byLevel: " and difficulty", andLevel: " and difficulty", andStart: ", difficulty and start", withLevel: ", difficulty",
	compared: []compared{
		{"Won", wins},
		{"Score", points},
		{"Conditions in a session", func(d *digest) float64 {
			return total(d, func(y *year) int { return y.conditions }) / float64(max(1, len(d.years)))
		}},
		{"Knock-outs in a campaign", func(d *digest) float64 { return total(d, func(y *year) int { return len(y.knockOuts) }) }},
		{"Dice missing in a campaign", func(d *digest) float64 { return total(d, func(y *year) int { return len(y.runOuts) }) }},
	},
	sections: []func(t *Tally) (Section, bool){
		variantSection, curveSection, knockOutSection, conditionSection, supplySection, abilitySection, characterSection, progressSection,
		obstacleSection, cardSection, standOutSection, deckSection, lengthSection, tensionSection, playSection,
	},
}

// winters is Skadi: the questions to its sheet.
var winters = subject{
	word: "skadi", title: "Skadi", many: "winters", Many: "Winters", won: "winters that somebody survives", Won: "Winters that somebody survives",
	wins: "survives", Share: "At least one alive",
	compared: []compared{
		{"At least one alive", wins},
		{"Score", points},
		{"Survivors", func(d *digest) float64 { return float64(d.winter.Living) }},
		{"Fragments", func(d *digest) float64 { return float64(d.winter.Fragments) }},
		{"Raids that break in", func(d *digest) float64 { return float64(d.winter.BreakIns) }},
	},
	sections: []func(t *Tally) (Section, bool){variantSection, curveSection, endSection, actionSection, dangerSection, playSection},
}
