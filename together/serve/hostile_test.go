package serve_test

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats.go"

	"sixwinters/rules"
	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
	"sixwinters/together/togethertest"
)

// raw is a connection of somebody who knows a link and keeps to no rules.
func raw(t *testing.T, server, token string) (*nats.Conn, error) {
	t.Helper()
	parts := strings.Split(token, ".")
	c, err := nats.Connect(strings.Replace(strings.TrimSuffix(server, "/"), "http", "ws", 1), nats.ProxyPath("/ws"), nats.Token(token),
		nats.CustomInboxPrefix("i."+parts[0]+"."+parts[1]), nats.NoReconnect(), nats.ErrorHandler(func(*nats.Conn, *nats.Subscription, error) {}))
	if err == nil {
		t.Cleanup(c.Close)
	}
	return c, err
}

// tokenOf returns the token of a link as a connection gives it.
func tokenOf(l together.Link) string {
	return l.Table + "." + together.SeatWord(l.Seat) + "." + l.Token
}

// next returns the line that a desk would send next with a text.
func next(d *together.Desk, seat int, text string) together.Line {
	n, chain := d.Campaign.Shared()
	return together.Line{N: n, Chain: saves.Chain(chain, seat, text), Seat: seat, Print: 1, ID: "forged", By: "(devel)/0000", Text: text}
}

// Whatever somebody with a link sends, each gets a sentence, the table is unharmed, and the other desk plays on. For 10 MB see TestHugeMessage.
func TestHostile(t *testing.T) {
	s, log := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	c, err := raw(t, s.URL(), tokenOf(links[2]))
	if err != nil {
		t.Fatal(err)
	}
	move := "m." + links[2].Table + ".2"
	n, chain := anna.Campaign.Shared()
	forSeat1 := next(anna, 1, saves.ReadyLine)
	unchained := next(anna, 2, saves.ReadyLine)
	unchained.Chain = strings.Repeat("0", 32)
	seat0 := next(anna, 0, saves.UndoLine)
	head := together.Line{N: 0, Chain: saves.Chain("", 0, anna.Campaign.Table().Text()), Seat: 0, ID: "x", By: "y", Text: anna.Campaign.Table().Text()}
	asLine := func(text string) string {
		line := next(anna, 2, text)
		return line.String()
	}
	for _, sends := range []struct{ text, says string }{
		{"", "This is not a line of a table."},
		{"junk", "This is not a line of a table."},
		{"1 2 3 4 5 6 7", "This is not a line of a table."},
		{strings.Repeat("x", together.MostLine+1), "has at most"},
		{forSeat1.String(), "another seat"},
		{unchained.String(), "does not go on from the table's last one"},
		{seat0.String(), "another seat"},
		{strings.Replace(forSeat1.String(), fmt.Sprint(n)+" ", "999999 ", 1), "a table has at most"},
		{"-" + forSeat1.String(), "a table has at most"},
		{head.String(), "behind"},
		{asLine("x #y"), "its text could not be kept"},
		{asLine("x ~y"), "its text could not be kept"},
		{asLine("x "), "its text could not be kept"},
		{asLine(" x"), "its text could not be kept"},
		{asLine(""), "is not a line of a table"},
		{asLine(strings.Repeat("x", saves.MostShared+1)), "its text could not be kept"},
		{asLine("x\ny"), "is not a line of a table"},
	} {
		m, err := c.Request(move, []byte(sends.text), patience)
		if err != nil {
			t.Fatalf("%.40q: %v", sends.text, err)
		}
		if say := string(m.Data); !strings.Contains(strings.ToLower(say), strings.ToLower(sends.says)) {
			t.Errorf("%.40q is answered with %q, not %q", sends.text, say, sends.says)
		}
	}
	// subjects that are not a seat's own are closed
	for _, subject := range []string{"m." + links[1].Table + ".1", "v." + links[1].Table + ".1", "sixwinters.table." + links[1].Table + ".1",
		"$JS.API.STREAM.PURGE.SIXWINTERS-TABLES", "$JS.API.STREAM.DELETE.SIXWINTERS-TABLES", "m.anothertable.1", "w." + links[1].Table + ".1"} {
		line := next(anna, 1, saves.ReadyLine)
		if err := c.Publish(subject, []byte(line.String())); err != nil {
			t.Fatal(err)
		}
	}
	for _, subject := range []string{">", "m.>", "v.>", "i.>", "$JS.>", "sixwinters.>", "_INBOX.>"} {
		heard := 0
		if _, err := c.Subscribe(subject, func(*nats.Msg) { heard++ }); err != nil {
			t.Fatal(err)
		}
	}
	_ = c.Flush()
	if is, with := anna.Campaign.Shared(); is != n || with != chain {
		t.Fatal("the table has changed")
	}
	borrow(t, s, anna, links)
	race(t, 6, anna, ben)
	same(t, anna, ben)
	if want := "has sent what no desk sends"; !strings.Contains(log.String(), want) {
		t.Errorf("the log does not tell of answers to elsewhere:\n%s", log)
	}
	if !strings.Contains(log.String(), "was refused: This line is for another seat") {
		t.Errorf("the log does not tell of the forged line:\n%s", log)
	}
}

