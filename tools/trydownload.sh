#!/usr/bin/env bash
# Plays a turn with a real mouse in what "make dist" has built, as it is downloaded, and goes on with the campaign in a second window.
#
#   tools/trydownload.sh archive   the Linux archive, on this machine
#   tools/trydownload.sh debian    the Debian package, installed on a bare Debian in a folder (as root), and removed without leftovers
#   tools/trydownload.sh windows   the Windows zip, under Wine
#
# What each needs is installed, where that is possible. It never ends well without having played.
set -euo pipefail
cd "$(dirname "$0")/.."

GO=${GO:-go}
kind=${1:-}
work=$(mktemp -d)
bare=$work/debian

# leave ends what runs in the bare Debian's folder, and takes everything away.
leave() {
	local folder
	for folder in tmp dev proc; do
		! mountpoint -q "$bare/$folder" || umount -l "$bare/$folder"
	done
	rm -rf --one-file-system "$work"
}
trap leave EXIT

# built ENDING prints the download whose name ends so.
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
windows)
	zip=$(built -windows-amd64.zip)
	tools/setup.sh windows
	unzip -q "$zip" -d "$work"
	export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES="mscoree=;mshtml="
	tools/screen.sh wineboot --init >"$work/wineboot.log" 2>&1
	wineserver --wait
	# Windows has this function; old Wines lack it.
	x86_64-w64-mingw32-gcc -shared -s -o "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" tools/packaging/bcryptprimitives.c -ladvapi32
	play wine "$work"/six-winters-*/sixwinters.exe
	wineserver --kill || true
	;;
*)
	echo "Usage: tools/trydownload.sh archive|debian|windows" >&2
	exit 3
	;;
esac
