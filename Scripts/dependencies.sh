# Sourced by the other scripts. Finds Swift and the system libraries, and installs missing packages if it can. Otherwise it says which
# packages to install. Prints every command that changes the system. With CI=true, it never asks a question.
# Its functions set only local variables, so that they cannot overwrite variables of the scripts that call them (ScriptTests).

say() { printf '%s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# remove_folder FOLDER: removes a temporary folder, but nothing that is mounted inside of it.
remove_folder() {
  if [ "$(uname -s)" = Darwin ]; then rm -rfx -- "$1"; else rm -rf --one-file-system -- "$1"; fi
}

# run_child COMMAND …: runs a command, and returns its status. A signal that ends the script ends the command first.
run_child() {
  local status=0 earlier=${!-}
  # Set before the command starts, because a signal can arrive before the next line of this script.
  trap '[ "${!-}" = "$earlier" ] || { kill "$!" 2>/dev/null || true; wait "$!" 2>/dev/null || true; }; exit 143' HUP INT TERM
  # In the background, because bash handles signals only after a command in the foreground. It would have no input there without <&0.
  "$@" <&0 &
  wait "$!" || status=$?
  trap - HUP INT TERM
  return "$status"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    say "+ $*"; "$@"
  elif [ "${CI:-}" = true ]; then
    say "+ sudo -n $*"; sudo -n "$@"
  else
    say "+ sudo $*"; sudo "$@"
  fi
}

need_swift() {
  local version
  command -v swift >/dev/null 2>&1 || die \
    "Swift 6.2 or newer is needed, but 'swift' was not found." \
    "Install it from https://www.swift.org/install and run this again."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1 || true)
  set -- $version
  [ "${1:-0}" -gt 6 ] || { [ "${1:-0}" -eq 6 ] && [ "${2:-0}" -ge 2 ]; } || die \
    "Swift 6.2 or newer is needed, but 'swift --version' says: $(swift --version 2>&1 | head -n 1)" \
    "Install a newer version from https://www.swift.org/install and run this again."
}

# has_header NAME: true if C compilers find the header.
has_header() {
  local folder
  for folder in /usr/include /usr/local/include /usr/include/"$(uname -m)"-linux-gnu; do
    [ -e "$folder/$1" ] && return 0
  done
  return 1
}

