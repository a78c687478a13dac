# Sourced by Scripts/test and Scripts/trust, after dependencies.sh: builds the tests and runs them, in as many processes as there are
# processors.

need_test_packages() {
  need_program_packages
  need_packages vterm.h=libvterm-dev=libvterm /bin/infocmp=ncurses-bin=- /usr/share/terminfo/x/xterm-16color=ncurses-term=- \
    /bin/jq=jq=jq /bin/tmux=tmux=tmux /bin/screen=screen=screen /bin/mandoc=mandoc=mandoc \
    /usr/sbin/sshd=openssh-server=- /bin/ssh-keygen=openssh-client=- mosquitto.h=libmosquitto-dev=mosquitto \
    /usr/sbin/mosquitto=mosquitto=- /bin/openssl=openssl=- /usr/lib/python3/dist-packages/paho/mqtt=python3-paho-mqtt=- /bin/fenrir=fenrir=-
  need_packages systemd/sd-bus.h=libsystemd-dev=- /usr/libexec/at-spi-bus-launcher=at-spi2-core=- /bin/dbus-run-session=dbus-daemon=- \
    /bin/dbus-send=dbus-bin=- /usr/lib/python3/dist-packages/pyatspi=python3-pyatspi=- /bin/Xvfb=xvfb=- \
    /usr/lib/python3/dist-packages/gi=python3-gi=- \
    "/usr/lib/$(uname -m)-linux-gnu/girepository-1.0/Vte-2.91.typelib=gir1.2-vte-2.91=-"
  # Only for --everything: on a computer with USB devices, an installed BRLTTY starts with the system and takes some of them.
  [ "${mode:-}" != --everything ] || need_packages /usr/sbin/brltty=brltty=- /lib/brltty/libbrlttyxa2.so=brltty-x11=-
}

# Files of killed programs and of stopped tests are removed together with this folder. All users can write to it, because some tests become
# a user without privileges.
make_temporary_folder() {
  TMPDIR=$(mktemp -d)
  readonly TMPDIR
  chmod 1777 "$TMPDIR"
  export TMPDIR
  trap 'remove_folder "$TMPDIR"' EXIT
}

# Prints the commit whose files these are. Prints nothing if there are changes that are not committed.
clean_commit() { [ -n "$(git status --porcelain 2>&1)" ] || git rev-parse HEAD; }

# stage NAME COMMAND …: runs a command, and prints its name and its seconds in one line. If the command fails, its output is printed, and
# the script ends.
stage() {
  local name=$1 start=$SECONDS status log=$TMPDIR/stage.log
  shift
  # A terminal shows what is running.
  if [ -t 2 ]; then printf '%s …\r' "$name" >&2; fi
  # In a condition, errors inside of the command would not end it.
  set +e
  (set -e; "$@") >"$log" 2>&1
  status=$?
  set -e
  if [ "$status" != 0 ]; then
    cat "$log" >&2
    say ""
    die "$name: failed after $((SECONDS - start)) s."
  fi
  say "$(printf '%-40s %4d s' "$name" $((SECONDS - start)))"
}

check_format() {
  swift format lint --strict --parallel --recursive Package.swift Sources Examples Tests Benchmarks Documentation
  Scripts/check-sources
  mandoc -T lint -W warning Documentation/tictactoe.6
}

# Prints only the errors and warnings of a build.
build_without_warnings() {
  local log=$TMPDIR/swift-build.log
  # The flags are separate words, so they are not quoted.
  swift build --build-tests --explicit-target-dependency-import-check error $(build_flags) >"$log" 2>&1 || {
    grep -vE '^\[[0-9]+/[0-9]+\]' "$log"
    return 1
  }
  ! grep -E "^(warning|.*/(Sources|Examples|Tests|Benchmarks|Documentation)/.*: warning):" "$log" | grep -v "/checkouts/"
}

# Prints the folder of the built programs. Scripts/trust knows it already, because not every user may run `swift build` here.
products_folder() {
  # The flags are separate words, so they are not quoted.
  echo "${TERMKIT_PRODUCTS:-$(swift build $(build_flags) --show-bin-path)}"
}

# test_process [OPTIONS …]: runs tests one after the other in one process. Its caller knows the folder $products.
test_process() {
  if [ "$(uname -s)" = Darwin ]; then
    swift test --skip-build --ignore-lock $(build_flags) --no-parallel "$@"
  else
    "$products/TermKitPackageTests.xctest" --testing-library swift-testing --no-parallel "$@"
  fi
}

# list_suites: prints the names of all suites, such as TermKitViewTests.TintTests.
list_suites() {
  if [ "$(uname -s)" = Darwin ]; then swift test list --skip-build $(build_flags); else test_process --list-tests; fi | sed 's,/.*,,' | sort -u
}

# run_group NAME SUITES: runs the suites of a regular expression, and records their events.
run_group() {
  local status=0
  test_process --filter "^($2)/" --event-stream-output-path "$TMPDIR/$1.json" >"$TMPDIR/$1.output" 2>&1 || status=$?
  [ "$status" = 0 ] || echo "$1 $status" >>"$TMPDIR/failed"
}

