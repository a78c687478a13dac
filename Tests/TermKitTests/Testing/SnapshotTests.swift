import Foundation
import TermKit
import TermKitTesting
import TestBasics
import Testing

@Suite struct SnapshotTests {
  private let red = Color(red: 255, green: 59, blue: 48)

  private func buffer(_ text: String, _ color: Color = .black) -> CellBuffer {
    var canvas = Canvas(CellBuffer(size: Size(width: 4, height: 2)))
    canvas.draw(text, at: Point(x: 0, y: 0), style: TextStyle(foreground: color))
    return canvas.buffer
  }

  @Test func `a snapshot shows the glyphs and names their colours`() {
    #expect(
      Snapshot(buffer("Hi", red)).description == """
        Glyphs
        |Hi  |
        |    |

        Colours
        |aa  |
        |    |

        Colours behind
        |....|
        |....|

        a #FF3B30

        """)
  }

  @Test func `a difference shows the differing lines with the lines around them`() {
    let difference = Snapshot(buffer("Ho")).difference(from: Snapshot(buffer("Hi")))
    #expect(
      difference == """
          Glyphs
        - |Hi  |
        + |Ho  |
          |    |
          \("")
        """)
    expectNil(Snapshot(buffer("Hi")).difference(from: Snapshot(buffer("Hi"))))
    let recolored = Snapshot(buffer("Hi", red)).difference(from: Snapshot(buffer("Hi")))
    expectEqual(recolored?.contains("- a #000000\n+ a #FF3B30"), true)
  }

  @Test func `the first run records a snapshot and fails, and later runs compare with it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = SnapshotFile(name: "hi", besides: folder.appending(path: "SomeTests.swift").path)
    let (hi, ho) = (Snapshot(buffer("Hi")), Snapshot(buffer("Ho")))
    let problem = try #require(file.problem(with: hi, isRecording: false))
    #expect(problem.contains("there was no snapshot"))
    #expect(problem.hasSuffix(#"add exclude: ["Snapshots"] to the target in Package.swift"#))
    expectNil(file.problem(with: hi, isRecording: false))
    expectEqual(file.problem(with: ho, isRecording: false)?.contains("+ |Ho  |"), true)
    expectNil(file.problem(with: ho, isRecording: true))
    expectNil(file.problem(with: ho, isRecording: false))
    let second = SnapshotFile(name: "second", besides: folder.appending(path: "SomeTests.swift").path)
    expectEqual(second.problem(with: hi, isRecording: false)?.hasSuffix("Check it, then run the test again"), true)
  }

  @Test func `a snapshot folder that cannot be written fails the test with a reason`() {
    let file = SnapshotFile(name: "hi", besides: "/dev/null/SomeTests.swift")
    let problem = file.problem(with: Snapshot(buffer("Hi")), isRecording: false)
    expectEqual(problem?.contains("cannot be read or written"), true)
  }
}
