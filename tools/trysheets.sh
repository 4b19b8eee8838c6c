#!/usr/bin/env bash
# Opens and saves all cards in LibreOffice, in several ways, and reads them again: not one byte of the card files may change.
set -euo pipefail
cd "$(dirname "$0")/.."

GO=${GO:-go}
tools/setup.sh sheets
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chronicle=$work/chronicle
"$GO" build -o "$chronicle" ./cmd/chronicle

fail() { echo "$@" >&2 && exit 1; }

# office FORMAT FILTER FROM TO FILES... opens files and saves them in another format.
office() {
	local format=$1 filter=$2 from=$3 to=$4
	soffice -env:UserInstallation="file://$work/profile" --headless --infilter="$from" --convert-to "$format${filter:+:$filter}" --outdir "$to" "${@:5}" >"$work/said" 2>&1 ||
		fail "LibreOffice cannot convert: $(cat "$work/said")"
}

# The numbers of the filter are the separator, the quotation mark and the character set: 76 is UTF-8, 1 is Windows 1252.
comma="CSV:44,34,76,1,,1033"
"$chronicle" export -csv "$work/out" >/dev/null
office csv "Text - txt - csv (StarCalc):44,34,76,1" "$comma" "$work/commas" "$work"/out/*.csv
office csv "Text - txt - csv (StarCalc):59,34,76,1,,0,true" "$comma" "$work/semicolons" "$work"/out/*.csv
office csv "Text - txt - csv (StarCalc):9,34,65535,1" "$comma" "$work/utf16" "$work"/out/*.csv
office ods "" "$comma" "$work/ods" "$work"/out/*.csv
office csv "Text - txt - csv (StarCalc):44,34,76,1" "calc8" "$work/fromods" "$work"/ods/*.ods
office xlsx "" "$comma" "$work/xlsx" "$work"/out/*.csv
office csv "Text - txt - csv (StarCalc):59,34,76,1" "Calc MS Excel 2007 XML" "$work/fromxlsx" "$work"/xlsx/*.xlsx
for way in commas semicolons utf16 fromods fromxlsx; do
	[ "$(find "$work/$way" -name '*.csv' | wc -l)" = 6 ] || fail "LibreOffice has not saved all tables as $way."
	"$chronicle" import "$work/$way" -folder "$work/whole-$way" >"$work/said" || fail "$way: $(cat "$work/said")"
	for file in content/{board,characters,events,locations,manifest,obstacles-*,progress-*}.toml; do
		cmp "$file" "$work/whole-$way/${file##*/}" || fail "$way: the file has changed."
	done
	echo "$way: $(grep 'rows are' "$work/said") The card files are the same, byte for byte."
done
