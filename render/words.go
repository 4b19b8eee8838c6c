package render

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// abilityWords say what an ability does in a few words and icons, for the mat, in fewer and fewer words; the large card has
// its full text.
func abilityWords(a *content.Ability) []string {
	effects := a.Effects
	if len(effects) == 0 {
		effects = a.Standing
	}
	if len(effects) == 0 {
		return []string{""}
	}
	words := []string{effectWords(&effects[0])}
	switch e := &effects[0]; e.Do {
	case content.OpTravel:
		words = append(words, "{move} "+strings.Join(e.To.Tags.Words(), " "), "{move} "+placeSigns(&e.To))
	case content.OpSummon:
		words = append(words, "{move} ally here")
	case content.OpRearrange:
		words = append(words, "order staged", "order")
	case content.OpRetype:
		if e.Resource == content.NoResource {
			words = append(words, "→ any")
		}
	case content.OpAddAssets:
		if e.Choose {
			words = append(words, strings.Replace(words[0], " anywhere", " → any", 1))
		}
	case content.OpDiscardTop:
		words = append(words, "{discard} draw pile")
	case content.OpRecall:
		words = append(words, "{deck} discards")
	case content.OpAbsorb:
		words = append(words, "others’ {"+e.Stress.String()+"}")
	case content.OpDiscard:
		words = append(words, "sacrifice")
	}
	return words
}

func effectWords(e *content.Effect) string {
	switch e.Do {
	case content.OpReroll:
		return "{reroll} reroll"
	case content.OpBecome:
		var b strings.Builder
		for _, v := range e.Values {
			fmt.Fprintf(&b, "{%d}", v)
		}
		return "→ " + b.String()
	case content.OpShift:
		if e.Change < 0 {
			return fmt.Sprintf("die − %d", -e.Change)
		}
		return fmt.Sprintf("die + %d", e.Change)
	case content.OpFlip:
		return "{flip} turn over"
	case content.OpSplit:
		return "split in two"
	case content.OpExplode:
		return fmt.Sprintf("explode {%d}", e.Value)
	case content.OpRetype:
		if e.Resource == content.NoResource {
			return "→ any resource"
		}
		return "→ {" + e.Resource.String() + "}"
	case content.OpAddAssets:
		words := "+" + strings.Repeat("{"+e.Resource.String()+"}", max(1, e.Count))
		if e.Choose {
			words += " anywhere"
		}
		return words
	case content.OpGainActionDice:
		return "+" + strings.Repeat("{action}", max(1, e.Count))
	case content.OpTravel:
		return "{move} " + placeWords(&e.To)
	case content.OpSummon:
		return "{move} an ally here"
	case content.OpRearrange:
		return "order staged cards"
	case content.OpDiscardTop:
		return "{discard} a draw pile"
	case content.OpRecall:
		return "{deck} from discards"
	case content.OpStash:
		return "{stash} {" + e.Resource.String() + "}"
	case content.OpPoolAsAction:
		return "{" + e.Resource.String() + "} pool acts"
	case content.OpAbsorb:
		return "take others’ {" + e.Stress.String() + "}"
	case content.OpDiscard:
		return "the last sacrifice"
	}
	return "see the card"
}

// placeWords are the icons of the places that are selected, and the words of those that are tags.
func placeWords(p *content.Places) string {
	words := placeSigns(p)
	for _, tag := range p.Tags.Words() {
		words = strings.Replace(words, "{"+tag+"}", "{"+tag+"} "+tag, 1)
	}
	return words
}

// placeSigns are the icons of the places that are selected.
func placeSigns(p *content.Places) string {
	var b strings.Builder
	for r := range content.Region(content.NumRegions) {
		if p.Regions != 0 && p.Regions.Has(r) {
			b.WriteString("{" + r.String() + "}")
		}
	}
	if p.Resource != content.NoResource {
		b.WriteString("{" + p.Resource.String() + "}")
	}
	for _, tag := range p.Tags.Words() {
		b.WriteString("{" + tag + "}")
	}
	return b.String()
}

// actionWords say what a location action does, in fewer and fewer words; the large card has its full text.
func actionWords(e *content.Effect) []string {
	switch e.Do {
	case content.OpMoveObstacle:
		sign, word := cardsWords(&e.Cards)
		to := placeWords(&e.To)
		switch {
		case e.To.Here:
			to = "here"
		case to == "":
			to = "any"
		}
		return []string{"Move " + sign + " " + word + " → " + to, sign + " " + word + " → " + to, sign + " → " + to}
	case content.OpDiscardTop:
		pile := "{" + e.Region.String() + "} {deck}"
		return []string{"{discard} top of " + pile, "{discard} " + pile}
	}
	return []string{effectWords(e)}
}

// cardsWords are the sign of the cards that are selected, and the word for it.
func cardsWords(c *content.Cards) (sign, word string) {
	switch {
	case len(c.Tags.Words()) > 0:
		word = c.Tags.Words()[0]
		return "{" + word + "}", word
	case c.Skill != content.NoSkill:
		return "{" + c.Skill.String() + "}", c.Skill.String()
	case c.Threat != content.NoResource:
		return "{threat}{" + c.Threat.String() + "}", "threat"
	}
	return "{any}", "card"
}
