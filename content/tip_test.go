package content

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestTips(t *testing.T) {
	tips, err := LoadTips(loadReference(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, tip := range tips {
		if n := strings.Count(tip.Say+" ", ". "); n < 1 || n > 2 || len(tip.Say) > 180 || len(tip.Title) > 24 {
			t.Errorf("%s: %d sentences, %d letters: %s", tip.ID, n, len(tip.Say), tip.Say)
		}
	}
}

func TestBrokenTips(t *testing.T) {
	const good = "[[tip]]\nid = \"a\"\nevent = \"stress\"\ntitle = \"A\"\nsay = \"So.\"\nrule = \"stress\"\n"
	for want, text := range map[string]string{
		"tips.toml:5: a: unknown key `sey`, did you mean `say`?": strings.Replace(good, "say", "sey", 1),
		"unknown rule `stres`, did you mean `stress`?":           strings.Replace(good, `rule = "stress"`, `rule = "stres"`, 1),
		"the tip `a` is here twice":                              good + good,
		"`event` is missing":                                     strings.Replace(good, "event = \"stress\"\n", "", 1),
	} {
		tips, found := readTips(fstest.MapFS{tipsFile: {Data: []byte(text)}}, loadReference(t))
		if tips != nil || !strings.Contains(Error(found).Error(), want) {
			t.Errorf("want %q, found %v", want, Error(found))
		}
	}
}
