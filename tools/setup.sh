#!/bin/sh
# Makes sure that what Six Winters is built with is there, and installs it where that is possible.
#
#   tools/setup.sh play    what building and playing needs
#   tools/setup.sh test    that, and what the tests need: a screen that nobody sees, and programs that read PDFs
#   tools/setup.sh dist    what building the downloads needs
#   tools/setup.sh rpm     what trying the rpm package needs
#   tools/setup.sh debian  what trying the Debian package needs
#   tools/setup.sh windows what trying the Windows zip needs
#   tools/setup.sh sums    what trying the signatures of the sums needs
#   tools/setup.sh sheets  what trying cards in a spreadsheet needs
#   tools/setup.sh page    what building the page for browsers needs
#   tools/setup.sh web     what playing in it by tests needs
#
# On Debian, Ubuntu and their kin it installs the missing packages, as root or through sudo. Elsewhere it says what is
# needed. Where nothing is missing it says nothing and takes no time.
#
# GO names the go command, if it is not called go.
set -eu
cd "$(dirname "$0")/.."

GO=${GO:-go}
play_packages="gcc libc6-dev libx11-dev libxrandr-dev libxcursor-dev libxinerama-dev libxi-dev libxxf86vm-dev
	libgl1-mesa-dev pkg-config libasound2-dev"
test_packages="xvfb xauth poppler-utils qpdf mupdf-tools"
page_packages="git libdeflate-tools"
dist_packages="$page_packages zip"
arm64_packages="gcc-aarch64-linux-gnu libc6-dev:arm64 libx11-dev:arm64 libxrandr-dev:arm64 libxcursor-dev:arm64
	libxinerama-dev:arm64 libxi-dev:arm64 libxxf86vm-dev:arm64 libgl-dev:arm64 libasound2-dev:arm64"
manual_packages="man-db groff-base bsdextrautils"
rpm_packages="$manual_packages rpm rpmlint cpio binutils desktop-file-utils appstream shared-mime-info libglib2.0-bin"
debian_packages="$manual_packages debootstrap lintian dpkg-dev"
sums_packages="openssh-client minisign gnupg"
windows_packages="wine wine64 gcc-mingw-w64-x86-64 unzip"
web_packages="$page_packages chromium"

# say prints one sentence for whoever started this.
say() {
	printf '%s\n' "$*" >&2
}

# give_up says why this cannot go on, and ends it.
give_up() {
	say "$@"
	exit 1
}

have() {
	command -v "$1" >/dev/null 2>&1
}

# missing prints those of its arguments that are not installed Debian packages. One of another architecture has that after a colon.
missing() {
	native=$(dpkg --print-architecture)
	installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}:${Architecture}\n' "$@" 2>/dev/null |
		sed -n "s/^installed //p" | sed "s/:$native\$//; s/:all\$//" || true)
	for package in "$@"; do
		printf '%s\n' "$installed" | grep -qxF "$package" || printf '%s ' "$package"
	done
}

# install_packages installs Debian packages with "apt-get" behind whatever makes this user root.
install_packages() {
	command="apt-get install --no-install-recommends $*"
	if [ "$(id -u)" = 0 ]; then
		root=""
	elif have sudo && sudo -n true 2>/dev/null; then
		root="sudo -n"
	elif have sudo && [ -t 0 ] && [ -t 2 ]; then
		root="sudo"
	elif have sudo; then
		give_up "Six Winters needs packages that only root can install: run \"sudo $command\"."
	else
		give_up "Six Winters needs packages that only root can install: as root, run \"$command\"."
	fi
	say "Installing what Six Winters needs: $*"
	case " $* " in
	*:arm64*)
		# shellcheck disable=SC2086 # $root is a command with an option, or nothing
		$root dpkg --add-architecture arm64
		;;
	esac
	# A list that cannot be brought up to date may still do: the installation itself tells.
	# shellcheck disable=SC2086 # $root is a command with an option, or nothing
	$root apt-get update -qq >&2 || true
	# shellcheck disable=SC2086 # as above; the packages are words
	$root env DEBIAN_FRONTEND=noninteractive \
		apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 "$@" >&2 ||
		give_up "Six Winters needs packages that could not be installed: see the message above, then run \"${root:+sudo }$command\"."
}

