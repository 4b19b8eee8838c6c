// Package serve is the server for shared tables: the page of the game, the tables and the websocket of their desks at one port. It keeps
// the lines of all tables in one JetStream stream, of its own or of a cluster that exists, and decides which of two lines was first. It does
// not know the rules: each desk checks what the other has done. Only cmd/chronicle links it; the game links the client.
package serve

import (
	"cmp"
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"

	"sixwinters/saves"
	"sixwinters/together"
)

// Config says how a server runs.
type Config struct {
	Address string // host and port to listen at; port 0 takes a free one
	Data    string // folder of the secret, the certificates and the lines
	Page    string // folder of the game's page for browsers, or "" for none

	Public    string // host name for which a certificate is fetched, or ""
	ACME      string // URL of the authority's directory that gives the certificate, or "" for Let's Encrypt
	Cert, Key string // files of a certificate, or ""

	NATS  string // URL of a NATS server with JetStream that keeps the lines, or "" to keep them in Data
	Creds string // its credentials file, or ""

	Webhook string // URL that is told of moves, or ""

	Expire time.Duration // tables in which nothing happens for so long are removed
	Rate   float64       // lines that a seat may send in a second, on average
	Tables int           // tables that one address may create in an hour

	Log io.Writer // one line for each event

	upload time.Duration // how long a request may take to arrive, or 0 for uploadTimeout
}

// Usual returns the usual configuration, without a folder.
func Usual() Config {
	return Config{Address: "127.0.0.1:8410", Expire: 90 * 24 * time.Hour, Rate: 20, Tables: 30, Log: io.Discard}
}

// Limits of connections, sizes and rates.
const (
	mostPayload     = 64 << 10 // bytes of a message
	mostConnections = 50_000
	mostPerAddress  = 64               // connections at a time
	mostSubjects    = 16               // that one connection listens to
	uploadTimeout   = 30 * time.Second // of a request with its lines
	startTimeout    = 60 * time.Second
	stopTimeout     = 5 * time.Second
)

// linesFolder is the folder of the lines in that of the server's data.
const linesFolder = "lines"

// Server is a running server.
type Server struct {
	config   Config
	secret   together.Secret
	held     *flock.Flock // of the folder of the server's data
	log      *log
	listener net.Listener
	web      *http.Server
	desks    *server.Server // speaks with the desks, and keeps the lines if no other server does
	store    *nats.Conn     // where the lines are kept
	local    *nats.Conn     // to the desks
	gate     *gate
	pass     string // of the gate's own connection
	stop     context.CancelFunc
	work     sync.WaitGroup
	stopping sync.Once
}

// Start starts a server. The error is a sentence.
func Start(config Config) (*Server, error) {
	s := &Server{config: config, log: &log{to: config.Log}}
	if err := s.start(); err != nil {
		s.Stop()
		return nil, err
	}
	return s, nil
}

func (s *Server) start() (err error) {
	if err := os.MkdirAll(s.config.Data, 0o700); err != nil {
		return fmt.Errorf("the folder for the tables cannot be made: %w", err)
	}
	if err := s.lock(); err != nil {
		return err
	}
	if s.secret, err = readSecret(filepath.Join(s.config.Data, "secret")); err != nil {
		return err
	}
	if s.listener, err = net.Listen("tcp", s.config.Address); err != nil {
		return fmt.Errorf("nothing can listen at %s: %w", s.config.Address, err)
	}
	ctx, stop := context.WithCancel(context.Background())
	s.stop = stop
	if err := s.startDesks(); err != nil {
		return err
	}
	if err := s.connectStore(); err != nil {
		return err
	}
	if s.gate, err = openGate(ctx, s); err != nil {
		return err
	}
	if err := s.startWeb(); err != nil {
		return err
	}
	s.work.Go(func() { s.gate.expire(ctx) })
	s.work.Go(func() { s.gate.tell(ctx) })
	s.log.say("ready at %s", s.URL())
	return nil
}

