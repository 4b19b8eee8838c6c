package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/content/contenttest"
)

// frozen is the folder of the frozen cards.
const frozen = "../../content/contenttest/" + contenttest.Folder

func TestCardsJSON(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run([]string{"cards", "-json", frozen}, &stdout, &stderr); code != fine || stderr.Len() > 0 {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	lines := strings.Split(strings.TrimSuffix(stdout.String(), "\n"), "\n")
	copies := map[string]int{}
	for _, line := range lines {
		var c struct {
			Kind   string
			Name   string
			Copies int
			Text   *string
		}
		if err := json.Unmarshal([]byte(line), &c); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if c.Name == "" || c.Text == nil || c.Copies == 0 {
			t.Errorf("something is missing in %s", line)
		}
		copies[c.Kind] += c.Copies
	}
	cards := contenttest.Cards(t)
	for kind, want := range map[string]int{
		"obstacle": len(cards.Cards), "location": len(cards.Locations), "progress": len(cards.Progress), "character": len(cards.Characters),
		"event": content.NumSeasons * (content.NumRegions + 1),
	} {
		if copies[kind] != want {
			t.Errorf("%d cards of kind %s, want %d", copies[kind], kind, want)
		}
	}
	for _, want := range []string{
		`{"kind":"obstacle","name":"Legionary","copies":3,"text":"Has one more {military} threat symbol while this card is ` +
			`at a {redbank} location.\n{activate} Moves to the {military} location in {redbank}. All characters there take ` +
			`{body} equal to the {military} threat level.","region":"empire","seasons":["summer","fall","fall"],"difficulty":2,` +
			`"dice":[3,5],"threats":["military"],"conditional_threat":"military","skill":"tactics","tags":["unit"],` +
			`"location_obstacle":false,"damage":"3 body"}`,
		`{"kind":"location","name":"Whitehold","copies":1,"text":"","deck":"empire","tags":["urban"],"starting":true,` +
			`"move":{"empire":1,"redbank":"no","settled":"no"},"icon":""}`,
		`{"kind":"location","name":"Yearly Field","copies":1,"text":"{body}{body} You may pay 2 {body} instead of an ` +
			`action die to create an asset of any value.","deck":"empire","tags":["rural"],"starting":false,` +
			`"move":{"empire":1,"redbank":2,"settled":3},"icon":"body body"}`,
		`{"kind":"event","name":"Drought","copies":1,"text":"Clear the {support} pool.","season":"summer","symbols":3}`,
	} {
		if !strings.Contains(stdout.String(), strings.TrimSuffix(want, "}")+`,"file":"`) {
			t.Errorf("there is no %s", want)
		}
	}
	for _, part := range []string{
		`"damage":"1 psyche, 1 body"`,
		`"damage":"special"`,
		`"deck":"threat:espionage@empire"`,
		`"deck":"desolation"`,
		`"stage":4,"new_obstacles":3,"obstacle_at":"settled sorcery","reward":["technology","sorcery"],` +
			`"squares":{"r1c1":"start any","r2c1":"@empire","r3c1":"end @settled"}`,
		`"title":"Archer of the Amber Hand","psyche":3,"body":3`,
		`"task":"Overcome a trap.","abilities":["{any} → reroll any of your unspent action dice, or any assets here","{5} → {1}"`,
	} {
		if !strings.Contains(stdout.String(), part) {
			t.Errorf("nothing has %s", part)
		}
	}
}

func TestCardsText(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run([]string{"cards", frozen}, &stdout, &stderr); code != fine || stderr.Len() > 0 {
		t.Fatalf("exit code %d, said %q", code, stderr.String())
	}
	for _, want := range []string{
		"Tripwire (obstacle)\n  Of the Empire\n  Difficulty 1 in {thievery} thievery\n  {trap} trap\n  Dice {1}{1}\n  Damage 2 {body} body\n" +
			"  Threat {technology}\n  Back winter\n    Each character with {thievery} below 4 that moves here takes 3 {body}.\n",
		"  Threat {sorcery}\n  Back summer, fall; comes with a location\n    Has one more {support} threat symbol while ",
		"  Moves {empire} 1 {redbank} no {settled} no\n  In play from the start\n",
		"  Deck threat:espionage@empire\n",
		"  Reward {any} any track you choose\n",
		"  2 new obstacles a turn\n",
		"  Archer of the Amber Hand\n  Base {psyche} 3 {body} 3\n  {lore} lore 1, {combat} combat 1, {thievery} thievery 2, {survival} survival 2\n",
		"  For an achievement: overcome a trap.\n",
		"  {fall} fall with two {fall} symbols\n",
		"  start @redbank | +1 | +1 | diplomacy\n  . | . | . | end +1\n",
	} {
		if !strings.Contains(stdout.String(), want) {
			t.Errorf("there is no %q", want)
		}
	}
}

func TestCardsMisused(t *testing.T) {
	var stdout, stderr bytes.Buffer
	if code := run([]string{"cards", "nowhere"}, &stdout, &stderr); code != misused || stdout.Len() > 0 {
		t.Errorf("exit code %d, said %q", code, stdout.String())
	}
	begins(t, "cards nowhere", stderr.String(), "chronicle cards: nowhere cannot be read: ")
}
