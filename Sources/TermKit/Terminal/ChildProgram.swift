private import LibC

/// Another program that has the terminal for a while.
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
    return exitStatus(of: process)
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
