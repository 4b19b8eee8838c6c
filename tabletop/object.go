package tabletop

// The objects of Tabletop Simulator, with the keys of its files. Lengths are in its units, of which 25.4 mm are one here.

// unit is a unit of the table in millimetres: a card of poker size is about 2.5 units wide and 3.5 high.
const unit = 25.4

// Save is a saved object: everything that it puts on the table.
type Save struct {
	SaveName     string
	GameMode     string
	Date         string
	Table        string
	Sky          string
	Note         string
	Rules        string
	XMLUI        string `json:"XmlUI"`
	LuaScript    string
	ObjectStates []*Object

	LuaScriptState string
	VersionNumber  string
	Gravity        float64
	PlayArea       float64
}

// Object is a thing on the table, or in a deck.
type Object struct {
	GUID         string
	Name         string // its kind
	Transform    Transform
	Nickname     string
	Description  string
	GMNotes      string
	ColorDiffuse Color
	Locked       bool
	Grid         bool
	Snap         bool
	IgnoreFoW    bool
	Autoraise    bool
	Sticky       bool
	Tooltip      bool
	Hands        bool `json:",omitempty"`

	CardID           int               `json:",omitempty"`
	SidewaysCard     bool              `json:",omitempty"`
	DeckIDs          []int             `json:",omitempty"`
	CustomDeck       map[string]*Sheet `json:",omitempty"`
	ContainedObjects []*Object         `json:",omitempty"`
	CustomImage      *Image            `json:",omitempty"`
}

// Transform is where an object stands, turned in degrees and scaled.
type Transform struct {
	PosX   float64 `json:"posX"`
	PosY   float64 `json:"posY"`
	PosZ   float64 `json:"posZ"`
	RotX   float64 `json:"rotX"`
	RotY   float64 `json:"rotY"`
	RotZ   float64 `json:"rotZ"`
	ScaleX float64 `json:"scaleX"`
	ScaleY float64 `json:"scaleY"`
	ScaleZ float64 `json:"scaleZ"`
}

// Color is a colour, 0 to 1.
type Color struct {
	R float64 `json:"r"`
	G float64 `json:"g"`
	B float64 `json:"b"`
}

// Sheet is a sheet of cards: row by row from the upper left.
type Sheet struct {
	FaceURL      string
	BackURL      string
	NumWidth     int
	NumHeight    int
	BackIsHidden bool
	UniqueBack   bool
}

// Image is the picture of a board, a tile or a standing figure.
type Image struct {
	ImageURL          string
	ImageSecondaryURL string
	ImageScalar       float64
	WidthScale        float64
	CustomTile        *Tile `json:",omitempty"`
}

// Tile is the shape of a tile: Type 0 is a rectangle.
type Tile struct {
	Type      int
	Thickness float64
	Stackable bool
	Stretch   bool
}
