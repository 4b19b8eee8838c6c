package workshop

import "sixwinters/content"

// readTables reads nothing: the page for browsers has no folders to watch.
func readTables(string, *content.Box, []*content.Box) ([]content.Finding, bool, error) {
	return nil, false, nil
}
