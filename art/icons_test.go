package art_test

import (
	"image"
	"os"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"sixwinters/art"
)

// wanted lists the icons that the table draws by name.
const wanted = `
	support technology espionage military diplomacy sorcery
	empire redbank settled
	winter spring summer fall
	command disguise lore rapport combat tactics thievery survival
	psyche body action any
	urban rural wilderness eldritch hall port gate
	guard foe unit trap diplomat issue spy development conspiracy
	activate overcome attach reroll flip stash start end threat progress defend damage
	move no-way trade rest create locked burn deck discard knocked-out mastery
	thea menas keel fuscus yasmina oniri lucia
	undo redo menu rules log done hint pin standing trouble sound mute close zoom`

// coverage is the share of a square that an icon covers.
func coverage(icon *image.Alpha) float64 {
	sum := 0
	for _, a := range icon.Pix {
		sum += int(a)
	}
	return float64(sum) / float64(255*len(icon.Pix))
}

func TestEveryNamedIconExists(t *testing.T) {
	names := art.IconNames()
	for _, name := range strings.Fields(wanted) {
		if !slices.Contains(names, name) {
			t.Errorf("there is no icon %q", name)
		}
	}
}

func TestIconsAreVisibleAtEverySize(t *testing.T) {
	for _, name := range art.IconNames() {
		for _, size := range []int{12, 16, 32, 64} {
			icon, err := art.Icon(name, size)
			if err != nil {
				t.Fatal(err)
			}
			if want := image.Rect(0, 0, size, size); icon.Bounds() != want {
				t.Errorf("%s at %d: bounds %v, want %v", name, size, icon.Bounds(), want)
			}
			if c := coverage(icon); c < 0.05 || c > 0.85 {
				t.Errorf("%s at %d covers %.0f%% of its square: too little or too much to be seen", name, size, 100*c)
			}
		}
	}
}

// Players tell resources apart by icon as well as by colour, on the smallest die too.
func TestResourceIconsDiffer(t *testing.T) {
	const size = 16
	var icons [len(art.ResourceNames)]*image.Alpha
	for i, name := range art.ResourceNames {
		icon, err := art.Icon(name, size)
		if err != nil {
			t.Fatal(err)
		}
		icons[i] = icon
	}
	for i, a := range icons {
		for j, b := range icons[:i] {
			different, either := 0, 0
			for p := range a.Pix {
				x, y := int(a.Pix[p]), int(b.Pix[p])
				different += max(x, y) - min(x, y)
				either += max(x, y)
			}
			if share := float64(different) / float64(either); share < 0.4 {
				t.Errorf("%s and %s differ in %.0f%% of what they cover at %d pixels, want 40%%",
					art.ResourceNames[i], art.ResourceNames[j], 100*share, size)
			}
		}
	}
}

func TestIconRefusesWhatItCannotDraw(t *testing.T) {
	for _, test := range []struct {
		name string
		size int
		want string
	}{
		{"sorcerry", 16, `no icon "sorcerry"`},
		{"../palette", 16, "no icon"},
		{"sorcery", 0, "size must be"},
		{"sorcery", art.MaxIconSize + 1, "size must be"},
	} {
		_, err := art.Icon(test.name, test.size)
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("Icon(%q, %d) error = %v, want one with %q", test.name, test.size, err, test.want)
		}
	}
}

func TestIconIsDrawnOnce(t *testing.T) {
	const callers = 8
	var drawn [callers]*image.Alpha
	var wait sync.WaitGroup
	for i := range drawn {
		wait.Go(func() { drawn[i], _ = art.Icon("winter", 23) })
	}
	wait.Wait()
	for i, icon := range drawn {
		if icon == nil || icon != drawn[0] {
			t.Errorf("caller %d got image %p, the first got %p", i, icon, drawn[0])
		}
	}
}

// Each icon has an author who must be named; ICONS.md names them all and nothing else.
func TestEveryIconIsCredited(t *testing.T) {
	page, err := os.ReadFile("icons/ICONS.md")
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| ([a-z-]+) \| \[[a-z0-9-]+\]\(https://game-icons\.net/[^)]+\) \| \w+ \| CC BY 3\.0 \|$`)
	var credited []string
	for _, match := range row.FindAllStringSubmatch(string(page), -1) {
		credited = append(credited, match[1])
	}
	slices.Sort(credited)
	names := art.IconNames()
	slices.Sort(names)
	if !slices.Equal(credited, names) {
		t.Errorf("icons/ICONS.md credits\n%v\nbut the icons are\n%v", credited, names)
	}
}

func BenchmarkIcon(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := art.Icon("sorcery", 32); err != nil {
			b.Fatal(err)
		}
	}
}
