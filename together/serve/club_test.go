package serve_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"sixwinters/saves"
	"sixwinters/together"
	"sixwinters/together/serve"
	"sixwinters/together/togethertest"
)

// Two servers with one secret keep their tables on one NATS server, and each desk plays at another one.
func TestTwoServersAtOneStore(t *testing.T) {
	store, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: server.RANDOM_PORT, JetStream: true, StoreDir: t.TempDir(), NoSigs: true, NoLog: true,
		Username: "club", Password: "a word for the tests"})
	if err != nil {
		t.Fatal(err)
	}
	store.Start()
	defer store.Shutdown()
	if !store.ReadyForConnections(patience) {
		t.Fatal("the NATS server does not start")
	}
	t.Setenv("NATS_USER", "club")
	t.Setenv("NATS_PASSWORD", "a word for the tests")
	secret := []byte(strings.Repeat("5a", 32))
	at := func(c *serve.Config) {
		c.NATS = store.ClientURL()
		if err := os.WriteFile(filepath.Join(c.Data, "secret"), secret, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	one, _ := start(t, t.TempDir(), at)
	two, _ := start(t, t.TempDir(), at)
	anna, _, links := table(t, one.URL())
	link := links[2]
	link.Server = two.URL()
	book, _ := bookOf(t)
	ben := togethertest.Join(t, saves.Folder(t.TempDir()), link, book)
	race(t, 40, anna, ben)
	same(t, anna, ben)

	t.Setenv("NATS_PASSWORD", "another word")
	c := serve.Usual()
	c.Address, c.Data, c.NATS = "127.0.0.1:0", t.TempDir(), strings.Replace(store.ClientURL(), "nats://", "nats://anna:hidden@", 1)
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "does not let this program in") || strings.Contains(err.Error(), "hidden") {
		t.Errorf("a NATS server with another password: %v", err)
	}
}

// Desks play through a reverse proxy as the documentation sets one up, also below a path.
func TestBehindAProxy(t *testing.T) {
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { c.Tables = 3 })
	to, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	proxy := httptest.NewServer(http.StripPrefix("/six", &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
		r.SetURL(to)
		r.SetXForwarded()
	}}))
	defer proxy.Close()
	anna, ben, _ := table(t, proxy.URL+"/six/")
	race(t, 20, anna, ben)
	same(t, anna, ben)
}

// The page comes over TLS with the files of a certificate.
func TestCertificate(t *testing.T) {
	folder := t.TempDir()
	cert, key := filepath.Join(folder, "cert.pem"), filepath.Join(folder, "key.pem")
	private, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	form := &x509.Certificate{SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "club.example"}, NotAfter: time.Now().Add(time.Hour)}
	der, errCert := x509.CreateCertificate(rand.Reader, form, form, &private.PublicKey, private)
	pkcs, errKey := x509.MarshalPKCS8PrivateKey(private)
	if errCert != nil || errKey != nil {
		t.Fatal(errCert, errKey)
	}
	for file, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "PRIVATE KEY", Bytes: pkcs}} {
		if err := os.WriteFile(file, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s, _ := start(t, t.TempDir(), func(c *serve.Config) { c.Cert, c.Key = cert, key })
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	answer, err := client.Get(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if !strings.HasPrefix(s.URL(), "https://") || answer.StatusCode != http.StatusOK || answer.TLS.PeerCertificates[0].Subject.CommonName != "club.example" {
		t.Errorf("%s: %s", s.URL(), answer.Status)
	}
	c := serve.Usual()
	c.Address, c.Data, c.Cert, c.Key = "127.0.0.1:0", t.TempDir(), filepath.Join(folder, "none"), key
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "certificate cannot be read") {
		t.Errorf("a certificate that is missing: %v", err)
	}
}

// What keeps a server from starting is said in a sentence.
func TestServerThatCannotStart(t *testing.T) {
	s, _ := start(t, t.TempDir(), nil)
	c := serve.Usual()
	c.Data = t.TempDir()
	at(s)(&c)
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "nothing can listen at") {
		t.Errorf("a port that is taken: %v", err)
	}
	c.Address = "127.0.0.1:0"
	one, err := serve.Start(c)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "another server has its tables in "+c.Data) {
		t.Errorf("a folder that another server has: %v", err)
	}
	one.Stop()
	two, err := serve.Start(c)
	if err != nil {
		t.Fatal(err)
	}
	two.Stop()
	if err := os.WriteFile(filepath.Join(c.Data, "secret"), []byte("not a secret"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "is not the secret of the links") {
		t.Errorf("a secret that is none: %v", err)
	}
	c.Data, c.NATS = t.TempDir(), "nats://127.0.0.1:1"
	if _, err := serve.Start(c); err == nil || !strings.Contains(err.Error(), "there is no NATS server there") {
		t.Errorf("no NATS server: %v", err)
	}
	if _, err := together.ReadLink(s.URL()); err == nil {
		t.Error("the address of a server is read as a link")
	}
}