// borrow has the owners of links ask for answers at places where only the server may write, with and without headers, and fails if anything is written
// there.
func borrow(t *testing.T, s *serve.Server, anna *together.Desk, links [together.Watching + 1]together.Link) {
	t.Helper()
	id := links[1].Table
	written, own := map[string]string{}, map[string]bool{}
	done := serve.Overhear(t, s, func(subject, text string) {
		for _, answer := range []string{"1 end", "1 more", together.No + " ", together.OK + " ", together.Behind, "The server was asked"} {
			if strings.HasPrefix(text, answer) {
				written[subject] = text
			}
		}
	})
	for _, link := range []together.Link{links[2], links[together.Watching]} {
		c, err := raw(t, s.URL(), tokenOf(link))
		if err != nil {
			t.Fatal(err)
		}
		seat := together.SeatWord(link.Seat)
		asks := []struct{ subject, text string }{{"q." + id + "." + seat, "999999"}, {"q." + id + "." + seat, "junk"}, {"p." + id + "." + seat, "say 1"}}
		if link.Seat != together.Watching {
			line := next(anna, 1, saves.ReadyLine)
			asks = append(asks, struct{ subject, text string }{"m." + id + "." + seat, "junk"}, struct{ subject, text string }{"m." + id + "." + seat, line.String()})
		}
		for _, ask := range asks {
			for _, reply := range []string{
				"sixwinters.table." + id + ".1", "sixwinters.stored." + id + ".1", "sixwinters.table." + id + "." + seat,
				"$JS.API.STREAM.PURGE.SIXWINTERS-TABLES", "$JS.API.STREAM.DELETE.SIXWINTERS-TABLES", "$JS.API.STREAM.UPDATE.SIXWINTERS-TABLES",
				"v." + id + ".1", "w." + id + ".1", "m." + id + ".1", "q." + id + "." + seat, "p." + id + ".1", "i." + id + ".1.x", "i.anothertable1.2.x",
				"i." + id + "." + seat, "i." + id + "." + seat + "x.y", "i.>", "i." + id + "." + seat + ".>", "i." + id + "." + seat + ".*"} {
				if err := c.PublishRequest(ask.subject, reply, []byte(ask.text)); err != nil {
					t.Fatal(err)
				}
			}
			for _, header := range []string{"Nats-Rollup", "Nats-Msg-Id", "Nats-Expected-Last-Subject-Sequence", "Nats-Trace-Dest", "Nats-TTL", "Nats-Sequence"} {
				m := nats.NewMsg(ask.subject)
				m.Header.Set(header, "sixwinters.table."+id+".1")
				if header == "Nats-Rollup" {
					m.Header.Set(header, "all")
				}
				m.Reply, m.Data = "i."+id+"."+seat+".x", []byte(ask.text)
				if err := c.PublishMsg(m); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, ask := range asks[1:] { // who asks as desks do gets an answer, after all that came before
			if strings.HasPrefix(ask.subject, "p.") {
				continue
			}
			m, err := c.Request(ask.subject, []byte(ask.text), patience)
			if err != nil {
				t.Fatalf("%q: %v", ask.subject, err)
			}
			own[m.Subject] = true
		}
	}
	done()
	for subject, text := range written {
		if !own[subject] {
			t.Errorf("%q is written to %q", text, subject)
		}
	}
}

// What somebody else has put behind a table's last line keeps nobody from playing on.
func TestJunkInTheStore(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 6, anna, ben)
	same(t, anna, ben)
	for _, seat := range []string{"0", "1", "2"} {
		serve.Put(t, s, "sixwinters.table."+links[1].Table+"."+seat, "1 end\n")
	}
	if !serve.Forgets(s, links[1].Table) {
		t.Fatal("the server does not know the table")
	}
	race(t, 6, anna, ben)
	same(t, anna, ben)
	book, _ := bookOf(t)
	fresh := togethertest.Join(t, saves.Folder(t.TempDir()), links[2], book)
	if *fresh.Campaign.Now() != *anna.Campaign.Now() {
		t.Error("who joins later has another table")
	}
}

// A message of 10 MB ends its connection with a sentence, whoever sends it, and nothing else: no client of NATS would send it, so this one speaks the websocket by
// hand. The sender has a link, but is not told more than that it is too much.
func TestHugeMessage(t *testing.T) {
	s, log := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 6, anna, ben)
	same(t, anna, ben)
	n, chain := anna.Campaign.Shared()
	conn, err := net.Dial("tcp", strings.TrimSuffix(strings.TrimPrefix(s.URL(), "http://"), "/"))
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	const huge = 10 << 20
	hello := "GET /ws HTTP/1.1\r\nHost: " + conn.RemoteAddr().String() + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n" +
		"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
	text := fmt.Appendf(nil, "CONNECT {\"verbose\":false,\"auth_token\":%q}\r\nPUB m.%s.2 %d\r\n", tokenOf(links[2]), links[2].Table, huge)
	frame := append([]byte{0x82, 0xfe}, binary.BigEndian.AppendUint16(nil, uint16(len(text)))...) // binary, masked, with a length of 16 bits
	frame = append(append(frame, 0, 0, 0, 0), text...)                                            // a mask of zeros
	if err := conn.SetReadDeadline(time.Now().Add(patience)); err != nil {
		t.Fatal(err)
	}
	says := func(send []byte, want string) {
		t.Helper()
		if _, err := conn.Write(send); err != nil {
			t.Fatal(err)
		}
		var heard []byte
		for part := make([]byte, 4096); !bytes.Contains(heard, []byte(want)); {
			n, err := conn.Read(part)
			heard = append(heard, part[:n]...)
			if err != nil {
				t.Fatalf("it is answered with %q, %v", heard, err)
			}
		}
	}
	says([]byte(hello), "INFO ")
	says(frame, "Maximum Payload Violation")
	_, _ = conn.Write(make([]byte, huge)) // nobody takes it any more
	if want := "a connection was ended: its message had more than 65536 bytes"; !strings.Contains(log.String(), want) {
		t.Errorf("the log does not tell of 10 MB:\n%s", log)
	}
	if is, with := anna.Campaign.Shared(); is != n || with != chain {
		t.Error("the table has changed")
	}
	race(t, 6, anna, ben)
	same(t, anna, ben)
}

