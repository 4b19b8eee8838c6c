package content

import "testing"

// A slip of the fingers is put right; what is known, or only begun, or near nothing, stays as it is.
func TestMeant(t *testing.T) {
	r, c := loadReference(t), frozen(t)
	for query, want := range map[string]string{
		"obstical": "obstacle", "obsticle": "obstacle", "threath": "threats", "therat": "threats", "resorce": "resource", "assett": "asset",
		"achivement": "achievement", "progres card": "progres card", "deffend": "defend", "knocked uot": "knocked uot", "masterry": "mastery",
		"poisson": "poison", "imperail guard": "imperial guard", "sorcary": "sorcery", "how do i moove?": "move", "teh defnece": "teh defence",
		"rest": "rest", "obsta": "obsta", "defense": "defense", "q": "q", "qqq": "qqq", "zzzzzz": "zzzzzz", "": "", "xylophone": "xylophone", "boat": "boat",
	} {
		if got := Meant(query, r, c); got != want {
			t.Errorf("%q is taken for %q, not %q", query, got, want)
		}
	}
}