# suite_groups NUMBER: reads the names of suites, and prints a regular expression for each process. Random tests take longest with all of
# their seeds, so each of their suites has its own process, and they come first. The other suites are dealt to NUMBER processes.
suite_groups() {
  awk -v groups="$1" '
    /Random|Unicode/ { print; next }
    { number++; group[number % groups] = group[number % groups] (number > groups ? "|" : "") $0 }
    END { for (number in group) print group[number] }' | sed 's/\./\\./g'
}

# run_suites NAME REGEX: runs all suites whose names match, in several processes, because most tests of a process use one core. There is one
# process more than there are processors, because some tests wait for other programs.
run_suites() {
  local name=$1 suites number=0 running=0 processors products
  processors=$(nproc 2>/dev/null || sysctl -n hw.ncpu)
  products=$(products_folder)
  rm -f "$TMPDIR/failed"
  while read -r suites; do
    number=$((number + 1))
    # A process that ends makes room for the next one.
    [ "$running" -le "$processors" ] || { wait -n; running=$((running - 1)); }
    run_group "$name-$number" "$suites" &
    running=$((running + 1))
  done < <(list_suites | grep -E "$2" | suite_groups $((4 * processors)))
  wait
  [ "$number" -gt 0 ] || die "There are no tests."
  [ ! -e "$TMPDIR/failed" ] || { print_failures; return 1; }
}

# events FILTER: applies a filter of jq to the recorded events of all processes.
events() { jq -r "$1" "$TMPDIR"/*.json; }

# A process that was stopped has no event that says so. The end of its output tells more.
print_failures() {
  local name status
  events 'select(.payload.kind == "issueRecorded").payload
    | "\(.testID), line \(.issue.sourceLocation.line):\n\([.messages[].text] | join("\n"))\n"'
  while read -r name status; do
    if [ "$status" != 1 ]; then printf 'A process of tests ended with status %s. The end of its output:\n' "$status"; tail -n 20 "$TMPDIR/$name.output"; fi
  done <"$TMPDIR/failed"
}

print_times() {
  events 'select(.payload.kind == "testStarted" or .payload.kind == "testEnded").payload
    | select(.testID | contains("/")) | "\(.kind) \(.instant.absolute) \(.testID | split("/")[0])"' |
    awk '{ seconds[$3] += $1 == "testEnded" ? $2 : -$2 } END { for (suite in seconds) printf "%7.1f s  %s\n", seconds[suite], suite }' |
    sort -rn
}

# The last line is one that programs can read.
print_count() {
  say ""
  say "$(events 'select(.payload.kind == "testEnded" and (.payload.testID | contains(".swift:"))) | 1' | wc -l) passed, 0 failed"
}

# sanitize [ARGUMENTS …]: runs tests under both sanitizers. On Linux the address sanitizer also finds leaks.
sanitize() {
  say "Testing under the address sanitizer …"
  # The flags are separate words, so they are not quoted.
  ASAN_OPTIONS=$sanitizer_options:suppressions=$PWD/Scripts/address-sanitizer.txt \
    LSAN_OPTIONS=suppressions=$PWD/Scripts/leak-sanitizer.txt:print_suppressions=0 \
    swift test --sanitize=address --scratch-path .build/asan $(build_flags) "$@"
  say "Testing under the thread sanitizer …"
  TSAN_OPTIONS=$sanitizer_options swift test --sanitize=thread --scratch-path .build/tsan $(build_flags) "$@"
}

# What only adds confidence, after the tests: what a key costs, the web site, a package that depends on TermKit, and kills of the game at
# random moments. Scripts/trust does the same under sanitizers and with more seeds, because CI has to end within half an hour.
add_confidence() {
  local products
  products=$(products_folder)
  stage "What a key costs" Scripts/benchmark --counts
  stage "Documentation" Scripts/docs
  stage "A package that depends on TermKit" Scripts/dependant
  stage "Kills at random moments" kill_game "$products/tictactoe" 20
}

# kill_game PROGRAM ROUNDS: kills the game at random moments, and compares its screens with its store.
kill_game() { "$products/Soak" --game "$1" --rounds "$2" --seed 7; }

# Without optimization, the game is built in 60 % of the time.
kill_sanitized_game() {
  local scratch=.build/$1-sanitizer
  # The flags are separate words, so they are not quoted.
  env -u TERMKIT_OPTIMIZED_TESTS swift build --product tictactoe --sanitize="$1" --scratch-path "$scratch" $(build_flags)
  # The reports do not go to the terminals of the games.
  ASAN_OPTIONS=$sanitizer_options:detect_leaks=0:log_path=$TMPDIR/sanitizer \
    TSAN_OPTIONS=$sanitizer_options:halt_on_error=1:log_path=$TMPDIR/sanitizer \
    kill_game "$(swift build $(build_flags) --show-bin-path --scratch-path "$scratch")/tictactoe" 10 ||
    { cat "$TMPDIR"/sanitizer.* 2>/dev/null; return 1; }
}

# The program handles the signals of crashes, so the sanitizers do not.
sanitizer_options=handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0:handle_sigtrap=0

# Tests draw several times as fast in an optimized toolkit (Package.swift).
export TERMKIT_OPTIMIZED_TESTS=1