# check_go looks for the Go that go.mod asks for. From Go 1.21 on an older one fetches the newer by itself, unless it is
# told not to.
check_go() {
	need=$(sed -n 's/^go 1\.\([0-9]*\).*/\1/p' go.mod)
	have "$GO" || give_up "Six Winters is built with Go 1.$need or newer, and there is no $GO on the PATH: get it from https://go.dev/dl/."
	version=$("$GO" env GOVERSION) || give_up "Six Winters is built with Go 1.$need or newer, and this one does not work: see the message above, or get it from https://go.dev/dl/."
	minor=${version##*go1.}
	[ "${minor%%[!0-9]*}" -ge "$need" ] || give_up "Six Winters is built with Go 1.$need or newer, and $(command -v "$GO") is $version: get a newer one from https://go.dev/dl/."
}

# compiles tells whether a C compiler is there and finds these headers.
compiles() {
	for header in "$@"; do
		printf '#include <%s>\n' "$header"
	done | "${CC:-cc}" -E - >/dev/null 2>&1
}

# check_readers looks for the programs with which tests read PDFs.
check_readers() {
	lacks=""
	for program in pdftotext pdftoppm pdffonts qpdf mutool; do
		have "$program" || lacks="$lacks $program"
	done
	[ -z "$lacks" ] || give_up "The tests of Six Winters read PDFs with programs that are not on the PATH:$lacks. Install Poppler's programs (pdftotext, pdftoppm, pdffonts), qpdf and MuPDF's tools (mutool)."
}

# check_unix looks for what is needed on a system whose packages have other names.
check_unix() {
	if ! have pkg-config || ! compiles stdio.h X11/Xlib.h X11/extensions/Xrandr.h X11/Xcursor/Xcursor.h \
		X11/extensions/Xinerama.h X11/extensions/XInput2.h X11/extensions/xf86vmode.h GL/gl.h alsa/asoundlib.h; then
		give_up "Six Winters needs a C compiler, pkg-config and the headers of X11 (Xrandr, Xcursor, Xinerama, Xi, Xxf86vm), OpenGL and ALSA: $1."
	fi
	if [ "$purpose" = test ] && ! have xvfb-run && [ -z "${DISPLAY:-}" ]; then
		give_up "The tests of Six Winters need a screen: install xvfb-run (Xvfb), or run them in a desktop session."
	fi
	if [ "$purpose" = test ]; then
		check_readers
	fi
}

purpose=${1:-play}
case $purpose in
play) packages=$play_packages ;;
test) packages="$play_packages $test_packages" ;;
dist) packages="$play_packages $dist_packages" ;;
page) packages=$page_packages ;;
web) packages="$play_packages $test_packages $web_packages" ;;
rpm) packages=$rpm_packages ;;
debian) packages=$debian_packages ;;
windows) packages=$windows_packages ;;
sums) packages=$sums_packages ;;
sheets) packages=libreoffice-calc ;;
*) give_up "Usage: tools/setup.sh play|test|dist|page|web|rpm|debian|windows|sums|sheets" ;;
esac
if [ "$purpose" = dist ] && have dpkg && [ "$(dpkg --print-architecture)" = amd64 ]; then
	packages="$packages $arm64_packages"
fi

check_go

case $(uname -s) in
Darwin)
	compiles stdio.h || give_up "Six Winters needs Apple's command line tools: run \"xcode-select --install\"."
	[ "$purpose" != test ] || check_readers
	;;
MINGW* | MSYS* | CYGWIN*)
	: # Windows needs nothing but Go
	;;
*)
	if have dpkg-query && have apt-get; then
		# shellcheck disable=SC2086 # the packages are words
		absent=$(missing $packages)
		# shellcheck disable=SC2086
		[ -z "$absent" ] || install_packages $absent
	elif have dnf; then
		check_unix "run \"sudo dnf install gcc pkgconf-pkg-config libX11-devel libXrandr-devel libXcursor-devel libXinerama-devel libXi-devel libXxf86vm-devel mesa-libGL-devel alsa-lib-devel\""
	elif have pacman; then
		check_unix "run \"sudo pacman -S --needed gcc pkgconf libx11 libxrandr libxcursor libxinerama libxi libxxf86vm mesa alsa-lib\""
	else
		check_unix "install them with your system's packages"
	fi
	;;
esac

case $purpose in
page | web | dist)
	have libdeflate-gzip || give_up "The page for browsers is compressed by libdeflate-gzip, which is not on the PATH: install libdeflate and its programs."
	;;
esac
