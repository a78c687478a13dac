import TermKit
import TermKitTestSupport

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// What tests ask of a real terminal. The first argument says what:
//
//   echo                   shows the size, what arrives and how much did; keys end, trap, suspend or ring (see `Echo`)
//   draw SEED DEPTH        shows the random screens of a seed, one more for each key
//   move SEED DEPTH        likewise, each after some rows have moved
//   depths SEED DEPTH      likewise, each in another depth up to the given one
//   crowd DEPTH            shows a screen of as many colours as it has cells, one more for each key
//   lines FILE             shows the lines of a file and moves them, one movement for each key (see `Lines`)
//   emoji                  shows lines with glyphs that terminals disagree on
//   twice                  closes, opens again, and goes on as echo
//   linger                 stays for a while after the terminal is gone, and answers by its status how that was
//   open                   opens and closes, and says what it found out
//   speed KIND FRAMES      presents as fast as it can, and says how long it took

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

let terminal: CursesTerminal
do {
  terminal = try CursesTerminal(options: options)
} catch {
  say("\(error)")
  exit(error.exitStatus)
}

let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 1
var ending: Int32? = nil
switch arguments.first {
case "echo": ending = Echo(terminal).run()
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
