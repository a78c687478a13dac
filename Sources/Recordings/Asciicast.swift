package import TermKitGraphics

/// A recording of a terminal in the format asciicast v2, which asciinema plays.
package struct Asciicast {
  /// What happened at a time.
  package struct Event {
    /// The time after the beginning, in seconds.
    package let time: Double
    /// The code of the kind: "o" for output, "r" for a new size, "i" for input, "m" for a marker.
    package let code: String
    /// The output, or a size such as "80x24".
    package let data: String
  }

  /// The reason why a text is not a recording.
  package struct Failure: Error, CustomStringConvertible {
    /// The number of the line, and what is wrong in it.
    package let description: String
  }

  /// The size at the beginning, in cells.
  package let size: Size
  /// The events in the order of their times.
  package var events: [Event] = []

  /// Reads the contents of a file.
  package init(parsing text: String) throws(Failure) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first, let header = try? JSONValue(parsing: String(first)), header["version"] == 2,
      let width = header["width"]?.int, let height = header["height"]?.int, width > 0, height > 0
    else {
      throw Failure(description: "line 1 is no header of asciicast v2: record the file with termkit-inspect record")
    }
    size = Size(width: width, height: height)
    for (index, line) in lines.enumerated().dropFirst() {
      guard let values = (try? JSONValue(parsing: String(line)))?.array, values.count == 3, let time = values[0].double,
        let code = values[1].string, let data = values[2].string
      else { throw Failure(description: "line \(index + 1) is no event: [time, \"o\", \"text\"]") }
      events.append(Event(time: time, code: code, data: data))
    }
  }
}

/// Writes the lines of an asciicast.
package struct AsciicastWriter {
  // The first bytes of a character whose others have not arrived.
  private var rest: [UInt8] = []

  /// Begins a recording.
  package init() {}

  /// Returns the first line. The time is in seconds since 1970, and the environment has the names and values of variables.
  package func header(size: Size, time: Int, environment: [(String, String)]) -> String {
    let variables = environment.map { JSONValue.Member($0.0, .string($0.1)) }
    let header: JSONValue = [
      "version": 2, "width": JSONValue(size.width), "height": JSONValue(size.height), "timestamp": JSONValue(time),
      "env": .object(variables),
    ]
    return header.text + "\n"
  }

  /// Returns the line for output, or an empty text if the output has no complete character.
  package mutating func output(_ bytes: [UInt8], at time: Double) -> String {
    rest += bytes
    let complete = rest.prefix(rest.count - Self.incompleteCount(of: rest))
    rest = Array(rest[complete.endIndex...])
    return complete.isEmpty ? "" : line(time, "o", String(decoding: complete, as: UTF8.self))
  }

  /// Returns the line for a new size of the terminal.
  package func resize(to size: Size, at time: Double) -> String { line(time, "r", "\(size.width)x\(size.height)") }

  /// Returns the line for the bytes at the end that are no character, or an empty text.
  package func end(at time: Double) -> String {
    rest.isEmpty ? "" : line(time, "o", String(decoding: rest, as: UTF8.self))
  }

  private func line(_ time: Double, _ code: String, _ data: String) -> String {
    let event: JSONValue = [.number((time * 1e6).rounded() / 1e6), .string(code), .string(data)]
    return event.text + "\n"
  }

  // The number of bytes at the end that begin a character of UTF-8 without completing it.
  private static func incompleteCount(of bytes: [UInt8]) -> Int {
    for count in 1...3 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}