// A line that goes on from the last one but is against the rules stays in the record, and changes nothing.
func TestLineAgainstTheRules(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	now := *anna.Campaign.Now()
	wire, err := together.Dial(links[2])
	if err != nil {
		t.Fatal(err)
	}
	defer wire.Close()
	for _, text := range []string{"agree", "void", "void undo", "void void undo", "@1 undo", "table {}", "resume x", "snapshot x", "hand 1", "#", "#x ~y", "x#y", "~x", "ü\u2028ü",
		strings.Repeat("x", saves.MostShared)} {
		forged := next(anna, 2, text)
		forged.By = strings.Join(strings.Fields(rules.Version()), "_") + "/" + anna.Campaign.Book().Content().Hash[:12]
		forged.Print = anna.Campaign.Book().Fingerprint(&now)
		switch _, err := wire.Send(t.Context(), forged); {
		case err != nil && !saves.FitsLine(text):
			continue
		case err != nil:
			t.Fatalf("%q: %v", text, err)
		}
		news := reach(t, anna, "the line has arrived", func() bool { n, _ := anna.Campaign.Shared(); return n == forged.N+1 })
		if *anna.Campaign.Now() != now || !strings.Contains(strings.Join(said(news), " "), "A line of Ben's desk is against the rules") {
			t.Errorf("%.30q is answered with %q", text, said(news))
		}
	}
	race(t, 10, anna, ben)
	same(t, anna, ben)
	n, chain := anna.Campaign.Shared()
	again, err := saves.Look(anna.Campaign.Book(), anna.Campaign.Name())
	if err != nil {
		t.Fatal(err)
	}
	if is, with := again.Shared(); is != n || with != chain || len(again.Notes) > 0 || *again.Now() != *anna.Campaign.Now() {
		t.Errorf("Anna's file has %d lines with chain %s, not %d with %s: %q", is, with, n, chain, again.Notes)
	}
	book, _ := bookOf(t)
	fresh := togethertest.Join(t, saves.Folder(t.TempDir()), links[1], book)
	if *fresh.Campaign.Now() != *anna.Campaign.Now() {
		t.Error("who joins later has another table")
	}
}

