package serve

import (
	"context"
	"time"
)

// What a test needs to lay lines where a server finds them.
const (
	LineSubject = lineSubject
	LinesFolder = linesFolder
)

var StreamConfig = streamConfig

// RemoveIdle removes the tables of a server whose last line is older than a time.
func RemoveIdle(s *Server, ctx context.Context, before time.Time) (int, error) {
	return s.gate.removeIdle(ctx, before)
}
