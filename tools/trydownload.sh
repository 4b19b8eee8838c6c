#!/usr/bin/env bash
# Plays a turn with a real mouse in what "make dist" has built, as it is downloaded, and goes on with the campaign in a second window.
#
#   tools/trydownload.sh archive   the Linux archive, on this machine
#   tools/trydownload.sh rpm       the rpm package, installed by rpm into a folder (as root) and removed without leftovers
#   tools/trydownload.sh debian    the Debian package, installed on a bare Debian in a folder (as root), and removed without leftovers
#   tools/trydownload.sh windows   the Windows zip, under Wine
#   tools/trydownload.sh sums      SHA256SUMS, and signatures of it with keys made for that: nothing is played
#
# Each looks also for the licences, the bill of materials and, in packages, the manual pages. What each needs is installed, where that is
# possible. All but the last fail unless they have played.
set -euo pipefail
cd "$(dirname "$0")/.."

GO=${GO:-go}
kind=${1:-}
work=$(mktemp -d)
bare=$work/debian

# clean_up unmounts the folders of the bare Debian and deletes everything.
clean_up() {
	local folder
	for folder in tmp dev proc; do
		! mountpoint -q "$bare/$folder" || umount -l "$bare/$folder"
	done
	rm -rf --one-file-system "$work"
}
trap clean_up EXIT

# built ENDING prints the path of the download with that ending.
built() {
	local found=(dist/six-winters-*"$1")
	[ -f "${found[0]}" ] || { echo "There is no dist/six-winters-*$1: run \"make dist\" first." >&2 && return 1; }
	realpath "${found[0]}"
}

# play COMMAND... lets the test play in the program that the command starts.
play() {
	GO=$GO tools/screen.sh tools/tests.sh ./game/scenes/table verbose -count 1 -run '^TestDownloaded$' -timeout 15m -args -downloaded "$*" | tee "$work/said"
	grep -q '^--- PASS: TestDownloaded' "$work/said"
}

# fail says what is wrong, and ends this.
fail() { echo "$@" >&2 && exit 1; }

# papers FOLDER PROGRAM...: each module that Go recorded in the programs has a licence in the folder, and stands in the bill of materials.
papers() {
	local folder=$1 program module version modules=0
	shift
	for program in "$@"; do
		while read -r _ module version _; do
			[ -n "$(find "$folder/licences/$module" -type f -size +0 2>/dev/null)" ] || fail "$module is in $program, and its licence is not in the download."
			grep -F "\"pkg:golang/$module@$version\"" "$folder/six-winters.cdx.json" >/dev/null ||
				fail "$module $version is in $program, and not in the bill of materials."
			modules=$((modules + 1))
		done < <("$GO" version -m "$program" | grep -P '^\tdep\t' | grep -v display.sixwinters)
	done
	[ "$modules" -ge 20 ] || fail "Only $modules modules were looked for."
	for module in go/{LICENSE,PATENTS} github.com/go-text/typesetting/harfbuzz/LICENSE sixwinters/art/{fonts/OFL-{Cinzel,Vollkorn}.txt,icons/ICONS.md}; do
		[ -s "$folder/licences/$module" ] || fail "licences/$module is not in the download."
	done
}

# manuals FOLDER: the manual pages have a line for "apropos", and "man" has nothing to complain of.
manuals() {
	local page
	for page in "$1"/man6/sixwinters.6.gz "$1"/man1/sixwinters-chronicle.1.gz; do
		lexgrog "$page" >/dev/null || fail "$page says not what it is about."
		[ -z "$(LC_ALL=C.UTF-8 MANROFFSEQ='' man --warnings -E UTF-8 -l -Tutf8 -Z "$page" 2>&1 >/dev/null)" ] || fail "man complains of $page."
		man -l "$page" | col -b | grep -- '-difficulty string' >/dev/null || fail "$page does not list the flags."
	done
}

[ "$kind" = sums ] || GO=$GO tools/setup.sh test
case $kind in
archive)
	archive=$(built "-linux-$($GO env GOARCH).tar.gz")
	tar -C "$work" -xf "$archive"
	papers "$work"/six-winters-* "$work"/six-winters-*/{sixwinters,chronicle}
	play "$work"/six-winters-*/sixwinters
	;;
