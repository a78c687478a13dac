import Foundation
import TermKit
import TermKitTestSupport
package import TermKitTesting
package import Testing

/// What an application prints as lines of text, screen by screen.
@MainActor package struct Transcript {
  private let app: TestApplication
  private var parts: [String] = []
  private var count = 0
  // The elements without a label, as what a reader says instead.
  private var nameless: [String] = []
  /// The answers to single keys.
  package private(set) var answers: [[String]] = []

  /// Creates the transcript of an application that has just been launched.
  package init(of app: TestApplication) { self.app = app }

  private mutating func takeLines() -> [String] {
    defer { count = app.terminal.lines.count }
    return Array(app.terminal.lines.dropFirst(count))
  }

  /// Types keys one after the other, and adds the answers and then the outline of the screen that they lead to.
  package mutating func visit(_ name: String, _ keys: [String] = []) {
    var lines = takeLines()
    for key in keys {
      app.press(key)
      app.advance(by: 1)
      let answer = takeLines()
      answers.append(answer)
      lines += answer
    }
    if let prompt = app.terminal.prompt {
      lines.append(prompt)
      enter("")
      lines += takeLines()
    }
    let items = AccessibilityOutline(of: app.application.windowScene).items(.english)
    // A page control says "page 1 of 4".
    let unnamed = items.filter { $0.isElement && $0.label.isEmpty && !($0.view is PageControl) }
    nameless += unnamed.map { "\(name): \(type(of: $0.view)) \($0.parts)" }
    app.press(.character("q"), holding: .alt)
    let outline = takeLines()
    parts.append("# \(name)\n\n" + lines.joined(separator: "\n") + "\n\n" + outline.joined(separator: "\n") + "\n")
  }

  /// Types a line at a prompt.
  package mutating func enter(_ line: String) {
    app.enterLine(line)
    app.advance(by: 1)
  }

  /// The whole transcript.
  package var text: String { parts.joined(separator: "\n") }

  /// Compares the transcript with an approved file beside the test. With `TERMKIT_RECORD_SNAPSHOTS=1`, writes the file.
  ///
  /// Every element needs a name, and nothing may be a drawing.
  package func expectApproved(
    _ name: String, beside test: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(nameless == [], sourceLocation: sourceLocation)
    let file = URL(fileURLWithPath: test).deletingLastPathComponent().appendingPathComponent(name)
    for line in text.split(separator: "\n") {
      let isDrawn = line.unicodeScalars.contains { (0x2500...0x28FF).contains($0.value) }
      #expect(!isDrawn, "a drawing: \(line)", sourceLocation: sourceLocation)
    }
    if SnippetPicture.isRecording { return try text.write(to: file, atomically: true, encoding: .utf8) }
    let approved = try String(contentsOf: file, encoding: .utf8)
    #expect(text == approved, "\(name) differs; if it is right, record it again", sourceLocation: sourceLocation)
  }
}