// lock keeps a second server from writing to the same folder. It is a lock of the operating system, which ends with the program. Servers that keep their lines
// elsewhere can share a folder.
func (s *Server) lock() error {
	s.held = flock.New(filepath.Join(s.config.Data, "lock"))
	take := s.held.TryLock
	if s.config.NATS != "" {
		take = s.held.TryRLock
	}
	switch got, err := take(); {
	case err != nil:
		return fmt.Errorf("the folder for the tables cannot be locked: %w", err)
	case !got:
		return fmt.Errorf("another server has its tables in %s: stop it, or name another folder with -data", s.config.Data)
	}
	return nil
}

// readSecret reads the secret that links are made with, or makes it.
func readSecret(path string) (together.Secret, error) {
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		secret := make([]byte, 32)
		_, _ = rand.Read(secret) // it never fails
		if err := saves.WritePrivate(path, []byte(hex.EncodeToString(secret)+"\n")); err != nil {
			return nil, fmt.Errorf("the secret of the links cannot be written: %w", err)
		}
		return secret, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the secret of the links cannot be read: %w", err)
	}
	secret, err := hex.DecodeString(strings.TrimSpace(string(text)))
	if err != nil || len(secret) < 16 {
		return nil, fmt.Errorf("%s is not the secret of the links: restore it, or remove it and all links become void", path)
	}
	return secret, nil
}

// startDesks starts the server that speaks with the desks. It listens on this machine only: the web server leads desks to it.
func (s *Server) startDesks() (err error) {
	random := make([]byte, 16)
	_, _ = rand.Read(random) // it never fails
	s.pass = hex.EncodeToString(random)
	s.desks, err = server.NewServer(&server.Options{
		ServerName: "sixwinters", Host: "127.0.0.1", DontListen: true,
		Websocket:  server.WebsocketOpts{Host: "127.0.0.1", Port: -1, NoTLS: true},
		NoSigs:     true,
		NoLog:      true,
		MaxPayload: mostPayload, MaxControlLine: 1024, MaxConn: mostConnections, MaxSubs: mostSubjects,
		CustomClientAuthentication: s,
		JetStream:                  s.config.NATS == "", StoreDir: filepath.Join(s.config.Data, linesFolder), SyncAlways: true,
	})
	if err != nil {
		return fmt.Errorf("the tables cannot be opened: %w", err)
	}
	s.desks.SetLoggerV2(natsLog{s.log}, false, false, false)
	s.desks.Start()
	if !s.desks.ReadyForConnections(startTimeout) {
		return errors.New("the tables cannot be opened: their server does not start")
	}
	s.local, err = nats.Connect("", nats.InProcessServer(s.desks), nats.Token(s.pass), nats.Name("gate"), nats.MaxReconnects(-1),
		nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { s.log.say("trouble: %v", err) }))
	if err != nil {
		return fmt.Errorf("the tables cannot be opened: %w", err)
	}
	return nil
}

// connectStore connects to where the lines are kept.
func (s *Server) connectStore() (err error) {
	if s.config.NATS == "" {
		s.store = s.local
		return nil
	}
	options := []nats.Option{nats.Name("Six Winters tables"), nats.MaxReconnects(-1), nats.ReconnectWait(time.Second),
		nats.DisconnectErrHandler(func(*nats.Conn, error) { s.log.say("the NATS server is away") }),
		nats.ReconnectHandler(func(*nats.Conn) { s.log.say("the NATS server is back") })}
	if s.config.Creds != "" {
		options = append(options, nats.UserCredentials(s.config.Creds))
	}
	if user := os.Getenv("NATS_USER"); user != "" {
		options = append(options, nats.UserInfo(user, os.Getenv("NATS_PASSWORD")))
	}
	s.store, err = nats.Connect(s.config.NATS, options...)
	var misread *url.Error
	switch {
	case errors.As(err, &misread): // it quotes the URL, which may hold a password
		return errors.New("the URL of the NATS server cannot be read: write nats://HOST:4222")
	case errors.Is(err, nats.ErrAuthorization):
		return errors.New("the NATS server does not let this program in: check NATS_USER and NATS_PASSWORD, or -creds")
	case err != nil:
		return fmt.Errorf("there is no NATS server there: %w", err)
	}
	return nil
}

