import TermKit

/// The callbacks of controllers, in order.
@MainActor final class Journal {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns all entries since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its life-cycle callbacks.
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
    journal.add("\(title ?? "") will move to \(parent?.title ?? "-")")
  }
  override func didMove(toParent parent: ViewController?) {
    journal.add("\(title ?? "") did move to \(parent?.title ?? "-")")
  }

  private func write(_ event: String, _ animated: Bool) {
    journal.add("\(title ?? "") \(event)\(animated ? ", animated" : "")")
  }
}

/// A controller that reports each of its callbacks, and performs an action in one of them.
final class Reporter: ViewController {
  enum Callback: String, CaseIterable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
  }

  private let journal: Journal
  var actions: [Callback: () -> Void] = [:]

  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init()
    self.title = title
  }

  private func report(_ callback: Callback) {
    journal.add("\(title ?? "") \(callback)")
    actions[callback]?()
  }

  override func viewDidLoad() { report(.didLoad) }
  override func viewWillAppear(_ animated: Bool) { report(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { report(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { report(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { report(.didDisappear) }
}

/// A container that forwards the life-cycle callbacks to its children itself.
final class HandingController: JournalController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension ViewController {
  /// Adds a child controller in the right order, with its view at a frame.
  func embed(_ child: ViewController, _ frame: Rect = .zero) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child controller in the right order.
  func expel(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

extension ModalPresentationStyle {
  /// All styles of presentation.
  static let all: [Self] = [.fullScreen, .overFullScreen, .formSheet, .currentContext, .overCurrentContext, .custom]
}