// A line of a newer version that this one plays differently stops the table with a sentence, and loses nothing.
func TestNewerRules(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	wire, err := together.Dial(links[2])
	if err != nil {
		t.Fatal(err)
	}
	defer wire.Close()
	n, _ := anna.Campaign.Shared()
	newer := next(anna, 2, "fly to the moon")
	newer.By = "v99.0.0/ffffffffffff"
	if _, err := wire.Send(t.Context(), newer); err != nil {
		t.Fatal(err)
	}
	hears(t, anna, "Ben's game is v99.0.0")
	if is, _ := anna.Campaign.Shared(); is != n {
		t.Errorf("%d lines, not %d", is, n)
	}
	if err := anna.Propose(saves.ReadyLine); err == nil || !strings.Contains(err.Error(), "Update the older one") {
		t.Errorf("the table goes on: %v", err)
	}
}

// A stranger's link, and a server that is none, get a sentence.
func TestStrangers(t *testing.T) {
	s, log := start(t, t.TempDir(), nil)
	_, books := bookOf(t)
	_, _, links := table(t, s.URL())
	stranger := links[1]
	stranger.Token = strings.Repeat("A", len(stranger.Token))
	for _, link := range []together.Link{stranger, {Server: s.URL(), Table: "anothertable", Seat: 1, Token: links[1].Token},
		{Server: s.URL(), Table: links[1].Table, Seat: 2, Token: links[together.Watching].Token}} {
		if _, err := together.Join(t.Context(), saves.Folder(t.TempDir()), link, books); err == nil || !strings.Contains(err.Error(), "does not know this link") {
			t.Errorf("%s: %v", link.Place(), err)
		}
		if err := give(s.URL(), link, "1 0 \n"); !strings.Contains(err, "does not know this link") {
			t.Errorf("%s: lines are answered with %q", link.Place(), err)
		}
	}
	if !strings.Contains(log.String(), "unknown link was refused") {
		t.Errorf("the log does not tell of a stranger:\n%s", log)
	}
	if _, err := raw(t, s.URL(), "a.b.c"); err == nil {
		t.Error("a token that is none lets in")
	}
	page := httptest.NewServer(http.NotFoundHandler())
	defer page.Close()
	if _, err := together.Open(t.Context(), page.URL+"/"); err == nil || !strings.Contains(err.Error(), "is no server for tables") {
		t.Errorf("a server that is none: %v", err)
	}
	old := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, `{"Protocol":99}`) }))
	defer old.Close()
	if _, err := together.Open(t.Context(), old.URL+"/"); err == nil || !strings.Contains(err.Error(), "different versions") {
		t.Errorf("a server of another version: %v", err)
	}
	if _, err := together.Open(t.Context(), "http://127.0.0.1:1/"); err == nil || !strings.Contains(err.Error(), "cannot be reached") {
		t.Errorf("no server: %v", err)
	}
}

