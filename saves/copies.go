package saves

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"sixwinters/rules"
)

// The folders beside the campaigns.
const (
	damagedFolder = "damaged"
	backupFolder  = "backups"
	deletedFolder = "deleted"
	reviewFolder  = "reviews"
)

// extension is the extension of campaign files.
const extension = ".txt"

// backups is the number of earlier states kept of each campaign.
const backups = 5

// backupName returns the name of the i-th newest backup of a campaign, from 1.
func backupName(name string, i int) string {
	return filepath.Join(filepath.Dir(name), backupFolder, fmt.Sprintf("%s.%d%s", stem(NameOf(name)), i, extension))
}

// ReviewName returns the name of the file beside a campaign that its review is kept in; "" of a campaign that is kept nowhere.
func ReviewName(name string) string {
	if name == "" {
		return ""
	}
	return filepath.Join(filepath.Dir(name), reviewFolder, stem(NameOf(name))+".json")
}

// The words in the names of kept files that say why they are kept.
const (
	damagedWord = "damaged" // it was replaced because it was damaged
	keptWord    = "kept"    // a backup that reaches further than the file
)

// keptName returns a free name to keep a file of a campaign under, with the time and the reason.
func keptName(name, why string) string {
	folder := Folder(filepath.Join(filepath.Dir(name), damagedFolder))
	return folder.free(fmt.Sprintf("%s %s %s", stem(NameOf(name)), why, time.Now().Format("2006-01-02 150405")))
}

// keep writes the content of a campaign's file under a name with the time and the reason.
func keep(d disk, name, why string, data []byte) error {
	return writeWhole(d, keptName(name, why), data)
}

// keptOf returns the files of a campaign that are kept, the newest first.
func keptOf(name string) (files []string) {
	folder := filepath.Join(filepath.Dir(name), damagedFolder)
	list, err := os.ReadDir(folder)
	if err != nil {
		return nil // nothing was ever damaged
	}
	when := regexp.MustCompile(`^ (?:` + damagedWord + "|" + keptWord + `) (\d{4}-\d\d-\d\d \d{6}(?: \(\d+\))?)` + regexp.QuoteMeta(extension) + "$")
	at := map[string]string{}
	for _, item := range list {
		rest, ok := strings.CutPrefix(item.Name(), stem(NameOf(name)))
		if m := when.FindStringSubmatch(rest); ok && m != nil && isRegular(folder, item) {
			file := filepath.Join(folder, item.Name())
			files, at[file] = append(files, file), m[1]
		}
	}
	slices.SortFunc(files, func(a, b string) int { return strings.Compare(at[b], at[a]) })
	return files
}

// Copy is a file with a campaign or part of it.
type Copy struct {
	File  string // its path
	Goes  string // how far it reaches, such as "year II, turn 3, with 120 moves"
	Own   bool   // it is the campaign's file itself
	found found
}

// Name returns the name of the copy with its folder, beside the campaign.
func (c *Copy) Name() string {
	if c.Own {
		return filepath.Base(c.File)
	}
	return filepath.Base(filepath.Dir(c.File)) + "/" + filepath.Base(c.File)
}

// mostCopies is how many kept files are compared, the newest.
const mostCopies = 20

// copiesOf compares a damaged file of a campaign with its backups and kept files. If one of them reaches further, it returns all usable
// ones, the furthest first, and what to say. r and why are the results of replaying the file.
func copiesOf(d disk, g game, path string, data []byte, r found, why error) (copies []Copy, notes []string) {
	fault := "The file ends earlier than one of its backups."
	var names []string
	for i := range backups {
		names = append(names, backupName(path, i+1))
	}
	switch {
	case why != nil:
		fault = fmt.Sprintf("The file cannot be used: %v.", why)
	case r.fault() != "":
		fault = r.fault()
	default: // it is whole, unless it was cut off between two lines
		names = slices.DeleteFunc(names, func(name string) bool {
			backup, err := d.ReadFile(name)
			return err != nil || len(backup) <= len(data) || !bytes.HasPrefix(backup, data)
		})
		if len(names) == 0 {
			return nil, nil
		}
	}
	if r != nil {
		copies = append(copies, Copy{File: path, Goes: r.goes(), Own: true, found: r})
	}
	kept := keptOf(path)
	for _, name := range append(names, kept[:min(len(kept), mostCopies)]...) {
		if f := usable(d, g, name, data, r); f != nil {
			copies = append(copies, Copy{File: name, Goes: f.goes(), found: f})
		}
	}
	slices.SortStableFunc(copies, func(a, b Copy) int { return b.found.compare(a.found) })
	if len(copies) == 0 || copies[0].Own {
		return nil, nil
	}
	notes = append(notes, fault)
	best := &copies[0]
	notes = append(notes, fmt.Sprintf("%s goes furthest: to %s. The campaign continues from there.", best.Name(), best.Goes))
	for i := range copies[1:] {
		if other := &copies[i+1]; other.Own || i < mostTold {
			notes = append(notes, fmt.Sprintf("%s goes to %s.", other.Name(), other.Goes))
		}
	}
	return copies, append(notes, best.found.said()...)
}

// mostTold is the number of copies listed besides the best one and the file itself.
const mostTold = 3

