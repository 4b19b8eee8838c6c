//go:build !unix

package saves

// nonblock is a flag for opening a file. Opening does not wait on these systems.
const nonblock = 0