// give posts lines to a server and returns what it says.
func give(server string, link together.Link, body string) string {
	r, err := http.NewRequest(http.MethodPost, server+fmt.Sprintf(together.LinesPath, link.Table), strings.NewReader(body))
	if err != nil {
		return err.Error()
	}
	r.Header.Set("Authorization", "Bearer "+together.SeatWord(link.Seat)+"."+link.Token)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return err.Error()
	}
	defer answer.Body.Close()
	say, _ := io.ReadAll(answer.Body)
	return string(say)
}

// Nobody gives back lines of another seat without proof, nor too much.
func TestGiveBackIsChecked(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 6, anna, ben)
	same(t, anna, ben)
	n, _ := anna.Campaign.Shared()
	forged := next(anna, 1, saves.ReadyLine)
	own := next(anna, 2, "x")
	for _, c := range []struct{ body, says string }{
		{"1 0 \n" + forged.String() + "\n", "nothing proves that it was at the table"},
		{fmt.Sprintf("1 %d %s\n%s\n", n+1, "AAAA", forged.String()), "nothing proves"},
		{"1 0 \njunk\n", "is not a line of a table"},
		{"7 0 \n" + own.String() + "\n", "different versions"},
		{"1 0 \n" + strings.Repeat("x", together.MostLines+1), "too many lines"},
	} {
		if say := give(s.URL(), links[2], c.body); !strings.Contains(say, c.says) {
			t.Errorf("%.30q is answered with %q, not %q", c.body, say, c.says)
		}
	}
	say := ""
	for range 12 {
		say = give(s.URL(), links[2], "1 0 \njunk\n")
	}
	if !strings.Contains(say, "too often") {
		t.Errorf("a flood of lines is answered with %q", say)
	}
	if is, _ := anna.Campaign.Shared(); is != n {
		t.Error("the table has changed")
	}
}

// A stamp proves the lines that lead to it and no others, and nothing is stored before all is checked.
func TestStampProvesItsOwnLines(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	anna, ben, links := table(t, s.URL())
	race(t, 6, anna, ben)
	same(t, anna, ben)
	lines, err := anna.Campaign.SharedLines()
	if err != nil {
		t.Fatal(err)
	}
	last := len(lines) - 1
	stamp := serve.StampOf(s, links[1].Table, len(lines), lines[last].Chain)
	sent := func(forge func(all []together.Line) []together.Line) string {
		var all []together.Line
		for i, l := range lines {
			all = append(all, together.Line{N: i, Chain: l.Chain, Seat: l.Seat, Print: l.Print, ID: "given", By: "y", Text: l.Text})
		}
		body := fmt.Sprintf("1 %d %s\n", len(lines), stamp)
		for _, l := range forge(all) {
			body += l.String() + "\n"
		}
		return body
	}
	// chained has the lines from the n-th on go on from each other.
	chained := func(all []together.Line, n int) []together.Line {
		for i := n; i < len(all); i++ {
			all[i].Chain = saves.Chain(all[i-1].Chain, all[i].Seat, all[i].Text)
		}
		return all
	}
	if n, err := serve.RemoveIdle(s, t.Context(), time.Now().Add(time.Hour)); n != 1 || err != nil {
		t.Fatalf("%d tables are removed: %v", n, err)
	}
	for _, c := range []struct {
		what, says string
		forge      func(all []together.Line) []together.Line
	}{
		{"a forged line of Anna's, and the chain of the true last one", "does not go on", func(all []together.Line) []together.Line {
			all[2].Seat, all[2].Text = 1, "forged"
			genuine := all[last]
			chained(all, 2)
			all[last] = genuine
			return all
		}},
		{"the same without a chain of its own", "does not go on", func(all []together.Line) []together.Line {
			all[2].Seat, all[2].Text = 1, "forged"
			return all
		}},
		{"a forged line of Anna's with all behind it", "nothing proves", func(all []together.Line) []together.Line {
			all[1].Seat, all[1].Text = 1, "forged"
			return chained(all, 1)
		}},
		{"Ben's lines and then a forged one of Anna's", "nothing proves", func(all []together.Line) []together.Line {
			all[1].Seat, all[1].Text, all[2].Seat, all[2].Text = 2, "x", 1, "forged"
			return chained(all[:3], 1)
		}},
		{"a forged line behind the proved ones", "nothing proves", func(all []together.Line) []together.Line {
			return chained(append(all, together.Line{N: len(all), Seat: 1, ID: "x", By: "y", Text: "forged"}), len(all))
		}},
		{"a line of nobody behind those of the seats", "the table has begun", func(all []together.Line) []together.Line {
			return chained(append(all, together.Line{N: len(all), Seat: 0, ID: "x", By: "y", Text: "undo"}), len(all))
		}},
		{"the head of another table", "not the head", func(all []together.Line) []together.Line {
			all[0].Text = strings.Replace(all[0].Text, links[1].Table, "anothertable", 1)
			all[0].Chain = saves.Chain("", 0, all[0].Text)
			return all[:1]
		}},
	} {
		if say := give(s.URL(), links[2], sent(c.forge)); !strings.Contains(say, c.says) {
			t.Errorf("%s: answered with %q", c.what, say)
		}
		if n := serve.Lines(t, s, links[1].Table); n != 0 {
			t.Fatalf("%s: %d lines are stored", c.what, n)
		}
	}
	if say := give(s.URL(), links[2], sent(func(all []together.Line) []together.Line { return all })); say != "ok" {
		t.Errorf("the true lines are answered with %q", say)
	}
	if n := serve.Lines(t, s, links[1].Table); n != len(lines) {
		t.Errorf("%d lines are stored, not %d", n, len(lines))
	}
}

