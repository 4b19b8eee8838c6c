// Package screen finds out whether there is a screen to open a window on. It only looks; package display acts.
package screen

import (
	"fmt"
	"net"
	"strconv"
	"strings"
)

// An Endpoint is a place where an X server may listen, as [net.Dial] wants it.
type Endpoint struct {
	Network, Address string
}

// Trouble returns what keeps the program from opening a window, in a sentence for the player, or "" if nothing
// does. It asks the environment through getenv and tries X servers through reach.
func Trouble(getenv func(string) string, reach func(Endpoint) error) string {
	display := getenv("DISPLAY")
	if display == "" {
		if getenv("WAYLAND_DISPLAY") != "" {
			return "Six Winters draws through X11, which this Wayland session does not offer (DISPLAY is not set): " +
				"install and enable Xwayland, then start it again."
		}
		return "Six Winters needs a screen and finds none (DISPLAY is not set): " +
			"start it from a desktop session, or through xvfb-run to run it unseen."
	}
	places, err := endpoints(display)
	if err != nil {
		return fmt.Sprintf("Six Winters needs a screen and cannot make sense of DISPLAY=%q: set it to one such as :0.", display)
	}
	for _, place := range places {
		if reach(place) == nil {
			return ""
		}
	}
	return fmt.Sprintf("Six Winters needs a screen and no X server answers at DISPLAY=%q: "+
		"start that server, or set DISPLAY to one that is running.", display)
}

// endpoints lists the places where the X server may listen that a value of DISPLAY names, in the order in which X11
// programs try them. Such a value is [protocol/][host]:number[.screen], or the path of a socket.
func endpoints(display string) ([]Endpoint, error) {
	if strings.HasPrefix(display, "/") {
		return []Endpoint{{"unix", display}}, nil
	}
	colon := strings.LastIndex(display, ":")
	if colon < 0 {
		return nil, fmt.Errorf("no colon in %q", display)
	}
	host, digits := display[:colon], display[colon+1:]
	digits, _, _ = strings.Cut(digits, ".")
	number, err := strconv.ParseUint(digits, 10, 15)
	if err != nil {
		return nil, err
	}
	protocol, rest, found := strings.Cut(host, "/")
	switch {
	case found && rest == "unix": // "host/unix" is how X11 programs write a socket of this machine
		protocol, host = "unix", ""
	case found:
		host = rest
	default:
		protocol = ""
	}
	host = strings.TrimSuffix(strings.TrimPrefix(host, "["), "]")

	socket := fmt.Sprintf("/tmp/.X11-unix/X%d", number)
	port := strconv.FormatUint(6000+number, 10)
	switch {
	case protocol == "unix" || host == "unix":
		return []Endpoint{{"unix", "@" + socket}, {"unix", socket}}, nil
	case protocol == "" && host == "":
		return []Endpoint{{"unix", "@" + socket}, {"unix", socket}, {"tcp", net.JoinHostPort("localhost", port)}}, nil
	case host == "":
		host = "localhost"
	}
	return []Endpoint{{"tcp", net.JoinHostPort(host, port)}}, nil
}

// Question tells whether a command line only asks for "help" or the "version"; "" if neither.
func Question(args []string) string {
	for _, arg := range args {
		switch arg {
		case "-h", "--h", "-help", "--help":
			return "help"
		case "-version", "--version":
			return "version"
		case "--":
			return ""
		}
	}
	return ""
}
