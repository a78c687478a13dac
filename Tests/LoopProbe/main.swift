import Foundation
import TermKit

// An application for tests of the event loop. The first argument selects its behaviour:
//
//     async     shows the results of tasks, queues, timers, another thread and a child process, one row each
//     data      shows the number of lines on standard input; prints the number of keys to standard output when it ends
//     nested    starts the event loop from a task, which is a mistake
//     twice     opens the terminal twice, which is a mistake
//     watch     shows each text that arrives in the FIFO of the second argument, and its end
//     terminal  e runs a shell in the terminal, m runs a missing program, r asks for a line with readLine, p prints
//
// In all modes q quits, and any other key is shown in the last row.

let delegate = LoopDelegate(CommandLine.arguments.dropFirst().first ?? "async")
do {
  let application = Application(terminal: try CursesTerminal(), delegate: delegate)
  if CommandLine.arguments.contains("twice") { _ = try CursesTerminal() }
  // Work queued before the loop begins must run as well.
  Task { @MainActor in delegate.show("early task", in: 8) }
  if CommandLine.arguments.contains("nested") {
    Task { @MainActor in _ = application.run() }
    RunLoop.main.run()
  }
  _ = application.run()
} catch {
  print(error)
  exit(1)
}
if CommandLine.arguments.contains("data") { print("keys: \(delegate.keyCount)") }
