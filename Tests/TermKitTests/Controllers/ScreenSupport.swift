import TermKitTestSupport
import Testing

@testable import TermKit

/// What a screen hears, and who says it, in order.
@MainActor final class EventLog {
  var events: [String] = []

  /// Answers what was heard since it was asked last.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A screen that is full of one letter, with two buttons, and writes down what it hears.
final class LetterScreen: ViewController {
  private let letter: Character
  private let log: EventLog?
  let first = Button(title: "One")
  let second = Button(title: "Two")
  var style = StatusBarStyle.default
  var hidesStatusBar = false
  var willAppear: (@MainActor () -> Void)?
  var didAppear: (@MainActor () -> Void)?

  init(_ letter: Character, title: String? = nil, log: EventLog? = nil) {
    self.letter = letter
    self.log = log
    super.init()
    self.title = title ?? String(letter)
  }

  override func loadView() {
    view = FilledView(letter, .zero)
    view.backgroundColor = .white
    for (row, button) in [first, second].enumerated() {
      button.frame = Rect(2, 3 + row, 7, 1)
      view.addSubview(button)
    }
  }

  /// Takes the buttons away, so that nothing can have the focus.
  func removeButtons() { [first, second].forEach { $0.removeFromSuperview() } }

  private func note(_ event: String) { log?.events.append("\(letter) \(event)") }

  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    willAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    note("did appear")
    didAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: ViewController?) { note(parent == nil ? "will leave" : "will join") }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "left" : "joined") }
  override var preferredStatusBarStyle: StatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}

extension AppUnderTest {
  /// Launches an application whose window has a root controller.
  convenience init(
    size: Size, traits: TraitCollection = TraitCollection(), root: @escaping @autoclosure @MainActor () -> ViewController
  ) {
    self.init(size: size, traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = root()
      window.makeKeyAndVisible()
    }
  }
}
