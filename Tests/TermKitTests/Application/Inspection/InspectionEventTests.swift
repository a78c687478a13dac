import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// Keys, picking, highlights, the mark and the events of an inspector.
@MainActor @Suite struct InspectionEventTests {
  private let label = Label(text: "Score: 3")
  private let button = Button(title: "Go")

  private func stage(traits: TraitCollection = TraitCollection()) -> InspectedStage {
    InspectedStage(traits: traits, [label: Rect(2, 2, 10, 1), button: Rect(2, 3, 6, 1)])
  }

  // MARK: Keys

  @Test func `keys are typed by their names, as if the user had pressed them`() {
    let stage = stage()
    var keys: [Key] = []
    let view = KeyRecorder { keys.append($0) }
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    for name in ["a", "ctrl-s", "space", "alt-shift-f5", "pageup", "-", "ctrl--", "é"] {
      expectEqual(stage.inspector.handle(["key", .string(name)])["key"]?.string, name)
    }
    let expected: [Key] = [
      .character("a"), .character("s", .control), .character(" "), Key(.function(5), [.alt, .shift]), Key(.pageUp),
      .character("-"), .character("-", .control), .character("é"),
    ]
    expectEqual(keys, expected)
    for name in ["", "ctrl-", "f0", "f36", "ab", "\u{1B}", "hyper-a"] {
      #expect(stage.ask(["key", .string(name)]).hasPrefix(#"{"error":"There is no key"#))
    }
  }

  @Test func `each key has one name, which leads back to it`() {
    let codes: [KeyCode] =
      [.enter, .tab, .backspace, .escape, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete]
      + [.begin, .character("x"), .character(" "), .character("-"), .character("f")] + (1...35).map { .function($0) }
    for code in codes {
      for bits in UInt8(0)..<8 {
        let key = Key(code, KeyModifiers(rawValue: bits))
        expectEqual(Key(named: key.name), key)
      }
    }
  }

  // MARK: Events

  @Test func `a key is reported with the responder that took it`() {
    let stage = stage()
    let other = Button(title: "Other")
    other.frame = Rect(12, 3, 9, 1)
    stage.root.addSubview(other)
    stage.ask(["watch", "keys", "focus"])
    stage.app.press(.tab)
    stage.app.type("%")
    expectEqual(
      stage.takeEvents(),
      [
        #"{"event":"key","key":"tab","taker":"Window"}"#, #"{"event":"focus","view":1,"class":"Button"}"#,
        #"{"event":"key","key":"%","taker":null}"#,
      ])
    stage.ask(["watch"])
    stage.app.press(.tab)
    expectEqual(stage.takeEvents(), [])
  }

