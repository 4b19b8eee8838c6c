package content

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// JSON schemas of the card files, by which editors complete and check them while they are written. They are made from the same
// words as the guide. What the loader knows besides, such as the names of other cards, they do not check.

// Schema is a JSON schema (draft 7) or a part of one.
type Schema map[string]any

// BoxFiles returns the kinds of files of a box by the files that are of it, with the heading of their entries; "" where they have none.
func BoxFiles() map[string][]string {
	all := map[string][]string{"box": {BoxFile}}
	for _, f := range files {
		kind, _, _ := strings.Cut(strings.TrimSuffix(f.name, ".toml"), "-")
		all[kind] = append(all[kind], f.name)
	}
	return all
}

// schemaEntries are the kinds of entries by the kind of file that holds them.
var schemaEntries = map[string]string{
	"obstacles": "obstacle", "locations": "location", "progress": "progress", "characters": "character", "events": "event",
}

// SchemaOf returns the schema of a kind of file of a box, see [BoxFiles].
func SchemaOf(kind string) Schema {
	s := Schema{"type": "object"}
	entry := schemaEntries[kind]
	switch {
	case entry != "":
		s["properties"] = Schema{
			entry:     Schema{"type": "array", "minItems": 1, "maxItems": maxEntries, "items": ref(entry)},
			removeKey: merged(nameOrNames(), Schema{"description": "Names of cards of the game, or of a box below, that are taken away."}),
		}
		if kind == "progress" {
			s["properties"].(Schema)["new_obstacles"] = between(1, 4)
		}
		s["additionalProperties"] = false
	case kind == "board":
		s = formSchema(formNamed("board"))
	default:
		s = formSchema(formNamed("box"))
	}
	return merged(s, Schema{
		"$schema": "http://json-schema.org/draft-07/schema#", "title": "Six Winters: " + kind, "definitions": definitions(),
	})
}

func ref(name string) Schema {
	return Schema{"$ref": "#/definitions/" + strings.ReplaceAll(name, " ", "-")}
}

func between(least, most int) Schema {
	return Schema{"type": "integer", "minimum": least, "maximum": most}
}

func listOf(least, most int, item Schema) Schema {
	return Schema{"type": "array", "minItems": least, "maxItems": most, "items": item}
}

func oneOf(words ...string) Schema { return Schema{"enum": words} }

func either(all ...Schema) Schema { return Schema{"anyOf": all} }

func word1(kind string) Schema { return oneOf(Words(kind)...) }

func aText() Schema { return Schema{"type": "string", "pattern": `^\S(.*\S)?$`} }

func shortText(most int) Schema { return merged(aText(), Schema{"maxLength": most}) }

func nameOrNames() Schema { return either(aText(), listOf(1, 16, aText())) }

func wordOrWords(kind string) Schema { return either(word1(kind), listOf(1, 16, word1(kind))) }

// tableOf is a table of which each key of a list takes the same. need says whether they must all be there.
func tableOf(keys []string, takes Schema, need bool) Schema {
	s := Schema{"type": "object", "additionalProperties": false}
	properties := Schema{}
	for _, key := range keys {
		properties[key] = takes
	}
	if s["properties"] = properties; need {
		s["required"] = keys
	}
	return s
}

func merged(all ...Schema) Schema {
	s := Schema{}
	for _, one := range all {
		maps.Copy(s, one)
	}
	return s
}

// slotPattern is what a slot looks like; which there are depends on the board.
func slotPattern() Schema {
	return Schema{"type": "string", "pattern": "^(" + strings.Join(regionWords, "|") + ")/(" + strings.Join(resourceWords, "|") + ")$"}
}

