//go:build linux && cgo

package sound

// #cgo pkg-config: alsa
// #include <alsa/asoundlib.h>
//
// static void hush(const char *file, int line, const char *function, int err, const char *format, ...) {}
// static void hush_alsa(void) { snd_lib_error_set_handler(hush); }
import "C"

// hushLibrary keeps ALSA from writing a dozen lines to the terminal where there is no sound device: the error that the
// caller gets says it in one.
func hushLibrary() { C.hush_alsa() }
