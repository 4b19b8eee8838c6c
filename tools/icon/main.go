// Command icon writes the icon of the program as pictures of several sizes, for packages and desktops:
//
//	go run ./tools/icon FOLDER
package main

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"sixwinters/art"
)

// sizes are those that Windows, Linux desktops and browsers ask for, in pixels.
var sizes = []int{16, 32, 48, 64, 128, 192, 256, 512}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "Usage: go run ./tools/icon FOLDER")
		os.Exit(2)
	}
	for _, size := range sizes {
		if err := write(filepath.Join(os.Args[1], fmt.Sprintf("icon-%d.png", size)), size); err != nil {
			fmt.Fprintf(os.Stderr, "icon: %v.\n", err)
			os.Exit(1)
		}
	}
}

func write(name string, size int) error {
	icon, err := art.AppIcon(size)
	if err != nil {
		return err
	}
	file, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(file, icon); err != nil {
		file.Close()
		return err
	}
	return file.Close()
}
