package import TermKit
package import TermKitTesting

/// A screen of 20 × 12 cells with two text fields, which notes the keyboard notifications.
@MainActor package final class KeyboardStage {
  package let app: TestApplication
  package let first = TextField()
  package let second = TextField()
  /// The notifications since the last call of `takeLog()`, one a line.
  private var log: [String] = []
  /// The notifications since the last call of `takeLog()`.
  package private(set) var notifications: [KeyboardNotification] = []
  /// Called with each notification.
  package var notified: (@MainActor (KeyboardNotification) -> Void)?

  /// Opens the screen. The first field has the focus.
  package init(
    size: Size = Size(width: 20, height: 12), traits: TraitCollection = TraitCollection(), view: View = View()
  ) {
    (first.frame, second.frame) = (Rect(x: 0, y: 1, width: 20, height: 1), Rect(x: 0, y: 2, width: 20, height: 1))
    let fields = [first, second]
    app = TestApplication(size: size, traits: traits) {
      if view.subviews.isEmpty { fields.forEach(view.addSubview) }
      let controller = ViewController()
      controller.view = view
      return controller
    }
    for name in KeyboardNotification.Name.allCases {
      app.application.windowScene.addObserver(self, action: KeyboardStage.note, name: name)
    }
  }

  private func note(_ notification: KeyboardNotification) {
    notifications.append(notification)
    let (begin, end) = (notification.keyboardFrameBegin, notification.keyboardFrameEnd)
    log.append("\(notification.name) \(begin.minY)+\(begin.height) → \(end.minY)+\(end.height)")
    notified?(notification)
  }

  /// Returns the notifications since the last call, with the top rows and the heights of both frames.
  package func takeLog() -> [String] {
    defer { (log, notifications) = ([], []) }
    return log
  }

  /// Runs the application until the area is at its place.
  package func settle() { app.advance(by: 0.5) }

  /// Makes a view of some rows that is filled with a letter.
  package static func rows(_ count: Int, _ letter: Character) -> View {
    let view = LetterRowsView(letter)
    view.frame = Rect(x: 0, y: 0, width: 0, height: count)
    return view
  }
}

/// A view that is filled with a letter.
private final class LetterRowsView: View {
  private let letter: Character

  init(_ letter: Character) {
    self.letter = letter
    super.init(frame: .zero)
  }

  override func draw(in canvas: inout Canvas) {
    for y in 0..<bounds.height {
      canvas.draw(String(repeating: letter, count: bounds.width), at: Point(x: 0, y: y))
    }
  }
}