debian)
	package=$(built "-linux-$($GO env GOARCH).deb")
	[ "$(id -u)" = 0 ] || fail "Only root can install a bare Debian: run this as root."
	tools/setup.sh debian
	lintian --allow-root --fail-on error "$package"
	! dpkg-deb -f "$package" Maintainer | grep -i 'example.invalid' || fail "The maintainer has no address."
	debootstrap --variant=minbase bookworm "$bare" "${MIRROR:-http://deb.debian.org/debian}" >"$work/debootstrap.log" ||
		{ tail "$work/debootstrap.log" >&2 && exit 1; }
	mount -t proc proc "$bare/proc"
	mount --bind /dev "$bare/dev"
	cp "$package" "$bare/sixwinters.deb"
	cp /etc/resolv.conf "$bare/etc/"
	for conf in /etc/apt/apt.conf.d/*proxy*; do [ ! -f "$conf" ] || cp "$conf" "$bare/etc/apt/apt.conf.d/"; done
	within() { env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive chroot "$bare" "$@"; }
	files() { (cd "$bare" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var -o -path ./root \) -prune -o -type f -print | sort); }
	within apt-get update -qq
	# What its libraries leave behind is theirs: they are there before, and what is compared is the package's own.
	depends=$(dpkg-deb -f "$package" Depends | sed 's/ *|[^,]*//g; s/,/ /g')
	# shellcheck disable=SC2086 # the packages are words
	within apt-get install -y -qq --no-install-recommends $depends >/dev/null
	files >"$work/before"
	within apt-get install -y -qq --no-install-recommends ./sixwinters.deb >/dev/null
	papers "$bare/usr/share/doc/sixwinters" "$bare"/usr/bin/sixwinters{,-chronicle}
	manuals "$bare/usr/share/man"
	zcat "$bare/usr/share/doc/sixwinters/changelog.Debian.gz" >"$work/changelog"
	[ "$(dpkg-parsechangelog -l "$work/changelog" -S Version)" = "$(dpkg-deb -f "$package" Version)" ] ||
		fail "The changelog does not begin with the package's version."
	within sixwinters -help | grep -- '-difficulty string' >/dev/null || fail "Without a screen, -help does not list the flags."
	mount --bind /tmp "$bare/tmp"
	play chroot "$bare" /usr/bin/sixwinters
	umount "$bare/tmp"
	within apt-get purge -y -qq sixwinters >/dev/null
	files >"$work/after"
	diff "$work/before" "$work/after" || fail "The package leaves files behind."
	;;
rpm)
	package=$(built "-linux-$($GO env GOARCH).rpm")
	[ "$(id -u)" = 0 ] || fail "Only root can install an rpm package: run this as root."
	tools/setup.sh rpm
	root=$work/rpm
	mkdir "$root"
	# Debian's rpm says each time that Debian has packages of its own.
	within() { rpm --root "$root" "$@" 2> >(grep -v '^rpm: ' >&2); }
	within --initdb
	within -i --nodeps "$package" # what it needs has Debian's names here, and is looked at below
	within -V --nodeps sixwinters
	papers "$root/usr/share/doc/sixwinters" "$root"/usr/bin/sixwinters{,-chronicle}
	manuals "$root/usr/share/man"
	# rpmlint unpacks the package by cpio, and this one's paths begin at the root: they must not be written there.
	mkdir "$work/bin"
	printf '#!/bin/sh\nexec %s --no-absolute-filenames "$@"\n' "$(command -v cpio)" >"$work/bin/cpio"
	chmod +x "$work/bin/cpio"
	PATH=$work/bin:$PATH rpmlint -c tools/packaging/rpmlint.toml "$package"
	for library in $(readelf -d "$root"/usr/bin/sixwinters{,-chronicle} | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -v '^lib[cm]\.'); do
		rpm -qp --requires "$package" 2>/dev/null | grep -xF "$library()(64bit)" >/dev/null ||
			fail "The package does not ask for $library."
	done
	share=$root/usr/share
	id=alt.sixwinters.sixwinters
	desktop-file-validate "$share/applications/$id.desktop"
	appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
	for named in "<id>$id</id>" "<launchable type=\"desktop-id\">$id.desktop</launchable>"; do
		grep -F "$named" "$share/metainfo/$id.metainfo.xml" >/dev/null || fail "The AppStream data lacks $named."
	done
	grep -xF "Icon=$id" "$share/applications/$id.desktop" >/dev/null || fail "The menu entry names no icon of the package."
	grep -F "<icon name=\"$id\"/>" "$share/mime/packages/$id.xml" >/dev/null || fail "The file type names no icon of the package."
	ls "$share"/icons/hicolor/{48x48,128x128,256x256}/apps/$id.png >/dev/null
	play "$root/usr/bin/sixwinters"
	XDG_DATA_DIRS=$share update-mime-database "$share/mime"
	printf 'six winters campaign 1\n' >"$work/campaign.txt"
	XDG_DATA_DIRS=$share gio info -a standard::content-type "$work/campaign.txt" | grep application/x-six-winters-campaign >/dev/null ||
		fail "A campaign is not known by its type."
	within -e sixwinters
	left=$(find "$root" -path '*sixwinters*' ! -name 'rpmdb*')
	[ -z "$left" ] || fail "The package leaves behind: $left"
	;;
