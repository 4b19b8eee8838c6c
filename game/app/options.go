package app

import (
	"sixwinters/game/motion"
	"sixwinters/rules"
	"sixwinters/together"
)

// Options are what the command line asks for.
type Options struct {
	Width, Height int            // of the window, in pixels of the desktop; 0: the last
	Campaign      *rules.Options // begin this campaign at once, without the title
	Record        string         // file for the campaign; "": a new one in the folder of campaigns
	Saves         string         // folder of the campaigns; "": one in the user's data folder
	Lesson        string         // begin this lesson at once, without the title
	Open          string         // resume the campaign in this file at once, without the title
	Winter        bool           // play Skadi at once: the winter of Open or the last one, or a new one
	Seed          uint64         // of a new winter of Skadi; 0: any
	Sheet         string         // file of the sheet that Skadi is played on; "": the printed one
	Linked        bool           // a link asks for that: it waits until the players continue
	Table         *together.Link // sit down at this table at once, without the title
	Settings      string         // file of the settings; "": the defaults, which are not saved
	Speed         motion.Speed   // wins over the settings unless it is AsSet
	Scale         int            // in percent; wins over the settings unless it is 0
	Theme         string         // wins over the settings unless it is ""
	Credits       string         // who made what, in Markdown
	Licence       string         // of the program, in plain text
	Autoplay      uint64         // play by random legal moves with this seed; 0: the players play
	Boxes         []string       // folders and zip files of boxes, the lowest first
	Workshop      string         // open the workshop with this box at once, a folder or zip file
	Cards         string         // a folder to draw all cards into, on contact sheets, instead of playing
	Edition       *Edition       `json:"-"` // what comes with the game; nil: what its own files hold
}
