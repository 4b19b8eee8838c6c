package saves

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
)

// disk is every file operation of saves, a method for each that can fail, so that tests can make each fail.
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

// file is an open file to write to.
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

// WriteFile replaces a file of the user and makes missing folders. Whatever happens on the way, either the old or the new
// file is there whole; on an error it may be the old one.
func WriteFile(name string, data []byte) error { return writeWhole(realDisk{}, name, data) }

// writeWhole replaces a file. Whatever happens on the way, either the old or the new one is there whole: the new one is
// written under another name and renamed when it is on the disk.
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

// write writes and waits until the text is on the disk.
func write(f file, data []byte) error {
	if _, err := f.Write(data); err != nil {
		return err
	}
	return f.Sync()
}
