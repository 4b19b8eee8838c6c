package queue

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Server says where a NATS server is, how it lets this program in, and which key its messages are signed with. What this package prints
// names the place alone, without users and passwords.
type Server struct {
	URL            string // of a server, or of several with commas between them; it may hold a user and a password
	User, Password string // for a URL without them
	Creds          string // a NATS credentials file, instead of a user and a password; "" for none
	Key            Key
}

// Place returns the URL without users and passwords.
func (s *Server) Place() string {
	var places []string
	for _, one := range strings.Split(s.URL, ",") {
		scheme, rest, ok := strings.Cut(one, "://")
		if !ok {
			scheme, rest = "", one
		}
		if at := strings.LastIndex(rest, "@"); at >= 0 {
			rest = rest[at+1:]
		}
		if ok {
			rest = scheme + "://" + rest
		}
		places = append(places, strings.TrimSpace(rest))
	}
	return strings.Join(places, ",")
}

// connect connects to a server, and again whenever the connection is lost. The error says that there is no server, that it does not let
// this program in, or that it has no JetStream.
func (s *Server) connect(ctx context.Context) (*nats.Conn, jetstream.JetStream, error) {
	if len(s.Key) == 0 {
		return nil, nil, errors.New("the lab's key is missing: name its file with -key; chronicle lab key makes one")
	}
	options := []nats.Option{nats.MaxReconnects(-1), nats.ReconnectWait(retryPause), nats.Name("Six Winters lab")}
	if s.User != "" {
		options = append(options, nats.UserInfo(s.User, s.Password))
	}
	if s.Creds != "" {
		options = append(options, nats.UserCredentials(s.Creds))
	}
	conn, err := nats.Connect(s.URL, options...)
	var misread *url.Error
	switch {
	case errors.As(err, &misread): // it quotes the URL, with its password
		return nil, nil, fmt.Errorf("the URL of the NATS server cannot be read: write nats://HOST:4222")
	case errors.Is(err, nats.ErrAuthorization), errors.Is(err, nats.ErrAuthExpired):
		return nil, nil, fmt.Errorf("the NATS server at %s does not let this program in: check NATS_USER and NATS_PASSWORD, or -creds", s.Place())
	case err != nil:
		return nil, nil, fmt.Errorf("there is no NATS server at %s: %w", s.Place(), err)
	}
	js, err := jetstream.New(conn)
	if err == nil {
		_, err = js.AccountInfo(ctx)
	}
	if err != nil {
		conn.Close()
		return nil, nil, fmt.Errorf("the server at %s keeps no streams (start it with -js): %w", s.Place(), err)
	}
	return conn, js, nil
}

// shutOut returns an error once the server no longer lets a connection in; until then the connection comes back by itself.
func (s *Server) shutOut(conn *nats.Conn) error {
	if !conn.IsClosed() {
		return nil
	}
	return fmt.Errorf("the NATS server at %s no longer lets this program in: check NATS_USER and NATS_PASSWORD, or -creds", s.Place())
}
