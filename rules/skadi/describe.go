package skadi

import (
	"fmt"
	"strings"
)

// trackWords name the tracks.
var trackWords = [numTracks]string{"larder", "herd", "defence", "despair", "inspiration", "blessing"}

// eventTitles name the events for a reader.
var eventTitles = [numEvents]string{"Sickness", "Livestock death", "Spoilage", "Frostbite", "Raid"}

func (t Track) String() string     { return trackWords[t] }
func (k EventKind) String() string { return eventTitles[k] }

// Ordinal names a fragment of the saga, from 0: "first".
func Ordinal(f int) string { return ordinals[f+1] }

// ordinals number the fragments of the saga, from 1.
var ordinals = [MaxFragments + 1]string{"", "first", "second", "third"}

// HexName returns a hex as within a sentence: "the boar thicket".
func (g *Game) HexName(hex uint8) string {
	return "the " + strings.ToLower(g.sheet.Hunt.Hexes[hex].Name)
}

// food says how much food comes in, and how much of it fits into the larder ([cap]).
func (g *Game) food(s *State, n int) string {
	say := fmt.Sprintf("%d food", n)
	switch room := g.sheet.Larder.Max - int(s.Larder); {
	case room <= 0:
		say += ", and the larder is full"
	case room < n:
		say += fmt.Sprintf(", and %d fits into the larder", room)
	}
	return say
}

// Gives says what an action brings now, and what it costs; "" for other moves.
func (g *Game) Gives(s *State, m Move) string {
	who := g.Member(s)
	name := g.sheet.Family.Names[who]
	switch m.Kind {
	case Hunt:
		hex := g.sheet.Hunt.Hexes[m.Hex]
		say := g.food(s, hex.Food)
		switch {
		case hex.Injury > 0 && s.Alive(who):
			say += fmt.Sprintf(", %s loses %d health", name, hex.Injury)
		case hex.Injury > 0:
			say += ", and no one is hurt"
		}
		if g.Kills(s, m) {
			say += " and dies"
		}
		return say
	case Barricade:
		return "defence +1"
	case Scaldwork:
		return "inspiration +1, despair -1"
	case Ritual:
		return fmt.Sprintf("%d food fills the bowl to %s", g.sheet.Blessing.Ritual, Count(g.sheet.Blessing.Max, "die"))
	case Slaughter:
		return g.food(s, g.sheet.Livestock.Slaughter)
	case Rest:
		if n := g.RestGives(s); n > 0 {
			return fmt.Sprintf("%s gets %d health, and the week is gone", name, n)
		}
		return "no health for " + name
	}
	return ""
}

// Sentence says what a move does: for a button, a list, or a reader who does not see the table.
func (g *Game) Sentence(s *State, m Move) string {
	say := ""
	switch m.Kind {
	case RollWeather:
		return "Roll the weather"
	case RollEvent:
		return "Roll the event"
	case Slaughter:
		say = "Slaughter a cow"
	case End:
		return "End the week"
	case Pray:
		god := s.Failed.Kind.Against()
		return fmt.Sprintf("Pray to %s, leaving %s", g.NameOf(god), Count(len(g.Spaces(god))-int(s.Prayed[god])-1, "space"))
	case Accept:
		return "Accept the failure"
	case Write:
		return fmt.Sprintf("Write the %d in row %d, column %d", s.Throw, m.Cell/3+1, m.Cell%3+1)
	case Rest:
		say = "Rest"
	default:
		say = checkTitle(g, m)
	}
	say += ": " + g.Gives(s, m)
	if m.Blessing {
		say += ", with a blessing"
	}
	return say
}

// Prompt says what is asked for.
func (g *Game) Prompt(s *State) string {
	week := fmt.Sprintf("Week %d is %s's", s.Week, g.sheet.Family.Names[g.Member(s)])
	if !s.Alive(g.Member(s)) {
		week += ", who is dead"
	}
	switch s.Stage {
	case Weather:
		return week + ". Roll the weather."
	case Event:
		return week + ". Roll the event."
	case Actions:
		return fmt.Sprintf("%s: choose an action. %s left.", week, Count(int(s.Left), "action"))
	case Prayer:
		god := s.Failed.Kind.Against()
		chance, _ := g.PrayerChance(s, god)
		return fmt.Sprintf("%s fails: %d against need %d. Pray to %s? Chance %.0f%%: %s.", checkName(g, s.Failed), s.Rolled,
			g.NeedFor(s, s.Failed).Total(), g.NameOf(god), 100*chance, g.Gives(s, s.Failed))
	case Saga:
		return fmt.Sprintf("The saga: write the %d in a free cell of the %s fragment.", s.Throw, ordinals[s.Told+1])
	}
	return g.Ending(s)
}

