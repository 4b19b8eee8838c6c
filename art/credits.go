package art

import _ "embed"

// The credits and licences of what comes from elsewhere.
var (
	// IconCredits lists every icon with its author and licence, in Markdown.
	//
	//go:embed icons/ICONS.md
	IconCredits string

	// VollkornLicence is the licence of Vollkorn.
	//
	//go:embed fonts/OFL-Vollkorn.txt
	VollkornLicence string

	// CinzelLicence is the licence of Cinzel.
	//
	//go:embed fonts/OFL-Cinzel.txt
	CinzelLicence string
)
