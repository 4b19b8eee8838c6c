package svg

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// space is the namespace of what shows. A file without a namespace is read too.
const space = "http://www.w3.org/2000/svg"

// node is an element.
type node struct {
	name     string
	line     int // from 1
	attrs    map[string]string
	size     int      // of all attributes, in bytes
	text     []string // of a style, in parts
	children []*node
}

// failed returns an error about an element, such as "line 12: ...".
func (n *node) failed(format string, args ...any) error {
	return fmt.Errorf("line %d: %w", n.line, fmt.Errorf(format, args...))
}

// Is reports whether a picture is an SVG, or at least no picture made of pixels.
func Is(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\xEF\xBB\xBF"))), []byte("<"))
}

// Head reports what is wrong with the first element of a file: it must be an svg with a size.
func Head(data []byte) error {
	_, root, err := open(data)
	if err == nil {
		_, err = fieldOf(root)
	}
	return err
}

// open reads a file up to its first element.
func open(data []byte) (*xml.Decoder, *node, error) {
	d := xml.NewDecoder(bytes.NewReader(data))
	d.CharsetReader = latin
	for {
		token, err := d.Token()
		if err != nil {
			return nil, nil, unreadable(d, err)
		}
		if start, ok := token.(xml.StartElement); ok {
			if start.Name.Local != "svg" {
				return nil, nil, errors.New("it is no SVG")
			}
			return d, element(d, start), nil
		}
	}
}

// latin reads the one older way of writing letters that is still met: each byte is a letter of its own.
func latin(label string, from io.Reader) (io.Reader, error) {
	if !strings.EqualFold(label, "iso-8859-1") && !strings.EqualFold(label, "us-ascii") {
		return nil, fmt.Errorf("save it as UTF-8, not as %.20q", label)
	}
	data, err := io.ReadAll(from)
	letters := make([]rune, len(data))
	for i, b := range data {
		letters[i] = rune(b)
	}
	return strings.NewReader(string(letters)), err
}

// unreadable says why a file is no XML.
func unreadable(d *xml.Decoder, err error) error {
	line, _ := d.InputPos()
	why := err.Error()
	if syntax := (*xml.SyntaxError)(nil); errors.As(err, &syntax) {
		why = syntax.Msg
	}
	if errors.Is(err, io.EOF) {
		why = "it ends too early"
	}
	return fmt.Errorf("line %d: it is no XML: %.100s", line, strings.ToValidUTF8(strings.TrimPrefix(why, "xml: "), "?"))
}

// element returns an element without its children.
func element(d *xml.Decoder, start xml.StartElement) *node {
	line, _ := d.InputPos()
	n := &node{name: start.Name.Local, line: line, attrs: make(map[string]string, len(start.Attr))}
	for _, a := range start.Attr {
		if a.Name.Space == "" || a.Name.Local == "href" { // xlink:href, as older programs write it
			n.attrs[a.Name.Local] = strings.TrimSpace(a.Value)
			n.size += len(a.Name.Local) + len(a.Value)
		}
	}
	return n
}

// tree reads a whole file. What does not show, such as what a program writes for itself, is left out.
func tree(data []byte) (*node, error) {
	d, root, err := open(data)
	if err != nil {
		return nil, err
	}
	within := []*node{root}
	for count := 1; len(within) > 0; {
		n := within[len(within)-1]
		token, err := d.Token()
		if err != nil {
			return nil, unreadable(d, err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			if token.Name.Space != space && token.Name.Space != "" || silent[token.Name.Local] {
				if err := d.Skip(); err != nil {
					return nil, unreadable(d, err)
				}
				continue
			}
			child := element(d, token)
			if count++; count > mostElements || len(within) >= mostDepth {
				return nil, child.failed("it is too detailed: it may have %d elements, and %d within each other", mostElements, mostDepth)
			}
			n.children = append(n.children, child)
			within = append(within, child)
		case xml.EndElement:
			within = within[:len(within)-1]
		case xml.CharData:
			if n.name == "style" {
				n.text = append(n.text, string(token))
			}
		}
	}
	return root, nil
}

// silent are the elements that show nothing.
var silent = map[string]bool{"title": true, "desc": true, "metadata": true}

// all calls a function for an element and all within it.
func (n *node) all(f func(*node) error) error {
	err := f(n)
	for _, child := range n.children {
		if err == nil {
			err = child.all(f)
		}
	}
	return err
}
