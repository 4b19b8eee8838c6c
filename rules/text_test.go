package rules

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
)

// allTexts calls do with every text of every card.
func allTexts(b *Rulebook, do func(card, text string)) {
	for i := range b.c.Obstacles {
		for _, text := range b.ObstacleText(&b.c.Obstacles[i]) {
			do(b.c.Obstacles[i].Name, text)
		}
	}
	for i := range b.c.Locations {
		for _, text := range b.LocationText(&b.c.Locations[i]) {
			do(b.c.Locations[i].Name, text)
		}
	}
	for i := range b.c.Progress {
		for _, sq := range b.c.Progress[i].Squares {
			if sq.There {
				do(b.c.Progress[i].Name, b.SquareText(sq))
			}
		}
	}
	for i := range b.c.Characters {
		id := content.CharacterID(i)
		name := b.c.Characters[id].Name
		do(name, b.TaskText(id))
		for i := range content.NumAbilities {
			do(name, b.AbilityText(id, i))
			do(name, b.AbilityHelp(id, i))
		}
	}
	for season := range content.Season(content.NumSeasons) {
		for symbols := range content.NumRegions + 1 {
			do(b.c.Events[season][symbols].Name, b.EventText(season, symbols))
		}
	}
}

// icons are the tokens that may stand in texts.
func icons() []string {
	all := []string{"activate", "overcome", "attach", "action", "any", "port", "gate", "1", "2", "3", "4", "5", "6"}
	for _, kind := range []string{"resource", "region", "skill", "stress"} {
		all = append(all, content.Words(kind)...)
	}
	return all
}

func TestTextsAreWellFormed(t *testing.T) {
	b := gameBook(t)
	known := icons()
	token := regexp.MustCompile(`\{[^{}]*\}`)
	wrong := regexp.MustCompile(`%!|  |none|\ba [aeio]|\ban [^aeiou{]|\ba \{[aeio]|\ban \{[^aeio]| [.,;:]|[.,]{2}`)
	n := 0
	allTexts(b, func(card, text string) {
		n++
		for _, found := range token.FindAllString(text, -1) {
			if !slices.Contains(known, strings.Trim(found, "{}")) {
				t.Errorf("%s: there is no icon %s in %q", card, found, text)
			}
		}
		if strings.ContainsAny(token.ReplaceAllString(text, ""), "{}") || text == "" {
			t.Errorf("%s: %q", card, text)
		}
		if found := wrong.FindString(text); found != "" {
			t.Errorf("%s: %q in %q", card, found, text)
		}
	})
	if n < 500 {
		t.Errorf("only %d texts", n)
	}
}

// Every effect of every card has its words: the texts of its list are as many clauses as it has effects.
func TestEveryOperationSpeaks(t *testing.T) {
	for op := content.Op(1); op < content.NumOps; op++ {
		if operations[op].say == nil {
			t.Errorf("%s has no words", op)
			continue
		}
		ef := content.Blank(op)
		ef.Value, ef.Count, ef.Change, ef.Values = 1, 1, 1, []int{1}
		ef.Resource, ef.Stress, ef.Region = content.Support, content.Body, content.Empire
		ef.Psyche.Base, ef.Name = 1, "Name"
		for _, full := range []bool{false, true} {
			w := words{list: OnUse, box: "{any}", bearer: "Bearer", full: full}
			operations[op].say(&w, &ef)
			if len(w.said) != 1 || w.said[0] == "" {
				t.Errorf("%s says %q", op, w.said)
			}
		}
	}
}

