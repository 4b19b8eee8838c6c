#!/usr/bin/env bash
# Plays a turn with a real mouse in what "make dist" has built, as it is downloaded, and goes on with the campaign in a second window.
#
#   tools/trydownload.sh archive   the Linux archive, on this machine
#   tools/trydownload.sh rpm       the rpm package, installed by rpm into a folder (as root) and removed without leftovers
#   tools/trydownload.sh debian    the Debian package, installed on a bare Debian in a folder (as root), and removed without leftovers
#   tools/trydownload.sh windows   the Windows zip, under Wine
#
# What each needs is installed, where that is possible. It fails unless it has played.
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
	tools/screen.sh "$GO" test ./game/table -count 1 -run '^TestDownloaded$' -v -timeout 15m -downloaded "$*" | tee "$work/said"
	grep -q '^--- PASS: TestDownloaded' "$work/said"
}

GO=$GO tools/setup.sh test
case $kind in
archive)
	archive=$(built "-linux-$($GO env GOARCH).tar.gz")
	tar -C "$work" -xf "$archive"
	play "$work"/six-winters-*/sixwinters
	;;
debian)
	package=$(built "-linux-$($GO env GOARCH).deb")
	[ "$(id -u)" = 0 ] || { echo "Only root can install a bare Debian: run this as root." >&2 && exit 1; }
	tools/setup.sh debian
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
	mount --bind /tmp "$bare/tmp"
	play chroot "$bare" /usr/bin/sixwinters
	umount "$bare/tmp"
	within apt-get purge -y -qq sixwinters >/dev/null
	files >"$work/after"
	diff "$work/before" "$work/after" || { echo "The package leaves files behind." >&2 && exit 1; }
	;;
rpm)
	package=$(built "-linux-$($GO env GOARCH).rpm")
	[ "$(id -u)" = 0 ] || { echo "Only root can install an rpm package: run this as root." >&2 && exit 1; }
	tools/setup.sh rpm
	root=$work/rpm
	mkdir "$root"
	# Debian's rpm says each time that Debian has packages of its own.
	within() { rpm --root "$root" "$@" 2> >(grep -v '^rpm: ' >&2); }
	within --initdb
	within -i --nodeps "$package" # what it needs has Debian's names here, and is looked at below
	within -V --nodeps sixwinters
	for library in $(readelf -d "$root"/usr/bin/sixwinters{,-chronicle} | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -v '^lib[cm]\.'); do
		rpm -qp --requires "$package" 2>/dev/null | grep -xF "$library()(64bit)" >/dev/null ||
			{ echo "The package does not ask for $library." >&2 && exit 1; }
	done
	share=$root/usr/share
	desktop-file-validate "$share/applications/sixwinters.desktop"
	# The game has no address of its own that its id could be made from.
	appstreamcli validate --no-net --override cid-desktopapp-is-not-rdns=info "$share/metainfo/sixwinters.metainfo.xml"
	play "$root/usr/bin/sixwinters"
	XDG_DATA_DIRS=$share update-mime-database "$share/mime"
	printf 'six winters campaign 1\n' >"$work/campaign.txt"
	XDG_DATA_DIRS=$share gio info -a standard::content-type "$work/campaign.txt" | grep application/x-six-winters-campaign >/dev/null ||
		{ echo "A campaign is not known by its type." >&2 && exit 1; }
	within -e sixwinters
	left=$(find "$root" -path '*sixwinters*' ! -name 'rpmdb*')
	[ -z "$left" ] || { echo "The package leaves behind: $left" >&2 && exit 1; }
	;;
windows)
	zip=$(built -windows-amd64.zip)
	tools/setup.sh windows
	unzip -q "$zip" -d "$work"
	program=$(echo "$work"/six-winters-*/sixwinters.exe)
	x86_64-w64-mingw32-objdump -p "$program" | grep 'Subsystem.*(Windows GUI)' >/dev/null || { echo "The game opens a console window." >&2 && exit 1; }
	for word in FileDescription ProductVersion; do
		strings -el "$program" | grep -x $word >/dev/null || { echo "The program lacks its version: $word." >&2 && exit 1; }
	done
	strings "$program" | grep -i permonitorv2 >/dev/null || { echo "The program does not follow the density of its screen." >&2 && exit 1; }
	export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
	tools/screen.sh wineboot --init >"$work/wineboot.log" 2>&1
	wineserver --wait
	# Windows has this function; old Wines lack it.
	x86_64-w64-mingw32-gcc -shared -s -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" tools/packaging/bcryptprimitives.c -ladvapi32
	play wine "$program"
	wineserver --kill || true
	;;
*)
	echo "Usage: tools/trydownload.sh archive|rpm|debian|windows" >&2
	exit 3
	;;
esac
