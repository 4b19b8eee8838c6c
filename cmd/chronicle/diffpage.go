package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/base64"
	"html/template"
	"image/jpeg"

	"sixwinters/content"
	"sixwinters/paper"
	"sixwinters/rules"
	"sixwinters/saves"
)

// diffPage is the HTML template of what differs between two versions.
//
//go:embed diff.html
var diffPage string

// Pictures of cards on the page.
const (
	pagePerMM   = 3.6 // pixels to a millimetre
	pageQuality = 82  // of JPEG, in percent
)

// writeDiff writes what differs between two versions as a page that needs no other file: with the cards before and after.
func writeDiff(file string, older, newer *version, all []difference) error {
	reference, err := content.LoadReference()
	if err != nil {
		return err
	}
	before, err := pictured(older, all, func(d *difference) content.Source { return d.Old })
	if err != nil {
		return err
	}
	after, err := pictured(newer, all, func(d *difference) content.Source { return d.New })
	if err != nil {
		return err
	}
	h := &htmlPage{reference: reference, drawn: map[string]bool{}}
	page, err := template.New("diff").Funcs(template.FuncMap{
		"rich":   h.rich,
		"before": func(d difference) template.URL { return before[d.Old] },
		"after":  func(d difference) template.URL { return after[d.New] },
	}).Parse(diffPage)
	if err != nil {
		return err
	}
	return saves.Export(file, func(out *bufio.Writer) error {
		return h.write(out, page, map[string]any{"Old": older.name, "New": newer.name, "Groups": grouped(all)})
	})
}

// pictured returns the fronts of the cards and mats of a version that differ, as addresses that hold the pictures.
func pictured(v *version, all []difference, at func(d *difference) content.Source) (map[content.Source]template.URL, error) {
	wanted, pictures := map[content.Source]bool{}, map[content.Source]template.URL{}
	for i := range all {
		wanted[at(&all[i])] = true
	}
	delete(wanted, content.Source{}) // of a card that one version does not have
	pieces, err := paper.Pieces(rules.New(v.cards), paper.Options{
		Only:   []paper.Part{paper.Obstacles, paper.Locations, paper.ProgressCards, paper.Mats},
		Chosen: func(at content.Source) bool { return wanted[at] },
	})
	if err != nil {
		return nil, err
	}
	for i := range pieces {
		one := &pieces[i]
		if pictures[one.At] != "" { // a further copy
			continue
		}
		img, err := one.Front(pagePerMM, 0)
		if err != nil {
			return nil, err
		}
		var b bytes.Buffer
		if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: pageQuality}); err != nil {
			return nil, err
		}
		pictures[one.At] = template.URL("data:image/jpeg;base64," + base64.StdEncoding.EncodeToString(b.Bytes()))
	}
	return pictures, nil
}