windows)
	zip=$(built -windows-amd64.zip)
	tools/setup.sh windows
	unzip -q "$zip" -d "$work"
	program=$(echo "$work"/six-winters-*/sixwinters.exe)
	x86_64-w64-mingw32-objdump -p "$program" | grep 'Subsystem.*(Windows GUI)' >/dev/null || fail "The game opens a console window."
	for word in FileDescription ProductVersion; do
		strings -el "$program" | grep -x $word >/dev/null || fail "The program lacks its version: $word."
	done
	strings "$program" | grep -i permonitorv2 >/dev/null || fail "The program does not follow the density of its screen."
	export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
	tools/screen.sh wineboot --init >"$work/wineboot.log" 2>&1
	wineserver --wait
	# Windows has this function; old Wines lack it.
	x86_64-w64-mingw32-gcc -shared -s -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" tools/packaging/bcryptprimitives.c -ladvapi32
	papers "$(dirname "$program")" "$(dirname "$program")"/{sixwinters,chronicle}.exe
	play wine "$program"
	wineserver --kill || true
	;;
sums)
	tools/setup.sh sums
	(cd dist && sha256sum --quiet -c SHA256SUMS)
	# Signed and checked as docs/downloads.md says; then a byte is another one.
	cp dist/SHA256SUMS "$work"
	export GNUPGHOME=$work/gnupg
	mkdir -m 700 "$GNUPGHOME"
	ssh-keygen -q -t ed25519 -N '' -C throw-away -f "$work/ssh"
	minisign -G -W -p "$work/minisign.pub" -s "$work/minisign.key" >/dev/null
	gpg --batch --quiet --passphrase '' --quick-generate-key throw-away ed25519 sign never 2>/dev/null
	SIGN_SSH_KEY=$work/ssh SIGN_MINISIGN_KEY=$work/minisign.key SIGN_GPG_KEY=throw-away tools/sign.sh "$work/SHA256SUMS" >/dev/null
	printf 'six-winters %s\n' "$(cut -d ' ' -f 1,2 "$work/ssh.pub")" >"$work/signers"
	signed() {
		case $1 in
		ssh) ssh-keygen -Y verify -f "$work/signers" -I six-winters -n six-winters -s "$work/SHA256SUMS.sig" <"$work/SHA256SUMS" ;;
		minisign) minisign -V -p "$work/minisign.pub" -m "$work/SHA256SUMS" ;;
		gpg) gpg --verify "$work/SHA256SUMS.asc" "$work/SHA256SUMS" ;;
		esac >/dev/null 2>&1
	}
	for key in ssh minisign gpg; do signed $key || fail "The signature by $key does not hold."; done
	sed -i '1s/^./x/' "$work/SHA256SUMS"
	for key in ssh minisign gpg; do ! signed $key || fail "The signature by $key holds for other sums."; done
	gpgconf --kill all
	;;
*)
	echo "Usage: tools/trydownload.sh archive|rpm|debian|windows|sums" >&2
	exit 3
	;;
esac
