package together

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
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

// webTimeout is how long requests that are not part of play may take.
const webTimeout = 15 * time.Second

// Open asks a server for a new table, and returns the links to its seats, by the seat. The error is a sentence.
func Open(ctx context.Context, server string) (links [Watching + 1]Link, err error) {
	answer, err := ask(ctx, server+TablesPath, "", nil)
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

// ask sends a body to an address of a server, and returns the answer. What the server refuses is a [*Refusal].
func ask(ctx context.Context, address, token string, body []byte) ([]byte, error) {
	host := address
	if u, err := url.Parse(address); err == nil {
		host = u.Host
	}
	status, text, err := sendTo(ctx, address, token, body)
	if err != nil {
		return nil, fmt.Errorf("the server at %s cannot be reached: check the address and the network", host)
	}
	switch say := strings.TrimSpace(string(text)); {
	case status == 200:
		return text, nil
	case status >= 500:
		return nil, fmt.Errorf("the server at %s has a problem (%d): try again later", host, status)
	case status == 404 || len(say) > 400 || !strings.HasSuffix(say, "."):
		return nil, &Refusal{host + " is no server for tables of Six Winters."}
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
	_, err := ask(ctx, what.link.Server+fmt.Sprintf(LinesPath, what.link.Table), SeatWord(what.link.Seat)+"."+what.link.Token, body.Bytes())
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
