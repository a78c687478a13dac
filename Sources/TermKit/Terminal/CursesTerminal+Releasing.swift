import TermKitGraphics

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
    return try ChildProgram.run(program, arguments: arguments, input: input.number, output: output.descriptor)
  }
}
