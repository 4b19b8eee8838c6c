package saves

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// disk is all that saves do to files, one method for each thing that can fail, so that tests can make each fail.
type disk interface {
	MkdirAll(dir string) error
	ReadFile(name string) ([]byte, error)
	Create(name string) (file, error) // empty, whatever was there
	Append(name string) (file, error) // one that is there
	Rename(from, to string) error
	Remove(name string) error
	Truncate(name string, size int64) error
	SyncDir(dir string) error
}

// file is an open file that is written to.
type file interface {
	io.WriteCloser
	Sync() error
}

// realDisk is the disk of the operating system.
type realDisk struct{}

func (realDisk) MkdirAll(dir string) error              { return os.MkdirAll(dir, 0o777) }
func (realDisk) ReadFile(name string) ([]byte, error)   { return os.ReadFile(name) }
func (realDisk) Rename(from, to string) error           { return os.Rename(from, to) }
func (realDisk) Remove(name string) error               { return os.Remove(name) }
func (realDisk) Truncate(name string, size int64) error { return os.Truncate(name, size) }

func (realDisk) Create(name string) (file, error) {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o666)
	if err != nil {
		return nil, err // not f: a nil *os.File is no nil file
	}
	return f, nil
}

func (realDisk) Append(name string) (file, error) {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_APPEND, 0)
	if err != nil {
		return nil, err
	}
	return f, nil
}

// SyncDir waits until the names in a folder are on the disk. Windows has no such thing: it does so by itself.
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

// WriteFile puts a file of the user in the place of what had its name: whatever happens on the way, one of the two is
// there whole. It makes the folders that are missing. The error says why it may be the old one.
func WriteFile(name string, data []byte) error { return writeWhole(realDisk{}, name, data) }

// writeWhole puts a file in the place of what had its name. Whatever happens on the way, one of the two is there whole:
// the new one is written under another name, and takes the place of the old one only when it is on the disk.
func writeWhole(d disk, name string, data []byte) error {
	if err := d.MkdirAll(filepath.Dir(name)); err != nil {
		return fmt.Errorf("the folder cannot be made: %w", err)
	}
	temp := name + ".new"
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

// write writes and waits until it is on the disk.
func write(f file, data []byte) error {
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Sync()
}
