import Foundation
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Files that are damaged: the program starts with each of them.
@MainActor @Suite struct DamagedStateRandomTests {
  /// A program with most of what can be restored, and its file.
  private func stage() throws -> (stage: RestorationStage, bytes: [UInt8]) {
    let stage = RestorationStage { [Self.makeTabs()] }
    stage.makeScreen = { path, coder in
      path.last == "sheet"
        ? OneViewScreen(TextField(), identifier: "sheet")
        : PushingScreen(coder.decodeStrings(forKey: "numbers").compactMap { Int($0) })
    }
    let app = stage.start(Size(width: 70, height: 20))
    app.press(.pageDown, .enter)
    app.advance(by: 1)
    for key in ["\u{1B}2", "\u{1B}3", "\u{1B}4", "\u{1B}5", "/1"] {
      app.press(key)
      app.press(.pageDown)
      app.press(.right)
      app.advance(by: 1)
    }
    stage.end()
    return (stage, Array(stage.text.utf8))
  }

  private static func makeTabs() -> ViewController {
    let tabs = TabBarController()
    tabs.restorationIdentifier = "tabs"
    let stack = NavigationController(rootViewController: PushingScreen(Array(0..<50)))
    let searched = NavigationController(rootViewController: SearchedScreen())
    (stack.restorationIdentifier, searched.restorationIdentifier) = ("stack", "searches")
    let split = SplitViewController(style: .doubleColumn)
    split.restorationIdentifier = "split"
    split.setViewController(OneViewScreen(NumberPicker(), identifier: "list"), for: .primary)
    split.setViewController(OneViewScreen(DatePicker(), identifier: "detail"), for: .secondary)
    let field = OneViewScreen(TextView(text: "some text"), identifier: "field")
    tabs.viewControllers = [stack, split, TilesScreen(), field, searched]
    return tabs
  }

  private func start(_ stage: RestorationStage, _ bytes: [UInt8], visits: Bool) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: stage.path))
    let app = stage.start(Size(width: 70, height: 20))
    if visits { for key in 1...5 { app.press("\u{1B}\(key)") } }
    #expect(app.frameCount > 0)
  }

  @Test func `a file that is cut off at any byte does not stop the start`() throws {
    let (stage, bytes) = try stage()
    let step = Sample.factor == nil ? 97 : 1
    for length in stride(from: 0, to: bytes.count, by: step) {
      try start(stage, Array(bytes[..<length]), visits: false)
    }
  }

  @Test func `a file with any changed byte does not stop the start`() throws {
    let (stage, bytes) = try stage()
    var generator = SeededGenerator(seed: 46)
    let step = Sample.factor == nil ? 37 : 1
    for index in stride(from: 0, to: bytes.count, by: step) {
      var changed = bytes
      changed[index] = UInt8.random(in: 0...255, using: &generator)
      try start(stage, changed, visits: index % 5 == 0)
    }
  }

  @Test func `a file with other numbers, texts and places does not stop the start`() throws {
    let (stage, bytes) = try stage()
    let state = try JSONValue(parsing: String(decoding: bytes, as: UTF8.self))
    for seed in 0..<Sample.count(40, of: 1000) {
      var generator = SeededGenerator(seed: UInt64(seed + 1))
      let changed = state.withChanges(using: &generator)
      try start(stage, Array(changed.text.utf8), visits: seed % 5 == 0)
    }
  }

  @Test func `a state of another size of the screen restores what fits`() throws {
    let (stage, bytes) = try stage()
    for size in [Size(width: 1, height: 1), Size(width: 20, height: 5), Size(width: 200, height: 60)] {
      try Data(bytes).write(to: URL(fileURLWithPath: stage.path))
      let app = stage.start(size)
      for key in 1...5 { app.press("\u{1B}\(key)") }
      #expect(app.frameCount > 0)
    }
  }
}

extension JSONValue {
  /// Returns a value of the same form in which some parts are others.
  fileprivate func withChanges(using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<60, using: &generator) {
    case 0: return .null
    case 1: return .number([-1, 0, 0.5, 7, 1e9, -1e18, 9.2e18, 1e300].randomElement(using: &generator) ?? 0)
    case 2: return .string(["", "x", "tabs", "numbers", "9999999999999999999"].randomElement(using: &generator) ?? "")
    case 3: return .array([])
    case 4: return .object([])
    case 5: return .bool(Bool.random(using: &generator))
    default: break
    }
    switch self {
    case .array(let values):
      var changed: [JSONValue] = []
      for value in values { changed.append(value.withChanges(using: &generator)) }
      if Int.random(in: 0..<10, using: &generator) == 0 { changed += changed }
      return .array(changed)
    case .object(let members):
      var changed: [Member] = []
      for member in members { changed.append(Member(member.name, member.value.withChanges(using: &generator))) }
      return .object(changed)
    case .number where Int.random(in: 0..<4, using: &generator) == 0:
      return .number(Double(Int.random(in: -5...500, using: &generator)))
    default: return self
    }
  }
}
