package serve

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httputil"
	"net/netip"
	"net/url"
	"strings"

	"sixwinters/together"
)

// landing is the page that a link leads to where the game itself is not served.
//
//go:embed landing.html
var landing []byte

// handler returns what the web server does.
func (s *Server) handler() http.Handler {
	mux := http.NewServeMux()
	desks, err := url.Parse(strings.Replace(s.desks.WebsocketURL(), "ws", "http", 1))
	if err != nil {
		panic(err) // the server has made it itself
	}
	socket := &httputil.ReverseProxy{
		Rewrite:  func(r *httputil.ProxyRequest) { r.SetURL(desks); r.Out.URL.Path = "/"; r.Out.URL.RawPath = "" },
		ErrorLog: s.log.std(),
	}
	mux.HandleFunc("/ws", s.counted(socket.ServeHTTP))
	mux.HandleFunc("POST /"+together.TablesPath, fromAnyPage(s.counted(s.newTable)))
	mux.HandleFunc("POST /"+together.TablesPath+"/{table}/", fromAnyPage(s.counted(s.giveBack)))
	mux.HandleFunc("OPTIONS /"+together.TablesPath+"/{table}/", fromAnyPage(func(http.ResponseWriter, *http.Request) {}))
	mux.Handle("/", s.page())
	return mux
}

// counted counts a request as a connection of its address as long as it lasts.
func (s *Server) counted(does http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		from := address(r)
		if !s.gate.enter(from) {
			refused(w, http.StatusTooManyRequests, "There are too many connections from your address.")
			return
		}
		defer s.gate.leave(from)
		does(w, r)
	}
}

// fromAnyPage lets pages of other servers ask too. A browser sends nothing along by which it could be recognised: the link alone lets in.
func fromAnyPage(does http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Access-Control-Allow-Headers", "Authorization")
		does(w, r)
	}
}

// page serves the game, or a page that says how to join.
func (s *Server) page() http.Handler {
	files := http.Handler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write(landing) // who has left needs no page
	}))
	if s.config.Page != "" {
		files = http.FileServer(http.Dir(s.config.Page))
	}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("Referrer-Policy", "no-referrer")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		files.ServeHTTP(w, r)
	})
}

// address returns the address that a request comes from: of a proxy on this machine, the one that it names. Who has an IPv6 address usually has all that
// begin with the same 64 bits, so those count as one.
func address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	ip, err := netip.ParseAddr(host)
	if err != nil {
		return host
	}
	if ip.Unmap().IsLoopback() {
		all := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if last, err := netip.ParseAddr(strings.TrimSpace(all[len(all)-1])); err == nil {
			ip = last
		}
	}
	ip = ip.Unmap().WithZone("")
	if ip.Is4() || ip.IsLoopback() {
		return ip.String()
	}
	return netip.PrefixFrom(ip, 64).Masked().String()
}

// enter counts a connection of an address, and reports whether it may have one more. The machine itself and a proxy on it without names may have any number.
func (g *gate) enter(from string) bool {
	ip := net.ParseIP(from)
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open[from] >= mostPerAddress && (ip == nil || !ip.IsLoopback()) {
		return false
	}
	g.open[from]++
	return true
}

func (g *gate) leave(from string) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open[from]--; g.open[from] == 0 {
		delete(g.open, from)
	}
}

// refused answers with a sentence.
func refused(w http.ResponseWriter, code int, say string) {
	http.Error(w, say, code)
}

// newTable makes the links of a new table. The table itself begins with its first line.
func (s *Server) newTable(w http.ResponseWriter, r *http.Request) {
	if !s.gate.allows("t "+address(r), float64(s.config.Tables)/3600, s.config.Tables) {
		s.log.say("a new table was refused: too many from one address")
		refused(w, http.StatusTooManyRequests, fmt.Sprintf("This server lets one address create %d tables in an hour: wait a while.", s.config.Tables))
		return
	}
	o := together.Opened{Protocol: together.Protocol, Table: together.NewID()}
	for seat := 1; seat <= together.Watching; seat++ {
		o.Tokens[seat] = s.secret.Token(o.Table, seat)
	}
	s.log.say("table %s: created", short(o.Table))
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	_ = json.NewEncoder(w).Encode(o) // who has left needs no table
}

// giveBack takes lines that the server has lost, or that were played before a campaign became a table.
func (s *Server) giveBack(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("table")
	token, ok := strings.CutPrefix(r.Header.Get("Authorization"), "Bearer ")
	table, seat, fits := s.seat(id + "." + token)
	if !ok || !fits || table != id || seat == together.Watching {
		s.log.say("lines with an unknown link were refused")
		refused(w, http.StatusForbidden, "The server does not know this link.")
		return
	}
	if !s.gate.allows("b "+id, 0.2, 10) {
		refused(w, http.StatusTooManyRequests, "This table is given back too often: wait a moment.")
		return
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, together.MostLines))
	if tooMany := (*http.MaxBytesError)(nil); errors.As(err, &tooMany) {
		refused(w, http.StatusRequestEntityTooLarge, "There are too many lines.")
		return
	}
	if err != nil {
		refused(w, http.StatusServiceUnavailable, "The lines have not arrived in time.")
		return
	}
	lines, n, stamp, err := together.ReadLines(string(body))
	if err != nil {
		refused(w, http.StatusBadRequest, upper(err)+".")
		return
	}
	var no refusal
	switch stored, err := s.gate.restore(r.Context(), id, seat, lines, n, stamp); {
	case errors.As(err, &no):
		s.log.say("table %s: lines given back by %s were refused: %v", short(id), together.SeatName(seat), err)
		refused(w, http.StatusConflict, err.Error())
	case errors.Is(err, together.ErrBehind):
		_, _ = io.WriteString(w, "ok") // the desk compares again
	case err != nil:
		s.log.say("trouble: table %s: %v", short(id), err)
		refused(w, http.StatusServiceUnavailable, "The lines cannot be stored now.")
	default:
		s.log.say("table %s: %s has given back %d lines", short(id), together.SeatName(seat), stored)
		_, _ = io.WriteString(w, "ok") // who has left asks again
	}
}

// restore stores lines after a table's last one: those that a stamp proves, those of one's own seat, and those of nobody before the table has begun. A stamp
// proves the lines whose chain leads to it. Nothing is stored before all is checked.
func (g *gate) restore(ctx context.Context, id string, seat int, lines []together.Line, n int, stamp string) (stored int, err error) {
	t := g.table(id)
	t.mu.Lock()
	defer t.mu.Unlock()
	t.known = false // another server at the same store may have stored more
	if err := g.learn(ctx, t, id); err != nil {
		return 0, err
	}
	for len(lines) > 0 && lines[0].N < t.n {
		lines = lines[1:] // it is there, or the next does not go on from it
	}
	chain, begun, proved := t.chain, t.begun, t.n
	for i := range lines {
		line := &lines[i]
		if err := goesOn(id, line, t.n+i, chain, begun); err != nil {
			return 0, err
		}
		chain, begun = line.Chain, begun || line.Seat > 0
		if line.N == n-1 && g.server.secret.Stamped(id, n, chain, stamp) {
			proved = n
		}
	}
	for i := range lines {
		if line := &lines[i]; line.N >= proved && line.Seat != seat && line.Seat != 0 {
			return 0, refuse("Line %d is of another seat, and nothing proves that it was at the table: let the other desk join first.", line.N)
		}
	}
	for i := range lines {
		if err := g.admit(ctx, t, id, &lines[i]); err != nil {
			return stored, err
		}
		stored++
	}
	return stored, nil
}
