#!/bin/sh
# Fails if a package imports what it must not. Imports point one way:
#
#   main -> game -> render, saves, advice -> rules -> content, game -> settings -> saves, lab -> advice, boxes, saves, render -> art, and
#   game -> sheets -> content, cmd -> tabletop -> paper, game -> paper -> what of render needs no window, content and art -> svg
#
# The packages of game lie on floors, and import only what lies below:
#
#   game, the window
#   game/scenes: title, campaigns, hall, laboratory, printing, workshop, table
#   game/scenes/replay, the scene that a table leads to
#   game/board/layers
#   game/board
#   game/scenes: install, reader, preferences, the sheets over any scene, and skadi, which needs no table of the first game
#   game/app
#   all others, which know of no scene
#
# The command line may use art too: it shows icons on the pages it writes, and art is data that opens no window.
#
# What runs without a window never links Ebitengine, in its tests neither, and the game itself looks for a screen first:
# see package display.
#
# GO names the go command, if it is not called go.
set -eu
GO=${GO:-go}

# Who may import whom, among the game's own packages. A package may always import those below itself.
# shellcheck disable=SC2016 # the dollars are the template's
"$GO" list -f '{{$from := .ImportPath}}{{range .Imports}}{{$from}} {{.}}{{"\n"}}{{end}}' ./... |
	awk '
	BEGIN {
		may["svg"] = ""
		may["art"] = "svg"
		may["content"] = "svg"
		may["boxes"] = "content saves"
		may["rules"] = "content"
		may["advice"] = "content rules"
		may["lab"] = "advice boxes content rules saves"
		may["saves"] = "content rules"
		may["sound"] = ""
		may["speech"] = ""
		may["together"] = "content rules saves"
		may["settings"] = "content rules saves"
		may["render"] = "art content rules"
		may["paper"] = "art content rules render"
		may["proof"] = "art content rules"
		may["sheets"] = "content"
		may["tabletop"] = "art content paper render rules"
		may["game"] = "advice art boxes content lab paper proof rules saves settings sheets sound speech together render"
		may["cmd"] = "advice art boxes content lab paper proof rules saves sheets tabletop together"
		n = split("game; title campaigns hall gathering laboratory printing workshop table; replay; speaking companion defence firstmet hint logview iconnames planning recap standing lesson yearend trying; board; install reader preferences skadi; app", floors, "; ")
		for (i = 1; i <= n; i++) {
			split(floors[i], on, " ")
			for (k in on) floor[on[k]] = n + 1 - i
		}
	}
	# room is the first part of a package path below the module: the room of the house it lies in.
	function room(path) {
		if (path !~ /^sixwinters\//) return ""
		split(path, part, "/")
		return part[2]
	}
	# within is the last part of a package path.
	function within(path) {
		sub(/^.*\//, "", path)
		return path
	}
	{
		from = room($1); to = room($2)
		helps = $1 == "sixwinters/game/gametest" # tests, and plays campaigns for them
		if ($2 == "sixwinters/game/gametest") {
			print $1 " must not import " $2 ", which is for tests"
			wrong = 1
		}
		if (from == "game" && to == "game" && !helps && floor[within($2)] > 0 && floor[within($1)] <= floor[within($2)]) {
			print $1 " must not import " $2
			wrong = 1
		}
		if ($2 == "sixwinters/game/text" && from == "cmd") next # the game in lines
		if (from == "" || to == "" || from == to || !(from in may)) next
		if (index(" " may[from] " ", " " to " ")) next
		print $1 " must not import " $2
		wrong = 1
	}
	END { exit wrong }' >&2

for room in advice art boxes content lab paper proof rules saves settings sound speech svg together cmd render/components render/geom render/layout render/letters render/rich \
	render/scenery render/weather game/background game/gesture game/input/chord game/input/command game/report game/story game/teach game/text game/words; do
	linked=$("$GO" list -deps -test "./$room/...")
	if printf '%s\n' "$linked" | grep -q '^github.com/hajimehoshi/ebiten'; then
		printf '%s must run without a screen, but links Ebitengine.\n' "$room" >&2
		exit 1
	fi
done

# The server of tables is linked by the command line only.
if "$GO" list -deps . | grep -qx 'sixwinters/together/serve'; then
	printf 'The game must not link sixwinters/together/serve: only cmd/chronicle does.\n' >&2
	exit 1
fi

# What only the lab needs is linked by the command line only.
if "$GO" list -deps . | grep -q '^gonum.org/'; then
	printf 'The game must not link gonum: only cmd/chronicle and tools do, by lab/search.\n' >&2
	exit 1
fi

# Without this import a game without a screen ends in a panic.
if ! "$GO" list -f '{{join .Imports "\n"}}' . | grep -qx 'display.sixwinters'; then
	printf 'main.go must import display.sixwinters.\n' >&2
	exit 1
fi
