//go:build !js

package saves

import (
	"os"
	"path/filepath"
)

// mostLinks is how many links to links are followed.
const mostLinks = 40

// resolve follows every link and returns the path of the file that a name leads to, even if the last link leads to a missing
// file. If that fails, it returns the name as an absolute path.
func resolve(name string) string {
	for range mostLinks {
		abs, err := filepath.Abs(name)
		if err != nil {
			return name
		}
		folder, err := filepath.EvalSymlinks(filepath.Dir(abs))
		if err != nil {
			return abs
		}
		name = filepath.Join(folder, filepath.Base(abs))
		to, err := os.Readlink(name)
		if err != nil {
			return name // not a link
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(folder, to)
		}
		name = to
	}
	return name
}