# need_packages HEADER=DEBIAN_PACKAGE=HOMEBREW_FORMULA …: installs the missing packages. A HEADER of /bin/NAME is a command, and any other
# absolute path a file. A formula of - means none.
need_packages() {
  local missing= entry header rest package
  if [ "$(uname -s)" = Darwin ]; then need_formulae "$@"; return; fi
  for entry in "$@"; do
    header=${entry%%=*}; rest=${entry#*=}; package=${rest%%=*}
    case $header in
      /bin/*) command -v "${header#/bin/}" >/dev/null 2>&1 || missing="$missing $package" ;;
      /*) [ -e "$header" ] || missing="$missing $package" ;;
      *) has_header "$header" || missing="$missing $package" ;;
    esac
  done
  [ -z "$missing" ] && return
  say "Missing:$missing"
  command -v apt-get >/dev/null 2>&1 || die \
    "Install your system's equivalents of these Debian packages, then run this again:$missing"
  # The names are separate words, so they are not quoted.
  as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $missing >&2 || die \
    "The installation failed. Install the packages by hand, then run this again:" "  sudo apt-get install$missing"
}

need_formulae() {
  local missing= entry formula
  command -v brew >/dev/null 2>&1 || die \
    "Homebrew is needed to install ncurses and other packages: https://brew.sh" "Install it and run this again."
  for entry in "$@"; do
    formula=${entry##*=}
    [ "$formula" = - ] || brew --prefix --installed "$formula" >/dev/null 2>&1 || missing="$missing $formula"
  done
  [ -z "$missing" ] && return
  say "+ brew install$missing"
  brew install $missing >&2 || die "The installation failed. Install the packages by hand, then run this again:" "  brew install$missing"
}

# Reads the output of `swift build`, and shows the percentage and what is compiled, such as " 42 %  TermKitViews". In a terminal, this is
# one line that is rewritten, and removed at the end. Without a terminal, each module has a line.
show_progress() {
  local line percent module previous=
  while IFS= read -r line; do
    [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Compiling|Linking|Emitting\ module)\ ([^ ]+) ]] || continue
    percent=$((100 * BASH_REMATCH[1] / BASH_REMATCH[2])) module=${BASH_REMATCH[4]}
    if [ -t 2 ]; then
      printf '\r\033[K%3d %%  %.60s' "$percent" "$module" >&2
    elif [ "$module" != "$previous" ]; then
      printf '%3d %%  %s\n' "$percent" "$module" >&2
      previous=$module
    fi
  done
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# Prints the flags with which SwiftPM finds Homebrew's libraries. Prints nothing on Linux.
build_flags() {
  local formula prefix
  [ "$(uname -s)" = Darwin ] || return 0
  for formula in ncurses utf8proc libvterm expat fribidi; do
    prefix=$(brew --prefix "$formula" 2>/dev/null) || continue
    printf '%s ' -Xcc "-I$prefix/include" -Xlinker "-L$prefix/lib" -Xlinker -rpath -Xlinker "$prefix/lib"
  done
}

# Prints the flags for the shipped build of a program. With statically linked libraries it starts sooner and takes less memory. Leaves out
# the flags for tools and libraries that the system does not have.
shipped_flags() {
  local compiler library archive
  build_flags
  [ "$(uname -s)" = Linux ] || return 0
  # Symbols are two fifths of the file, so they are removed, also those that only libraries loaded later would need. These are 1 MB.
  # Without symbols, debug information would be made for nothing.
  printf '%s ' --static-swift-stdlib -debug-info-format none -Xlinker --strip-all -Xlinker --no-export-dynamic
  compiler=$(dirname "$(command -v swift)")
  [ -x "$compiler/ld.lld" ] && [ -x "$compiler/clang" ] || return 0
  # The linker takes archives from this folder only.
  rm -rf .build/archives
  mkdir -p .build/archives
  # FriBidi stays a shared library, because of its licence (LGPL).
  for library in stdc++ utf8proc ncursesw tinfo expat; do
    archive=$("$compiler/clang" -print-file-name="lib$library.a")
    [ -e "$archive" ] && ln -s "$archive" .build/archives/
  done
  # The archive of ncurses needs the archive of tinfo.
  [ -e .build/archives/libtinfo.a ] && [ -e .build/archives/libncursesw.a ] || rm -f .build/archives/lib{tinfo,ncursesw}.a
  printf '%s ' -Xswiftc -use-ld=lld -Xswiftc -L.build/archives
  [ -e .build/archives/libtinfo.a ] && printf '%s ' -Xlinker -ltinfo
  # glibc supports packed relocations since 2.36.
  case $(getconf GNU_LIBC_VERSION 2>/dev/null) in
    "glibc 2."[0-9] | "glibc 2."[0-2][0-9] | "glibc 2.3"[0-5]) ;;
    glibc*) printf '%s ' -Xlinker -z -Xlinker pack-relative-relocs ;;
  esac
}

# The flags for a game with the command connect, and what it needs in addition.
mqtt_flags="--traits Programs,MQTT"
need_mqtt_package() { need_packages mosquitto.h=libmosquitto-dev=mosquitto; }

# What a game with the option --accessible=desktop needs in addition.
need_accessibility_package() { need_packages systemd/sd-bus.h=libsystemd-dev=-; }

# Installs the packages that the program needs. The tests need more. The program also works without the data about symbols, with an empty
# symbol palette.
need_program_packages() {
  need_packages curses.h=libncursesw5-dev=ncurses utf8proc.h=libutf8proc-dev=utf8proc sqlite3.h=libsqlite3-dev=- \
    expat.h=libexpat1-dev=expat fribidi/fribidi.h=libfribidi-dev=fribidi /usr/share/unicode/emoji/emoji-test.txt=unicode-data=- \
    /usr/share/unicode/cldr/common/annotations/en.xml=unicode-cldr-core=-
}