// takesSchema says in a schema what the words of the guide say that a key takes.
var takesSchema = map[string]func() Schema{
	takesText:     aText,
	takesByHand:   func() Schema { return merged(shortText(longestByHand), Schema{"pattern": "^[^{}]*$"}) },
	takesFlag:     func() Schema { return Schema{"type": "boolean"} },
	takesResource: func() Schema { return word1("resource") },
	takesRegion:   func() Schema { return word1("region") },
	takesRegions:  func() Schema { return wordOrWords("region") },
	takesSkill:    func() Schema { return word1("skill") },
	takesStress:   func() Schema { return word1("stress") },
	takesPlaces:   func() Schema { return ref("places") },
	takesCards:    func() Schema { return ref("cards") },
	takesAmount:   func() Schema { return ref("amount") },

	"-12 to 12, not 0": func() Schema { return merged(between(-TrackSpaces, TrackSpaces), Schema{"not": Schema{"const": 0}}) },
	"0 to 12":          func() Schema { return between(0, 12) },
	"0 to 3":           func() Schema { return between(0, 3) },
	"0 to 5":           func() Schema { return between(0, 5) },
	"1 to 12":          func() Schema { return between(1, 12) },
	"1 to 6":           func() Schema { return between(1, 6) },
	"1 to 72":          func() Schema { return between(1, 72) },

	"[damage](#damage)":             func() Schema { return ref("damage") },
	"[extra threat](#extra-threat)": func() Schema { return ref("extra threat") },
	"[who](#who)":                   func() Schema { return ref("who") },
	"a [condition](#condition)":     func() Schema { return ref("condition") },
	"a [price](#price)":             func() Schema { return ref("price") },
	"a [season](#words)":            func() Schema { return word1("season") },
	"a [slot](#slot)":               slotPattern,
	"an [operation](#operations)":   func() Schema { return oneOf(opWords[1:]...) },
	"one of these words":            func() Schema { return oneOf(wordsOfForm("who")...) },

	"`any`, `asset`, a resource, or a value 1 to 6": func() Schema {
		return either(oneOf(slices.Concat([]string{"any", "asset"}, resourceWords)...), between(1, 6))
	},
	"`assets`, or [cards](#cards)":                    func() Schema { return either(oneOf("assets"), ref("cards")) },
	"`play`, `region` or `here`":                      func() Schema { return oneOf("play", "region", "here") },
	"`port`, `gate`, `resource`, `skill` or `stress`": func() Schema { return oneOf("port", "gate", "resource", "skill", "stress") },
	"`port`, `gate`, a resource, a skill, `psyche` or `body`": func() Schema {
		return oneOf(slices.Concat([]string{"port", "gate"}, resourceWords, skillWords, stressWords)...)
	},
	"a [location tag](#words), or a list":  func() Schema { return wordOrWords("location tag") },
	"an [obstacle tag](#words), or a list": func() Schema { return wordOrWords("obstacle tag") },
	"a list of 1 to 3 [resources](#words)": func() Schema { return listOf(1, 3, word1("resource")) },
	"a list of 1 to 3 resources or `any`": func() Schema {
		return listOf(1, 3, oneOf(append([]string{"any"}, resourceWords...)...))
	},
	"a list of 1 to 4 rows":                      func() Schema { return listOf(1, side, rowOfSquares()) },
	"a list of 1 to 6 [seasons](#words)":         func() Schema { return listOf(1, 6, word1("season")) },
	"a list of 1 to 6 values, 1 to 6":            func() Schema { return listOf(1, 6, between(1, 6)) },
	"a list of 12 numbers, 1 to 6":               func() Schema { return listOf(TrackSpaces, TrackSpaces, between(1, 6)) },
	"a list of 3 [abilities](#ability)":          func() Schema { return listOf(3, 3, ref("ability")) },
	"a list of 6 [abilities](#ability)":          func() Schema { return listOf(6, 6, ref("ability")) },
	"the name of a file":                         aText,
	"the name of a location obstacle, or a list": nameOrNames,
	"the name of an obstacle":                    aText,

	"a table with `empire`, `redbank` and `settled`, each 1 to 6 or `\"no\"`": func() Schema {
		return tableOf(regionWords, either(between(1, 6), oneOf("no")), true)
	},
	"a table with `psyche` and `body`, 1 to 6":  func() Schema { return tableOf(stressWords, between(1, 6), true) },
	"a table with any [skills](#words), 0 to 6": func() Schema { return tableOf(skillWords, between(0, 6), false) },

	// Of the boards a box writes what it changes.
	"a table with `easy`, `standard` and `hardcore`, 1 to 12": func() Schema { return tableOf(difficultyWords, between(1, TrackSpaces), false) },
	"`multiplier` and `titles`": func() Schema {
		titles := tableOf([]string{"from", "name"}, Schema{}, true)
		titles["properties"] = Schema{"from": between(1, 99), "name": aText()}
		return Schema{"type": "object", "additionalProperties": false, "properties": Schema{
			"multiplier": tableOf(difficultyWords, between(1, 9), false), "titles": listOf(1, 12, titles)}}
	},
	"`name` and `slot`": func() Schema {
		return Schema{"type": "object", "additionalProperties": false, "properties": Schema{"name": aText(), "slot": slotPattern()}}
	},
	"`per_resource`, `action` and `per_player`": func() Schema {
		return Schema{"type": "object", "additionalProperties": false,
			"properties": Schema{"per_resource": between(1, 30), "action": between(1, 60), "per_player": between(1, 12)}}
	},
	"`psyche` and `body`, 3 names each": func() Schema { return tableOf(stressWords, listOf(3, 3, aText()), false) },
	"`seasons`, a list of 8": func() Schema {
		all := slices.Clone(seasonWords)
		for _, season := range seasonWords {
			all = append(all, "dashed "+season)
		}
		return tableOf([]string{"seasons"}, listOf(WheelBoxes, WheelBoxes, oneOf(all...)), false)
	},
	"`years`, 1 to 6": func() Schema { return tableOf([]string{"years"}, between(1, MostYears), false) },
	"a table for each region": func() Schema {
		return tableOf(regionWords, Schema{"type": "object", "additionalProperties": false, "properties": Schema{
			"name": shortText(longestRegion), "slots": listOf(SlotsPerRegion, SlotsPerRegion, word1("resource")),
			"starting": listOf(SlotsPerRegion, SlotsPerRegion, aText())}}, false)
	},
	"a table for each resource": func() Schema { return tableOf(resourceWords, ref("track"), false) },

	takesName: func() Schema { return shortText(longestName) },
	takesVersion: func() Schema {
		return Schema{"type": "string", "pattern": "^[0-9A-Za-z.-]+$", "maxLength": longestVersion}
	},
	takesLine:  func() Schema { return shortText(longestText) },
	takesBoxes: func() Schema { return either(shortText(longestName), listOf(1, 16, shortText(longestName))) },
}

