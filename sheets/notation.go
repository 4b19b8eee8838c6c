package sheets

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// The line notation of effects: an operation and its keys, such as `stress who=here body=2 may`. Tables stand in parentheses, items of a
// list have commas between them, a key alone is true, and a text with blanks or signs stands in quotation marks. Several effects have
// semicolons or line breaks between them.

// order is the order in which keys are written, in the notation and in card files.
var order = []string{
	"do", "box", "pay", "standing", "effects", "who", "cards", "to", "among", "one", "at", "within", "from", "this_region", "other", "tag", "name", "text",
	"region", "resource", "stress", "threat", "skill", "damage", "lowest", "highest", "most", "below", "above", "psyche", "body", "dice_on_card",
	"base", "each", "threat_level", "obstacles", "pool", "showing", "pair", "here", "count", "change", "value", "values", "choose", "total",
	"icon", "stay", "price", "if", "may",
}

// sorted returns the keys of a table in their order; those without one come last.
func sorted(keys map[string]any) []string {
	names := slices.Sorted(maps.Keys(keys))
	slices.SortStableFunc(names, func(a, b string) int {
		place := func(key string) int {
			if i := slices.Index(order, key); i >= 0 {
				return i
			}
			return len(order)
		}
		return place(a) - place(b)
	})
	return names
}

// effectsLine writes a list of effects.
func effectsLine(list any) string {
	effects, _ := list.([]any)
	var all []string
	for _, e := range effects {
		if keys, ok := e.(map[string]any); ok {
			all = append(all, effectLine(keys))
		}
	}
	return strings.Join(all, "; ")
}

func effectLine(keys map[string]any) string {
	rest := maps.Clone(keys)
	delete(rest, "do")
	do, _ := keys["do"].(string)
	return strings.TrimSpace(do + " " + tableLine(rest))
}

// tableLine writes the keys of a table without the parentheses.
func tableLine(keys map[string]any) string {
	var all []string
	for _, key := range sorted(keys) {
		if keys[key] == true {
			all = append(all, key)
		} else {
			all = append(all, key+"="+valueLine(keys[key]))
		}
	}
	return strings.Join(all, " ")
}

func valueLine(x any) string {
	switch x := x.(type) {
	case string:
		return wordLine(x)
	case map[string]any:
		return "(" + tableLine(x) + ")"
	case []any:
		var all []string
		for _, item := range x {
			all = append(all, valueLine(item))
		}
		return strings.Join(all, ",")
	}
	return fmt.Sprint(x) // a number, true or false
}

// wordLine writes a text: bare if it reads as one word, otherwise in quotation marks, those within it doubled.
func wordLine(s string) string {
	if _, ok := bareWord(s).(string); ok && s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !inWord(r) }) {
		return s
	}
	return `"` + strings.ReplaceAll(s, `"`, `""`) + `"`
}

// inWord reports whether a letter may stand in a word without quotation marks.
func inWord(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) || strings.ContainsRune("-+/@_.'’", r)
}

// bareWord returns what a word without quotation marks means: a number, true or false, or a text.
func bareWord(s string) any {
	if n, err := strconv.ParseInt(s, 10, 64); err == nil {
		return n
	}
	switch strings.ToLower(s) {
	case "true":
		return true
	case "false":
		return false
	}
	return s
}

// plainSigns undoes what spreadsheets and word processors do to blanks and signs while one types.
var plainSigns = strings.NewReplacer("\u00a0", " ", "\u202f", " ", "−", "-", "–", "-", "\r\n", "\n", "\r", "\n", "{", "(", "}", ")", "[", "(", "]", ")")

// closing are the quotation marks that end a text, by the one that begins it.
var closing = map[rune]string{'"': `"`, '“': `”“"`, '”': `”`, '„': `“”"`, '«': `»`, '»': `«`}

// plain returns a text with plain signs and quotation marks; texts in quotation marks stay.
func plain(s string) string {
	var b strings.Builder
	letters := []rune(s)
	from := 0
	flush := func(to int) { b.WriteString(plainSigns.Replace(string(letters[from:to]))) }
	for i := 0; i < len(letters); i++ {
		ends, opens := closing[letters[i]]
		if !opens {
			continue
		}
		end := slices.IndexFunc(letters[i+1:], func(r rune) bool { return strings.ContainsRune(ends, r) })
		if end < 0 {
			continue
		}
		flush(i)
		b.WriteString(`"` + string(letters[i+1:i+1+end]) + `"`)
		i += 1 + end
		from = i + 1
	}
	flush(len(letters))
	return b.String()
}

// reader reads the notation.
type reader struct {
	text []rune
	pos  int
}

func newReader(s string) *reader { return &reader{text: []rune(plain(s))} }

// readEffects reads effects with semicolons or line breaks between them.
func readEffects(s string) (list []any, err error) {
	r := newReader(s)
	for r.skip(" ;\n\t"); !r.end(); r.skip(" ;\n\t") {
		e, err := r.effect()
		if err != nil {
			return nil, err
		}
		list = append(list, e)
		if !r.end() && !strings.ContainsRune(";\n", r.peek()) {
			return nil, r.fail("has no place here")
		}
	}
	return list, nil
}

// readTable reads a table without its parentheses, or a single word.
func readTable(s string) (any, error) {
	r := newReader(s)
	r.skip(" \n\t")
	if word := strings.TrimSpace(string(r.text)); word != "" && !strings.ContainsFunc(word, func(c rune) bool { return !inWord(c) }) {
		return bareWord(word), nil
	}
	keys := map[string]any{}
	err := r.keys(keys)
	if err == nil && !r.end() {
		err = r.fail("has no place here")
	}
	return keys, err
}

