package saves

import (
	"bufio"
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// Export replaces a file with the output of write: a printout, a page, a picture, a report. The output is complete before the file
// is touched, so an error or panic of write leaves the old file unchanged; so does a full disk, see [WriteFile]. The target of
// a symbolic link is replaced, not the link. Devices and pipes cannot be replaced and are written to.
func Export(name string, write func(to *bufio.Writer) error) error {
	var text bytes.Buffer
	to := bufio.NewWriter(&text)
	if err := write(to); err != nil {
		return err
	}
	if err := to.Flush(); err != nil {
		return err
	}
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return WriteFile(name, text.Bytes())
	case err != nil:
		return err
	case !info.Mode().IsRegular():
		return writeInto(name, text.Bytes())
	}
	target, err := filepath.EvalSymlinks(name)
	if err != nil {
		return err
	}
	return WriteFile(target, text.Bytes())
}

// writeInto writes to a file that is not regular. A folder is an error.
func writeInto(name string, text []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.Write(text)
	return errors.Join(err, file.Close())
}
