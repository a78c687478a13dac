# Sourced by the other scripts: finds Swift and the system libraries, installs what is missing where it can, and otherwise says
# what to install. Prints every command that changes the system; asks nothing when CI=true.

say() { printf '%s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

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
  command -v swift >/dev/null 2>&1 || die \
    "Swift 6.2 or newer is needed and 'swift' was not found." \
    "Install it from https://www.swift.org/install and run this again."
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  set -- $version
  [ "${1:-0}" -gt 6 ] || { [ "${1:-0}" -eq 6 ] && [ "${2:-0}" -ge 2 ]; } || die \
    "Swift 6.2 or newer is needed; 'swift --version' says: $(swift --version 2>&1 | head -n 1)" \
    "Install a newer one from https://www.swift.org/install and run this again."
}

# has_header NAME: true when some C compiler would find it.
has_header() {
  for folder in /usr/include /usr/local/include /usr/include/"$(uname -m)"-linux-gnu; do
    [ -e "$folder/$1" ] && return 0
  done
  return 1
}

# need_packages HEADER=DEBIAN_PACKAGE=HOMEBREW_FORMULA …; a HEADER of /bin/NAME is a command, of any other path a file.
need_packages() {
  if [ "$(uname -s)" = Darwin ]; then need_formulae "$@"; return; fi
  missing=
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
    "Install the packages that your system has in place of Debian's$missing, then run this again."
  # Not quoted: the names are words.
  as_root apt-get update -q >&2 && as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y $missing >&2 || die \
    "That did not work. Install them by hand, then run this again:" "  sudo apt-get install$missing"
}

need_formulae() {
  missing=
  command -v brew >/dev/null 2>&1 || die \
    "Homebrew is needed to install ncurses and others: https://brew.sh" "Install it and run this again."
  for entry in "$@"; do
    formula=${entry##*=}
    [ "$formula" = - ] || brew --prefix --installed "$formula" >/dev/null 2>&1 || missing="$missing $formula"
  done
  [ -z "$missing" ] && return
  say "+ brew install$missing"
  brew install $missing >&2 || die "That did not work. Install them by hand, then run this again:" "  brew install$missing"
}

# Prints the flags with which SwiftPM finds Homebrew's libraries; nothing on Linux.
build_flags() {
  [ "$(uname -s)" = Darwin ] || return 0
  for formula in ncurses utf8proc libvterm; do
    prefix=$(brew --prefix "$formula" 2>/dev/null) || continue
    printf '%s ' -Xcc "-I$prefix/include" -Xlinker "-L$prefix/lib" -Xlinker -rpath -Xlinker "$prefix/lib"
  done
}

# Prints the flags to build a program with that people get: it starts sooner and takes less memory when it brings its libraries along.
# Needs what the system has for that, and does without where it has not.
shipped_flags() {
  build_flags
  [ "$(uname -s)" = Linux ] || return 0
  # Without symbols, which are two fifths of the file.
  printf '%s ' --static-swift-stdlib -Xlinker --strip-all
  compiler=$(dirname "$(command -v swift)")
  [ -x "$compiler/ld.lld" ] && [ -x "$compiler/clang" ] || return 0
  # Only what is in this folder is linked as an archive.
  rm -rf .build/archives
  mkdir -p .build/archives
  for library in stdc++ utf8proc ncursesw tinfo; do
    archive=$("$compiler/clang" -print-file-name="lib$library.a")
    [ -e "$archive" ] && ln -s "$archive" .build/archives/
  done
  # The one of ncurses needs the other.
  [ -e .build/archives/libtinfo.a ] && [ -e .build/archives/libncursesw.a ] || rm -f .build/archives/lib{tinfo,ncursesw}.a
  printf '%s ' -Xswiftc -use-ld=lld -Xswiftc -L.build/archives
  [ -e .build/archives/libtinfo.a ] && printf '%s ' -Xlinker -ltinfo
  # Known to glibc since 2.36.
  case $(getconf GNU_LIBC_VERSION 2>/dev/null) in
    "glibc 2."[0-9] | "glibc 2."[0-2][0-9] | "glibc 2.3"[0-5]) ;;
    glibc*) printf '%s ' -Xlinker -z -Xlinker pack-relative-relocs ;;
  esac
}

# What the program needs; the tests need more.
need_program_packages() {
  need_packages curses.h=libncursesw5-dev=ncurses utf8proc.h=libutf8proc-dev=utf8proc sqlite3.h=libsqlite3-dev=-
}