  @Test func `a frame is reported with its reasons and its cost`() {
    let stage = stage()
    stage.ask(["watch", "frames", "layout"])
    stage.app.turn()
    expectEqual(stage.takeEvents(), [])
    label.text = "Score: 4"
    stage.app.turn()
    let events = stage.takeEvents()
    expectEqual(
      events.dropLast(),
      [#"{"event":"layout","view":1,"class":"Window"}"#, #"{"event":"layout","view":2,"class":"View"}"#])
    let frame = events.last.flatMap { try? JSONValue(parsing: $0) }
    expectEqual(
      frame?["reasons"]?.text,
      """
      [{"reason":"layout","view":1,"class":"Window"},{"reason":"layout","view":2,"class":"View"},\
      {"reason":"display","view":3,"class":"Label"}]
      """)
    expectEqual(["layouts", "cells", "bytes"].map { frame?[$0]?.int }, [2, 12, 1])
  }

  @Test func `the log is kept while an inspector is connected`() {
    let stage = stage()
    stage.ask(["watch", "log"])
    stage.inspection.log("one", level: "info")
    #expect(stage.takeEvents().first?.contains(#""level":"info","text":"one""#) == true)
    for number in 0..<1200 { stage.inspection.log("\(number)", level: "debug") }
    let lines = stage.inspector.handle(["log"])["log"]?.array ?? []
    expectEqual(lines.count, 1000)
    expectEqual(lines.last?["text"], "1199")
    stage.inspector.leave()
    stage.inspection.log("two", level: "info")
    expectEqual(stage.inspection.connect().handle(["log"]).text, #"{"log":[]}"#)
  }

  // MARK: Picking

  @Test func `the next press of the mouse picks the view under it, and goes nowhere else`() {
    let stage = stage()
    var presses = 0
    button.addAction(for: .touchUpInside) { _ in presses += 1 }
    expectEqual(stage.ask(["pick"]), #"{"pick":true}"#)
    let plain = stage.app.background(3, 3)
    stage.app.mouseMove(3, 3)
    #expect(stage.app.background(3, 3) != plain)
    stage.app.click(3, 3)
    expectEqual(presses, 0)
    expectEqual(stage.takeEvents(), [#"{"event":"picked","view":1,"x":3,"y":3}"#])
    stage.app.mouseMove(20, 5)
    expectEqual(stage.app.background(3, 3), plain)
    stage.app.click(3, 3)
    expectEqual(presses, 1)
  }

  @Test func `while a view is picked, the terminal reports the pointer`() {
    let stage = InspectedStage([label: Rect(2, 2, 10, 1)])
    #expect(!stage.app.terminal.reportsPointerMotion)
    stage.ask(["pick"])
    #expect(stage.app.terminal.reportsPointerMotion)
    stage.app.click(3, 2)
    #expect(!stage.app.terminal.reportsPointerMotion)
    stage.ask(["pick"])
    stage.inspector.leave()
    stage.app.turn()
    #expect(!stage.app.terminal.reportsPointerMotion)
  }

  @Test func `escape ends picking, and the program does not get it`() {
    let stage = stage()
    stage.ask(["pick"])
    stage.ask(["watch", "keys"])
    stage.app.press(.escape)
    expectEqual(stage.takeEvents(), [#"{"event":"picked","view":null}"#])
    stage.app.press(.escape)
    expectEqual(stage.takeEvents().count, 1)
  }

  // MARK: On the screen

  @Test func `a highlight is over the visible part of a view, follows it, and is gone with its inspector`() {
    let stage = stage()
    let plain = stage.app.background(2, 2)
    stage.ask(["highlight", stage.number(label)])
    let marked = stage.app.background(2, 2)
    #expect(marked != plain)
    expectEqual(stage.app.background(12, 2), plain)
    label.frame.origin = Point(x: 20, y: 4)
    stage.app.turn()
    expectEqual([stage.app.background(2, 2), stage.app.background(20, 4)], [plain, marked])
    expectEqual(stage.ask(["highlight", .null]), #"{"highlight":null}"#)
    expectEqual(stage.app.background(20, 4), plain)
    stage.ask(["highlight", stage.number(label)])
    stage.inspector.leave()
    stage.app.turn()
    expectEqual(stage.app.background(20, 4), plain)
  }

  @Test func `without colours, a highlight exchanges ink and paper`() {
    var traits = TraitCollection()
    traits.colorDepth = .none
    let stage = stage(traits: traits)
    #expect(!stage.app.cell(2, 2).attributes.contains(.reverse))
    stage.ask(["highlight", stage.number(label)])
    #expect(stage.app.cell(2, 2).attributes.contains(.reverse))
  }

  @Test(arguments: [ColorDepth.truecolor, .sixteen, .none], [GlyphLevel.ascii, .braille])
  func `a mark is in front of everything while an inspector is connected`(depth: ColorDepth, glyphs: GlyphLevel) {
    var traits = TraitCollection()
    (traits.colorDepth, traits.glyphLevel) = (depth, glyphs)
    let app = TestApplication(size: Size(width: 20, height: 3), traits: traits, showing: View())
    let before = app.cell(0, 0)
    let inspector = app.application.inspect().connect()
    app.turn()
    expectEqual(app.row(0).first, "i")
    #expect(app.cell(0, 0).attributes.contains(.reverse) == (depth == .none))
    app.application.minimumSize = Size(width: 99, height: 99)
    app.turn()
    expectEqual(app.row(0).first, "i")
    app.application.minimumSize = Size(width: 1, height: 1)
    inspector.leave()
    app.turn()
    expectEqual(app.cell(0, 0), before)
  }

  @Test func `in an interface from right to left, the mark is at the right, and places are columns of the terminal`() {
    let stage = stage()
    stage.app.application.traitOverrides.layoutDirection = .rightToLeft
    stage.app.turn()
    #expect(stage.app.row(0).last == "i")
    let frame = stage.inspector.handle(["view", stage.number(label)])["view"]?["screenFrame"]
    expectEqual(frame?.text, "[18,2,10,1]")
    expectEqual(stage.inspector.handle(["at", 27, 2])["at"]?["view"], stage.number(label))
  }

  @Test func `a program that is not inspected has no inspection`() {
    expectNil(TestApplication(showing: View()).application.inspection)
  }
}

private final class KeyRecorder: View {
  private let record: (Key) -> Void

  init(_ record: @escaping (Key) -> Void) {
    self.record = record
    super.init(frame: .zero)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressBegan(_ key: Key) -> Bool {
    record(key)
    return true
  }
}