// rowOfSquares is a row of a progress card.
func rowOfSquares() Schema {
	words := `(start|end|any|` + strings.Join(resourceWords, "|") + `|[1-6]|@(` + strings.Join(regionWords, "|") + `)|\+1|-1|=)`
	cell := ` *(\.|` + words + `( +` + words + `)*)? *`
	return Schema{"type": "string", "pattern": fmt.Sprintf(`^%s(\|%s){0,%d}$`, cell, cell, side-1)}
}

func formNamed(name string) *Form {
	return &forms[slices.IndexFunc(forms, func(f Form) bool { return f.Name == name })]
}

// wordsOfForm are the words that may stand in the place of a form.
func wordsOfForm(name string) (words []string) {
	for _, w := range formNamed(name).Words {
		words = append(words, w.Name)
	}
	return words
}

// keySchema is what a key takes, with its explanation.
func keySchema(form string, k Word) Schema {
	s := Schema{}
	if k.Takes == takesEffects {
		s = ref("effects of " + effectsOf(form, k.Name))
	} else if takes := takesSchema[k.Takes]; takes != nil {
		s = takes()
	}
	if _, is := s["$ref"]; is { // beside it nothing else counts
		s = Schema{"allOf": []Schema{s}}
	}
	return merged(s, Schema{"description": k.Says})
}