// A flood of lines, of words and of tables is stopped in a sentence; the other desk plays on.
func TestFlood(t *testing.T) {
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { c.Rate, c.Tables = 5, 4 })
	anna, ben, links := table(t, s.URL())
	c, err := raw(t, s.URL(), tokenOf(links[2]))
	if err != nil {
		t.Fatal(err)
	}
	slow := 0
	for range 200 {
		m, err := c.Request("m."+links[2].Table+".2", []byte("junk"), patience)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(m.Data), "too many moves") {
			slow++
		}
	}
	if slow < 100 {
		t.Errorf("%d of 200 lines were refused as too many", slow)
	}
	for range 2000 {
		_ = c.Publish("p."+links[2].Table+".2", []byte("say 1"))
	}
	_ = c.Flush()
	if all := options(anna); len(all) > 0 {
		if _, err := anna.Do(t.Context(), all[0], patience); err != nil {
			t.Errorf("Anna cannot move beside a flood: %v", err)
		}
	}
	if heard := len(said(anna.Poll())); heard > 200 {
		t.Errorf("Anna hears %d of 2000 words", heard)
	}
	_ = ben
	var says error
	for range 5 {
		if _, err := together.Open(t.Context(), s.URL()); err != nil {
			says = err
		}
	}
	if refusal := (*together.Refusal)(nil); !errors.As(says, &refusal) || !strings.Contains(says.Error(), "create 4 tables in an hour") {
		t.Errorf("a flood of tables is answered with %v", says)
	}
}

// A table whose cards this desk lacks says so.
func TestBoxThatIsMissing(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	_, _, links := table(t, s.URL())
	_, err := together.Join(t.Context(), saves.Folder(t.TempDir()), links[2], func(h *saves.Header) (*rules.Rulebook, error) {
		return nil, fmt.Errorf("the box %q is missing: install it", "Toll Roads")
	})
	if err == nil || !strings.Contains(err.Error(), "Toll Roads") {
		t.Errorf("a box that is missing: %v", err)
	}
}

// Idle tables are removed, and a desk brings its own back.
func TestExpiry(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, _ := table(t, s.URL())
	race(t, 6, anna, ben)
	same(t, anna, ben)
	was, _ := anna.Campaign.Shared()
	s.Stop()
	alone, _ := start(t, folder, nil) // at another port: no desk asks it for the table
	if n, err := serve.RemoveIdle(alone, t.Context(), time.Now().Add(-time.Hour)); n != 0 || err != nil {
		t.Errorf("%d tables are removed that are not idle: %v", n, err)
	}
	if n := serve.Known(alone); n != 0 {
		t.Errorf("looking for idle tables keeps %d in memory", n)
	}
	if n, err := serve.RemoveIdle(alone, t.Context(), time.Now().Add(time.Hour)); n != 1 || err != nil {
		t.Fatalf("%d tables are removed: %v", n, err)
	}
	alone.Stop()
	start(t, folder, at(s))
	race(t, 6, anna, ben)
	same(t, anna, ben)
	if n, _ := anna.Campaign.Shared(); n < was+6 {
		t.Errorf("%d lines after %d and an expiry", n, was)
	}
}

