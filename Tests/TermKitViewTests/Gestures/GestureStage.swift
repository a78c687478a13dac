import TermKit
import TermKitTesting

/// A view that logs its touches.
final class TouchLoggingView: View {
  let name: String
  private let log: (String) -> Void

  init(_ name: String, frame: Rect, log: @escaping (String) -> Void) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func touchBegan(_ touch: Touch) { note(touch) }
  override func touchMoved(_ touch: Touch) { note(touch) }
  override func touchEnded(_ touch: Touch) { note(touch) }
  override func touchCancelled(_ touch: Touch) { note(touch) }

  private func note(_ touch: Touch) { log("\(name): \(touch.phase)") }
}

/// A view in a view, and a log of their touches and of the actions of their recognizers.
///
/// The outer view covers columns 2 to 21 and rows 2 to 7 of the screen, the inner one columns 6 to 13 and rows 3 to 5.
@MainActor final class GestureStage {
  final class Log { var lines: [String] = [] }

  let app: TestApplication
  let outer: TouchLoggingView
  let inner: TouchLoggingView
  private let entries = Log()

  init() {
    let entries = entries
    outer = TouchLoggingView("outer", frame: Rect(x: 2, y: 2, width: 20, height: 6)) { entries.lines.append($0) }
    inner = TouchLoggingView("inner", frame: Rect(x: 4, y: 1, width: 8, height: 3)) { entries.lines.append($0) }
    outer.addSubview(inner)
    app = TestApplication(size: Size(width: 30, height: 10)) { [outer] application in
      let window = Window(windowScene: application.windowScene)
      window.addSubview(outer)
      window.makeKeyAndVisible()
    }
  }

  /// Adds a recognizer to a view and logs the states that its actions see.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: View) -> Recognizer {
    recognizer.name = name
    recognizer.addAction { [entries] recognizer in entries.lines.append("\(name): \(recognizer.state)") }
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func note(_ line: String) { entries.lines.append(line) }

  /// Returns the lines of the log since the last call.
  func takeLog() -> [String] {
    defer { entries.lines = [] }
    return entries.lines
  }

  /// Returns the lines about the recognizers since the last call.
  func takeActions() -> [String] { takeLog().filter { !$0.hasPrefix("outer:") && !$0.hasPrefix("inner:") } }
}

/// A delegate made of closures.
@MainActor final class ClosureDelegate: GestureRecognizerDelegate {
  var begins: (GestureRecognizer) -> Bool = { _ in true }
  var isSimultaneous: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var requiresFailure: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var isRequiredToFail: (GestureRecognizer, GestureRecognizer) -> Bool = { _, _ in false }
  var receivesTouch: (Touch) -> Bool = { _ in true }
  var receivesEvent: (MouseEvent) -> Bool = { _ in true }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins(recognizer) }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { isSimultaneous(recognizer, other) }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer) -> Bool {
    requiresFailure(recognizer, other)
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer) -> Bool {
    isRequiredToFail(recognizer, other)
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool { receivesTouch(touch) }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive event: MouseEvent) -> Bool {
    receivesEvent(event)
  }
}
