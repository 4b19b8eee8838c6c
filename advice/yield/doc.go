// Package yield keeps a browser alive while something is thought out. A browser runs the game on one thread, and draws and
// listens only while nothing else runs there. So what thinks long gives up the thread every few milliseconds. Elsewhere there
// are threads enough, and it does nothing.
package yield