// usable replays a copy of a campaign's file. It returns nil if that is impossible, if the file contains all of it, or if it is of
// another campaign. r is the result of replaying the file, or nil.
func usable(d disk, g game, name string, data []byte, r found) found {
	is, err := d.ReadFile(name)
	if err != nil || bytes.HasPrefix(data, is) && r != nil && r.file().sound() {
		return nil
	}
	_, f, err := g.revive(is)
	if err != nil {
		return nil
	}
	if r != nil && r.file().headless == nil && f.file().headless == nil && !f.same(r) {
		return nil
	}
	return f
}

// sound reports whether every line of the file is intact; the last may be incomplete.
func (doc *document) sound() bool {
	return doc.headless == nil && !slices.ContainsFunc(doc.lines, func(l line) bool { return !l.sound })
}

// reading is what the reading of a file has come to, whatever the game.
type reading struct {
	doc   *document
	kept  []string // the lines that lead to the current table
	notes []string // what the players should know, a sentence each
	lost  bool     // part of the file is unusable
}

func (r *reading) file() *document { return r.doc }
func (r *reading) left() []string  { return r.kept }
func (r *reading) said() []string  { return r.notes }
func (r *reading) damaged() bool   { return r.lost }

// say notes that something is lost, or would be.
func (r *reading) say(format string, args ...any) {
	r.notes = append(r.notes, fmt.Sprintf(format, args...))
	r.lost = true
}

// noteTorn notes that the last line is left out, if it is incomplete.
func (r *reading) noteTorn() {
	if r.doc.torn {
		r.notes = append(r.notes, "The last line of the file is incomplete and is left out. At most the last move must be made again.")
	}
}

// fault says what is damaged in the file, or "".
func (r *reading) fault() string {
	if r.doc.headless != nil {
		return "The head of the file is damaged."
	}
	for _, l := range r.doc.lines {
		if !l.sound {
			return l.wrong(nil)
		}
	}
	if r.doc.torn {
		return "The last line of the file is incomplete."
	}
	return ""
}

// wrong returns what is wrong with a line. err says why an intact one cannot be played.
func (l line) wrong(err error) string {
	if !l.sound {
		return fmt.Sprintf("Line %d of the file is damaged.", l.n)
	}
	return fmt.Sprintf("Line %d of the file does not follow from what came before: %s.", l.n, strings.TrimSuffix(err.Error(), "."))
}

func (r *replayed) form() int { return formatOf(r.kept) }

func (r *replayed) same(other found) bool {
	return r.doc.header.Options == other.(*replayed).doc.header.Options
}

// compare returns which of two replayed files reaches further: first by the place of its table in the campaign, then by its moves.
func (r *replayed) compare(f found) int {
	other := f.(*replayed)
	a, b := r.history.Now(), other.history.Now()
	return cmp.Or(cmp.Compare(a.Year, b.Year), cmp.Compare(a.Phase, b.Phase), cmp.Compare(a.Turn, b.Turn), cmp.Compare(a.Step, b.Step),
		cmp.Compare(r.history.total(), other.history.total()))
}

// goes says how far the campaign reaches.
func (r *replayed) goes() string {
	s := r.history.Now()
	where := "year " + rules.Roman(int(s.Year))
	switch s.Phase {
	case rules.Turns:
		where += fmt.Sprintf(", turn %d", s.Turn)
	case rules.YearOver, rules.SessionEnd:
		where += ", at its end"
	case rules.CampaignOver:
		where = "the end of the campaign"
	}
	return where + ", with " + count(r.history.total(), "move")
}

// total returns the number of moves, those before a snapshot too.
func (h *History) total() (n int) {
	for ; h != nil; h = h.earlier {
		n += h.Len()
	}
	return n
}

// Use makes a campaign that was just opened continue from one of its copies, which becomes the first.
func (c *kept) Use(i int) {
	chosen := c.Copies[i]
	c.take(chosen.found)
	if !chosen.Own {
		c.keepOld, c.onDisk.whole = true, false
	}
	c.Copies = slices.Insert(slices.Delete(c.Copies, i, i+1), 0, chosen)
}

// backUp copies the file of the last session to the ring of backups, before anything is written to it. If that
// fails, the campaign can still be played and no earlier backup is lost. A backup that leaves the ring and reaches further than the
// file is kept with the damaged files.
func (c *kept) backUp() {
	data := c.onDisk.known
	if c.backed || data == nil {
		return
	}
	c.backed = true
	if newest, err := c.disk.ReadFile(backupName(c.path, 1)); err == nil && bytes.Equal(newest, data) {
		return
	}
	last := backupName(c.path, backups)
	if oldest, err := c.disk.ReadFile(last); err == nil && c.further(oldest, data) && keepBackup(c.disk, c.path, last) != nil {
		return
	}
	if writeWhole(c.disk, backupName(c.path, 0), data) != nil {
		return
	}
	for i := backups - 1; i >= 0; i-- {
		_ = c.disk.Rename(backupName(c.path, i), backupName(c.path, i+1)) // there may be none yet
	}
}

// keepBackup takes a backup of a campaign out of the ring and keeps it with the damaged files.
func keepBackup(d disk, path, backup string) error {
	kept := keptName(path, keptWord)
	if err := d.MkdirAll(filepath.Dir(kept)); err != nil {
		return err
	}
	return d.Rename(backup, kept)
}

// further reports whether a backup reaches further than a file.
func (c *kept) further(backup, file []byte) bool {
	if bytes.HasPrefix(file, backup) { // the usual case: it was played on
		return false
	}
	_, found, err := c.reads.revive(backup)
	if err != nil {
		return false
	}
	_, is, err := c.reads.revive(file)
	return err != nil || found.compare(is) > 0
}
