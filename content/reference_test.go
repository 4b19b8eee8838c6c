package content

import (
	"fmt"
	"io/fs"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

func loadReference(t testing.TB) *Reference {
	t.Helper()
	r, err := LoadReference()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestReference(t *testing.T) {
	r := loadReference(t)
	if len(r.Chapters) == 0 || len(r.Glossary) == 0 {
		t.Fatal("there are no chapters or no glossary")
	}
	if rule := r.Rule("create"); rule == nil || rule.Title != "Create an asset" || len(rule.Text) < 2 || rule.String() != "[create]" {
		t.Errorf("the rule of creating assets is %+v", rule)
	}
	if r.Rule("no-such-rule") != nil {
		t.Error("there is a rule that is not")
	}
	if term := r.Icon("guard"); term == nil || term.Word != "Guard" {
		t.Errorf("the term of the icon of guards is %+v", term)
	}
}

// Every sentence of the reference ends, and stays short enough to be read.
func TestReferenceSentences(t *testing.T) {
	for _, c := range loadReference(t).Chapters {
		for _, rule := range c.Rules {
			for _, p := range append(rule.Text, rule.Example...) {
				if !strings.HasSuffix(p, ".") {
					t.Errorf("%s ends without a full stop: %s", &rule, p)
				}
				if len(p) > 520 {
					t.Errorf("%s has a paragraph of %d letters: %s", &rule, len(p), p)
				}
			}
			if len(rule.See) == 0 {
				t.Errorf("%s leads nowhere", &rule)
			}
		}
	}
}

// Every rule has a picture whose steps say in a few words what they show, and a sentence in the end.
func TestPictures(t *testing.T) {
	icon := regexp.MustCompile(`\{[^{}]*\}`) // takes the room of about two letters
	for _, c := range loadReference(t).Chapters {
		for _, rule := range c.Rules {
			if len(rule.Picture) == 0 {
				t.Errorf("%s has no picture", &rule)
			}
			for i, step := range rule.Picture {
				if len(step.Pieces) == 0 || len(icon.ReplaceAllString(step.Say, "mm")) > 92 || i == len(rule.Picture)-1 && !strings.HasSuffix(step.Say, ".") {
					t.Errorf("the picture of %s says %q over %d pieces", &rule, step.Say, len(step.Pieces))
				}
			}
		}
	}
}

// What a picture shows is read piece by piece; what is none is refused.
func TestPieces(t *testing.T) {
	plain := func(kind PieceKind) Piece { return Piece{Kind: kind, Resource: NoResource, Season: NoSeason} }
	with := func(kind PieceKind, change func(p *Piece)) Piece {
		p := plain(kind)
		change(&p)
		return p
	}
	for word, want := range map[string]Piece{
		"your_die":                  with(WordPiece, func(p *Piece) { p.Word = "your die" }),
		"<":                         with(ArrowPiece, func(p *Piece) { p.Word = "left" }),
		"{port}*":                   with(IconPiece, func(p *Piece) { p.Word, p.Lit = "port", true }),
		"a3":                        with(DiePiece, func(p *Piece) { p.Dice = []PicturedDie{{NoResource, 3}} }),
		"technology:2~":             with(DiePiece, func(p *Piece) { p.Dice, p.Gone = []PicturedDie{{Technology, 2}}, true }),
		"w4/a4":                     with(PrintedPiece, func(p *Piece) { p.Value, p.Dice = 4, []PicturedDie{{NoResource, 4}} }),
		"track:support:2:5":         with(TrackPiece, func(p *Piece) { p.Resource, p.Progress, p.Threat = Support, 2, 5 }),
		"psyche:3:Angry!":           with(StressPiece, func(p *Piece) { p.Stress, p.Value, p.Word, p.Refused = Psyche, 3, "Angry", true }),
		"box:5":                     with(BoxPiece, func(p *Piece) { p.Value = 5 }),
		"figure:Thea:2":             with(FigurePiece, func(p *Piece) { p.Word, p.Second = "Thea", true }),
		"obstacle:Poison/a1":        with(ObstaclePiece, func(p *Piece) { p.Word, p.Dice = "Poison", []PicturedDie{{NoResource, 1}} }),
		"location:Red_Bank@sorcery": with(LocationPiece, func(p *Piece) { p.Word, p.Resource = "Red Bank", Sorcery }),
		"event:winter:2":            with(EventPiece, func(p *Piece) { p.Season, p.Value = Winter, 2 }),
		"pile:none:0":               plain(PilePiece),
		"deck:2:15":                 with(DeckPiece, func(p *Piece) { p.Stage, p.Value = 2, 15 }),
		"sq:start_4_@empire": with(SquarePiece, func(p *Piece) {
			p.Square = Square{There: true, Start: true, Value: 4, Resource: NoResource, Region: Empire}
		}),
	} {
		if got, err := readPiece(word); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%q is %+v, %v, want %+v", word, got, err, want)
		}
	}
	for _, wrong := range []string{"sq:purple", "purple:3", "a7", "w0", "track:support:0:3", "track:support:13:3", "body:9", "w2/x", "box:7",
		"figure:Thea:3", "obstacle:", "location:Red_Bank@purple", "event:noon:1", "event:winter:4", "deck:6:1", "pile:summer"} {
		if p, err := readPiece(wrong); err == nil {
			t.Errorf("%q is %+v", wrong, p)
		}
	}
	if _, err := readStep("no bar"); err == nil {
		t.Error("a step without pieces can be read")
	}
}

func TestPlain(t *testing.T) {
	r := loadReference(t)
	for text, want := range map[string]string{
		"In {settled} the Settled Lands":        "In the Settled Lands",
		"support {support} and more":            "support and more",
		"Action {action} dice":                  "Action dice",
		"it discards {discard} two":             "it discards two",
		"take 2 {psyche}.":                      "take 2 psyche.",
		"a {3} and a {gate}":                    "a 3 and a magic gate",
		"the Settled Lands {settled}":           "the Settled Lands",
		"In {redbank}\u00a0Red Bank.":           "In Red Bank.",
		"is burned {burn}, and locked {locked}": "is burned, and locked",
	} {
		if got := r.Plain(text); got != want {
			t.Errorf("%q is %q in words, want %q", text, got, want)
		}
	}
}

func TestParts(t *testing.T) {
	if got := Parts("put {3} on {port}."); !slices.Equal(got, []string{"put ", "3", " on ", "port", "."}) {
		t.Errorf("%q", got)
	}
}

func TestFind(t *testing.T) {
	r := loadReference(t)
	if rule, err := r.Find("[create]"); err != nil || rule.ID != "create" {
		t.Errorf("%v, %v", rule, err)
	}
	if _, err := r.Find("craete"); err == nil || err.Error() != "unknown rule `craete`, did you mean `create`?" {
		t.Errorf("%v", err)
	}
}

func TestSearch(t *testing.T) {
	r := loadReference(t)
	for query, want := range map[string]string{
		"rest":           "rest", // the title comes before all that have the word in their text
		"Create":         "create",
		"magic gate":     "location-card",
		"dead end":       "dead-end",
		"defence assets": "defend",
		"harder":         "unlock",
	} {
		rules, _ := r.Search(query)
		if len(rules) == 0 || !slices.ContainsFunc(rules[:min(3, len(rules))], func(x *RuleText) bool { return x.ID == want }) {
			t.Errorf("%q finds %v, [%s] not among the first", query, rules, want)
		}
	}
	if _, terms := r.Search("anchor"); len(terms) != 1 || terms[0].Word != "Port" {
		t.Errorf("%q finds %v", "anchor", terms)
	}
	if _, terms := r.Search("gua"); len(terms) != 1 || terms[0].Word != "Guard" {
		t.Errorf("%q finds %v", "gua", terms)
	}
	for _, nothing := range []string{"", "   ", "zzz"} {
		if rules, terms := r.Search(nothing); len(rules)+len(terms) > 0 {
			t.Errorf("%q finds %v and %v", nothing, rules, terms)
		}
	}
}

// Whoever has not read the rules looks them up by words of other games: what is meant is among the first three.
func TestSearchByNewcomers(t *testing.T) {
	r := loadReference(t)
	for query, want := range map[string]string{
		"hurt": "stress", "wounded": "stress", "health": "stress", "hp": "stress", "heal": "rest", "sleeping": "rest",
		"fight": "overcome", "enemy": "overcome", "attacks": "activate", "boss": "threat-location", "monster": "obstacle-card",
		"shield": "defend", "block": "defend", "share damage": "split", "reroll": "ability", "dead": "knocked-out", "dying": "knocked-out",
		"win": "campaign-end", "winning": "campaign-end", "lose": "goal", "points": "campaign-end", "end of game": "campaign-end",
		"what is the goal?": "goal", "how far": "move", "move": "move", "walking": "move", "ship": "move", "teleport": "move", "cost": "spend",
		"season": "event", "weather": "event", "how many turns": "turn", "pass": "actions", "who goes first": "actions", "hand over": "actions", "pass the mouse": "actions", "mouse": "actions", "whose turn": "actions", "take turns": "actions",
		"card row": "complete", "next card": "complete", "deck empty": "stages", "discard": "discard", "discard pile": "piles",
		"colour": "dice", "color": "dice", "white dice": "dice", "buy": "create", "build": "create", "swap": "trade", "market": "trade",
		"help friend": "teamwork", "rank": "attempt", "level up": "achievement", "quest": "achievement", "carry": "stash", "save dice": "stash",
		"joker": "sorcery-mastery", "difficulty": "campaign", "solo": "session", "two players": "session", "fire": "session-end",
		"burned": "session-end", "stuck": "dead-end", "tie": "choice", "cannot": "useless", "run out": "supply", "poison": "threats",
		"skull": "threats", "harder": "unlock", "bonus": "mastery", "diagonal": "progress", "plus one": "progress", "track": "tracks",
		"threat": "threats", "mastery": "mastery", "sanity": "stress", "fatigue": "stress", "xp": "overcome-end", "harbour": "move", "adjacent": "progress", "armor": "defend", "hard mode": "campaign",
		"reshuffle": "piles", "initiative": "actions", "gold": "dice", "cooldown": "ability", "spawn": "new-obstacles", "tag": "kind", "power": "ability", "swap location": "locations",
		"why did threat go up": "threats", "my character died": "knocked-out", "why is my card not finished": "complete", "cant place die": "progress",
		"unused dice": "refresh", "save dice for next turn": "refresh", "unlock lucia": "session-end", "titles": "campaign-end", "moving": "move",
	} {
		if rules, _ := r.Search(query); !slices.ContainsFunc(rules[:min(3, len(rules))], func(x *RuleText) bool { return x.ID == want }) {
			t.Errorf("%q finds %v, [%s] not among the first", query, rules[:min(5, len(rules))], want)
		}
	}
}

// What one thing is rather asked by than by any other leads to it at once.
func TestSearchFindsFirst(t *testing.T) {
	r := loadReference(t)
	for query, want := range map[string]string{
		"damage": "defend", "end turn": "actions", "skip turn": "actions", "new character": "session", "hot seat": "session", "keep dice next turn": "refresh",
		"three symbols": "threats", "more than two symbols": "threats", "threat level": "tracks", "end square": "progress", "equal sign": "progress",
		"any colour": "box", "die colours": "dice", "spend dice": "spend", "sixth die": "mastery", "change card": "complete", "market row": "complete",
		"printed dice": "overcome", "leave obstacle": "overcome", "flee": "overcome", "activate order": "activate", "insane": "stress", "ko": "knocked-out",
		"end of track": "campaign-end", "conditional threat": "kind", "movement": "move", "leave location": "move", "what do i do first": "actions",
		"empty pool": "refresh", "new dice": "refresh",
	} {
		if rules, _ := r.Search(query); len(rules) == 0 || rules[0].ID != want {
			t.Errorf("%q finds %v, not [%s]", query, rules[:min(3, len(rules))], want)
		}
	}
}

// Whoever sees a sign and does not know it looks it up by what it looks like: its word comes before the rules that only have the
// colour, or that are about any die or square.
func TestSearchByLooks(t *testing.T) {
	r := loadReference(t)
	for query, want := range map[string]string{
		"red eye": "Espionage", "eye icon red": "Espionage", "what is the red eye": "Espionage", "yellow temple": "Support", "orange gear": "Technology",
		"crossed swords": "Military", "grey square": "Military", "grey die": "Military", "purple bird": "Diplomacy", "lavender die": "Diplomacy",
		"blue swirl": "Sorcery", "red brick": "Red Bank", "purple crown": "The Empire", "green house": "Settled Lands", "lightning": "Activation",
		"what does the lightning bolt mean": "Activation", "golden cube": "Progress marker", "what is the black and red cube": "Threat marker",
		"star": "Star", "star icon": "Star", "ivory die": "Action die", "broken heart": "Damage", "light bulb": "Explained", "check mark": "Done",
		"hand shake": "Diplomat", "take back": "Undo", "red cross": "No way", "hint": "Hint", "hint button": "Hint", "undo move": "Undo", "sound off": "Sound", "keyboard": "All moves", "settings": "Menu",
		"magnifying glass": "Search", "handshake": "Diplomat", "diamond on square": "Start square", "gold frame": "Mastery", "picture of a sun": "Summer",
	} {
		if _, terms := r.Search(query); len(terms) == 0 || terms[0].Word != want || !r.MeansTerm(query) {
			t.Errorf("%q finds %v, before the rules: %v", query, terms, r.MeansTerm(query))
		}
	}
	// Where a rule is known by the same words it comes first, as it says more.
	for query, want := range map[string]string{
		"skull": "threats", "skull die": "threats", "what does the skull mean": "threats", "arrow": "trade", "blue arrow": "trade", "dashed square": "time",
		"number in black square": "progress", "shield": "defend", "heart": "stress", "brain and heart": "stress", "move": "move", "threat symbols": "threats",
	} {
		rules, _ := r.Search(query)
		if r.MeansTerm(query) || !slices.ContainsFunc(rules[:min(2, len(rules))], func(x *RuleText) bool { return x.ID == want }) {
			t.Errorf("%q finds %v", query, rules)
		}
	}
}

// A term that is called so comes before those that only look like it.
func TestSearchFindsTheTermItself(t *testing.T) {
	if _, terms := loadReference(t).Search("gate"); len(terms) < 2 || terms[0].Word != "Magic gate" {
		t.Errorf("the gate is not the first of %v", terms)
	}
}

// A card's name means the card where no rule has all of its words.
func TestSearchMeansCards(t *testing.T) {
	r, c := loadReference(t), frozen(t)
	for query, want := range map[string]bool{
		"eight ears": true, "imperial guard": true, "hidden outpost": true, "angry mob": true, "legionary": true, "desolation": true,
		"poison": false, "thea": false, "red bank": false, "guard": false, "gate": false, "zzz": false,
	} {
		if got := r.MeansCard(query, c.Search(query)); got != want {
			t.Errorf("%q means a card: %v", query, got)
		}
	}
}

// The reference says nothing that the game depends on: records of games stay good when its words change.
func TestReferenceIsNotInTheHash(t *testing.T) {
	folder := copied(t)
	before, found := Read(folder)
	if len(found) > 0 {
		t.Fatal(Error(found))
	}
	folder[ReferenceFile] = &fstest.MapFile{Data: []byte("anything")}
	after, found := Read(folder)
	if len(found) > 0 {
		t.Fatal(Error(found))
	}
	if before.Hash != after.Hash {
		t.Error("the reference changes the hash of the content")
	}
}

func TestBrokenReference(t *testing.T) {
	data, err := fs.ReadFile(embedded, ReferenceFile)
	if err != nil {
		t.Fatal(err)
	}
	whole := string(data)
	for _, test := range []struct{ what, before, after, want string }{
		{"an unknown rule", `see = ["useless"]`, `see = ["useles"]`, "choice: unknown rule `useles`, did you mean `useless`?"},
		{"an unknown rule of a term", `rule = "stash"`, `rule = "stsh"`, "Stash: unknown rule `stsh`, did you mean `stash`?"},
		{"an unknown icon", "A military location, say, is", "A {locaton} is", "kind: unknown icon `locaton`"},
		{"a brace too few", "A military location, say, is", "A {port is", "kind: a brace of an icon is missing"},
		{"a misspelt key", "example = \"\"\"\nYour last die", "exmple = \"\"\"\nYour last die", "progress: unknown key `exmple`, did you mean `example`?"},
		{"a rule without text", "\ntext = \"\"\"\nSome effects move", "\n#text = \"\"\"\n#Some effects move", ""},
		{"a rule twice", `id = "rest"`, `id = "spend"`, "the rule `spend` is here twice"},
		{"a rule that names itself", `see = ["useless"]`, `see = ["choice"]`, "choice: `choice` is named twice or names itself"},
		{"a piece that is none", `> body:6!"`, `> bdy:6!"`, "useless: `bdy:6` is not a piece of a picture"},
		{"other words twice", `also = "heal recover`, `also = "heal heal`, "rest: `heal` is there twice or with a capital"},
		{"a tag without a term", `icon = "guard", `, ``, "the obstacle tag `guard` is missing in the glossary"},
	} {
		t.Run(test.what, func(t *testing.T) {
			if !strings.Contains(whole, test.before) {
				t.Fatalf("the reference has no %q", test.before)
			}
			text := strings.Replace(whole, test.before, test.after, 1)
			r, found := ReadReference(fstest.MapFS{ReferenceFile: &fstest.MapFile{Data: []byte(text)}})
			if r != nil || len(found) == 0 {
				t.Fatal("nothing was found")
			}
			if !strings.HasPrefix(found[0].String(), ReferenceFile+":") || !strings.Contains(Error(found).Error(), test.want) {
				t.Errorf("found\n%v\nwant\n%s", Error(found), test.want)
			}
		})
	}
	if _, found := ReadReference(fstest.MapFS{}); len(found) != 1 {
		t.Errorf("in an empty folder found\n%v", Error(found))
	}
}

// The titles that the rules tell of are those that scores earn.
func TestTitlesAreTold(t *testing.T) {
	told := strings.Join(loadReference(t).Rule("campaign-end").Text, " ")
	for _, title := range load(t).Board.Titles {
		if want := fmt.Sprintf("%s from %d", title.Name, title.From); !strings.Contains(told, want) {
			t.Errorf("%q is not told of", want)
		}
	}
}

// What the example of the seasonal event tells of the piles lies there in the picture beside it.
func TestTheExampleOfTheEventIsItsPicture(t *testing.T) {
	rule := loadReference(t).Rule("event")
	told, shown := map[string]bool{}, map[string]bool{}
	for _, icon := range regexp.MustCompile(`\{([a-z]+)\}`).FindAllStringSubmatch(strings.Join(rule.Example, " "), -1) {
		told[icon[1]] = true
	}
	for _, p := range rule.Picture[0].Pieces {
		shown[p.Season.String()] = true
	}
	if !reflect.DeepEqual(told, shown) {
		t.Errorf("the example tells of %v, the picture shows %v", told, shown)
	}
}
