// Command webserve serves a folder on this machine, for the game in a browser:
//
//	go run ./tools/webserve -address localhost:8080 FOLDER
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
)

func main() {
	address := flag.String("address", "localhost:8080", "host and port to serve at; port 0 takes a free one")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "Usage: webserve [-address HOST:PORT] FOLDER")
		os.Exit(2)
	}
	listener, err := net.Listen("tcp", *address)
	if err != nil {
		fail(err)
	}
	fmt.Printf("Six Winters is at http://%s/. Ctrl+C ends it.\n", listener.Addr())
	fail(http.Serve(listener, files(flag.Arg(0))))
}

// files serves a folder. The browser asks each time whether a file has changed, so that a new build is seen at once.
func files(folder string) http.Handler {
	server := http.FileServer(http.Dir(folder))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		server.ServeHTTP(w, r)
	})
}

func fail(err error) {
	fmt.Fprintf(os.Stderr, "webserve: %v.\n", err)
	os.Exit(1)
}
