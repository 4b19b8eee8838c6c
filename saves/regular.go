package saves

import (
	"fmt"
	"io"
	"io/fs"
	"os"
)

// mostBytes is the size of the largest file that is read, in bytes. A campaign of six years takes about 100 kB.
const mostBytes = 16 << 20

// ReadFile reads a file that others may have made. It fails, without waiting, if the name leads to anything but a regular file of at most 16 MB.
func ReadFile(name string) ([]byte, error) { return readRegular(name) }

// readRegular reads a file. It fails, without waiting, if the name leads to anything but a regular file of at most [mostBytes].
func readRegular(name string) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	if err := readable(info); err != nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: err}
	}
	f, err := os.OpenFile(name, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if info, err = f.Stat(); err != nil {
		return nil, err
	}
	if err := readable(info); err != nil { // the name may lead elsewhere by now
		return nil, &fs.PathError{Op: "open", Path: name, Err: err}
	}
	data, err := io.ReadAll(io.LimitReader(f, mostBytes+1))
	if err == nil && len(data) > mostBytes {
		err = &fs.PathError{Op: "read", Path: name, Err: tooLarge(int64(len(data)))}
	}
	return data, err
}

// readable returns why a file is not read, or nil. It is only looked at, not opened.
func readable(info fs.FileInfo) error {
	kind := ""
	switch mode := info.Mode(); {
	case mode.IsRegular() && info.Size() > mostBytes:
		return tooLarge(info.Size())
	case mode.IsRegular():
		return nil
	case mode.IsDir():
		kind = "a folder"
	case mode&fs.ModeNamedPipe != 0:
		kind = "a pipe"
	case mode&fs.ModeSocket != 0:
		kind = "a socket"
	case mode&fs.ModeDevice != 0:
		kind = "a device"
	default:
		kind = "something else"
	}
	return fmt.Errorf("this is %s, not a file: choose another", kind)
}

func tooLarge(size int64) error {
	return fmt.Errorf("this file has %d MB or more, and the game reads at most %d MB: choose another file", size>>20, mostBytes>>20)
}

// isRegular reports whether an item of a folder is a regular file, or a link to one.
func isRegular(folder string, item fs.DirEntry) bool {
	if item.Type()&fs.ModeSymlink == 0 {
		return item.Type().IsRegular()
	}
	info, err := os.Stat(folder + string(os.PathSeparator) + item.Name())
	return err == nil && info.Mode().IsRegular()
}
