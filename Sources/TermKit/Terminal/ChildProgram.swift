private import LibC

/// Another program, which may have the terminal for a while.
enum ChildProgram {
  /// Runs a program and waits for its end.
  /// - Parameters:
  ///   - program: The path of the program, or its name, which is looked up in PATH.
  ///   - arguments: The arguments of the program, without its name.
  ///   - input: The descriptor that becomes its standard input.
  ///   - output: The descriptor that becomes its standard output and error.
  /// - Returns: The exit status, or 128 plus the number of the signal that ended the program.
  /// - Throws: `ProgramError` if the program cannot be started.
  static func run(
    _ program: String, arguments: [String], input: Int32, output: Int32
  ) throws(ProgramError) -> Int32 {
    exitStatus(of: try start(program, arguments, input: input, output: output))
  }

  /// Runs a program for a limited time, and then kills it.
  /// - Returns: Whether the program has ended in time with the exit status 0.
  static func run(
    _ program: String, arguments: [String], input: Int32, output: Int32, milliseconds: Int32
  ) -> Bool {
    guard let process = try? start(program, arguments, input: input, output: output) else { return false }
    var status: Int32 = 0
    for _ in 0..<milliseconds {
      if waitpid(process, &status, WNOHANG) == process { return status == 0 }
      poll(nil, 0, 1)
    }
    kill(process, SIGKILL)
    waitpid(process, &status, 0)
    return false
  }

  /// Starts a program that ends on its own.
  /// - Returns: Whether it was started.
  @MainActor static func begin(_ program: String, arguments: [String], input: Int32, output: Int32) -> Bool {
    // Programs that have ended since the last call are no longer kept by the system.
    running.removeAll { waitpid($0, nil, WNOHANG) != 0 }
    guard let process = try? start(program, arguments, input: input, output: output) else { return false }
    running.append(process)
    return true
  }

  @MainActor private static var running: [pid_t] = []

  private static func start(
    _ program: String, _ arguments: [String], input: Int32, output: Int32
  ) throws(ProgramError) -> pid_t {
    var actions = SpawnActions(nil)
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_adddup2(&actions, number == STDIN_FILENO ? input : output, number)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, &words, environ)
    if code != 0 { throw ProgramError(program: program, code: code) }
    return process
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