func TestObstacleText(t *testing.T) {
	b := gameBook(t)
	tests := []struct {
		name string
		want []string
	}{
		{"Imperial Guard", []string{
			"{activate} Moves to the {empire} location with the lowest {thievery} character. " +
				"All characters there take {body} equal to the {espionage} threat level.",
		}},
		{"Legionary", []string{
			"Has one more {military} threat symbol while this card is at a {redbank} location.",
			"{activate} Moves to the {military} location in {redbank}. " +
				"All characters there take {body} equal to the {military} threat level.",
		}},
		{"Tripwire", []string{"Each character with {thievery} below 4 that moves here takes 3 {body}."}},
		{"Imperial Guard Captain", []string{
			"{activate} Moves to an {empire} location with {port}, unless it is at one already.",
			"Each character that moves here takes 1 {psyche}.",
		}},
		{"Secrets and Lies", []string{"All guards and spies in play do 1 more {psyche} damage."}},
		{"Encoded Plans", []string{
			"All units in this region do 1 more {body} damage.",
			"{activate} Moves to the location with the most units.",
		}},
		{"Spy Unmasked", []string{
			"{activate} Clear the {espionage} pool. Discard this card.",
			"{overcome} Discard a guard or a spy.",
		}},
		{"The Amber Hand", []string{
			"{activate} All characters in this region take 2 {psyche} and 1 more for each issue or Angry Mob in play.",
		}},
		{"Animaelic Echoes", []string{
			"{activate} All characters in this region take 2 {psyche} for each {6} in the {sorcery} pool.",
		}},
		{"Eight Ears", []string{
			"{activate} Put the lowest die of the {technology} pool on this card, beside its dice.",
			"Damage: {body} equal to the total of all dice on this card, but at least 3.",
		}},
		{"Radia", []string{
			"{activate} All characters here take 1 {psyche}. Each character here may move to any other location.",
		}},
		{"Darkness Unmasked", []string{
			"{activate} Move a diplomat in play to this location. " +
				"If a diplomat is here, all characters in this region take 3 {body}. Discard this card.",
		}},
		{"Forager's Turtle", []string{
			"{activate} Discard another {sorcery} obstacle.",
			"{overcome} Unlock Forager's Cloak and attach it to the {technology} location in {empire}.",
		}},
		{"Hidden Outpost", []string{
			"Moves from here to {redbank} cost 1 die, whatever the location card says.",
			"{overcome} You may discard a {military} obstacle.",
		}},
		{"The Severing", []string{
			"{activate} All characters in this region take 2 {psyche}.",
			"{overcome} Lower the {sorcery} threat by 3 spaces. All characters with {lore} above 0 take a {psyche} condition.",
		}},
	}
	for _, test := range tests {
		o := b.c.Card(obstacleNamed(t, b, test.name))
		if got := b.ObstacleText(o); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestLocationText(t *testing.T) {
	b := gameBook(t)
	tests := []struct {
		name string
		want []string
	}{
		{"Eastkeep", nil},
		{"Mirror Woods", []string{
			"{attach} 2 Restless Dead come with this location.",
			"{combat} Create or trade up to your {combat} rank in dice here, at least 1.",
		}},
		{"Wrenhouse", []string{"{action} Move a {rapport} obstacle from elsewhere to this location."}},
		{"Yearly Field", []string{
			"{body}{body} You may pay 2 {body} instead of an action die to create an asset of any value.",
		}},
		{"The Throne Room", []string{
			"{attach} Wrath of the Autarch comes with this location.",
			"Creating assets here also costs 3 {psyche} each time.",
			"{espionage} When this location is activated, roll a new {espionage} asset here.",
		}},
		{"Desolation", []string{"Each character that moves here takes 1 {psyche}."}},
	}
	for _, test := range tests {
		id := locationNamed(t, b, test.name)
		if got := b.LocationText(&b.c.Locations[id]); !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}

func TestAbilityText(t *testing.T) {
	b := gameBook(t)
	tests := []struct {
		name       string
		i          int
		text, help string
	}{
		{"Thea", 1, "{4} → {5}",
			"Place an unspent action die or an asset from your location showing {4}: gain a die of the same type showing {5}."},
		{"Thea", 4, "any asset → an asset of another resource",
			"Place any asset from your location: gain an asset of another resource with the same value here."},
		{"Menas", 2, "{any} → 7 − its value",
			"Place any unspent action die or any asset from your location: gain a die of the same type showing 7 minus its value."},
		{"Keel", 2, "{technology} → {technology} + {technology}",
			"Place a {technology} asset from your location: gain two dice of the same type that add up to its value."},
		{"Fuscus", 3, "{any} → move to a hall",
			"Place any unspent action die or any asset from your location: move to a hall."},
		{"Fuscus", 5, "{any} → its value − 2",
			"Place any unspent action die or any asset from your location: gain a die of the same type, 2 lower, if that is not below {1}."},
		{"Yasmina", 2, "{any} → its value + 1",
			"Place any unspent action die or any asset from your location: gain a die of the same type, 1 higher, if that is not above {6}."},
		{"Yasmina", 5, "{body} → discard the top obstacle of any draw pile",
			"Take 1 {body}, as often as you like: discard the top obstacle of any draw pile."},
		{"Oniri", 7, "You may take {body} instead of another character",
			"Whenever another character takes {body}, you may take any part of it instead."},
	}
	for _, test := range tests {
		id := characterNamed(t, b, test.name)
		if got := b.AbilityText(id, test.i); got != test.text {
			t.Errorf("%s %d: %q, want %q", test.name, test.i, got, test.text)
		}
		if got := b.AbilityHelp(id, test.i); got != test.help {
			t.Errorf("%s %d: %q, want %q", test.name, test.i, got, test.help)
		}
	}
}

func TestOtherTexts(t *testing.T) {
	b := gameBook(t)
	menas := characterNamed(t, b, "Menas")
	square := content.Square{There: true, Resource: content.Espionage, Value: 4, Region: content.Settled}
	end := content.Square{There: true, End: true, Resource: content.NoResource, Region: content.NoRegion, Relation: content.OneLower}
	for _, test := range []struct{ got, want string }{
		{b.TaskText(menas), "Overcome a unit or a development."},
		{b.AchievementText(menas), "For an achievement: overcome a unit or a development."},
		{b.EventText(content.Winter, 3), "Discard all units. All characters at rural or wilderness locations take 3 {body}."},
		{b.EventText(content.Summer, 0), "This turn, moves cost 1 die less, but at least 1."},
		{b.SquareText(square), "An {espionage}\u00a0espionage asset showing {4} from a location in {settled}\u00a0the Settled Lands."},
		{b.SquareText(end), "End: any asset one lower than the die before."},
		{b.SquareText(content.Square{}), ""},
	} {
		if test.got != test.want {
			t.Errorf("%q, want %q", test.got, test.want)
		}
	}
}
