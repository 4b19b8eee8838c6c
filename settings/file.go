package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"reflect"

	"sixwinters/saves"
)

// File is the settings file of a running program. A value from the command line overrides the file until the players change
// that setting, and is never written.
type File struct {
	Name    string // "" if the settings are not saved
	Said    Said
	Trouble error // what is wrong with the file, as part of a sentence; nil if nothing

	says    Settings // as it was read or written last
	strange bool     // part of the file could not be read or understood
}

// Said has the values from the command line; "" and 0 are unset.
type Said struct {
	Speed string
	Scale int // in percent
	Theme string
}

// Read reads the settings when the program starts.
func (f *File) Read() Settings {
	s := Default()
	if f.Name != "" {
		s, f.Trouble = Read(f.Name)
		f.strange = f.Trouble != nil
	}
	f.says = s.Clone()
	f.override(&s)
	return s
}

// override returns the file's settings with the values of the command line.
func (f *File) override(s *Settings) {
	over(&s.Speed, f.Said.Speed)
	over(&s.Scale, f.Said.Scale)
	over(&s.Theme, f.Said.Theme)
}

// over sets the values of the command line in s.
func over[T comparable](setting *T, said T) {
	var nothing T
	if said != nothing {
		*setting = said
	}
}

// Save writes settings that differ from the file.
func (f *File) Save(s Settings) {
	if out := f.filed(s); !reflect.DeepEqual(out, f.says) {
		f.write(out)
	}
}

// filed returns the settings to write, without values that only the command line has set.
func (f *File) filed(s Settings) Settings {
	out := s.Clone()
	keepFiled(&out.Speed, &f.Said.Speed, f.says.Speed)
	keepFiled(&out.Scale, &f.Said.Scale, f.says.Scale)
	keepFiled(&out.Theme, &f.Said.Theme, f.says.Theme)
	return out
}

// keepFiled keeps the file's value of a setting that only the command line has set. Once the players have changed it, the
// command line no longer counts.
func keepFiled[T comparable](setting, said *T, filed T) {
	var nothing T
	if *said != nothing && *setting == *said {
		*setting = filed
	} else {
		*said = nothing
	}
}

// write writes the file, if there is one. If part of the old file could not be understood, write keeps a copy beside it, since
// someone wrote it by hand.
func (f *File) write(out Settings) {
	if f.Name == "" {
		f.says = out
		return
	}
	if f.strange {
		data, err := saves.ReadFile(f.Name)
		if err == nil {
			err = saves.WriteFile(f.Name+".old", data)
		}
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			f.Trouble = fmt.Errorf("the settings are not saved, so as not to lose the existing file: %w", err)
			return
		}
	}
	if f.Trouble = out.Write(f.Name); f.Trouble == nil {
		f.says, f.strange = out, false
	}
}

// Reread reads a changed file. Given the settings so far, it returns the new ones, and whether anything is new or wrong. A
// file that cannot be read or understood changes nothing: it may be half written.
func (f *File) Reread(now Settings) (s Settings, news bool) {
	s, err := Read(f.Name)
	news = (err == nil) != (f.Trouble == nil)
	f.Trouble, f.strange = err, err != nil
	if errors.As(err, new(unusableError)) || reflect.DeepEqual(s, f.says) {
		return now, news
	}
	f.says = s.Clone()
	f.override(&s)
	return s, true
}
