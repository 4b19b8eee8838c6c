package menu

import "sixwinters/render/layout"

// Sizes of windows and sheets with little room, in units.
const (
	slimSheet = 480 // a sheet that holds less than this beside each other is slim
	lowSheet  = 560 // a window that is no higher than this is low
)

// measures are the sizes of a menu and of the window that it is laid out for.
type measures struct {
	Unit          float64 // pixels of a unit: a 720th of the height of a wide window at the usual scale
	width, height int     // of the window, in pixels
	Inner         int     // the widest that anything on the sheet may be, in pixels
}

// Px converts units to whole pixels.
func (m *measures) Px(units float64) int { return int(units*m.Unit + 0.5) }

// Gap returns the gap between two widgets, in pixels.
func (m *measures) Gap() int { return m.Px(8) }

// margin returns the room outside the edge of the sheet, pad the room inside it, in pixels.
func (m *measures) margin() int   { return min(m.Px(18), m.width/50) }
func (m *measures) pad() int      { return min(m.Px(36), m.width/24) }
func (m *measures) barWidth() int { return max(8, m.Px(14)) }

// Room returns the height that a tight sheet has for all that is on it, in pixels.
func (m *measures) Room() int { return m.height - 2*m.margin() - 2*min(m.pad(), m.Px(tightPad)) }

// Low reports whether the window is too low for a column of many buttons.
func (m *measures) Low() bool { return float64(m.height) <= lowSheet*m.Unit }

// BannerHeight returns the height of the picture at the head of a sheet, in pixels.
func (m *measures) BannerHeight() int {
	if m.Low() {
		return m.Px(layout.LowBanner)
	}
	return m.Px(layout.BannerHeight)
}

// slim reports whether the window is so low and narrow that short buttons hide their letters. The letters still press them.
func (m *measures) slim() bool { return m.Low() && m.Inner < m.Px(slimSheet) }
