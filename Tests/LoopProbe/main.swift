import Foundation
import TermKit

// An application whose event loop tests look at. The first argument says what it does:
//
//   async     shows what tasks, queues, timers, another thread and a child process did, one row each
//   data      shows how many lines standard input has; prints the number of keys to standard output when it ends
//   nested    starts the event loop from a task, which is a mistake
//   twice     opens the terminal twice, which is a mistake
//   terminal  e runs a shell in the terminal, m runs a program that does not exist, r asks for a line with readLine, p prints
//
// In all of them q quits, and any other key is shown in the last row.

let delegate = LoopDelegate(CommandLine.arguments.dropFirst().first ?? "async")
do {
  let application = Application(terminal: try CursesTerminal(), delegate: delegate)
  if CommandLine.arguments.contains("twice") { _ = try CursesTerminal() }
  // Work queued before the loop begins runs as well.
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
