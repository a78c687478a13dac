import Foundation

/// A terminal description as `infocmp` prints it.
struct TerminfoEntry {
  /// The reason why an entry could not be read.
  enum Failure: Error, CustomStringConvertible {
    case infocmp(String)

    var description: String {
      switch self {
      case .infocmp(let reason):
        "infocmp: \(reason). Install ncurses-bin and ncurses-base (Debian, Ubuntu), or Homebrew's ncurses with its bin in PATH."
      }
    }
  }

  /// The strings of the capabilities whose names begin with "k".
  let keyStrings: [String: [UInt8]]

  /// Reads an entry, including ncurses' extended capabilities.
  init(named name: String) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["infocmp", "-1", "-x", name]
    process.standardOutput = output
    do { try process.run() } catch { throw Failure.infocmp("\(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure.infocmp("no entry \(name)") }
    keyStrings = Self.keyStrings(in: String(decoding: data, as: UTF8.self))
  }

  private static func keyStrings(in text: String) -> [String: [UInt8]] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, [UInt8])? in
      let line = line.drop { $0 == "\t" }
      guard line.hasPrefix("k"), line.hasSuffix(","), let equals = line.firstIndex(of: "=") else { return nil }
      return (String(line[..<equals]), bytes(line[line.index(after: equals)...].dropLast()))
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Converts a string from terminfo's notation: `\E`, `^A`, octal `\177` and a few letters.
  private static func bytes(_ text: Substring) -> [UInt8] {
    let letters: [UInt8: UInt8] = [
      0x45: 0x1B, 0x65: 0x1B, 0x6E: 0x0A, 0x6C: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x62: 0x08, 0x66: 0x0C, 0x73: 0x20,
    ]
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "^"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      if byte == UInt8(ascii: "^") {
        result.append(next == UInt8(ascii: "?") ? 0x7F : next & 0x1F)
      } else if (0x30...0x37).contains(next) {
        let digits = [next] + rest.prefix(while: { (0x30...0x37).contains($0) }).prefix(2)
        rest = rest.dropFirst(digits.count - 1)
        let value = digits.reduce(0) { $0 * 8 + Int($1 - 0x30) }
        result.append(value == 0x80 ? 0 : UInt8(truncatingIfNeeded: value))
      } else {
        result.append(letters[next] ?? next)
      }
    }
    return result
  }
}
