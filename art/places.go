package art

import "image/color"

// places are the locations that have a picture of their own, by a word of their name: one outline each against a quiet sky, so that a place
// is known without its name from far away. What is not among them is painted from its tags and words.
var places = []subject{
	{[]string{"eastkeep"}, (*plate).eastkeep},
	{[]string{"whitehold"}, (*plate).whitehold},
	{[]string{"secrets"}, (*plate).guildOfSecrets},
	{[]string{"freetrader"}, (*plate).freetrader},
	{[]string{"prominence"}, (*plate).prominence},
	{[]string{"squidery"}, (*plate).squidery},
	{[]string{"southkeep"}, (*plate).southkeep},
	{[]string{"yearly"}, (*plate).yearlyField},
	{[]string{"dawncaves"}, (*plate).dawncaves},
	{[]string{"firstborn"}, (*plate).firstbornPeak},
	{[]string{"guilder"}, (*plate).guilderFarms},
	{[]string{"throne"}, (*plate).throneRoom},
	{[]string{"rift"}, (*plate).boarsRift},
	{[]string{"parisa"}, (*plate).parisasGlen},
	{[]string{"loomwood"}, (*plate).loomwood},
	{[]string{"tomb"}, (*plate).undarisTomb},
	{[]string{"bank"}, (*plate).redBank},
	{[]string{"fair"}, (*plate).tradeFair},
	{[]string{"tower"}, (*plate).undarisTower},
	{[]string{"cyclabrary"}, (*plate).cyclabrary},
	{[]string{"mirror"}, (*plate).mirrorWoods},
	{[]string{"bourne"}, (*plate).amaranthBourne},
	{[]string{"weird"}, (*plate).weirdRock},
	{[]string{"sightrock"}, (*plate).sightrockKeep},
	{[]string{"bribe"}, (*plate).obfuscatedBribe},
	{[]string{"lavender"}, (*plate).houseLavender},
	{[]string{"animaelic"}, (*plate).animaelicForest},
	{[]string{"ayrie"}, (*plate).dusksAyrie},
	{[]string{"crag"}, (*plate).sunderedCrag},
	{[]string{"lily"}, (*plate).lilyManor},
	{[]string{"peak"}, (*plate).boarsPeak},
	{[]string{"gravewood"}, (*plate).gravewood},
	{[]string{"marsh"}, (*plate).pearlescentMarsh},
	{[]string{"hogel"}, (*plate).hogelManor},
	{[]string{"wrenhouse"}, (*plate).wrenhouse},
	{[]string{"wash"}, (*plate).lowerWash},
	{[]string{"shimmerhall"}, (*plate).shimmerhall},
	{[]string{"brassport"}, (*plate).brassport},
	{[]string{"goldspike"}, (*plate).goldspike},
	{[]string{"brass"}, (*plate).hallOfBrass},
	{[]string{"wastes"}, (*plate).longWastes},
	{[]string{"burrough"}, (*plate).beetleBurrough},
	{[]string{"arankh"}, (*plate).arankh},
	{[]string{"forge"}, (*plate).arensForge},
	{[]string{"crow"}, (*plate).crowManor},
	{[]string{"desolation"}, (*plate).desolation},
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
