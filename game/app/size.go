package app

// The size of the first window, and the least into which everything on the table fits.
const (
	FirstWidth, FirstHeight = 1280, 720
	LeastWidth, LeastHeight = 1024, 700
)

// The least size of the picture, in device pixels. Some desktops make smaller windows; they show it shrunk.
const LeastAcross, LeastDown = 320, 240

const WindowTitle = "Six Winters"
