import TermKit
import TermKitTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// A program for tests with real terminals. The first argument is the task:
//
//   echo                   shows the size, the input events and their number; keys end, trap, suspend or ring (see `Echo`)
//   patient                as echo, but waits for the answers to all queries first
//   draw SEED DEPTH        shows the random screens of a seed, the next for each key
//   move SEED DEPTH        as draw, but some rows move before each screen
//   depths SEED DEPTH      as draw, but each screen has another depth, at most the given one
//   crowd DEPTH            shows a screen of as many colours as it has cells, the next for each key
//   lines FILE             shows the lines of a file and moves them, one movement for each key (see `Lines`)
//   emoji                  shows lines with glyphs that terminals disagree on
//   twice                  closes, opens again, and continues as echo
//   linger                 continues for a while after the terminal is gone, and reports by its status how that went
//   open                   opens and closes, and prints the detected traits
//   speed KIND FRAMES      presents as fast as it can, and prints how long it took

let arguments = CommandLine.arguments.dropFirst()
var options = TerminalOptions()
let depths: [String: ColorDepth] = [
  "none": .none, "8": .eight, "16": .sixteen, "256": .palette256, "truecolor": .truecolor,
]
for argument in arguments {
  if let depth = depths[argument] { options.colorDepth = depth }
}
if arguments.contains("no-mouse") { options.usesMouse = false }
if arguments.contains("no-clipboard") { options.usesClipboard = false }
if arguments.contains("no-notifications") { options.usesNotifications = false }

let terminal: CursesTerminal
do {
  terminal = try CursesTerminal(options: options)
} catch {
  say("\(error)")
  exit(error.exitStatus)
}

if arguments.contains("no-suspension") { terminal.allowsSuspension = false }

if arguments.contains("titled") {
  terminal.title = "The probe"
  terminal.progress = .fraction(0.5)
}

let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
var ending: Int32? = nil
switch arguments.first {
case "echo": ending = Echo(terminal).run()
case "patient":
  terminal.awaitReplies(atMost: TerminalSession.timeout)
  ending = Echo(terminal).run()
case "draw": ending = Drawing(terminal, seed: seed).run()
case "move": ending = Drawing(terminal, seed: seed, movesRows: true).run()
case "depths": ending = Switching(terminal, seed: seed).run()
case "scroll": ending = Scrolling(terminal).run()
case "crowd": ending = Crowd(terminal).run()
case "lines": ending = Lines(terminal, path: arguments.dropFirst().first ?? "").run()
case "emoji": ending = Emoji(terminal).run()
case "twice":
  terminal.close()
  let second = try CursesTerminal(options: options)
  ending = Echo(second).run()
  second.close()
case "linger": exit(linger(terminal))
case "speed":
  let numbers = arguments.compactMap { Int($0) }
  let report = Speed(terminal, kind: String(arguments.dropFirst().first ?? "fill"), frames: numbers.last ?? 100).run()
  say(report)
default: break
}
terminal.close()
if arguments.first == "open" { say("\(terminal.traits) by \(terminal.descriptionName)") }
if let ending, ending != 0 { raise(ending) }
