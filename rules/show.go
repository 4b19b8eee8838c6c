package rules

import (
	"fmt"
	"strings"

	"sixwinters/content"
)

// Show returns the whole table as plain text, for reading a record without a window.
func (b *Rulebook) Show(s *State) string {
	var w strings.Builder
	fmt.Fprintf(&w, "Year %s, turn %d, %s: %s\n\n", Roman(int(s.Year)), s.Turn, b.Season(s), s.Step.Name())
	if words := s.House.Words(); words != "" {
		fmt.Fprintf(&w, "House rules: %s\n\n", words)
	}
	b.showTracks(&w, s)
	for r := range content.Region(content.NumRegions) {
		fmt.Fprintf(&w, "\n%s: %d to draw (%s showing), %d discarded\n", r, s.Draw[r].N, b.Showing(s, r), s.Discard[r].N)
		for row := range content.SlotsPerRegion {
			b.showSlot(&w, s, content.SlotAt(r, row))
		}
	}
	fmt.Fprintf(&w, "\nstaged, left to right, of stage %d:", s.Stage)
	for _, id := range s.Staging {
		if id != content.NoProgress {
			fmt.Fprintf(&w, " %s;", b.c.Progress[id].Name)
		}
	}
	w.WriteString("\n")
	for p := range s.Players {
		b.showPlayer(&w, s, p)
	}
	prompt := b.Prompt(s)
	fmt.Fprintf(&w, "\n%s [%s]\n", prompt.Text, prompt.Rule)
	return w.String()
}

func (b *Rulebook) showTracks(w *strings.Builder, s *State) {
	symbols := b.ThreatSymbols(s)
	for r := range content.Resource(content.NumResources) {
		mastery := ""
		if b.Mastery(s, r) {
			mastery = ", mastery"
		}
		fmt.Fprintf(w, "%-10s  progress %2d (level %d%s), threat %2d (level %d), %d threat symbols, pool%s\n",
			r, s.Progress[r], b.ProgressLevel(s, r), mastery, s.Threat[r], b.ThreatLevel(s, r), symbols[r], showValues(&s.Pool[r]))
	}
}

// showValues lists the values of dice, each after a blank; " -" for none.
func showValues(v *Values) string {
	if v.Len() == 0 {
		return " -"
	}
	return " " + strings.Join(valueWords(v), " ")
}

func (b *Rulebook) showSlot(w *strings.Builder, s *State, at content.Slot) {
	fmt.Fprintf(w, "  %s: %s", b.SlotResource(at), b.Location(s, at).Name)
	for r := range content.Resource(content.NumResources) {
		if v := &s.Assets[at][r]; v.Len() > 0 {
			fmt.Fprintf(w, ", %s%s", r, showValues(v))
		}
	}
	for p := range s.Players {
		if s.Players[p].At == at {
			fmt.Fprintf(w, ", %s is here", b.c.Characters[s.Players[p].Character].Name)
		}
	}
	w.WriteString("\n")
	for _, id := range s.Attached[at].List() {
		o := b.c.Card(id)
		fmt.Fprintf(w, "    %s (%s %d)", o.Name, o.Skill, o.Difficulty)
		for _, d := range s.Obstacles[id].Dice {
			if d != NoDie {
				fmt.Fprintf(w, " %s", d)
			}
		}
		w.WriteString("\n")
	}
}

func (b *Rulebook) showPlayer(w *strings.Builder, s *State, p int) {
	player := &s.Players[p]
	if player.Character == content.NoCharacter {
		fmt.Fprintf(w, "\nplayer %d has no character yet\n", p+1)
		return
	}
	where := "out of play"
	if player.InPlay() {
		where = "at " + b.Location(s, player.At).Name
	}
	fmt.Fprintf(w, "\n%s, %s: psyche %d (box %d), body %d (box %d), action dice%s\n", b.c.Characters[player.Character].Name, where,
		player.Stress[content.Psyche].Value, player.Stress[content.Psyche].Box,
		player.Stress[content.Body].Value, player.Stress[content.Body].Box, showValues(&player.Dice))
	if player.Card == content.NoProgress {
		return
	}
	fmt.Fprintf(w, "  on %s:", b.c.Progress[player.Card].Name)
	for i := range player.Chain {
		sq := player.Path[i]
		fmt.Fprintf(w, " %s at r%dc%d", player.Laid[i], sq/4+1, sq%4+1)
	}
	w.WriteString("\n")
}
