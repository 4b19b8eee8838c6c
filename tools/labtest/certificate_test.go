package labtest

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/miekg/dns"
)

// club is the name of the machine for which TestCertificate fetches a certificate.
const club = "club.example"

// TestCertificate has a server fetch its certificate by ACME from Pebble, the test server of Let's Encrypt, which asks that the server answers for its name.
// Once it is started again without Pebble, the server still has that certificate.
func TestCertificate(t *testing.T) {
	pebble := filepath.Join(t.TempDir(), "pebble")
	if out, err := exec.Command("go", "build", "-o", pebble, "github.com/letsencrypt/pebble/v2/cmd/pebble").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/letsencrypt/pebble/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	own := filepath.Join(strings.TrimSpace(string(dir)), "test", "certs") // what Pebble itself answers with
	directory, roots, address := freePort(t), freePort(t), freePort(t)
	_, port, err := net.SplitHostPort(address)
	if err != nil {
		t.Fatal(err)
	}
	config := filepath.Join(t.TempDir(), "pebble.json")
	if err := os.WriteFile(config, fmt.Appendf(nil, `{"pebble": {"listenAddress": %q, "managementListenAddress": %q, "certificate": %q, "privateKey": %q, "tlsPort": %s}}`,
		directory, roots, filepath.Join(own, "localhost", "cert.pem"), filepath.Join(own, "localhost", "key.pem"), port), 0o600); err != nil {
		t.Fatal(err)
	}
	authority := &program{t: t, path: pebble, args: []string{"-config", config, "-dnsserver", names(t)}, env: []string{"PEBBLE_VA_NOSLEEP=1"}}
	authority.start()
	defer authority.kill()
	minica := filepath.Join(own, "pebble.minica.pem")
	server := &program{t: t, args: []string{"serve", "-public", club, "-address", address, "-acme", "https://" + directory + "/dir", "-data", t.TempDir()},
		env: []string{"SSL_CERT_FILE=" + minica}}
	server.start()
	defer func() { server.kill() }()

	issuer := fetchRoot(t, "https://"+roots+"/roots/0", minica)
	began := time.Now()
	first := visit(t, server, address, issuer)
	took := time.Since(began)
	server.kill()
	authority.kill()
	server.said.Reset()
	server.start()
	began = time.Now()
	if again := visit(t, server, address, issuer); !again.Equal(first) {
		t.Errorf("a server that was started again has certificate %v, and had %v", again.SerialNumber, first.SerialNumber)
	}
	t.Logf("the first visitor waited %v for certificate %v of %q, until %v; after a restart without the authority %v",
		took, first.SerialNumber, first.Issuer.CommonName, first.NotAfter, time.Since(began))
}

// names answers every question for an address with this machine's, and returns where.
func names(t *testing.T) (address string) {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	server := &dns.Server{PacketConn: conn, Handler: dns.HandlerFunc(func(w dns.ResponseWriter, asked *dns.Msg) {
		answer := new(dns.Msg).SetReply(asked)
		if q := asked.Question[0]; q.Qtype == dns.TypeA {
			answer.Answer = []dns.RR{&dns.A{Hdr: dns.RR_Header{Name: q.Name, Rrtype: dns.TypeA, Class: dns.ClassINET}, A: net.IPv4(127, 0, 0, 1)}}
		}
		_ = w.WriteMsg(answer) // who asked may have gone
	})}
	go func() { _ = server.ActivateAndServe() }()
	t.Cleanup(func() { _ = server.Shutdown() })
	return conn.LocalAddr().String()
}

// fetchRoot waits until an authority is there, and returns what its certificates are checked against. It is itself trusted for a file.
func fetchRoot(t *testing.T, url, trusted string) *x509.CertPool {
	t.Helper()
	text, err := os.ReadFile(trusted)
	if err != nil {
		t.Fatal(err)
	}
	own, root := x509.NewCertPool(), x509.NewCertPool()
	own.AppendCertsFromPEM(text)
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: own}}}
	for late := time.Now().Add(tablePatience); ; time.Sleep(20 * time.Millisecond) {
		got, err := client.Get(url)
		if err == nil {
			text, err = io.ReadAll(got.Body)
			_ = got.Body.Close()
		}
		if err == nil && root.AppendCertsFromPEM(text) {
			return root
		}
		if time.Now().After(late) {
			t.Fatalf("the authority does not start: %v", err)
		}
	}
}

// visit opens the page of a server, and returns the certificate that an authority has given to it.
func visit(t *testing.T, server *program, address string, issuer *x509.CertPool) *x509.Certificate {
	t.Helper()
	server.until("Tables of Six Winters are at https://" + club)
	client := &http.Client{Timeout: tablePatience, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: issuer},
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, network, address)
		}}}
	got, err := client.Get("https://" + club + "/")
	if err != nil {
		t.Fatalf("%v: %s", err, tail(server))
	}
	defer got.Body.Close()
	if page, err := io.ReadAll(got.Body); err != nil || got.StatusCode != http.StatusOK || !strings.Contains(string(page), "Six Winters") {
		t.Fatalf("the page is %s: %v: %s", got.Status, err, page)
	}
	return got.TLS.PeerCertificates[0]
}
