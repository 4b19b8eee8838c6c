package main

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/BurntSushi/toml"

	"sixwinters/content"
	"sixwinters/rules"
)

// The guide to making cards is docs/cards.md. Its operations, forms and words come from package content. Its examples are added to the
// cards of the game, to print their texts.

//go:generate sh -c "go run . guide > ../../docs/cards.md.new && mv ../../docs/cards.md.new ../../docs/cards.md"

//go:embed guide.md
var guideText string

// printGuide prints the guide.
func printGuide(args []string, stdout, stderr io.Writer) int {
	_, code, ok := parse(flag.NewFlagSet("guide", flag.ContinueOnError), args, 0, stdout, stderr)
	if !ok {
		return code
	}
	text, err := guide()
	if err != nil {
		return fail(stderr, "guide", failed, "%v", err)
	}
	fmt.Fprint(stdout, text)
	return fine
}

// guide returns the text of docs/cards.md.
func guide() (string, error) {
	c, err := content.Load()
	if err != nil {
		return "", err
	}
	operations, err := c.Operations()
	if err != nil {
		return "", err
	}
	forms, err := c.Forms()
	if err != nil {
		return "", err
	}
	made, err := withGuideCards(guideText)
	if err != nil {
		return "", err
	}
	book := rules.New(made)
	cards := allCards(book)
	t, err := template.New("guide").Funcs(template.FuncMap{
		"operations": func() string { return operationsText(book, operations) },
		"forms":      func(names ...string) string { return formsText(book, forms, names) },
		"words":      wordsText,
		"most": func() string {
			return fmt.Sprintf("%d obstacles (copies counted), %d locations, %d progress cards and %d characters",
				content.MaxObstacles, content.MaxLocations, content.MaxProgress, content.MaxCharacters)
		},
		"card": func(name string) (string, error) {
			for _, card := range cards {
				if text := card.plain(); strings.HasPrefix(text, name+" (") {
					return "```\n" + strings.TrimSpace(text) + "\n```", nil
				}
			}
			return "", fmt.Errorf("no example is called %q", name)
		},
	}).Parse(guideText)
	if err != nil {
		return "", err
	}
	var text strings.Builder
	err = t.Execute(&text, nil)
	return text.String(), err
}

// guideBlock matches an example of the guide, whose first line names the file it belongs to.
var guideBlock = regexp.MustCompile("(?s)```toml\n# ([a-z0-9-]+\\.toml)\n(.*?)```")

// withGuideCards returns the cards of the game with those of the guide added. An event replaces that of its season and symbols.
func withGuideCards(text string) (*content.Content, error) {
	folder := changed{content.Files(), map[string][]byte{}}
	for _, block := range guideBlock.FindAllStringSubmatch(text, -1) {
		file, added := block[1], block[2]
		var cards struct {
			Obstacle []struct{ Seasons []string }
			Event    []struct {
				Season  string
				Symbols int
			}
			Location, Progress, Character []any
		}
		if _, err := toml.Decode(added, &cards); err != nil {
			return nil, fmt.Errorf("the example for %s: %w", file, err)
		}
		n := len(cards.Location) + len(cards.Progress) + len(cards.Character)
		for _, o := range cards.Obstacle {
			n += len(o.Seasons)
		}
		before, err := folder.ReadFile(file)
		if err != nil {
			return nil, err
		}
		entries := strings.Split(string(before), "\n[[")
		for _, e := range cards.Event {
			entries = slices.DeleteFunc(entries, func(entry string) bool {
				return strings.Contains(entry, fmt.Sprintf("season = %q\nsymbols = %d\n", e.Season, e.Symbols))
			})
		}
		folder.files[file] = []byte(strings.Join(entries, "\n[[") + "\n" + added)
		manifest, err := folder.ReadFile(content.ManifestFile)
		if err != nil {
			return nil, err
		}
		folder.files[content.ManifestFile] = moreCards(manifest, file, n)
	}
	c, found := content.Read(folder)
	if len(found) > 0 {
		return nil, fmt.Errorf("the examples of the guide: %w", content.Error(found))
	}
	return c, nil
}

