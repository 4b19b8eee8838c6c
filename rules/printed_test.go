package rules_test

import (
	"slices"
	"strings"
	"testing"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
)

// What is printed on an obstacle is said with the dice and the damage that it is given: the moment may add to those on the card.
func TestObstacleFields(t *testing.T) {
	c := rulestest.Book(t).Content()
	at := slices.IndexFunc(c.Obstacles, func(o content.Obstacle) bool { return o.Name == "Poison" })
	o := &c.Obstacles[at]
	says := func(dice []int, damage [content.NumStress]int) string {
		return strings.ReplaceAll(strings.Join(rules.ObstacleFields(o, dice, damage), "; "), "\u00a0", " ")
	}
	const printed = "Difficulty 2 in {thievery} thievery; {trap} trap; Dice {1}{2}{3}; Damage 2 {body} body; Threat {technology}"
	if got := says(o.Dice, o.Damage.Points()); got != printed {
		t.Errorf("printed is %q", got)
	}
	if got := says([]int{1, 2, 3, 4}, [content.NumStress]int{1, 3}); !strings.Contains(got, "Dice {1}{2}{3}{4}; Damage 1 {psyche} psyche and 3 {body} body") {
		t.Errorf("with one die and some damage more it says %q", got)
	}
	if got := says(o.Dice, [content.NumStress]int{}); strings.Contains(got, "Damage") {
		t.Errorf("without damage it says %q", got)
	}
}

// A damage that depends on the dice on the card stands once on it: its large card added the dice to a number that has them in it.
func TestDamageOfDiceOnTheCard(t *testing.T) {
	b := rulestest.Book(t)
	c := b.Content()
	for i := range c.Obstacles {
		o := &c.Obstacles[i]
		if !o.Damage.DiceOnCard {
			continue
		}
		fields := strings.Join(rules.ObstacleFields(o, o.Dice, o.Damage.Points()), "; ")
		if text := strings.Join(b.ObstacleText(o), " "); strings.Contains(fields, "dice on") || !strings.Contains(text, "the total of all dice on this card") {
			t.Errorf("%s says %q and %q", o.Name, fields, text)
		}
		return
	}
	t.Fatal("no obstacle has such damage")
}
