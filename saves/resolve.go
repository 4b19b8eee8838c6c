//go:build !js

package saves

import (
	"os"
	"path/filepath"
)

// mostLinks is how many links to links are followed.
const mostLinks = 40

// resolve returns the path of the file that a name leads to, every link followed: the last one too if it leads to a file that is not
// there. Where that cannot be found out, it returns the name as an absolute path.
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
			return name // it is no link
		}
		if !filepath.IsAbs(to) {
			to = filepath.Join(folder, to)
		}
		name = to
	}
	return name
}