// A store that is slow gives what it has, and a desk gets all lines bit by bit.
func TestSlowStore(t *testing.T) {
	folder := t.TempDir()
	s, _ := start(t, folder, nil)
	anna, ben, links := table(t, s.URL())
	race(t, 10, anna, ben)
	same(t, anna, ben)
	now := *anna.Campaign.Now()
	for _, d := range []*together.Desk{anna, ben} {
		if err := d.Close(); err != nil {
			t.Fatal(err)
		}
	}
	s.Stop()
	s, _ = start(t, folder, at(s))
	serve.SlowStore(s)
	book, _ := bookOf(t)
	fresh := togethertest.Join(t, saves.Folder(t.TempDir()), links[2], book)
	reach(t, fresh, "all lines have come", func() bool { return *fresh.Campaign.Now() == now })
}

// A request that does not arrive in time is ended, and requests count as connections of their address.
func TestSlowUpload(t *testing.T) {
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { serve.Upload(c, 50*time.Millisecond) })
	anna, ben, links := table(t, s.URL())
	for _, path := range []string{fmt.Sprintf(together.LinesPath, links[1].Table), together.TablesPath} {
		body, more := io.Pipe()
		r, err := http.NewRequest(http.MethodPost, s.URL()+path, body)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Authorization", "Bearer 1."+links[1].Token)
		ended := make(chan string)
		go func() {
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				ended <- err.Error()
				return
			}
			defer answer.Body.Close()
			say, _ := io.ReadAll(answer.Body)
			ended <- string(say)
		}()
		if _, err := more.Write([]byte("1 0 \n")); err != nil {
			t.Fatal(err)
		}
		select {
		case say := <-ended:
			if path != together.TablesPath && !strings.Contains(say, "not arrived in time") && !strings.Contains(say, "connection") && !strings.Contains(say, "EOF") {
				t.Errorf("%s: a slow request is answered with %q", path, say)
			}
		case <-time.After(patience):
			t.Fatalf("%s: a slow request is not ended", path)
		}
		_ = more.Close()
	}
	race(t, 6, anna, ben) // a websocket lasts longer
	same(t, anna, ben)

	const from = "203.0.113.7"
	serve.Fill(s, from)
	for _, path := range []string{"ws", fmt.Sprintf(together.LinesPath, links[1].Table), together.TablesPath} {
		if code := postFrom(t, s.URL()+path, from); code != http.StatusTooManyRequests {
			t.Errorf("%s: one connection too many is answered with %d", path, code)
		}
	}
}

// postFrom asks a server as a proxy does for somebody at an address, and returns the status.
func postFrom(t *testing.T, url, from string) int {
	t.Helper()
	r, err := http.NewRequest(http.MethodPost, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("X-Forwarded-For", "1.2.3.4, "+from)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	return answer.StatusCode
}

// All IPv6 addresses of one network count as one, and each IPv4 address as itself, however it is written.
func TestLimitsByNetwork(t *testing.T) {
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { c.Tables = 2 })
	for _, ask := range []struct {
		from string
		code int
	}{
		{"2001:db8:1:2::1", http.StatusOK},
		{"2001:db8:1:2:ffff::2", http.StatusOK},
		{"2001:DB8:1:2::3", http.StatusTooManyRequests},
		{"2001:db8:1:3::1", http.StatusOK},
		{"203.0.113.1", http.StatusOK},
		{"::ffff:203.0.113.1", http.StatusOK},
		{"203.0.113.1", http.StatusTooManyRequests},
		{"203.0.113.2", http.StatusOK},
	} {
		if code := postFrom(t, s.URL()+together.TablesPath, ask.from); code != ask.code {
			t.Errorf("%s is answered with %d", ask.from, code)
		}
	}
}

