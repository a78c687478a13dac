import TermKitGraphics
private import LibC

extension CursesTerminal {
  /// Restores the terminal, so that another program can use it until `reclaim()`.
  ///
  /// Until then, Ctrl-C and Ctrl-\ affect only the other program, and Ctrl-Z stops both programs. If the terminal is already released, the
  /// call has no effect.
  public func release() {
    guard phase == .entered else { return }
    leave()
    CursesSignals.release()
    phase = .released
  }

  /// Takes the terminal over again after `release()`. The next `wait` returns `resumed`.
  public func reclaim() {
    guard phase == .released else { return }
    phase = .away
    CursesSignals.reclaim()
    isResumed = true
    if !CursesSignals.isTerminationRequested { enter() }
  }

  /// Runs a program in the released terminal and waits for its end.
  ///
  /// The terminal is its standard input, output and error, even if this program's own are files or pipes.
  /// - Parameters:
  ///   - program: The path of the program, or its name, which is looked up in PATH.
  ///   - arguments: The arguments of the program, without its name.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
  /// - Throws: `ProgramError` if the program cannot be started.
  /// - Precondition: The terminal is released.
  public func run(_ program: String, arguments: [String]) throws(ProgramError) -> Int32 {
    Contract.require(phase == .released, "release the terminal before you run \(program) in it")
    var actions = SpawnActions(nil)
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, number == STDIN_FILENO ? input.number : output.descriptor, number)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    if code != 0 { throw ProgramError(program: program, code: code) }
    return Self.exitStatus(of: process)
  }

  private static func exitStatus(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      if errno != EINTR { return -1 }
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

#if canImport(Glibc)
  private typealias SpawnActions = posix_spawn_file_actions_t
  extension posix_spawn_file_actions_t {
    fileprivate init(_: Void?) { self.init() }
  }
#else
  private typealias SpawnActions = posix_spawn_file_actions_t?
#endif
