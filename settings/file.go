package settings

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"reflect"

	"sixwinters/saves"
)

// File is the file that settings are kept in while a program runs. What the command line says wins over it as long as nobody sets that
// anew, and is never written.
type File struct {
	Name    string // "" if they are kept nowhere
	Said    Said
	Trouble error // what is wrong with it, as a part of a sentence; nil if nothing is

	says    Settings // as it was read or written last
	strange bool     // something in it could not be read or understood
}

// Said is what the command line says in place of the file: "" and 0 say nothing.
type Said struct {
	Speed string
	Scale int // in percent
	Theme string
}

// Read takes up the settings when the program starts.
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

// override puts what the command line says over the settings of the file.
func (f *File) override(s *Settings) {
	over(&s.Speed, f.Said.Speed)
	over(&s.Scale, f.Said.Scale)
	over(&s.Theme, f.Said.Theme)
}

// over sets what the command line says something of.
func over[T comparable](setting *T, said T) {
	var nothing T
	if said != nothing {
		*setting = said
	}
}

// Save writes settings that have changed, if the file says otherwise.
func (f *File) Save(s Settings) {
	if out := f.filed(s); !reflect.DeepEqual(out, f.says) {
		f.write(out)
	}
}

// filed is what the file is to say: the settings, but for what only the command line has said.
func (f *File) filed(s Settings) Settings {
	out := s.Clone()
	keepFiled(&out.Speed, &f.Said.Speed, f.says.Speed)
	keepFiled(&out.Scale, &f.Said.Scale, f.says.Scale)
	keepFiled(&out.Theme, &f.Said.Theme, f.says.Theme)
	return out
}

// keepFiled leaves a setting as the file has it that only the command line has said. What was set to something else since has been chosen by
// the players, and the command line counts no more.
func keepFiled[T comparable](setting, said *T, filed T) {
	var nothing T
	if *said != nothing && *setting == *said {
		*setting = filed
	} else {
		*said = nothing
	}
}

// write writes the file, if there is to be one. What could not be understood in it is kept in a copy beside it: somebody has written it
// by hand.
func (f *File) write(out Settings) {
	if f.Name == "" {
		f.says = out
		return
	}
	if f.strange {
		data, err := os.ReadFile(f.Name)
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

// Reread takes up a file that has changed: it returns the settings that are in effect from now on, given those that are, and whether
// there is anything new in them or wrong with the file. One that cannot be read or understood changes nothing: it may be half written.
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