// Ending says how the winter ended.
func (g *Game) Ending(s *State) string {
	living := s.Living()
	if living == 0 {
		return fmt.Sprintf("Week %d: no one is left. The winter is lost.", s.Week)
	}
	score := g.Score(s)
	who := [...]string{"", "one lives", "two live", "three live", "all four live"}[living]
	return strings.TrimSuffix(fmt.Sprintf("The winter is over: %s, %s: %s", who, Count(score.Total, "point"), score.Title), ": ") + "."
}

// checkName names a check at the beginning of a sentence.
func checkName(g *Game, m Move) string {
	switch m.Kind {
	case Hunt:
		return "The hunt at " + g.HexName(m.Hex)
	case Barricade:
		return "The barricade"
	case Scaldwork:
		return "Scaldwork"
	}
	return "The ritual"
}

// checkTitle names a check before a colon.
func checkTitle(g *Game, m Move) string {
	if m.Kind == Hunt {
		return "Hunt at " + g.HexName(m.Hex)
	}
	return capital(m.Kind.String())
}

// capital begins a sentence with a capital letter.
func capital(say string) string { return strings.ToUpper(say[:1]) + say[1:] }

// Describe says one thing that happened, as in the log.
func (g *Game) Describe(h Happened) string {
	name := g.sheet.Family.Names[h.Who]
	switch h.Kind {
	case WeatherRolled:
		return fmt.Sprintf("Week %d is %s's. Blizzard %d, freezing %d%s.", h.Week, g.sheet.Family.Names[g.MemberOf(int(h.Week))], h.N, h.M, weatherMeans(h.N, h.M))
	case EventRolled:
		return fmt.Sprintf("Week %d: %s.", h.Week, g.EventOf(h.N))
	case RaidRolled:
		if h.OK {
			return fmt.Sprintf("The raiders roll %d against defence %d: the farm holds.", h.N, h.M)
		}
		return fmt.Sprintf("The raiders roll %d against defence %d: they break in.", h.N, h.M)
	case FellSick:
		return fmt.Sprintf("%s falls sick: sick die %d.", name, h.N)
	case SickDie:
		return fmt.Sprintf("%s's sick die goes down to %d.", name, h.N)
	case Recovered:
		return fmt.Sprintf("%s recovers.", name)
	case Health:
		if h.M < h.N {
			return fmt.Sprintf("%s loses %d health: %d left.", name, h.N-h.M, h.M)
		}
		return fmt.Sprintf("%s gets %d health: %d now.", name, h.M-h.N, h.M)
	case Died:
		return name + " is dead."
	case TrackMoved:
		return g.trackMoved(h)
	case Checked:
		return g.checked(h)
	case Prayed:
		if h.OK {
			return fmt.Sprintf("%s answers: %d reaches %d, and the check succeeds.", g.NameOf(h.God), h.N, h.M)
		}
		return fmt.Sprintf("%s does not answer: %d against %d. %s left.", g.NameOf(h.God), h.N, h.M, Count(int(h.Left), "space"))
	case HuntingDie:
		return fmt.Sprintf("A hunting die is on %s.", g.HexName(h.Move.Hex))
	case FragmentBegun:
		return fmt.Sprintf("A star: the %s fragment of the saga is told.", ordinals[h.N])
	case SagaRolled:
		return fmt.Sprintf("The saga die shows %d.", h.N)
	case Written:
		return fmt.Sprintf("%d is written in row %d, column %d.", h.N, h.M/3+1, h.M%3+1)
	case FragmentDone:
		return fmt.Sprintf("The %s fragment is worth %s.", ordinals[h.N], Count(int(h.M), "point"))
	case Rested:
		return fmt.Sprintf("%s rests by the fire: the week is gone.", name)
	case WeekOver:
		return fmt.Sprintf("Week %d ends.", h.N)
	case Spared:
		return g.spared(h)
	case Unprayed:
		return "A prayer would change nothing."
	}
	return ""
}

// weatherMeans says what weather dice are good for.
func weatherMeans(blizzard, freezing uint8) string {
	mild := func(die uint8) bool { return die <= 2 }
	hard := func(die uint8) bool { return die >= 4 }
	switch {
	case mild(blizzard) && mild(freezing):
		return ": good for the woods and for the fire"
	case mild(freezing) && hard(blizzard):
		return ": good for the fire, bad for the woods"
	case mild(blizzard) && hard(freezing):
		return ": good for the woods, bad for the fire"
	case hard(blizzard) && hard(freezing):
		return ": bad for everything"
	}
	return ""
}