// formSchema is the schema of a form.
func formSchema(f *Form) Schema {
	properties, required := Schema{}, []string{}
	for _, k := range f.Keys {
		properties[k.Name] = keySchema(f.Name, k)
		if k.Need && f.Name != "board" && f.Name != "track" && !(f.Name == "location" && k.Name == "region") {
			required = append(required, k.Name)
		}
	}
	table := Schema{"type": "object", "additionalProperties": false, "properties": properties}
	if len(required) > 0 {
		table["required"] = required
	}
	only := func(keys ...string) (all []Schema) {
		for _, key := range keys {
			all = append(all, Schema{"required": []string{key}})
		}
		return all
	}
	switch f.Name {
	case "location":
		table["anyOf"] = only("region", "desolation")
	case "ability":
		table["oneOf"] = only("box", "pay", "standing")
	case "who":
		table["oneOf"] = only("among", "at")
	case "condition":
		table["oneOf"] = only("here", "at", "pair")
	case "amount":
		table["oneOf"] = only("threat_level", "obstacles", "pool")
		return either(between(1, 12), table)
	}
	if len(f.Words) > 0 {
		return either(oneOf(wordsOfForm(f.Name)...), table)
	}
	return merged(table, Schema{"description": f.Says})
}

// effectLists are the lists of effects that a schema tells apart: by form and key.
var effectLists = map[string]list{
	"obstacle activate": onActivate, "obstacle overcome": onOvercome, "obstacle arrive": onArrive, "obstacle standing": whileInPlay,
	"location action": onAction, "location arrive": onEntry, "location standing": whileLaid,
	"ability effects": onBox | onPaid, "ability standing": whileHeld, "event effects": onEvent,
}

func effectsOf(form, key string) string { return form + " " + key }

// definitions are the parts that schemas refer to.
func definitions() Schema {
	all := Schema{}
	for i := range forms {
		switch f := &forms[i]; f.Name {
		case "square", "slot", "manifest", "board", "box":
		case "effect":
			all["effect"] = effectSchema(f)
		default:
			all[strings.ReplaceAll(f.Name, " ", "-")] = formSchema(f)
		}
	}
	for name, in := range effectLists {
		var words []string
		for op := range operations {
			if operations[op].in&in != 0 {
				words = append(words, opWords[op])
			}
		}
		effect := Schema{"allOf": []Schema{ref("effect"), {"properties": Schema{"do": oneOf(words...)}}}}
		if in&standing != 0 {
			effect["not"] = Schema{"anyOf": []Schema{{"required": []string{"if"}}, {"required": []string{"may"}}}}
		}
		all[strings.ReplaceAll("effects of "+name, " ", "-")] = listOf(1, 8, effect)
	}
	return all
}

// effectSchema is the schema of an effect: which keys it takes goes by its operation.
func effectSchema(f *Form) Schema {
	properties := Schema{"do": keySchema(f.Name, f.Keys[0])}
	for _, k := range effectKeys {
		properties[k.Name] = keySchema(f.Name, k.Word)
	}
	var each []Schema
	for op := NoOp + 1; op < NumOps; op++ {
		o := &operations[op]
		takes := Schema{"propertyNames": oneOf(slices.Concat([]string{"do", "if", "may"}, o.need, o.may, o.either)...), "description": o.does}
		if len(o.need) > 0 {
			takes["required"] = o.need
		}
		if len(o.either) > 0 {
			var one []Schema
			for _, key := range o.either {
				one = append(one, Schema{"required": []string{key}})
			}
			takes["anyOf"] = one
		}
		each = append(each, Schema{"if": Schema{"properties": Schema{"do": Schema{"const": o.word}}, "required": []string{"do"}}, "then": takes})
	}
	return Schema{"type": "object", "required": []string{"do"}, "additionalProperties": false, "properties": properties, "allOf": each}
}
