#!/usr/bin/env bash
# Builds what is downloaded, of the commit that is checked out, into dist/: the same bytes for the same commit and tools.
#
#   tools/dist.sh [FOLDER]
#
# DEBFULLNAME and DEBEMAIL name who answers for the packages; without them it is the author of the commit. tools/sign.sh says which
# variables sign the sums.
#
# Windows (amd64, arm64) and the page for browsers as zip; Linux (amd64, arm64) as tar.gz, deb and rpm; on a Mac a universal app as zip.
# What only packaging needs is run by "go run" at a fixed version.
set -euo pipefail
cd "$(dirname "$0")/.."

GO=${GO:-go}
out=$(mkdir -p "${1:-dist}" && cd "${1:-dist}" && pwd)
winres="$GO run github.com/tc-hib/go-winres@v0.3.3"
nfpm="$GO run github.com/goreleaser/nfpm/v2/cmd/nfpm@v2.45.2"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ -z "$(git status --porcelain)" ] || echo "What is not committed is not in the downloads." >&2
git clone -q "$PWD" "$work/src"
cd "$work/src"

# The version is the tag, or the day and the commit: Go stamps the same commit into the programs. The day is the same wherever this runs.
export TZ=UTC LC_ALL=C
day=$(git log -1 --date=format-local:%Y%m%d --format=%cd)
VERSION=$(git describe --tags --exact-match 2>/dev/null || echo "v0.0.0~$day.$(git rev-parse --short=12 HEAD)")
export VERSION=${VERSION#v} CGO_ENABLED SOURCE_DATE_EPOCH ARCH MAINTAINER GO
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
stamp=$(git log -1 --date=format-local:%Y%m%d%H%M.%S --format=%cd) # the same time, as touch takes it
MAINTAINER="${DEBFULLNAME:-$(git log -1 --format=%an)} <${DEBEMAIL:-$(git log -1 --format=%ae)}>"
name=six-winters-${VERSION//\~/-}
# The name by which desktops know the game: see docs/downloads.md.
id=alt.sixwinters.sixwinters

# build OS ARCH FOLDER [LDFLAGS]: both programs
build() {
	local suffix=""
	[ "$1" != windows ] || suffix=.exe
	GOOS=$1 GOARCH=$2 $GO build -trimpath -buildvcs=true -ldflags "-s -w -buildid= ${4:-}" -o "$3/sixwinters$suffix" .
	GOOS=$1 GOARCH=$2 $GO build -trimpath -buildvcs=true -ldflags "-s -w -buildid=" -o "$3/chronicle$suffix" ./cmd/chronicle
}

# papers FOLDER PROGRAM...: adds the credits, README, the licences of everything that is linked and the bill of materials
papers() {
	cp LICENSE CREDITS.md README.md "$1"
	"$work/papers" add "$@"
}

# normalize FOLDER: gives every file the time of the commit and the usual rights
normalize() {
	find "$1" -type d -exec chmod 755 {} +
	find "$1" -type f -exec chmod 644 {} +
	find "$1" -type f \( -name sixwinters -o -name chronicle \) -exec chmod 755 {} +
	find "$1" -exec touch -h -t "$stamp" {} + # a Mac's touch knows no seconds since 1970
}

# zipped FOLDER FILE: zips a folder, its files in order of their names
zipped() { (cd "$(dirname "$1")" && find "$(basename "$1")" | sort | zip -q -X -@ "$2"); }

(cd tools/papers && $GO build -o "$work/papers" .)
mkdir "$work/icons"
$GO run ./tools/icon "$work/icons"
rm -f "$out"/six-winters-* "$out"/SHA256SUMS

CGO_ENABLED=0
cp tools/packaging/winres.json "$work/icons" # beside the pictures that it names
(cd "$work/icons" && $winres make --in winres.json --out "$work/src/rsrc" \
	--arch amd64,arm64 --product-version "${VERSION%%~*}.0" --file-version "${VERSION%%~*}.0")
cp rsrc_windows_*.syso cmd/chronicle/
for arch in amd64 arm64; do
	stage=$work/windows-$arch/$name
	mkdir -p "$stage"
	build windows $arch "$stage" "-H windowsgui"
	papers "$stage" "$stage"/*.exe
	normalize "$stage"
	zipped "$stage" "$out/$name-windows-$arch.zip"
done

stage=$work/web/$name
tools/web.sh "$stage"
papers "$stage" "$stage/sixwinters.wasm"
cp web/ebiten.patch "$stage/licences/github.com/hajimehoshi/ebiten/v2/" # says what was changed, as its licence asks
cp web/typesetting.patch "$stage/licences/github.com/go-text/typesetting/"
normalize "$stage"
zipped "$stage" "$out/$name-web.zip"

case $(uname -s) in
Linux)
	CGO_ENABLED=1
	arches=$($GO env GOARCH)
	if [ "$arches" = amd64 ] && command -v aarch64-linux-gnu-gcc >/dev/null; then
		arches="amd64 arm64"
	else
		echo "Linux is built for $arches alone: only Debian on amd64 has the other compiler." >&2
	fi
	for ARCH in $arches; do
		stage=$work/linux-$ARCH/$name
		mkdir -p "$stage"
		(
			if [ "$ARCH" != "${arches%% *}" ]; then
				export CC=aarch64-linux-gnu-gcc PKG_CONFIG_LIBDIR=/usr/lib/aarch64-linux-gnu/pkgconfig:/usr/share/pkgconfig
			fi
			build linux "$ARCH" "$stage"
		)
		papers "$stage" "$stage"/{sixwinters,chronicle}
		cp "tools/packaging/$id.desktop" "$stage"
		normalize "$stage"
		tar -C "$work/linux-$ARCH" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -n9 >"$out/$name-linux-$ARCH.tar.gz"
		ln -sfn "linux-$ARCH/$name" "$work/stage" # nfpm.yaml names the files from here
		mkdir -p "$work/package"
		if [ "$ARCH" = "${arches%% *}" ]; then # this machine can ask these programs
			"$work/papers" man 6 sixwinters "$stage/sixwinters" | gzip -9n >"$work/package/sixwinters.6.gz"
			"$work/papers" man 1 sixwinters-chronicle "$stage/chronicle" | gzip -9n >"$work/package/sixwinters-chronicle.1.gz"
			"$work/papers" changelog debian | gzip -9n >"$work/package/changelog.Debian.gz"
			"$work/papers" changelog nfpm >"$work/package/changelog.json"
		fi
		"$work/papers" copyright "$stage"/{sixwinters,chronicle} >"$work/package/copyright"
		cp tools/packaging/lintian-overrides "$work/package"
		normalize tools/packaging
		normalize "$work/icons"
		normalize "$work/package"
		(
			cd "$work"
			{
				cat src/tools/packaging/nfpm.yaml
				find stage/licences -type d | sort | sed 's#^stage/\(.*\)#  - dst: /usr/share/doc/sixwinters/\1\n    type: dir#'
				find stage/licences -type f | sort | sed 's#^stage/\(.*\)#  - src: &\n    dst: /usr/share/doc/sixwinters/\1#'
			} >deb.yaml
			$nfpm package -f deb.yaml -p deb -t "$out/$name-linux-$ARCH.deb"
			# An rpm package marks what is for readers, and has its changelog beside its files.
			{
				echo "changelog: package/changelog.json"
				sed 's#^    dst: /usr/share/\(doc/sixwinters\|man\)/.*#&\n    type: doc#' deb.yaml
			} >rpm.yaml
			$nfpm package -f rpm.yaml -p rpm -t "$out/$name-linux-$ARCH.rpm"
		)
	done
	;;
Darwin) # written for a Mac and not tried on one yet
	CGO_ENABLED=1
	app="$work/mac/Six Winters.app"
	mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources" "$work/amd64" "$work/arm64" "$work/six.iconset"
	build darwin amd64 "$work/amd64"
	build darwin arm64 "$work/arm64"
	for program in sixwinters chronicle; do
		lipo -create -output "$app/Contents/MacOS/$program" "$work/amd64/$program" "$work/arm64/$program"
	done
	for size in 16 32 128 256 512; do cp "$work/icons/icon-$size.png" "$work/six.iconset/icon_${size}x$size.png"; done
	iconutil -c icns -o "$app/Contents/Resources/sixwinters.icns" "$work/six.iconset"
	sed "s/@VERSION@/${VERSION%%~*}/" tools/packaging/Info.plist >"$app/Contents/Info.plist"
	papers "$app/Contents/Resources" "$work"/{amd64,arm64}/{sixwinters,chronicle}
	codesign --force --deep --sign "${SIGN:--}" "$app"
	normalize "$work/mac"
	zipped "$app" "$out/$name-macos.zip"
	;;
esac

cd "$out"
rm -f SHA256SUMS.*
if command -v sha256sum >/dev/null; then
	sha256sum six-winters-* >SHA256SUMS
else
	shasum -a 256 six-winters-* >SHA256SUMS # on a Mac
fi
"$work/src/tools/sign.sh" SHA256SUMS
ls -l
