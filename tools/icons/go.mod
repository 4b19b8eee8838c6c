module sixwinters/tools/icons

go 1.26.0

require github.com/srwiley/oksvg v0.0.0-20221011165216-be6e8873101c

require golang.org/x/sys v0.50.0 // indirect

require (
	github.com/srwiley/rasterx v0.0.0-20220730225603-2ab79fcdd4ef
	golang.org/x/image v0.48.0 // indirect
	golang.org/x/net v0.59.0 // indirect
	golang.org/x/text v0.44.0 // indirect
)
