package import TermKit
import TermKitTestSupport
package import TermKitTesting

/// A screen full of one letter, with two buttons, that records its callbacks.
package final class LetterScreen: ViewController {
  private let letter: Character
  private let journal: Journal?
  package let first = Button(title: "One")
  package let second = Button(title: "Two")
  package var style = StatusBarStyle.default
  package var hidesStatusBar = false
  /// Whether the buttons are left out. Set it before the view is loaded.
  package var isBare = false
  package var didLoad: (@MainActor () -> Void)?
  package var willMove: (@MainActor () -> Void)?
  package var willAppear: (@MainActor () -> Void)?
  package var didAppear: (@MainActor () -> Void)?
  package var willDisappear: (@MainActor () -> Void)?

  package init(_ letter: Character, title: String? = nil, isBare: Bool = false, journal: Journal? = nil) {
    self.letter = letter
    self.journal = journal
    self.isBare = isBare
    super.init()
    self.title = title ?? String(letter)
  }

  package override func loadView() {
    view = FilledView(letter, .zero)
    view.backgroundColor = .white
    if isBare { return }
    for (row, button) in [first, second].enumerated() {
      button.frame = Rect(2, 3 + row, 7, 1)
      view.addSubview(button)
    }
  }

  package override func viewDidLoad() { didLoad?() }

  private func note(_ event: String) { journal?.add("\(letter) \(event)") }

  package override func viewWillAppear(_ animated: Bool) {
    note("will appear")
    willAppear?()
  }
  package override func viewDidAppear(_ animated: Bool) {
    note("did appear")
    didAppear?()
  }
  package override func viewWillDisappear(_ animated: Bool) {
    note("will disappear")
    willDisappear?()
  }
  package override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  package override func willMove(toParent parent: ViewController?) {
    note(parent == nil ? "will leave" : "will join")
    willMove?()
  }
  package override func didMove(toParent parent: ViewController?) { note(parent == nil ? "left" : "joined") }
  package override var preferredStatusBarStyle: StatusBarStyle { style }
  package override var prefersStatusBarHidden: Bool { hidesStatusBar }
}

extension TestApplication {
  /// Launches an application with a window and a root controller.
  package convenience init(size: Size, traits: TraitCollection = TraitCollection(), root: ViewController) {
    self.init(size: size, traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }
}
