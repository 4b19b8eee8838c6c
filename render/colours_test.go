package render

import (
	"image/color"
	"regexp"
	"strings"
	"testing"

	"sixwinters/art"
	"sixwinters/content/contenttest"
)

// colourWords say of a colour, by its hue in degrees, its saturation and its lightness from 0 to 1, whether a word names it.
var colourWords = map[string]func(hue, saturation, light float64) bool{
	"red":      func(h, s, l float64) bool { return (h < 15 || h > 340) && s > 0.4 && l < 0.6 },
	"orange":   func(h, s, l float64) bool { return h >= 15 && h < 38 && s > 0.4 },
	"yellow":   func(h, s, l float64) bool { return h >= 38 && h < 65 && s > 0.5 },
	"gold":     func(h, s, l float64) bool { return h >= 36 && h < 55 && s > 0.3 },
	"golden":   func(h, s, l float64) bool { return h >= 36 && h < 55 && s > 0.3 },
	"green":    func(h, s, l float64) bool { return h >= 65 && h < 170 && s > 0.2 },
	"blue":     func(h, s, l float64) bool { return h >= 190 && h < 245 && s > 0.3 },
	"lavender": func(h, s, l float64) bool { return h >= 240 && h < 290 && l > 0.6 },
	"purple":   func(h, s, l float64) bool { return h >= 270 && h < 330 && s > 0.2 },
	"grey":     func(h, s, l float64) bool { return s < 0.15 && l > 0.2 && l < 0.8 },
	"black":    func(h, s, l float64) bool { return l < 0.2 },
	"dark":     func(h, s, l float64) bool { return l < 0.2 },
	"white":    func(h, s, l float64) bool { return l > 0.9 },
	"bright":   func(h, s, l float64) bool { return l > 0.7 },
	"ivory":    func(h, s, l float64) bool { return h >= 36 && h < 60 && l > 0.85 },
}

// drawnIn are the things that texts give a colour to, and what they are drawn in. Markers are not among them: they have
// several colours, and texts show them as they are drawn.
func drawnIn() map[string]color.NRGBA {
	things := map[string]color.NRGBA{
		"dice": art.ActionDie.Fill, "die": art.ActionDie.Fill, // of a resource it is named with the resource
		"step": art.Gold, "steps": art.Gold, "sign": art.Gold, "corner": art.Gold, "frame": art.GoldBright, "seal": art.Ink, "strip": art.Refused, "plate": art.Gold,
	}
	for i, name := range art.ResourceNames {
		things[name] = art.Resources[i].Fill
	}
	return things
}

// hsl is a colour by its hue in degrees, its saturation and its lightness.
func hsl(c color.NRGBA) (hue, saturation, light float64) {
	r, g, b := float64(c.R)/255, float64(c.G)/255, float64(c.B)/255
	most, least := max(r, g, b), min(r, g, b)
	light = (most + least) / 2
	if most == least {
		return 0, 0, light
	}
	span := most - least
	saturation = span / (1 - max(2*light-1, 1-2*light))
	switch most {
	case r:
		hue = 60 * (g - b) / span
	case g:
		hue = 60 * (2 + (b-r)/span)
	default:
		hue = 60 * (4 + (r-g)/span)
	}
	if hue < 0 {
		hue += 360
	}
	return hue, saturation, light
}

var aWord = regexp.MustCompile(`[a-z]+`)

// strangeColours are the colours that a sentence names and nothing that it speaks of is drawn in.
func strangeColours(sentence string) (strange []string) {
	sentence = strings.ReplaceAll(sentence, "Red Bank", "")
	words := aWord.FindAllString(strings.ToLower(sentence), -1)
	things := drawnIn()
	for _, word := range words {
		names, isColour := colourWords[word]
		if !isColour {
			continue
		}
		drawn := false
		for _, thing := range words {
			if c, known := things[thing]; known && names(hsl(c)) {
				drawn = true
			}
		}
		if !drawn {
			strange = append(strange, word)
		}
	}
	return strange
}

// No lesson, tip, rule or figure gives a thing a colour that it is not drawn in.
func TestTextsNameNoColourThatIsNotDrawn(t *testing.T) {
	reference := contenttest.Reference(t)
	lessons := contenttest.Lessons(t)
	tips := contenttest.Tips(t)
	var texts []string
	for _, l := range lessons {
		for _, st := range l.Steps {
			texts = append(texts, st.Say, st.Do)
		}
	}
	for _, tip := range tips {
		texts = append(texts, tip.Say)
	}
	for _, c := range reference.Chapters {
		for _, rule := range c.Rules {
			texts = append(append(texts, rule.Text...), rule.Example...)
			for _, step := range rule.Picture {
				texts = append(texts, step.Say)
			}
		}
	}
	for _, g := range reference.Glossary {
		for _, term := range g.Terms {
			texts = append(texts, term.Word+": "+term.Text)
		}
	}
	for _, text := range texts {
		for sentence := range strings.SplitSeq(text, ". ") {
			for _, word := range strangeColours(sentence) {
				t.Errorf("nothing of it is %s: %s", word, sentence)
			}
		}
	}
	for _, wrong := range []string{"The number under the red marker is its level",
		"Both markers: red for progress, grey for the threat", "Support: red has reached the sign"} {
		if len(strangeColours(wrong)) == 0 {
			t.Errorf("%q is taken for true", wrong)
		}
	}
}
