#!/usr/bin/env bash
# Signs a file, such as SHA256SUMS, with each key that the environment names. Without one it does nothing.
#
#   tools/sign.sh FILE
#
# SIGN_SSH_KEY       a private key of OpenSSH: makes FILE.sig, for "ssh-keygen -Y verify" in the namespace six-winters
# SIGN_MINISIGN_KEY  a secret key of minisign: makes FILE.minisig
# SIGN_GPG_KEY       an id of a key of GnuPG: makes FILE.asc
set -euo pipefail

file=${1:?Usage: tools/sign.sh FILE}
if [ -n "${SIGN_SSH_KEY:-}" ]; then
	rm -f "$file.sig"
	ssh-keygen -q -Y sign -f "$SIGN_SSH_KEY" -n six-winters "$file"
fi
if [ -n "${SIGN_MINISIGN_KEY:-}" ]; then
	minisign -S -s "$SIGN_MINISIGN_KEY" -m "$file" -t "Six Winters: $(basename "$file")"
fi
if [ -n "${SIGN_GPG_KEY:-}" ]; then
	gpg --batch --yes --local-user "$SIGN_GPG_KEY" --armor --output "$file.asc" --detach-sign "$file"
fi
