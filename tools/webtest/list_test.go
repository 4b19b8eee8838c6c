package webtest

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"testing"
	"time"

	"sixwinters/content"
	"sixwinters/rules"
	"sixwinters/rules/rulestest"
	"sixwinters/saves"
)

// TestList lists so many campaigns, and so many are wholly in sight in a window of 1280 by 720.
const listed, inSight = 20, 3

// night is the colour around and behind the picture of a table: art.Night.
var night = color.RGBA{0x14, 0x1A, 0x24, 0xff}

// TestList opens the list of an earlier visit's campaigns and sees a picture of each table. Like the desktop program, the page stores no
// pictures: it draws those in sight from the campaigns. How long that takes is logged.
func TestList(t *testing.T) {
	b := startBrowser(t, t.TempDir())
	defer b.cancel()
	address := b.visited(quiet)
	b.resize(1280, 720)
	b.begun(address, campaigns+"List.txt")
	book := rulestest.Book(t)
	for i := range listed - 1 {
		b.write(fmt.Sprintf("%sList %d.txt", campaigns, i), played(t, book, uint64(i), 12*(i+1)))
	}
	b.open(address)
	time.Sleep(2 * time.Second) // what has just come takes no keys
	var took time.Duration
	tasks := b.tasks(func() {
		b.key("a")
		begun := time.Now()
		b.await("the pictures in sight", func() bool { return len(b.tables(inSight)) == inSight })
		took = time.Since(begun)
	})
	busy := 0.0
	for _, task := range tasks {
		busy += task
	}
	t.Logf("%d of %d pictures after %.1f s, %.0f ms of the processor in the page's thread", inSight, listed, took.Seconds(), busy)
	b.resize(1280, 3400) // as high as the list
	b.await("a picture of each table", func() bool { return len(b.tables(listed)) == listed })
	b.shoot("list.png")
	if faults := b.exceptions(); faults != "" {
		t.Error(faults)
	}
}

// tables returns the different pictures of tables in the list of campaigns, as far as they are drawn, by their pixels. n campaigns are
// wholly in sight.
func (p *tab) tables(n int) map[string]bool {
	p.t.Helper()
	decoded, err := png.Decode(bytes.NewReader(p.picture()))
	if err != nil {
		p.t.Fatal(err)
	}
	shown := image.NewRGBA(decoded.Bounds())
	draw.Draw(shown, shown.Rect, decoded, image.Point{}, draw.Src)
	all := map[string]bool{}
	for x := range shown.Rect.Dx() {
		frames := framesAt(shown, x)
		if len(frames) != n {
			continue
		}
		for _, frame := range frames {
			if in, colours := pixels(shown, frame.Inset(2)); colours > 1 {
				all[in] = true
			}
		}
		break
	}
	return all
}

// framesAt returns the frames of pictures, which are 16 to 9, whose left edges are in a column of pixels.
func framesAt(shown *image.RGBA, x int) (all []image.Rectangle) {
	const least = 60 // pixels of height
	top := 0
	for y := range shown.Rect.Dy() {
		if shown.RGBAAt(x, y) == night {
			continue
		}
		if high := y - top; high >= least {
			all = append(all, image.Rect(x, top, x+high*16/9, y))
		}
		top = y + 1
	}
	return all
}

// pixels returns those of a part of a picture, and how many colours they have.
func pixels(shown *image.RGBA, part image.Rectangle) (in string, colours int) {
	different := map[color.RGBA]bool{}
	for y := part.Min.Y; y < part.Max.Y; y++ {
		in += string(shown.Pix[shown.PixOffset(part.Min.X, y):shown.PixOffset(part.Max.X, y)])
		for x := part.Min.X; x < part.Max.X; x++ {
			different[shown.RGBAAt(x, y)] = true
		}
	}
	return in, len(different)
}

// played returns the text of a campaign after n random moves, or at its end.
func played(t *testing.T, book *rules.Rulebook, seed uint64, n int) string {
	t.Helper()
	campaign := saves.Scratch(book, rules.Options{Seed: seed, Difficulty: content.Standard})
	choose := rules.RandomPolicy(seed)
	for range n {
		moves := book.Moves(campaign.Now(), nil)
		if len(moves) == 0 {
			break
		}
		if err := campaign.Play(choose(book, campaign.Now(), moves), nil); err != nil {
			t.Fatal(err)
		}
	}
	return campaign.Text()
}
