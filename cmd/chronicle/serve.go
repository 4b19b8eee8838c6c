package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"github.com/adrg/xdg"

	"sixwinters/together/serve"
)

// serveTables serves shared tables until it is interrupted.
func serveTables(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	c := serve.Usual()
	flags.StringVar(&c.Address, "address", c.Address, "host and port to listen at")
	flags.StringVar(&c.Data, "data", filepath.Join(xdg.DataHome, "sixwinters", "server"), "the folder for the tables, the secret of their links and the certificates")
	flags.Lookup("data").DefValue = "" // the help is the same on every machine
	flags.StringVar(&c.Page, "page", "", "the folder of the game's page for browsers, as make web builds it; without it, links lead to a page that says how to join")
	flags.StringVar(&c.Public, "public", "", "this machine's `HOST` name: listen at port 443 for everybody, with a certificate from Let's Encrypt unless -cert names one")
	flags.StringVar(&c.ACME, "acme", "", "with -public: fetch the certificate from the authority whose ACME directory has this `URL`, not from Let's Encrypt")
	flags.StringVar(&c.Cert, "cert", "", "the `FILE` of a certificate, with -key")
	flags.StringVar(&c.Key, "key", "", "the `FILE` of the certificate's key")
	flags.StringVar(&c.NATS, "nats", "", "the `URL` of a NATS server with JetStream that keeps the tables; NATS_USER and NATS_PASSWORD let in")
	flags.StringVar(&c.Creds, "creds", "", "a NATS credentials `FILE` that lets in")
	flags.StringVar(&c.Webhook, "webhook", "", "a `URL` that is told in JSON when a desk has moved")
	days := flags.Int("expire", int(c.Expire/(24*time.Hour)), "remove tables in which nothing happens for so many days; the desks keep them")
	flags.Float64Var(&c.Rate, "rate", c.Rate, "the lines that one seat may send in a second, on average")
	flags.IntVar(&c.Tables, "tables", c.Tables, "the tables that one address may create in an hour")
	if _, code, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return code
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	host, _, err := net.SplitHostPort(c.Address)
	ip := net.ParseIP(host)
	switch {
	case err != nil:
		return fail(stderr, "serve", misused, "%q is no host and port, such as 127.0.0.1:8410", c.Address)
	case (c.Cert == "") != (c.Key == ""):
		return fail(stderr, "serve", misused, "-cert and -key go together")
	case c.ACME != "" && (c.Public == "" || c.Cert != ""):
		return fail(stderr, "serve", misused, "-acme goes with -public, and without -cert")
	case c.Public == "" && host != "localhost" && (ip == nil || !ip.IsLoopback() && !ip.IsPrivate()):
		return fail(stderr, "serve", misused, "%s can be reached by others: name this machine with -public, which encrypts, listen at 127.0.0.1 behind a proxy that does, or at home at the address of this machine in your own network (see docs/twodesks.md)", c.Address)
	case *days < 1 || c.Rate <= 0 || c.Tables < 1:
		return fail(stderr, "serve", misused, "-expire, -rate and -tables are to be more than 0")
	}
	if c.Public != "" && !given["address"] {
		c.Address = ":443"
	}
	c.Expire = time.Duration(*days) * 24 * time.Hour
	c.Log = stdout
	ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
	defer stop()
	s, err := serve.Start(c)
	if err != nil {
		return fail(stderr, "serve", failed, "%v", err)
	}
	fmt.Fprintf(stdout, "Tables of Six Winters are at %s. Ctrl+C ends it; nothing is lost.\n", s.URL())
	switch {
	case c.Public != "":
	case ip.IsPrivate():
		fmt.Fprintln(stdout, "Computers in your own network can join. Nothing is encrypted: whoever is in that network can read along.")
	case homeAddress() != "":
		_, port, _ := net.SplitHostPort(c.Address)
		fmt.Fprintf(stdout, "Only this computer can join. For others in your own network: chronicle serve -address %s\n", net.JoinHostPort(homeAddress(), port))
	default:
		fmt.Fprintln(stdout, "Only this computer can join.")
	}
	<-ctx.Done()
	s.Stop()
	return fine
}

// homeAddress returns this machine's address in its private network, or "" if it has none.
func homeAddress() string {
	all, err := net.InterfaceAddrs()
	if err != nil {
		return "" // the address is only a suggestion
	}
	for _, at := range all {
		if is, ok := at.(*net.IPNet); ok && is.IP.To4() != nil && is.IP.IsPrivate() {
			return is.IP.String()
		}
	}
	return ""
}
