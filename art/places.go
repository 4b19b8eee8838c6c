package art

import "image/color"

// places are the locations that have a picture of their own: one outline each against a quiet sky, so that a place is known without its name
// from far away. What is not among them is painted from its tags and words.
var places = map[string]func(p *plate, m *mood, s *Scene){
	"Eastkeep":             (*plate).eastkeep,
	"Whitehold":            (*plate).whitehold,
	"Guild of Secrets":     (*plate).guildOfSecrets,
	"The Rosy Freetrader":  (*plate).freetrader,
	"Prominence":           (*plate).prominence,
	"Ma Bonnie's Squidery": (*plate).squidery,
	"Southkeep":            (*plate).southkeep,
	"Yearly Field":         (*plate).yearlyField,
	"Dawncaves":            (*plate).dawncaves,
	"Firstborn Peak":       (*plate).firstbornPeak,
	"Guilder Farms":        (*plate).guilderFarms,
	"Boar's Rift":          (*plate).boarsRift,
	"Parisa's Glen":        (*plate).parisasGlen,
	"Loomwood":             (*plate).loomwood,
	"Undari's Tomb":        (*plate).undarisTomb,
	"Red Bank":             (*plate).redBank,
	"Amber Trade Fair":     (*plate).tradeFair,
	"Undari's Tower":       (*plate).undarisTower,
	"Cyclabrary":           (*plate).cyclabrary,
	"Mirror Woods":         (*plate).mirrorWoods,
	"Amaranth Bourne":      (*plate).amaranthBourne,
	"The Weird Rock":       (*plate).weirdRock,
	"Sightrock Keep":       (*plate).sightrockKeep,
	"The Obfuscated Bribe": (*plate).obfuscatedBribe,
	"House Lavender":       (*plate).houseLavender,
	"Lily Manor":           (*plate).lilyManor,
	"Boar's Peak":          (*plate).boarsPeak,
	"Gravewood":            (*plate).gravewood,
	"Pearlescent Marsh":    (*plate).pearlescentMarsh,
	"Hogel Manor":          (*plate).hogelManor,
	"Wrenhouse":            (*plate).wrenhouse,
	"Lower Wash":           (*plate).lowerWash,
	"Shimmerhall":          (*plate).shimmerhall,
	"Brassport":            (*plate).brassport,
	"Goldspike":            (*plate).goldspike,
	"Hall of Brass":        (*plate).hallOfBrass,
	"The Long Wastes":      (*plate).longWastes,
	"Beetle Burrough":      (*plate).beetleBurrough,
	"Arankh":               (*plate).arankh,
	"The Throne Room":      (*plate).throneRoom,
	"Animaelic Forest":     (*plate).animaelicForest,
	"Dusk's Ayrie":         (*plate).dusksAyrie,
	"Sundered Crag":        (*plate).sunderedCrag,
	"Aren's Forge":         (*plate).arensForge,
	"Crow Manor":           (*plate).crowManor,
	"Desolation":           (*plate).desolation,
}

// stage paints what is behind a place: its sky, and low hills under snow whose crest is at a height.
func (p *plate) stage(m *mood, crest float64) {
	p.heavens(m, crest)
	r := p.ridge(crest, 7, 170, false)
	p.land(r, m.tone(0.26))
	p.snowcaps(r, crest+34, 0.6, m.snow(0.5))
}

// inks returns the colours of a place itself, of its side in the shadow, and of the snow on it.
func (m *mood) inks() (body, shadow, snow color.NRGBA) {
	return m.tone(0.88), Fade(m.near, 0.5), m.snow(0.92)
}

// mirrored fills an outline given as x, y, x, y and so on, and the same on the other side of the middle.
func (p *plate) mirrored(c color.NRGBA, middle float64, xy ...float64) {
	p.poly(c, xy...)
	other := make([]float64, 0, len(xy))
	for i := len(xy) - 2; i >= 0; i -= 2 { // of the same direction
		other = append(other, 2*middle-xy[i], xy[i+1])
	}
	p.poly(c, other...)
}

// trunk draws a tree's trunk that bends through places given as x, y, x, y and so on, from a width to another.
func (p *plate) trunk(c color.NRGBA, from, to float64, xy ...float64) {
	through := points(xy)
	n := float64(len(through) - 1)
	for i := 1; i < len(through); i++ {
		w0, w1 := from+(to-from)*float64(i-1)/n, from+(to-from)*float64(i)/n
		p.fill(c, quad(through[i-1], through[i], w0, w1))
		p.disc(c, through[i].x, through[i].y, w1/2)
	}
}

// birds draws birds on the wing around a place.
func (p *plate) birds(c color.NRGBA, x, y, over float64, n int) {
	for range n {
		bx, by, w := x+p.between(-over, over), y+p.between(-0.4*over, 0.4*over), p.between(4, 8)
		p.line(c, 1.4, bx-w, by-0.5*w, bx, by, bx+w, by-0.6*w)
	}
}
