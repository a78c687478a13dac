import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A screen full of one letter, with two buttons, that records its callbacks.
final class LetterScreen: ViewController {
  private let letter: Character
  private let journal: Journal?
  let first = Button(title: "One")
  let second = Button(title: "Two")
  var style = StatusBarStyle.default
  var hidesStatusBar = false
  /// Whether the buttons are left out. Set it before the view is loaded.
  var isBare = false
  var didLoad: (@MainActor () -> Void)?
  var willMove: (@MainActor () -> Void)?
  var willAppear: (@MainActor () -> Void)?
  var didAppear: (@MainActor () -> Void)?
  var willDisappear: (@MainActor () -> Void)?

  init(_ letter: Character, title: String? = nil, isBare: Bool = false, journal: Journal? = nil) {
    self.letter = letter
    self.journal = journal
    self.isBare = isBare
    super.init()
    self.title = title ?? String(letter)
  }

  override func loadView() {
    view = FilledView(letter, .zero)
    view.backgroundColor = .white
    if isBare { return }
    for (row, button) in [first, second].enumerated() {
      button.frame = Rect(2, 3 + row, 7, 1)
      view.addSubview(button)
    }
  }

  override func viewDidLoad() { didLoad?() }

  private func note(_ event: String) { journal?.add("\(letter) \(event)") }

  override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    willAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    note("did appear")
    didAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("will disappear")
    willDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func willMove(toParent parent: ViewController?) {
    note(parent == nil ? "will leave" : "will join")
    willMove?()
  }
  override func didMove(toParent parent: ViewController?) { note(parent == nil ? "left" : "joined") }
  override var preferredStatusBarStyle: StatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }
}

extension TestApplication {
  /// Launches an application with a window and a root controller.
  convenience init(size: Size, traits: TraitCollection = TraitCollection(), root: ViewController) {
    self.init(size: size, traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }
}
