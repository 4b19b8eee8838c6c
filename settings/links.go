//go:build !windows

package settings

import "errors"

// CanOpenLinks reports whether the players can have this program open links of tables. Here a package of the system says so, or nothing does.
const CanOpenLinks = false

// OpensLinks reports whether links of tables open this program, as far as the program can choose that.
func OpensLinks() bool { return false }

// OpenLinks fails: the program cannot choose that here.
func OpenLinks(bool) error {
	return errors.New("this system asks its packages which program opens links")
}
