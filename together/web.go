//go:build !js

package together

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"
)

// Paths of a server, below its address.
const (
	TablesPath = "tables"     // a new table
	LinesPath  = "tables/%s/" // lines of a table that the server has lost
)

// MostLines is the size of what [LinesPath] takes, in bytes.
const MostLines = 4 << 20

// Opened is the server's answer to the wish for a table.
type Opened struct {
	Protocol int
	Table    string
	Tokens   [Watching + 1]string // by the seat
}

// web is the client for the requests that are not part of play.
var web = &http.Client{Timeout: 15 * time.Second}

// Open asks a server for a new table, and returns the links to its seats, by the seat. The error is a sentence.
func Open(ctx context.Context, server string) (links [Watching + 1]Link, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, server+TablesPath, http.NoBody)
	if err != nil {
		return links, err
	}
	answer, err := ask(r)
	if err != nil {
		return links, err
	}
	var o Opened
	switch err := json.Unmarshal(answer, &o); {
	case err != nil || o.Protocol == 0:
		return links, fmt.Errorf("%s is no server for tables of Six Winters", server)
	case o.Protocol != Protocol:
		return links, fmt.Errorf("the server at %s and this game are of different versions: update the older one", server)
	}
	for seat := 1; seat <= Watching; seat++ {
		links[seat] = Link{server, o.Table, seat, o.Tokens[seat]}
		if _, err := ReadLink(links[seat].String()); err != nil {
			return links, fmt.Errorf("%s is no server for tables of Six Winters", server)
		}
	}
	return links, nil
}

// ask sends a request and returns the answer. What the server refuses is a [*Refusal].
func ask(r *http.Request) ([]byte, error) {
	answer, err := web.Do(r)
	if err != nil {
		return nil, fmt.Errorf("the server at %s cannot be reached: check the address and the network", r.URL.Host)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(io.LimitReader(answer.Body, 1<<20))
	if err != nil {
		return nil, fmt.Errorf("the server at %s broke off its answer", r.URL.Host)
	}
	switch say := strings.TrimSpace(string(text)); {
	case answer.StatusCode == http.StatusOK:
		return text, nil
	case answer.StatusCode >= 500:
		return nil, fmt.Errorf("the server at %s has a problem (%s): try again later", r.URL.Host, answer.Status)
	case answer.StatusCode == http.StatusNotFound || len(say) > 400 || !strings.HasSuffix(say, "."):
		return nil, &Refusal{fmt.Sprintf("%s is no server for tables of Six Winters.", r.URL.Host)}
	default:
		return nil, &Refusal{say}
	}
}

// giveBack gives a server the lines of a table that it has lost.
func giveBack(ctx context.Context, what restore) error {
	var body bytes.Buffer
	fmt.Fprintf(&body, "%d %d %s\n", Protocol, what.proof.N, what.proof.Stamp)
	for _, l := range what.lines {
		body.WriteString(l.String() + "\n")
	}
	if body.Len() > MostLines {
		return &Refusal{"There are too many lines to send."}
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, what.link.Server+fmt.Sprintf(LinesPath, what.link.Table), &body)
	if err != nil {
		return err
	}
	r.Header.Set("Authorization", "Bearer "+SeatWord(what.link.Seat)+"."+what.link.Token)
	_, err = ask(r)
	return err
}

// ReadLines reads the lines that a desk gives back: those after the server's last one, the number of lines that a stamp stands for, and the stamp.
func ReadLines(body string) (lines []Line, n int, proof string, err error) {
	head, rest, _ := strings.Cut(body, "\n")
	version := 0
	_, _ = fmt.Sscanf(head, "%d %d %s", &version, &n, &proof) // a table that never had a line has no stamp
	if version != Protocol {
		return nil, 0, "", errors.New("the server and the game are of different versions: update the older one")
	}
	for text := range strings.SplitSeq(strings.TrimSuffix(rest, "\n"), "\n") {
		l, err := ReadLine(text)
		if err != nil {
			return nil, 0, "", err
		}
		lines = append(lines, l)
	}
	return lines, n, proof, nil
}
