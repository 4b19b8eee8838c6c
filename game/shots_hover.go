package game

import (
	"fmt"

	"sixwinters/render/layout"
)

// stageTip rests the pointer on a part of the table.
func stageTip(on layout.Part) func(g *Game) error {
	return func(g *Game) error {
		t, err := stageTable(g, begun(40))
		if err != nil {
			return err
		}
		for y := 1.0; y < t.plan.H; y += 3 {
			for x := 1.0; x < t.plan.W; x += 3 {
				if part, at := t.plan.PartAt(x, y); part == on {
					g.pointer.x, g.pointer.y = at.Center()
					t.point(g)
					t.tip.ticks = tipAfter + 1
					return nil
				}
			}
		}
		return fmt.Errorf("%+v is not on the table", on)
	}
}

// stageCompare pins two cards and points at a third.
func stageCompare(g *Game) error {
	t, err := stageTable(g, begun(60))
	if err != nil {
		return err
	}
	for _, p := range t.plan.Pieces {
		if p.Target.Kind == layout.Obstacle || p.Target.Kind == layout.Location {
			t.pin(p.Target)
		}
		if p.Target.Kind == layout.Staged {
			g.pointer.x, g.pointer.y = p.Rect.Center()
			t.hover, t.hoverFor = p.Target, zoomAfter+1
		}
	}
	return nil
}

// stageRefused holds an asset over a location, where it cannot be put.
func stageRefused(g *Game) error {
	if err := stageAsset(g); err != nil {
		return err
	}
	t := g.scene.(*table)
	for _, p := range t.plan.Pieces {
		if p.Target.Kind != layout.Obstacle {
			continue
		}
		g.pointer.x, g.pointer.y = p.Rect.Center()
		t.point(g)
		t.tip.ticks = tipAfter + 1
	}
	return nil
}
