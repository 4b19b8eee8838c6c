package webtest

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/settings"
)

// Where the game keeps its files in the page.
const (
	settingsFile = "/config/sixwinters/settings.toml"
	campaigns    = "/data/sixwinters/campaigns/"
)

// quiet are settings without the first page, weather, tips and animation.
const quiet = "introduced = true\nweather = false\ntips = false\nspeed = \"off\"\n"

// stored runs work with the store of the page's files, in JavaScript of the test's own: it sees what is there, not what the page
// believes.
const stored = `(async (work) => {
	const db = await new Promise((done, failed) => {
		const asked = indexedDB.open("sixwinters", 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore("files");
		asked.onsuccess = () => done(asked.result);
		asked.onerror = () => failed(asked.error);
	});
	try {
		const asked = work(db.transaction("files", "readwrite").objectStore("files"));
		return await new Promise((done) => { asked.transaction.oncomplete = () => done(asked.result); });
	} finally {
		db.close();
	}
})`

// write writes a file as the game would find it.
func (p *tab) write(path, text string) {
	p.t.Helper()
	evaluate[bool](p, fmt.Sprintf(`%s((store) => store.put({data: new TextEncoder().encode(%s), time: Date.now()}, %s)).then(() => true)`,
		stored, quoted(text), quoted(path)))
}

// read returns what is in a file, or "".
func (p *tab) read(path string) string {
	p.t.Helper()
	return evaluate[string](p, fmt.Sprintf(`%s((store) => store.get(%s)).then((entry) => entry ? new TextDecoder().decode(entry.data) : "")`,
		stored, quoted(path)))
}

// files returns the paths of all files and folders.
func (p *tab) files() []string {
	p.t.Helper()
	return evaluate[[]string](p, stored+`((store) => store.getAllKeys())`)
}

func quoted(text string) string {
	data, _ := json.Marshal(text)
	return string(data)
}

// record returns the moves of a campaign in the page, in notation.
func (p *tab) record(path string) []string {
	p.t.Helper()
	text := p.read(path)
	if text == "" {
		return nil
	}
	rec, err := saves.Read(onDisk(p.t, text))
	if err != nil {
		p.t.Fatalf("%s: %v\n%s", path, err, text)
	}
	var moves []string
	for _, e := range rec.Entries {
		moves = append(moves, e.Move)
	}
	return moves
}

// settings returns those that the page keeps.
func (p *tab) settings() settings.Settings {
	p.t.Helper()
	all, err := settings.Read(onDisk(p.t, p.read(settingsFile)))
	if err != nil {
		p.t.Fatal(err)
	}
	return all
}

// onDisk writes the text of a campaign or of settings into a file of its own.
func onDisk(t testing.TB, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "file.txt")
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// fingerprint returns that of the last table of a campaign, or an error if the campaign is damaged.
func fingerprint(t testing.TB, book *rules.Rulebook, text string) (string, error) {
	t.Helper()
	campaign, err := saves.Look(book, onDisk(t, text))
	if err != nil {
		return "", err
	}
	if campaign.Damaged() || len(campaign.Notes) > 0 {
		return "", fmt.Errorf("%q", campaign.Notes)
	}
	return book.Print(campaign.Now()), nil
}
