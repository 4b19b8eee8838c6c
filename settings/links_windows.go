package settings

import (
	"errors"
	"os"

	"golang.org/x/sys/windows/registry"
)

// CanOpenLinks reports whether the players can have this program open links of tables. Elsewhere a package of the system says so, or nothing does.
const CanOpenLinks = true

// linksKey is where this user's Windows looks for the program that opens links of tables.
const linksKey = `Software\Classes\sixwinters`

// opensKeys are the keys below each other that hold it, the lowest first.
var opensKeys = []string{linksKey + `\shell\open\command`, linksKey + `\shell\open`, linksKey + `\shell`, linksKey}

// opener returns the command that opens a link, which is %1. What stands after -- is no flag: a link cannot bring any.
func opener() (string, error) {
	self, err := os.Executable()
	return `"` + self + `" -- "%1"`, err
}

// OpensLinks reports whether links of tables open this program.
func OpensLinks() bool {
	want, err := opener()
	if err != nil {
		return false
	}
	key, err := registry.OpenKey(registry.CURRENT_USER, opensKeys[0], registry.QUERY_VALUE)
	if err != nil {
		return false
	}
	defer key.Close()
	is, _, err := key.GetStringValue("")
	return err == nil && is == want
}

// OpenLinks has links of tables open this program, or nothing any more.
func OpenLinks(on bool) error {
	if !on {
		for _, path := range opensKeys {
			if err := registry.DeleteKey(registry.CURRENT_USER, path); err != nil && !errors.Is(err, registry.ErrNotExist) {
				return err
			}
		}
		return nil
	}
	command, err := opener()
	if err != nil {
		return err
	}
	for _, entry := range []struct{ path, name, value string }{
		{linksKey, "", "URL:Six Winters"},
		{linksKey, "URL Protocol", ""},
		{opensKeys[0], "", command},
	} {
		key, _, err := registry.CreateKey(registry.CURRENT_USER, entry.path, registry.SET_VALUE)
		if err != nil {
			return err
		}
		err = key.SetStringValue(entry.name, entry.value)
		if closing := key.Close(); err == nil {
			err = closing
		}
		if err != nil {
			return err
		}
	}
	return nil
}
