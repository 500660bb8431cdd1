#!/bin/sh
# Starts the owner's editor by a double click. This window says what happens.
cd "$(dirname "$0")" || exit 1
# A program that is started by a double click does not read the profile of the shell, where Node.js may be named.
PATH="$PATH:/usr/local/bin:/opt/homebrew/bin"
if ! command -v npm >/dev/null; then
  echo "The editor needs the program Node.js. Install it from https://nodejs.org, then start the editor again."
  printf "Press Enter to close this window. "
  read -r _
  exit 1
fi
echo "The editor is starting. It opens in your browser."
npm run --silent edit -- --open && exit
printf "Press Enter to close this window. "
read -r _
