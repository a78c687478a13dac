import TermKit

/// What controllers hear, in the order in which they hear it.
@MainActor final class Journal {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// All that was written since it was last asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down what it hears about coming and going.
class JournalController: ViewController {
  let journal: Journal
  var didAppear: (() -> Void)?
  var willAppear: (() -> Void)?

  init(_ title: String, _ journal: Journal, color: Color = .clear) {
    self.journal = journal
    super.init()
    self.title = title
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) {
    write("will appear", animated)
    willAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    write("did appear", animated)
    didAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { write("will disappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { write("did disappear", animated) }
  override func willMove(toParent parent: ViewController?) {
    journal.add("\(title) will move to \(parent?.title ?? "-")")
  }
  override func didMove(toParent parent: ViewController?) {
    journal.add("\(title) did move to \(parent?.title ?? "-")")
  }

  private func write(_ event: String, _ animated: Bool) {
    journal.add("\(title) \(event)\(animated ? ", animated" : "")")
  }
}

/// A container that tells its children itself.
final class HandingController: JournalController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension ViewController {
  /// Makes a controller a child in the right order, its view at a place.
  func embed(_ child: ViewController, _ frame: Rect = .zero) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes a child out in the right order.
  func expel(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