func (r *reader) end() bool { return r.pos >= len(r.text) }

func (r *reader) peek() rune {
	if r.end() {
		return 0
	}
	return r.text[r.pos]
}

func (r *reader) skip(signs string) {
	for !r.end() && strings.ContainsRune(signs, r.peek()) {
		r.pos++
	}
}

// fail returns an error about what stands at the place.
func (r *reader) fail(what string) error {
	const most = 20
	rest := r.text[min(r.pos, len(r.text)):]
	if len(rest) == 0 {
		return fmt.Errorf("it ends too early: %s", what)
	}
	if len(rest) > most {
		rest = append(slices.Clone(rest[:most]), '…')
	}
	return fmt.Errorf("`%s` %s", strings.TrimSpace(string(rest)), what)
}

// word reads a word without quotation marks; "" if there is none.
func (r *reader) word() string {
	from := r.pos
	for !r.end() && inWord(r.peek()) {
		r.pos++
	}
	return string(r.text[from:r.pos])
}

// effect reads an operation and its keys.
func (r *reader) effect() (map[string]any, error) {
	at := r.pos
	do := r.word()
	r.skip(" \t")
	if do == "" || r.peek() == '=' {
		r.pos = at
		return nil, r.fail("should begin with an operation, such as `stress who=here body=1`")
	}
	keys := map[string]any{"do": do}
	return keys, r.keys(keys)
}

// keys reads the keys of an effect or a table up to its end.
func (r *reader) keys(into map[string]any) error {
	for {
		r.skip(" \t,")
		at := r.pos
		key := r.word()
		if key == "" {
			return nil
		}
		if _, twice := into[key]; twice {
			r.pos = at
			return r.fail("gives `" + key + "` a second time")
		}
		into[key] = true
		r.skip(" \t")
		if r.peek() != '=' {
			continue
		}
		r.pos++
		x, err := r.value()
		if err != nil {
			return err
		}
		if list, is := x.([]any); key == "values" && !is { // which is a list with one item too
			x = []any{x}
		} else if is && key != "values" && len(list) == 1 {
			x = list[0]
		}
		into[key] = x
	}
}

// value reads a value: one, or a list of several with commas between.
func (r *reader) value() (any, error) {
	x, err := r.single()
	if err != nil {
		return nil, err
	}
	var list []any
	for {
		at := r.pos
		if r.skip(" \t"); r.peek() != ',' {
			r.pos = at
			break
		}
		r.pos++
		if r.key() {
			r.pos = at
			break
		}
		if list == nil {
			list = []any{x}
		}
		item, err := r.single()
		if err != nil {
			return nil, err
		}
		list = append(list, item)
	}
	if list != nil {
		return list, nil
	}
	return x, nil
}

// key reports whether a key and its `=` come next.
func (r *reader) key() bool {
	at := r.pos
	defer func() { r.pos = at }()
	r.skip(" \t")
	if r.word() == "" {
		return false
	}
	r.skip(" \t")
	return r.peek() == '='
}

// single reads a word, a quoted text, or a table in parentheses.
func (r *reader) single() (any, error) {
	r.skip(" \t")
	switch r.peek() {
	case '(':
		at := r.pos
		r.pos++
		keys := map[string]any{}
		if err := r.keys(keys); err != nil {
			return nil, err
		}
		if r.skip(" \t"); r.peek() != ')' {
			if r.end() {
				r.pos = at
				return nil, r.fail("has no `)` at its end")
			}
			return nil, r.fail("has no place here")
		}
		r.pos++
		return keys, nil
	case '"':
		return r.quoted()
	}
	word := r.word()
	if word == "" {
		return nil, r.fail("should be a value")
	}
	return bareWord(word), nil
}

// quoted reads a text in quotation marks.
func (r *reader) quoted() (any, error) {
	at := r.pos
	var text []rune
	for r.pos++; !r.end(); r.pos++ {
		if r.peek() != '"' {
			text = append(text, r.peek())
			continue
		}
		if r.pos++; r.peek() != '"' {
			return string(text), nil
		}
		text = append(text, '"')
	}
	r.pos = at
	return nil, r.fail("has no quotation mark at its end")
}

// readAbility reads a line of a character mat: `any: reroll`, `4: become values=5`, `pay body: ...` or `standing: ...`.
func readAbility(s string) (any, error) {
	head, rest, ok := strings.Cut(plain(s), ":")
	head = strings.TrimSpace(head)
	if !ok || head == "" {
		return nil, fmt.Errorf("`%s` should begin with its box and a colon, such as `any: reroll`, `pay body: ...` or `standing: ...`", clip(s))
	}
	list, err := readEffects(rest)
	if err != nil {
		return nil, err
	}
	if head == "standing" {
		return map[string]any{"standing": list}, nil
	}
	if stress, ok := strings.CutPrefix(head, "pay "); ok {
		return map[string]any{"pay": strings.TrimSpace(stress), "effects": list}, nil
	}
	return map[string]any{"box": bareWord(head), "effects": list}, nil
}

func abilityLine(x any) string {
	keys, _ := x.(map[string]any)
	switch {
	case keys["standing"] != nil:
		return "standing: " + effectsLine(keys["standing"])
	case keys["pay"] != nil:
		return fmt.Sprintf("pay %v: %s", keys["pay"], effectsLine(keys["effects"]))
	}
	return fmt.Sprintf("%v: %s", keys["box"], effectsLine(keys["effects"]))
}

// clip returns the first letters of a long text.
func clip(s string) string {
	const most = 40
	if letters := []rune(s); len(letters) > most {
		return string(letters[:most]) + "…"
	}
	return s
}