// The page shows a link, and nothing that only looks like one: it is copied into a terminal.
func TestPageShowsOnlyLinks(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	_, _, links := table(t, s.URL())
	answer, err := http.Get(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	pattern := func(name string) *regexp.Regexp {
		found := regexp.MustCompile(`const ` + name + ` = /(.*)/;`).FindSubmatch(text)
		if found == nil {
			t.Fatalf("the page has no pattern %q", name)
		}
		return regexp.MustCompile(strings.ReplaceAll(strings.ReplaceAll(string(found[1]), `\/`, "/"), `:[\]-]`, `:\[\]-]`))
	}
	page, seat := pattern("page"), pattern("seat")
	for _, link := range links[1:] {
		server, hash, _ := strings.Cut(link.String(), "#")
		if !page.MatchString(server) || !seat.MatchString("#"+hash) || !seat.MatchString("#table="+hash) {
			t.Errorf("the page does not show the link for %s", together.SeatName(link.Seat))
		}
		for _, bad := range []string{"#$(touch${IFS}x)", "#" + hash + "$(x)", "#$(x)" + hash, "#" + hash + "`x`", "#" + hash + "\n", `#"; x; "` + hash, "#", "#a.b.c"} {
			if seat.MatchString(bad) {
				t.Errorf("the page shows %q", bad)
			}
		}
	}
	for url, shown := range map[string]bool{"https://club.example/six/": true, "http://[::1]:8410/": true, "https://club/$(x)/": false, "https://club/`x`": false, `https://club/";x`: false} {
		if page.MatchString(url) != shown {
			t.Errorf("the page shows %q: %v", url, !shown)
		}
	}
	if script := string(text[bytes.Index(text, []byte("<script>")):]); strings.Contains(script, "location.href") || strings.Count(script, "location.hash") != 3 {
		t.Error("the page shows more of its address than it has checked")
	}
}

// The page is served, or one that says how to join; nothing else of the machine.
func TestPage(t *testing.T) {
	get := func(url string) (int, string) {
		answer, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer answer.Body.Close()
		text, _ := io.ReadAll(answer.Body)
		return answer.StatusCode, string(text)
	}
	s, _ := start(t, t.TempDir(), nil)
	if code, text := get(s.URL()); code != http.StatusOK || !strings.Contains(text, "chronicle play -table") {
		t.Errorf("%d: %s", code, text)
	}
	if code, _ := get(s.URL() + "secret"); code != http.StatusNotFound {
		t.Errorf("a page that is none is answered with %d", code)
	}
	folder := t.TempDir()
	if err := os.WriteFile(filepath.Join(folder, "index.html"), []byte("the game"), 0o666); err != nil {
		t.Fatal(err)
	}
	s, _ = start(t, t.TempDir(), func(c *serve.Config) { c.Page = folder })
	if code, text := get(s.URL()); code != http.StatusOK || text != "the game" {
		t.Errorf("%d: %s", code, text)
	}
}

// A webhook is told who has moved, without a secret.
func TestWebhook(t *testing.T) {
	told := make(chan []byte, 100)
	hook := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		text, _ := io.ReadAll(r.Body)
		told <- text
	}))
	defer hook.Close()
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { c.Webhook = hook.URL })
	book, _ := bookOf(t)
	const name = "<!here> @everyone [x](http://evil)"
	anna, links, err := together.Create(t.Context(), saves.Folder(t.TempDir()), s.URL(), book, rules.Options{Seed: 7},
		together.Seats{Own: 1, Names: [saves.NumSeats]string{name, name}, Plays: each}, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer anna.Close()
	ben := togethertest.Join(t, saves.Folder(t.TempDir()), links[2], book)
	race(t, 6, anna, ben)
	select {
	case text := <-told:
		var says struct {
			Text, Content string
			Mentions      struct{ Parse []string } `json:"allowed_mentions"`
		}
		if err := json.Unmarshal(text, &says); err != nil || says.Mentions.Parse == nil || len(says.Mentions.Parse) > 0 || says.Text != says.Content ||
			!strings.HasPrefix(says.Text, "··here· ·everyone ·x··http···evil· has moved at table ") || bytes.Contains(text, []byte(links[1].Token)) {
			t.Errorf("the webhook is told %s: %v", text, err)
		}
	case <-time.After(patience):
		t.Fatal("the webhook is told nothing")
	}
}
