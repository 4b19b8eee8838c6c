//go:build unix

package saves

import "syscall"

// nonblock makes opening a pipe return at once: without it, opening waits until somebody opens the other end.
const nonblock = syscall.O_NONBLOCK
