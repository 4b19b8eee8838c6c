package settings

// opened has the links that the system has handed to the running program.
var opened = make(chan string, 4)

// OpenedLink returns the next link that the system has handed to the running program, or "". Only macOS does that: elsewhere a link begins a program
// of its own.
func OpenedLink() string {
	select {
	case link := <-opened:
		return link
	default:
		return ""
	}
}
