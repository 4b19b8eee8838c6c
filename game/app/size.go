package app

// The window at first, and the least that everything on the table fits into.
const (
	FirstWidth, FirstHeight = 1280, 720
	LeastWidth, LeastHeight = 1024, 700
)

// The least size of the picture, in device pixels. Some desktops make windows as small as they like: what is smaller than this
// shows it shrunk.
const LeastAcross, LeastDown = 320, 240

// WindowTitle is what stands in the frame of the window.
const WindowTitle = "Six Winters"
