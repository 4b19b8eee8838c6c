package saves

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// disk has every file operation of saves that can fail, so that tests can make each fail.
type disk interface {
	MkdirAll(dir string) error
	Stat(name string) (fs.FileInfo, error)
	ReadFile(name string) ([]byte, error) // a regular file of at most mostBytes
	Create(name string) (file, error)     // a new one, which replaces an existing one
	Append(name string) (file, error)     // an existing one
	Rename(from, to string) error
	Remove(name string) error
	SyncDir(dir string) error
}

// file is an open file to write to.
type file interface {
	io.WriteCloser
	Sync() error
	Stat() (fs.FileInfo, error)
}

// realDisk is the disk of the operating system.
type realDisk struct{}

func (realDisk) MkdirAll(dir string) error             { return os.MkdirAll(dir, 0o777) }
func (realDisk) Stat(name string) (fs.FileInfo, error) { return os.Stat(name) }
func (realDisk) ReadFile(name string) ([]byte, error)  { return readRegular(name) }
func (realDisk) Rename(from, to string) error          { return os.Rename(from, to) }
func (realDisk) Remove(name string) error              { return os.Remove(name) }

func (realDisk) Create(name string) (file, error) { return createFile(name, 0o666) }

func createFile(name string, mode fs.FileMode) (file, error) {
	_ = os.Remove(name) // if it stays, there is no new one, and the next line says why
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return nil, err // not f: a nil *os.File in a file is not nil
	}
	return f, nil
}

func (realDisk) Append(name string) (file, error) {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND|nonblock, 0)
	if err != nil {
		return nil, err
	}
	return f, nil
}

// SyncDir waits until the names in a folder are on the disk. Windows has no such call: it does so by itself.
func (realDisk) SyncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	defer d.Close()
	return d.Sync()
}

// WriteFile replaces a file of the user and makes missing folders. A link stays, and its target is replaced. Whatever
// happens, also if two programs write it at once, either an old or a new file is whole; after an error it may be the old one.
func WriteFile(name string, data []byte) error { return writeAlone(realDisk{}, resolve(name), data) }

// WritePrivate is [WriteFile] for a secret: only its owner can read the file, and enter the folders that are made for it.
func WritePrivate(name string, data []byte) error {
	return writeAlone(privateDisk{}, resolve(name), data)
}

// WriteNew writes a file of a free name. Like [WriteFile] it writes all or nothing. It fails with [fs.ErrExist] if the name is taken,
// also by a program that takes it at the same moment.
func WriteNew(name string, data []byte) error { return writeNew(realDisk{}, name, data) }

func writeNew(d disk, name string, data []byte) error {
	temp := besides(name)
	if err := d.MkdirAll(filepath.Dir(name)); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	err := writeSynced(d, temp, data)
	if err == nil {
		err = MoveNew(temp, name)
	}
	if err != nil {
		_ = d.Remove(temp) // it is only half a file, or has no place
		return err
	}
	return d.SyncDir(filepath.Dir(name))
}

// MoveNew renames a file or folder to a free name. It fails with [fs.ErrExist] if the name is taken, also by a program that takes it
// at the same moment: a second name replaces no file, as renaming would. Where a file cannot have two, the name is only looked at first.
func MoveNew(from, to string) error {
	switch err := os.Link(from, to); {
	case err == nil:
		return os.Remove(from)
	case errors.Is(err, fs.ErrExist):
		return err
	}
	if _, err := os.Lstat(to); err == nil {
		return &fs.PathError{Op: "rename", Path: to, Err: fs.ErrExist}
	}
	return os.Rename(from, to)
}

// privateDisk makes what nobody but its owner can read.
type privateDisk struct{ realDisk }

func (privateDisk) MkdirAll(dir string) error        { return os.MkdirAll(dir, 0o700) }
func (privateDisk) Create(name string) (file, error) { return createFile(name, 0o600) }

// writeAlone is [writeWhole] for a file that others may be writing too, since nothing is locked: none of them knows the other name.
func writeAlone(d disk, name string, data []byte) error {
	return writeBeside(d, name, besides(name), data)
}

// besides returns a name beside a file that no other writer knows.
func besides(name string) string {
	folder, base := filepath.Split(name)
	return filepath.Join(folder, fmt.Sprintf(".%s.%016x.new", stem(base), rand.Uint64()))
}

// writeWhole replaces a file of a locked campaign. Whatever happens, either the old or the new one is whole: the new one is
// written under another name and renamed once it is on the disk.
func writeWhole(d disk, name string, data []byte) error {
	folder, base := filepath.Split(name)
	return writeBeside(d, name, filepath.Join(folder, stem(base)+".new"), data) // one that was left behind is replaced
}

// writeBeside replaces a file by one that is written under another name beside it.
func writeBeside(d disk, name, temp string, data []byte) error {
	if err := d.MkdirAll(filepath.Dir(name)); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	if err := writeSynced(d, temp, data); err != nil {
		_ = d.Remove(temp) // it is only half a file
		return err
	}
	if err := d.Rename(temp, name); err != nil {
		_ = d.Remove(temp)
		return err
	}
	return d.SyncDir(filepath.Dir(name))
}

func writeSynced(d disk, name string, data []byte) error {
	f, err := d.Create(name)
	if err != nil {
		return err
	}
	if err := write(f, data); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

// write writes and waits until the text is on the disk.
func write(f file, data []byte) error {
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Sync()
}

// stem returns a name with room for an addition: the name itself or, if that is too long, a part of it and a hash.
func stem(name string) string {
	const most, kept = 200, 160 // bytes, of the 255 that most systems allow in a name
	if len(name) <= most {
		return name
	}
	hash := sha256.Sum256([]byte(name))
	return strings.ToValidUTF8(name[:kept], "") + fmt.Sprintf(" %x", hash[:8])
}
