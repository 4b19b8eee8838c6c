package boxes

import (
	"fmt"
	"slices"

	"sixwinters/content"
)

// Stack returns the cards of the game with boxes laid over them, the lowest first. An error is a [content.Error].
func Stack(stack ...*content.Box) (*content.Content, error) {
	c, found := content.ReadWith(content.Files(), stack...)
	if len(found) > 0 {
		return nil, content.Error(found)
	}
	return c, nil
}

// OpenEach opens boxes, as [Open] does.
func OpenEach(names ...string) (all []*content.Box, err error) {
	for _, name := range names {
		box, err := Open(name)
		if err != nil {
			return nil, err
		}
		all = append(all, box)
	}
	return all, nil
}

// OpenAll opens boxes and stacks them in their order.
func OpenAll(names ...string) (*content.Content, error) {
	stack, err := OpenEach(names...)
	if err != nil {
		return nil, err
	}
	return Stack(stack...)
}

// Matching returns the boxes of a list that are at hand, in the order of the list. Of a box that is not at hand, another version
// stands in. exact reports whether none is missing and none stands in.
func Matching(named []content.BoxRef, atHand []*content.Box) (stack []*content.Box, exact bool) {
	exact = true
	for _, ref := range named {
		i := slices.IndexFunc(atHand, func(box *content.Box) bool { return box.BoxRef == ref })
		if i < 0 {
			exact = false
			i = slices.IndexFunc(atHand, func(box *content.Box) bool { return box.Name == ref.Name })
		}
		if i >= 0 {
			stack = append(stack, atHand[i])
		}
	}
	return stack, exact
}

// Below returns the boxes that a box is built on, out of those at hand, the lowest first; of two of one name the last. The error
// names the one that is missing.
func Below(box *content.Box, atHand []*content.Box) ([]*content.Box, error) {
	var stack []*content.Box
	var under func(box *content.Box, depth int) error
	under = func(box *content.Box, depth int) error {
		for _, name := range box.On {
			i := lastNamed(atHand, name)
			switch {
			case i < 0:
				return fmt.Errorf("%s is built on %s, which is not here: install that box first", box.Name, name)
			case depth > len(atHand):
				return fmt.Errorf("%s and %s are each built on the other: change one box.toml", box.Name, name)
			case slices.Contains(stack, atHand[i]):
				continue
			}
			if err := under(atHand[i], depth+1); err != nil {
				return err
			}
			stack = append(stack, atHand[i])
		}
		return nil
	}
	return stack, under(box, 0)
}

// lastNamed returns the index of the last box of a name, or -1.
func lastNamed(boxes []*content.Box, name string) int {
	for i, b := range slices.Backward(boxes) {
		if b.Name == name {
			return i
		}
	}
	return -1
}