// spared says why an event changes nothing.
func (g *Game) spared(h Happened) string {
	switch h.Cause {
	case ByLivestock:
		return "The stalls are empty: no cow dies."
	case BySpoilage:
		return "The larder is empty: nothing rots."
	}
	return fmt.Sprintf("%s is dead, so no one is hurt.", g.sheet.Family.Names[h.Who])
}

func (g *Game) trackMoved(h Happened) string {
	by := int(h.M) - int(h.N)
	switch {
	case h.Cause == ByMeal:
		return fmt.Sprintf("%d food eaten, %d left.", -by, h.M)
	case h.Cause == BySpoilage:
		return fmt.Sprintf("The larder rots: %d food, %d left.", by, h.M)
	case h.Cause == ByLivestock:
		return fmt.Sprintf("A cow dies: %d left.", h.M)
	case h.Track == Larder:
		switch {
		case by == 0:
			return fmt.Sprintf("The larder is full: %d food is lost.", h.Left)
		case h.Left > 0:
			return fmt.Sprintf("Larder %+d: %d food. It is full: %d lost.", by, h.M, h.Left)
		}
		return fmt.Sprintf("Larder %+d: %d food.", by, h.M)
	case h.Track == Blessings && by > 0:
		return fmt.Sprintf("%s in the bowl.", Count(int(h.M), "blessing die"))
	case h.Track == Blessings:
		return fmt.Sprintf("A blessing is spent: %d left.", h.M)
	case h.Track == Despair:
		still := "now needs"
		if g.Modifier(h.N) == g.Modifier(h.M) {
			still = "still needs"
		}
		return fmt.Sprintf("Despair %+d: every check %s +%d.", by, still, g.Modifier(h.M))
	case h.Track == Herd:
		return fmt.Sprintf("A cow is slaughtered: %d left.", h.M)
	}
	return fmt.Sprintf("%s %+d: %d.", capital(h.Track.String()), by, h.M)
}

func (g *Game) checked(h Happened) string {
	rolls := fmt.Sprintf("you roll %d", h.Rolls[0])
	if h.Move.Blessing {
		rolls += fmt.Sprintf(" and %d with a blessing", h.Rolls[1])
	}
	end := "it fails"
	if h.OK {
		end = "it succeeds"
	}
	return fmt.Sprintf("%s: %s, %s: %s.", checkTitle(g, h.Move), g.Parts(h.Need), rolls, end)
}

// Tell says what a move came to in few sentences: what happens to the whole family is said once, and numbers stand beside their cause.
func (g *Game) Tell(events []Happened) []string {
	var lines []string
	line := ""
	flush := func() {
		if line != "" {
			lines = append(lines, line)
		}
		line = ""
	}
	for i := 0; i < len(events); i++ {
		h := events[i]
		if n := g.wholeFamily(events[i:]); n > 0 {
			if h.Cause == ByHunger {
				flush()
				line = "The larder is empty."
			}
			line = strings.TrimSpace(fmt.Sprintf("%s Everyone loses %d health.", line, h.N-h.M))
			for _, after := range events[i : i+n] {
				if after.Kind == Died {
					line += " " + g.Describe(after)
				}
			}
			i += n - 1
			continue
		}
		switch h.Kind {
		case WeatherRolled, EventRolled, Checked, Prayed, FragmentBegun, SickDie, WeekOver, FragmentDone, WinterOver, SagaRolled:
			flush()
		}
		if h.Kind == HuntingDie || h.Kind == WinterOver || h.Kind == SickDie && h.N == 0 {
			continue
		}
		line = strings.TrimSpace(line + " " + g.Describe(h))
	}
	flush()
	return lines
}

// wholeFamily returns how many events at the beginning of a list are one loss of health of every living member, 0 if they are not: at
// least two members, all losing the same by the same cause, with the deaths between.
func (g *Game) wholeFamily(events []Happened) (n int) {
	first, hurt := events[0], 0
	if first.Kind != Health || first.Cause != ByRaid && first.Cause != ByHunger {
		return 0
	}
	for ; n < len(events) && events[n].Cause == first.Cause; n++ {
		if h := events[n]; h.Kind == Health && h.N-h.M == first.N-first.M {
			hurt++
		} else if h.Kind != Died {
			break
		}
	}
	if hurt < 2 {
		return 0
	}
	return n
}
