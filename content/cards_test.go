package content

import (
	"reflect"
	"testing"
)

// effect is a blank effect of op, changed by edit.
func effect(op Op, edit func(*Effect)) Effect {
	e := Blank(op)
	if edit != nil {
		edit(&e)
	}
	return e
}

// A sample of cards whose texts use the vocabulary in unusual ways; the rest is covered by the games that are played.
func TestEffectsOfCards(t *testing.T) {
	c := load(t)
	obstacle := func(name string, nth int) *Obstacle { return obstacle(t, c, name, nth) }
	ability := func(name string, n int) Ability { return character(t, c, name).Abilities[n] }
	discardThis := effect(OpDiscard, func(e *Effect) { e.Cards.This = true })
	stash := func(r Resource) []Effect { return []Effect{effect(OpStash, func(e *Effect) { e.Resource = r })} }
	regions := func(list ...Region) (s RegionSet) {
		for _, r := range list {
			s |= 1 << r
		}
		return s
	}
	unlockLucia := func(r Resource) []Effect {
		return []Effect{effect(OpUnlockCharacter, func(e *Effect) { e.Name, e.May, e.Price = "Lucia", true, Price{r, 12} })}
	}

	tests := []struct {
		what string
		got  []Effect
		want []Effect
	}{
		{"Imperial Guard", obstacle("Imperial Guard", 2).Activate, []Effect{
			effect(OpMove, func(e *Effect) { e.To.Regions, e.To.Order, e.To.Skill = regions(Empire), Lowest, Thievery }),
			effect(OpStress, func(e *Effect) {
				e.Who.Scope = Here
				e.Body.Each, e.Body.Per, e.Body.Resource = 1, PerThreatLevel, Espionage
			}),
		}},
		{"Imperial Guard Captain", obstacle("Imperial Guard Captain", 0).Activate, []Effect{
			effect(OpMove, func(e *Effect) { e.To.Regions, e.To.Icon, e.To.Stay = regions(Empire), PortIcon, true }),
		}},
		{"Tripwire", obstacle("Tripwire", 0).Arrive, []Effect{
			effect(OpStress, func(e *Effect) {
				e.Who.Scope, e.Who.Skill, e.Who.Below = Mover, Thievery, 4
				e.Body.Base = 3
			}),
		}},
		{"The Severing", obstacle("The Severing", 0).Overcome, []Effect{
			effect(OpThreat, func(e *Effect) { e.Resource, e.Change = Sorcery, -3 }),
			effect(OpCondition, func(e *Effect) {
				e.Who.Scope, e.Who.Skill, e.Who.Above = Everyone, Lore, 0
				e.Stress = Psyche
			}),
		}},
		{"The Amber Hand", obstacle("The Amber Hand", 0).Activate, []Effect{
			effect(OpStress, func(e *Effect) {
				e.Who.Scope = ThisRegion
				e.Psyche.Base, e.Psyche.Each, e.Psyche.Per = 2, 1, PerObstacle
				e.Psyche.Cards.Tags, e.Psyche.Cards.Name = Issue, "Angry Mob"
			}),
		}},
		{"Animaelic Echoes", obstacle("Animaelic Echoes", 1).Activate, []Effect{
			effect(OpStress, func(e *Effect) {
				e.Who.Scope = ThisRegion
				e.Psyche.Each, e.Psyche.Per, e.Psyche.Resource, e.Psyche.Value = 2, PerPoolDie, Sorcery, 6
			}),
		}},
		{"Darkness Unmasked", obstacle("Darkness Unmasked", 0).Activate, []Effect{
			effect(OpMoveObstacle, func(e *Effect) { e.Cards.Tags, e.To.Here = Diplomat, true }),
			effect(OpStress, func(e *Effect) {
				e.Who.Scope, e.Body.Base = ThisRegion, 3
				e.If.Test, e.If.Cards.Tags = CardsHere, Diplomat
			}),
			discardThis,
		}},
		{"Rousing Speech", obstacle("Rousing Speech", 0).Overcome, []Effect{
			effect(OpStress, func(e *Effect) {
				e.Who.Scope = Participants
				e.Psyche.Each, e.Psyche.Per, e.Psyche.Resource = 1, PerThreatLevel, Support
			}),
			effect(OpThreat, func(e *Effect) { e.Resource, e.Change = Support, -1 }),
		}},
		{"Hogel", obstacle("Hogel", 0).Activate, []Effect{
			effect(OpMove, func(e *Effect) { e.To.Most = MostAssets }),
			effect(OpClearAssets, func(e *Effect) { e.At.ThisRegion, e.Count = true, 1 }),
		}},
		{"The Necromancer", obstacle("The Necromancer", 0).Activate, []Effect{
			effect(OpCondition, func(e *Effect) {
				e.Who.Scope, e.Stress = ThisRegion, Psyche
				e.If.Test, e.If.Resource = PairInPool, Sorcery
			}),
		}},
		{"Hidden Outpost", obstacle("Hidden Outpost", 0).Standing, []Effect{
			effect(OpMoveCost, func(e *Effect) { e.To.Regions, e.Value = regions(RedBank), 1 }),
		}},
		{"the first Master of Secrets", obstacle("Master of Secrets", 0).Overcome, unlockLucia(Espionage)},
		{"the second Master of Secrets", obstacle("Master of Secrets", 1).Overcome, unlockLucia(Sorcery)},
		{"Menas' fifth achievement", ability("Menas", 7).Standing, stash(Military)},
		{"Oniri's sixth achievement", ability("Oniri", 8).Effects, []Effect{
			effect(OpDiscard, func(e *Effect) { e.Cards.Damage = Body }),
			effect(OpPlaceLocation, func(e *Effect) { e.Name = "Desolation" }),
			effect(OpBurnCharacter, nil),
		}},
		{"Traveling Weather", c.Events[Summer][0].Effects, []Effect{
			effect(OpMoveCost, func(e *Effect) { e.Change = -1 }),
		}},
	}
	for _, test := range tests {
		got := append([]Effect(nil), test.got...)
		for i := range got {
			got[i].Line = 0
		}
		if !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s:\n got %+v\nwant %+v", test.what, got, test.want)
		}
	}
}

