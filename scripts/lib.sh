# What the scripts share: finding the repository, installing what is missing, building quietly.
# To be sourced by bash, which may be as old as macOS's 3.2.
# shellcheck shell=bash

# A link to a script may be anywhere; the repository is where the script itself is.
repo="$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")"

say() { printf '%s\n' "$*" >&2; }

# 2 is the tool's own code for "could not do its work".
fail() {
  say "error: $*"
  exit 2
}

# Runs a command, whose output is shown only if it fails: on success stdout is the tool's alone.
quietly() {
  local what="$1" log
  shift
  log="$(mktemp "${TMPDIR:-/tmp}/screens-log.XXXXXX")"
  if "$@" >"$log" 2>&1 </dev/null; then
    rm -f "$log"
    return
  fi
  cat "$log" >&2
  rm -f "$log"
  fail "$what failed; its output is above"
}

# Whether a C program that uses libpng can be compiled and linked. The truth, unlike pkg-config,
# which may be absent where the library is not, or know a library whose headers are gone.
has_libpng() {
  local compiler flags
  compiler="$(command -v clang || command -v cc)" || return 1
  flags="$(pkg-config --cflags --libs libpng 2>/dev/null || echo -lpng16)"
  # The flags are a list of words.
  # shellcheck disable=SC2086
  "$compiler" -x c - -o /dev/null $flags >/dev/null 2>&1 <<'EOF'
#include <png.h>
int main(void) { return (int) png_access_version_number(); }
EOF
}

install_libpng() {
  if command -v apt-get >/dev/null; then
    local packages="libpng-dev pkg-config"
    if [ "$(id -u)" -ne 0 ]; then
      fail "libpng's headers are missing; run this once:" \
        "sudo sh -c 'apt-get update && apt-get install -y $packages'"
    fi
    say "installing $packages"
    export DEBIAN_FRONTEND=noninteractive
    quietly "apt-get update" apt-get update
    # shellcheck disable=SC2086
    quietly "apt-get install" apt-get install -y --no-install-recommends $packages
  elif command -v brew >/dev/null; then
    say "installing libpng"
    quietly "brew install libpng" brew install libpng
  else
    fail "libpng's headers are missing; install your system's development package of libpng"
  fi
  has_libpng || fail "libpng was installed, but a program that includes png.h still does not build"
}

# Installs or asks for what the build needs.
require_tools() {
  command -v swift >/dev/null ||
    fail "there is no swift on PATH; install Swift 6.2 or newer and try again"
  has_libpng || install_libpng
}