// changed is a folder some of whose files are replaced.
type changed struct {
	fs.FS
	files map[string][]byte
}

// ReadFile reads a file, replaced or not.
func (c changed) ReadFile(name string) ([]byte, error) {
	if data, ok := c.files[name]; ok {
		return data, nil
	}
	return fs.ReadFile(c.FS, name)
}

// moreCards returns the manifest with n more cards in a file.
func moreCards(manifest []byte, file string, n int) []byte {
	line := regexp.MustCompile(`"` + regexp.QuoteMeta(file) + `" = (\d+)`)
	return line.ReplaceAllFunc(manifest, func(old []byte) []byte {
		var was int
		fmt.Sscan(string(line.FindSubmatch(old)[1]), &was)
		return fmt.Appendf(nil, "%q = %d", file, was+n)
	})
}

// heading returns a heading of the guide.
func heading(level int, name string) string { return strings.Repeat("#", level) + " " + name + "\n\n" }

// wordRows returns words of the guide as a table; it is "" if there are none.
func wordRows(head string, words []content.Word) string {
	if len(words) == 0 {
		return ""
	}
	var b strings.Builder
	keys := words[0].Takes != ""
	if keys {
		fmt.Fprintf(&b, "| %s | takes | |\n| --- | --- | --- |\n", head)
	} else {
		fmt.Fprintf(&b, "| %s | |\n| --- | --- |\n", head)
	}
	for _, w := range words {
		name := "`" + w.Name + "`"
		if w.Need {
			name += " *"
		}
		if keys {
			fmt.Fprintf(&b, "| %s | %s | %s |\n", name, w.Takes, w.Says)
		} else {
			fmt.Fprintf(&b, "| %s | %s |\n", name, w.Says)
		}
	}
	return b.String() + "\n"
}

// exampleText returns an effect as it is written, with the text of its card.
func exampleText(b *rules.Rulebook, e *content.Example) string {
	return "```toml\n" + e.Text + "\n```\n> " + b.ExampleText(e) + "\n\n"
}

// formsText returns what the guide says of some forms.
func formsText(book *rules.Rulebook, forms []content.Form, names []string) string {
	var b strings.Builder
	for _, name := range names {
		i := slices.IndexFunc(forms, func(f content.Form) bool { return f.Name == name })
		f := &forms[i]
		b.WriteString(heading(3, rules.Capital(f.Name)) + f.Says + "\n\n")
		b.WriteString(wordRows("word", f.Words) + wordRows("key", f.Keys))
		for k := range f.Examples {
			b.WriteString(exampleText(book, &f.Examples[k]))
		}
	}
	return strings.TrimSpace(b.String())
}

// operationsText returns what the guide says of all operations.
func operationsText(book *rules.Rulebook, operations []content.OperationGuide) string {
	var b strings.Builder
	for i := range operations {
		g := &operations[i]
		b.WriteString(heading(3, g.Op.String()) + g.Does + "\n\n")
		fmt.Fprintf(&b, "Allowed in: %s.", strings.Join(g.In, ", "))
		for k, w := range g.Keys {
			b.WriteString(map[bool]string{true: " Keys: ", false: ", "}[k == 0] + "`" + w.Name + "`")
			if w.Need {
				b.WriteString(" *")
			}
		}
		if len(g.Keys) > 0 {
			b.WriteString(".")
		}
		if len(g.Either) > 0 {
			fmt.Fprintf(&b, " It needs `%s`.", strings.Join(g.Either, "` or `"))
		}
		b.WriteString("\n\n" + exampleText(book, &g.Example))
	}
	return strings.TrimSpace(b.String())
}

// wordsText returns the words of the closed lists.
func wordsText() string {
	var b strings.Builder
	for _, kind := range []string{"resource", "region", "season", "skill", "stress", "obstacle tag", "location tag", "difficulty"} {
		fmt.Fprintf(&b, "- **%s**: `%s`\n", kind, strings.Join(content.Words(kind), "`, `"))
	}
	return strings.TrimSpace(b.String())
}