// Check lets desks in that have the token of their seat. It implements [server.Authentication].
func (s *Server) Check(c server.ClientAuthentication) bool {
	token := c.GetOpts().Token
	if token == s.pass {
		c.RegisterUser(&server.User{Username: "gate"})
		return true
	}
	table, seat, ok := s.seat(token)
	if !ok {
		s.log.say("a connection with an unknown link was refused")
		return false
	}
	word := "." + table + "." + together.SeatWord(seat)
	send := []string{together.AskSubject + word, together.SignalSubject + word}
	if seat != together.Watching {
		send = append(send, together.MoveSubject+word)
	}
	c.RegisterUser(&server.User{Username: table + "." + together.SeatWord(seat), Permissions: &server.Permissions{
		Publish: &server.SubjectPermission{Allow: send},
		Subscribe: &server.SubjectPermission{Allow: []string{
			together.StoredSubject + "." + table + ".*", together.SignalsHeard + "." + table + ".*", together.InboxSubject + word + ".>"}},
	}})
	s.log.say("table %s: %s has connected", short(table), together.SeatName(seat))
	return true
}

// seat reads a table, a seat and its token, with points between them, and reports whether they fit.
func (s *Server) seat(token string) (table string, seat int, ok bool) {
	parts := strings.Split(token, ".")
	if len(parts) != 3 {
		return "", 0, false
	}
	seat = together.SeatOf(parts[1])
	return parts[0], seat, s.secret.Fits(parts[0], seat, parts[2])
}

// startWeb starts the web server.
func (s *Server) startWeb() error {
	s.web = &http.Server{Handler: s.handler(), ReadHeaderTimeout: 10 * time.Second, ReadTimeout: cmp.Or(s.config.upload, uploadTimeout), IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10, ErrorLog: s.log.std()}
	serve := func() error { return s.web.Serve(s.listener) }
	switch {
	case s.config.Cert != "" || s.config.Key != "":
		if _, err := os.Stat(s.config.Cert); err != nil {
			return fmt.Errorf("the certificate cannot be read: %w", err)
		}
		serve = func() error { return s.web.ServeTLS(s.listener, s.config.Cert, s.config.Key) }
	case s.config.Public != "":
		certificates := &autocert.Manager{Prompt: autocert.AcceptTOS, HostPolicy: autocert.HostWhitelist(s.config.Public),
			Cache: autocert.DirCache(filepath.Join(s.config.Data, "certificates"))}
		if s.config.ACME != "" {
			certificates.Client = &acme.Client{DirectoryURL: s.config.ACME}
		}
		s.web.TLSConfig = certificates.TLSConfig()
		serve = func() error { return s.web.ServeTLS(s.listener, "", "") }
	}
	s.work.Go(func() {
		if err := serve(); !errors.Is(err, http.ErrServerClosed) {
			s.log.say("the web server has ended: %v", err)
		}
	})
	return nil
}

// URL returns the address of the page.
func (s *Server) URL() string {
	scheme := "http"
	if s.config.Public != "" || s.config.Cert != "" {
		scheme = "https"
	}
	host := s.listener.Addr().String()
	if s.config.Public != "" {
		host = s.config.Public
		if _, port, err := net.SplitHostPort(s.listener.Addr().String()); err == nil && port != "443" {
			host = net.JoinHostPort(host, port)
		}
	}
	return scheme + "://" + host + "/"
}

// Stop stops the server. What it has acknowledged is on the disk.
func (s *Server) Stop() {
	s.stopping.Do(func() {
		if s.stop != nil {
			s.stop()
		}
		if s.gate != nil {
			s.gate.close()
		}
		if s.web != nil {
			ctx, cancel := context.WithTimeout(context.Background(), stopTimeout)
			defer cancel()
			_ = s.web.Shutdown(ctx) // what takes longer is cut off
			_ = s.web.Close()
		} else if s.listener != nil {
			_ = s.listener.Close()
		}
		if s.store != nil && s.store != s.local {
			s.store.Close()
		}
		if s.local != nil {
			s.local.Close()
		}
		if s.desks != nil {
			s.desks.Shutdown()
			s.desks.WaitForShutdown()
		}
		s.work.Wait()
		if s.held != nil {
			_ = s.held.Close() // the system would do it at the end of the program
		}
		s.log.say("stopped")
	})
}
