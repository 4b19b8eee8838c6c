//go:build unix

package saves

import "syscall"

// nonblock makes opening a pipe return at once. Without it, opening waits until someone opens the other end.
const nonblock = syscall.O_NONBLOCK
