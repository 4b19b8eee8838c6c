# Six Winters. "make play" plays, "make test" tests; both first install what is missing where they can.

GO ?= go
# The game, and the small module that looks for a screen before Ebitengine does.
PACKAGES = ./... display.sixwinters/...
# Packages are tested side by side: each has a screen of its own, so that no window lies over another's.
# What waits in a test has a patience of its own; the timeout ends only what hangs, on a slow and busy machine too.
# The table is tested first, in two halves: it takes longest, and waits for its windows. So three packages keep two cores busy; more
# would need memory.
SCREEN = '$(CURDIR)/tools/screen.sh'
HALVES = '$(CURDIR)/tools/halves.sh'
# Debuggers and nm see nothing in these tests (-s), which takes a third off linking; what is compiled stays the same.
# Tests hold little and throw much away: they collect garbage less often, unless memory gets scarce.
TESTED = env GOGC=400 GOMEMLIMIT=2GiB $(HALVES)

.PHONY: help play test test-long test-downloads test-lab test-web lint bench shots pairs film web cards check dist setup-play setup-test setup-dist setup-page

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

play: setup-play ## play the game; ARGS="-help" lists its flags
	$(GO) run . $(ARGS)

test: setup-test ## run all tests ("make lint" checks format and vets)
	GO='$(GO)' tools/tests.sh './game/scenes/table $(PACKAGES)' quiet -p 3 -vet=off -ldflags=-s -exec "$(TESTED)" -timeout 1h
	cd tools/schematest && $(GO) test ./...
	cd tools/papers && $(GO) vet ./... && $(GO) test ./...

test-long: export SIXWINTERS_LONG = 1
test-long: test ## run all tests with more campaigns, tables and windows to each

lint: setup-play ## check format, vet, cards and boards, who imports whom, what reaches what, names in comments, and where operations stand
	@GO='$(GO)' tools/format.sh
	$(GO) vet $(PACKAGES)
	$(GO) run ./cmd/chronicle check
	@GO='$(GO)' tools/imports.sh
	$(GO) run ./tools/structure
	$(GO) test ./rules -run TestOperationsInOnePlace

bench: setup-test ## run the benchmarks
	$(GO) test -exec "$(SCREEN)" -run '^$$' -bench . -benchmem -timeout 30m $(PACKAGES)

shots: setup-test ## draw pictures of the game into shots/; ARGS="-text 200" makes them large
	tools/screen.sh $(GO) test -p 1 ./game/scenes/title ./game/scenes/campaigns ./game/scenes/gathering ./game/scenes/hall ./game/scenes/laboratory ./game/scenes/printing ./game/scenes/workshop ./game/scenes/table ./game/scenes/skadi -timeout 0 -shots '$(CURDIR)/shots' $(ARGS)

pairs: setup-test ## draw twenty scenes before and after side by side into pairs/; ARGS="-before COMMIT" names the older one
	$(GO) run ./tools/pairs $(ARGS)

film: setup-test ## draw the moving picture of a turn in README, docs/turn.gif
	tools/screen.sh $(GO) test ./game/scenes/table -timeout 0 -film '$(CURDIR)/docs/turn.gif'

web: setup-page ## build the game for browsers into build/page and serve it at http://localhost:8080/
	@GO='$(GO)' tools/web.sh build/page
	$(GO) run ./tools/webserve build/page

cards: setup-test ## draw all cards on contact sheets into cards/
	tools/screen.sh $(GO) run . -cards cards

dist: setup-dist ## build what is downloaded into dist/, of the commit that is checked out
	GO='$(GO)' tools/dist.sh

test-downloads: dist ## build the downloads and play them: the archive, the packages, Windows under Wine; and LibreOffice with the cards
	GO='$(GO)' tools/trydownload.sh sums
	GO='$(GO)' tools/trydownload.sh archive
	GO='$(GO)' tools/trydownload.sh rpm
	GO='$(GO)' tools/trydownload.sh debian
	GO='$(GO)' tools/trydownload.sh windows
	GO='$(GO)' tools/trysheets.sh

test-web: setup-page ## build the page for browsers and play in it, in Chromium; ARGS="-kills 50" kills it more often
	GO='$(GO)' tools/webtest.sh $(ARGS)

test-lab: ## run plans of the lab, and two desks at a shared table, in processes that are killed, over servers of their own
	cd tools/labtest && $(GO) vet ./... && GO='$(GO)' ../tests.sh ./... quiet -count 1 -timeout 30m

check: lint test ## everything a change must pass

setup-play:
	@GO='$(GO)' tools/setup.sh play

setup-test:
	@GO='$(GO)' tools/setup.sh test

setup-dist:
	@GO='$(GO)' tools/setup.sh dist

setup-page:
	@GO='$(GO)' tools/setup.sh page