# Gives a CI machine the programs without which some tests are skipped: a browser for the HTML report
# and the SVGs, another program for the SVGs, validators for JUnit's XML and for the JSON Schema, the
# shells that complete words, the readers of the manual page, what fetches Mermaid, and Unicode's
# conformance tests. Everybody else decides for themselves: a browser is large.
offer_test_programs() {
  if [ -z "${CI:-}" ] || [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then return; fi
  local packages="librsvg2-bin libxml2-utils python3-jsonschema graphviz zsh fish mandoc groff python3-pip unicode-data"
  # The one without windows is enough, and takes less of the processor's time.
  local browser=chromium-headless-shell program missing=""
  command -v "$browser" >/dev/null || command -v chromium >/dev/null || missing=" $browser"
  for program in rsvg-convert xmllint dot zsh fish mandoc groff; do
    command -v "$program" >/dev/null || missing="$missing $program"
  done
  python3 -c 'import jsonschema' 2>/dev/null || missing="$missing jsonschema"
  python3 -m pip --version >/dev/null 2>&1 || missing="$missing pip"
  [ -e /usr/share/unicode/BidiTest.txt ] || missing="$missing unicode-data"
  if [ -z "$missing" ]; then return; fi
  say "installing $browser $packages for the tests"
  export DEBIAN_FRONTEND=noninteractive
  (
    quietly "apt-get update" apt-get update
    # Older systems have only the one with windows.
    apt-cache show "$browser" >/dev/null 2>&1 || browser=chromium
    # shellcheck disable=SC2086
    quietly "apt-get install" apt-get install -y --no-install-recommends "$browser" $packages
  ) || say "without them, some tests are skipped"
}

# Finds the tool in a release build, or takes the one that $SCREENS_TOOL names: CI builds it once, for the package.
find_tool() {
  require_tools
  if [ -z "${SCREENS_TOOL:-}" ]; then
    build --configuration release --product screens
    tool="$repo/.build/release/screens"
  else
    tool="$SCREENS_TOOL"
    [ -x "$tool" ] || fail "SCREENS_TOOL names '$tool', which is no program"
  fi
}

# Shows on a terminal how far SwiftPM is, all in one line, and whatever else it writes as it is.
show_progress() {
  awk '
    /^\[[0-9]+\/[0-9]+\]/ { printf "\r\033[K%.79s", $0; isOpen = 1; fflush(); next }
    { if (isOpen) printf "\r\033[K"; isOpen = 0; print; fflush() }
    END { if (isOpen) printf "\r\033[K" }'
}

# Fails if the log of a build has a warning of our own code.
#
# A flag of the compiler would do the same, but `swift build` without it and the scripts would each build
# everything again after the other. The files are touched, since a file that is not compiled again prints no warning again.
refuse_warnings() {
  local warnings
  warnings="$(awk -v folder="$repo/" '
    index($0, folder) == 1 && substr($0, length(folder) + 1) ~ /^(Sources\/|Tests\/|Package\.swift).*:[0-9]+: warning: /' \
    "$1" | sort -u)"
  if [ -z "$warnings" ]; then return; fi
  cut -d : -f 1 <<<"$warnings" | sort -u | while read -r path; do touch "$path"; done
  say "$warnings"
  fail "our own code must build without warnings"
}

# The tests are built like the tool that is being worked on. A build that is made once and then thrown away, as CI's, is
# one for the tests and for the tool that users get: in release configuration, without debug information, and with no module
# file before the rest of the module, since SwiftPM waits for all of it before it compiles what imports it.
configuration=debug
build_once=()
if [ -n "${BUILD_ONCE:-}" ]; then
  configuration=release
  build_once=(--configuration release -debug-info-format none)
  build_once+=(-Xswiftc -enable-testing -Xswiftc -no-emit-module-separately-wmo)
fi

# Builds with the given options of `swift build`, and fails at a warning, too. A long build is announced on stderr, and a
# terminal gets SwiftPM's progress there; where $quiet is set, and where nothing changed, nothing is printed.
#
# In a shell of its own, so that the trap is its own.
build() (
  # The age of a file that each successful build leaves: SwiftPM itself reports a build only after its start.
  stamp="$repo/.build/built-$(printf '%s' "$*" | cksum | cut -d ' ' -f 1)"
  if [ ! -e "$stamp" ]; then
    changed="building, which takes some minutes the first time"
  elif [ -n "$(find "$repo/Package.swift" "$repo/Sources" "$repo/Tests" -newer "$stamp" -print -quit)" ]; then
    changed="building what changed"
  else
    changed=""
  fi
  mkdir -p "$repo/.build"
  log="$stamp.$$.log"
  set -- "$@" ${build_once[@]+"${build_once[@]}"}
  # As old as the start: what is edited during the build is newer.
  touch "$stamp.$$"
  # Gone too when the build fails or is stopped.
  trap 'rm -f "$stamp.$$" "$log"' EXIT
  if [ -z "$changed" ] || [ -n "${quiet:-}" ] || [ ! -t 2 ]; then
    [ -z "$changed" ] || [ -n "${quiet:-}" ] || say "$changed"
    if ! swift build --package-path "$repo" "$@" >"$log" 2>&1 </dev/null; then
      cat "$log" >&2
      fail "swift build failed; its output is above"
    fi
  else
    say "$changed"
    swift build --package-path "$repo" "$@" 2>&1 </dev/null | tee "$log" | show_progress >&2 ||
      fail "swift build failed"
  fi
  refuse_warnings "$log"
  mv "$stamp.$$" "$stamp"
)
