package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"os"
	"strings"
	"time"

	cdx "github.com/CycloneDX/cyclonedx-go"
)

// billOfMaterials lists what is in programs, as CycloneDX JSON: Go, the modules that Go recorded in them, and the game's own fonts and
// icons. The same programs give the same bytes.
func billOfMaterials(r release, sources []source, programs []program) (string, error) {
	held := map[string]string{} // the sums of the modules recorded in the programs, by path
	main := cdx.Component{
		BOMRef: "pkg:generic/six-winters@" + r.Version, Type: cdx.ComponentTypeApplication, Name: "six-winters", Version: r.Version,
		PackageURL: "pkg:generic/six-winters@" + r.Version, Components: &[]cdx.Component{},
	}
	for _, p := range programs {
		for _, m := range p.Info.Deps {
			held[m.Path] = m.Sum
		}
		c, err := programComponent(p)
		if err != nil {
			return "", err
		}
		*main.Components = append(*main.Components, c)
	}
	needs := []string{}
	components := []cdx.Component{}
	for _, s := range sources {
		if s.Ours {
			if s.Path == programs[0].Info.Main.Path {
				main.Licenses = licenceChoices(&s, func(n notice) bool { return n.Below == "LICENSE" })
				components = append(components, ownFiles(s)...)
			}
			continue
		}
		c := cdx.Component{Type: cdx.ComponentTypeLibrary, Name: s.Path, Version: s.Version, PackageURL: "pkg:golang/" + s.Path + "@" + s.Version}
		if s.Path == "go" {
			c.Name, c.PackageURL = "std", "pkg:golang/std@"+s.Version
		} else if _, ok := held[s.Path]; !ok {
			continue // imported, but nothing of it was needed
		}
		c.BOMRef = c.PackageURL
		c.Licenses = licenceChoices(&s, func(notice) bool { return true })
		if sum, ok := strings.CutPrefix(held[s.Path], "h1:"); ok { // the sum over its files that go.sum has
			raw, err := base64.StdEncoding.DecodeString(sum)
			if err != nil {
				return "", fmt.Errorf("the sum of %s: %w", s.Path, err)
			}
			c.Hashes = &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: hex.EncodeToString(raw)}}
		}
		needs = append(needs, c.BOMRef)
		components = append(components, c)
	}
	bom := cdx.NewBOM()
	bom.Metadata = &cdx.Metadata{
		Timestamp: r.Time.Format(time.RFC3339), Component: &main,
		Tools: &cdx.ToolsChoice{Components: &[]cdx.Component{{Type: cdx.ComponentTypeApplication, Name: "papers"}}},
	}
	bom.Components = &components
	bom.Dependencies = &[]cdx.Dependency{{Ref: main.BOMRef, Dependencies: &needs}}
	var text bytes.Buffer
	if err := cdx.NewBOMEncoder(&text, cdx.BOMFileFormatJSON).SetPretty(true).EncodeVersion(bom, cdx.SpecVersion1_6); err != nil {
		return "", err
	}
	return text.String(), nil
}

// programComponent describes a program: its sum and the platform that it was built for.
func programComponent(p program) (cdx.Component, error) {
	data, err := os.ReadFile(p.File)
	if err != nil {
		return cdx.Component{}, err
	}
	sum := sha256.Sum256(data)
	platform := p.setting("GOOS") + "/" + p.setting("GOARCH")
	return cdx.Component{
		BOMRef: platform + "/" + p.name(), Type: cdx.ComponentTypeFile, Name: p.name(), Description: "built for " + platform,
		Hashes: &[]cdx.Hash{{Algorithm: cdx.HashAlgoSHA256, Value: hex.EncodeToString(sum[:])}},
	}, nil
}

// ownFiles are what others made that lies in the game's own repository: a component for each notice below its root.
func ownFiles(s source) []cdx.Component {
	var components []cdx.Component
	for _, n := range s.Notices {
		name := strings.TrimSuffix(n.Below[strings.LastIndex(n.Below, "/")+1:], ".txt")
		switch {
		case !strings.Contains(n.Below, "/"):
			continue // the game's own
		case strings.HasPrefix(name, "OFL-"):
			name = strings.TrimPrefix(name, "OFL-")
		case name == "ICONS.md":
			name = "game-icons.net"
		}
		components = append(components, cdx.Component{
			BOMRef: n.Below, Type: cdx.ComponentTypeFile, Name: name, Description: "see " + n.Below,
			Licenses: licenceChoices(&s, func(other notice) bool { return other.Below == n.Below }),
		})
	}
	return components
}

// licenceChoices names the licences in those notices of a source that are meant.
func licenceChoices(s *source, meant func(notice) bool) *cdx.Licenses {
	var notices []notice
	for _, n := range s.Notices {
		if meant(n) {
			notices = append(notices, n)
		}
	}
	choices := cdx.Licenses{}
	for _, id := range grantedBy(notices) {
		choices = append(choices, cdx.LicenseChoice{License: &cdx.License{ID: id}})
	}
	if len(choices) == 0 {
		return nil
	}
	return &choices
}