// A sample of what is printed besides effects.
func TestPrintedOnCards(t *testing.T) {
	c := load(t)
	card := func(name string) *Obstacle { return obstacle(t, c, name, 0) }
	place := func(name string) *Location { return location(t, c, name) }
	legionary, whitehold := card("Legionary"), place("Whitehold")
	tests := []struct {
		what      string
		got, want any
	}{
		{"damage of Eight Ears", card("Eight Ears").Damage, Damage{Body: 3, DiceOnCard: true}},
		{"damage of Angry Mob", card("Angry Mob").Damage, Damage{Psyche: 1, Body: 1}},
		{"threats of Tatiala's Gambit", card("Tatiala's Gambit").Threats, []Resource{Espionage, Espionage}},
		{"dice of Wrath of the Autarch", card("Wrath of the Autarch").Dice, []int{2, 2, 2, 6, 6}},
		{"seasons of Legionary", legionary.Seasons, []Season{Summer, Fall, Fall}},
		{"extra threat of Legionary", legionary.ExtraThreat, Military},
		{"where it counts", legionary.ThreatIf.Places.Regions, RegionSet(1 << RedBank)},
		{"moves from Whitehold", whitehold.Move, [NumRegions]Cost{1, NoWay, NoWay}},
		{"Whitehold starts", whitehold.Starting, true},
		{"icon of The Weird Rock", place("The Weird Rock").Icon, Icon{StressIcon, NoResource, NoSkill, Psyche}},
		{"icon of The Obfuscated Bribe", place("The Obfuscated Bribe").Icon, Icon{SkillIcon, NoResource, Rapport, NoStress}},
		{"icon of Hogel Manor", place("Hogel Manor").Icon.Kind, NoIcon},
		{"attached to Mirror Woods", place("Mirror Woods").Attach, []string{"Restless Dead", "Restless Dead"}},
		{"region of Desolation", place("Desolation").Region, NoRegion},
		{"slot of Crow Manor", c.Board.slotName(c.Board.ThreatLocations[Diplomacy].Slot), "settled/diplomacy"},
		{"reward of Hard Choices", progress(t, c, "Hard Choices").Reward, []Resource{NoResource}},
		{"last square of Settled Lands Tour", progress(t, c, "Settled Lands Tour").Squares[15],
			Square{There: true, End: true, Resource: Diplomacy, Region: NoRegion, Relation: OneLower}},
		{"second square of Hard Choices", progress(t, c, "Hard Choices").Squares[1],
			Square{There: true, Resource: Technology, Region: Settled}},
	}
	for _, test := range tests {
		if !reflect.DeepEqual(test.got, test.want) {
			t.Errorf("%s: %+v, want %+v", test.what, test.got, test.want)
		}
	}
}
