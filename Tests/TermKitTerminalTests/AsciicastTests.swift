import Recordings
import TermKit
import TestBasics
import Testing

/// Recordings in the format asciicast v2.
@Suite struct AsciicastTests {
  @Test func `the header names the size, the time and the variables`() {
    let header = AsciicastWriter().header(
      size: Size(width: 80, height: 24), time: 1_700_000_000, environment: [("TERM", "xterm")])
    expectEqual(
      header,
      #"{"version":2,"width":80,"height":24,"timestamp":1700000000,"env":{"TERM":"xterm"}}"# + "\n")
  }

  @Test func `a character that arrives in two parts is written with the second`() {
    var writer = AsciicastWriter()
    let bytes = Array("aé日🙂".utf8)
    expectEqual(writer.output(Array(bytes[..<2]), at: 0.5), "[0.5,\"o\",\"a\"]\n")
    expectEqual(writer.output(Array(bytes[2..<4]), at: 1), "[1,\"o\",\"é\"]\n")
    expectEqual(writer.output(Array(bytes[4..<6]), at: 1.25), "[1.25,\"o\",\"日\"]\n")
    expectEqual(writer.output(Array(bytes[6..<9]), at: 2), "")
    expectEqual(writer.output(Array(bytes[9...]), at: 3), "[3,\"o\",\"🙂\"]\n")
    expectEqual(writer.end(at: 4), "")
  }

  @Test func `bytes that are no character are written as replacement characters`() {
    var writer = AsciicastWriter()
    expectEqual(writer.output([0x61, 0xFF, 0x80, 0x62], at: 0), "[0,\"o\",\"a\u{FFFD}\u{FFFD}b\"]\n")
    expectEqual(writer.output([0xE6], at: 0), "")
    expectEqual(writer.end(at: 1), "[1,\"o\",\"\u{FFFD}\"]\n")
  }

  @Test func `a recording that is read again has the same output, however the bytes were divided`() throws {
    let text = "plain \u{1B}[31mred\u{1B}[m äöü 日本語 🙂👩‍👩‍👧 \"quoted\" \\ \t\r\n"
    for size in 1...9 {
      var writer = AsciicastWriter()
      var file = writer.header(size: Size(width: 10, height: 2), time: 0, environment: [])
      let bytes = Array(text.utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        file += writer.output(Array(bytes[start..<min(start + size, bytes.count)]), at: Double(start))
      }
      file += writer.resize(to: Size(width: 20, height: 4), at: 99) + writer.end(at: 99)
      let cast = try Asciicast(parsing: file)
      expectEqual(cast.size, Size(width: 10, height: 2))
      expectEqual(cast.events.filter { $0.code == "o" }.map(\.data).joined(), text)
      expectEqual(cast.events.last?.data, "20x4")
    }
  }

  @Test(arguments: [
    ("", "line 1 is no header"), ("{\"version\":1,\"width\":1,\"height\":1}", "line 1 is no header"),
    ("{\"version\":2,\"width\":1,\"height\":1}\n[0,\"o\"]", "line 2 is no event"),
  ])
  func `a text that is no recording is refused with the line`(text: String, problem: String) {
    do throws(Asciicast.Failure) {
      _ = try Asciicast(parsing: text)
      Issue.record("the text was read")
    } catch {
      expectEqual(error.description.hasPrefix(problem), true)
    }
  }
}
