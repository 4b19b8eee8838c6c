package menu

import (
	"fmt"
	"image"
	"slices"

	"github.com/ebitenui/ebitenui/widget"
)

// Placed returns all widgets, each with the rectangle it must lie in.
func (m *Menu) Placed() map[widget.PreferredSizeLocateableWidget]image.Rectangle {
	all := map[widget.PreferredSizeLocateableWidget]image.Rectangle{}
	walk(m, m.root, func(is widget.PreferredSizeLocateableWidget, in image.Rectangle) { all[is] = in })
	return all
}

// walk calls do for all widgets of a container in their order, each with the rectangle it must lie in.
func walk(m *Menu, in *widget.Container, do func(is widget.PreferredSizeLocateableWidget, in image.Rectangle)) {
	for _, child := range in.Children() {
		do(child, in.GetWidget().Rect)
		switch c := child.(type) {
		case *widget.Container:
			walk(m, c, do)
		case *widget.ScrollContainer:
			do(m.content, m.content.GetWidget().Rect) // it is higher than its view
			walk(m, m.content, do)
		case *widget.Button:
			if c.Text() == nil {
				continue
			}
			within := c.GetWidget().Rect.Inset(m.Paper.Glow())
			if slices.ContainsFunc(m.painted, func(p painted) bool { return p.on == widget.HasWidget(c) }) {
				within = c.GetWidget().Rect // it has no plate, and none that glows
			}
			do(c.Text(), within)
		}
	}
}

// Overflows returns the texts and widgets that are larger than their boxes, in words: there should be none in any window.
func (m *Menu) Overflows() []string {
	var all []string
	window := image.Rect(0, 0, m.width, m.height)
	if !m.At.In(window) || m.sheet.GetWidget().Rect != m.At {
		all = append(all, fmt.Sprintf("the sheet lies at %v and is drawn at %v", m.sheet.GetWidget().Rect, m.At))
	}
	if m.scroll != nil && !m.scroll.ViewRect().In(m.At) {
		all = append(all, "what is scrolled is seen outside the sheet")
	}
	for w, in := range m.Placed() {
		at := w.GetWidget().Rect
		if !at.In(in) {
			all = append(all, fmt.Sprintf("%T at %v lies outside %v", w, at, in))
		}
		text, ok := w.(*widget.Text)
		if !ok {
			continue
		}
		if width, height := text.PreferredSize(); width > at.Dx()+1 || height > at.Dy()+1 {
			all = append(all, fmt.Sprintf("%q is %d by %d in a box of %v", text.Label, width, height, at.Size()))
		}
	}
	for _, s := range m.signs {
		b := s.on.(*widget.Button)
		width, _ := b.Text().PreferredSize()
		words := b.Text().GetWidget().Rect
		if free := b.GetWidget().Rect.Max.X - (words.Min.X+words.Max.X+width)/2; s.key != "" && free < m.Px(18+6)+m.Paper.Glow() {
			all = append(all, fmt.Sprintf("the key %s lies on %q", s.key, b.Text().Label))
		}
	}
	slices.Sort(all)
	return all
}
