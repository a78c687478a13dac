public import TermKit

/// The callbacks of controllers, in order.
@MainActor public final class Journal {
  private var lines: [String] = []

  package init() {}

  package func add(_ line: String) { lines.append(line) }

  /// Returns all entries since the last call.
  package func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that records its life-cycle callbacks.
open class JournalController: ViewController {
  /// The journal that the callbacks are written to.
  public let journal: Journal
  /// Called when the view has appeared.
  public var didAppear: (() -> Void)?
  /// Called before the view appears.
  public var willAppear: (() -> Void)?

  /// Creates a controller whose title begins its lines in the journal.
  public init(_ title: String, _ journal: Journal, color: Color = .clear) {
    self.journal = journal
    super.init()
    self.title = title
    view.backgroundColor = color
  }

  open override func viewWillAppear(_ animated: Bool) {
    write("will appear", animated)
    willAppear?()
  }
  open override func viewDidAppear(_ animated: Bool) {
    write("did appear", animated)
    didAppear?()
  }
  open override func viewWillDisappear(_ animated: Bool) { write("will disappear", animated) }
  open override func viewDidDisappear(_ animated: Bool) { write("did disappear", animated) }
  open override func willMove(toParent parent: ViewController?) {
    journal.add("\(title ?? "") will move to \(parent?.title ?? "-")")
  }
  open override func didMove(toParent parent: ViewController?) {
    journal.add("\(title ?? "") did move to \(parent?.title ?? "-")")
  }

  private func write(_ event: String, _ animated: Bool) {
    journal.add("\(title ?? "") \(event)\(animated ? ", animated" : "")")
  }
}

/// A controller that reports each of its callbacks, and performs an action in one of them.
package final class Reporter: ViewController {
  package enum Callback: String, CaseIterable {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
  }

  private let journal: Journal
  package var actions: [Callback: () -> Void] = [:]

  package init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init()
    self.title = title
  }

  private func report(_ callback: Callback) {
    journal.add("\(title ?? "") \(callback)")
    actions[callback]?()
  }

  package override func viewDidLoad() { report(.didLoad) }
  package override func viewWillAppear(_ animated: Bool) { report(.willAppear) }
  package override func viewDidAppear(_ animated: Bool) { report(.didAppear) }
  package override func viewWillDisappear(_ animated: Bool) { report(.willDisappear) }
  package override func viewDidDisappear(_ animated: Bool) { report(.didDisappear) }
}

/// A container that forwards the life-cycle callbacks to its children itself.
package final class HandingController: JournalController {
  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

extension ViewController {
  /// Adds a child controller in the right order, with its view at a frame.
  package func embed(_ child: ViewController, _ frame: Rect = .zero) {
    addChild(child)
    child.view.frame = frame
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes a child controller in the right order.
  package func expel(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

extension ModalPresentationStyle {
  /// All styles of presentation.
  package static let all: [Self] = [
    .fullScreen, .overFullScreen, .formSheet, .currentContext, .overCurrentContext, .custom,
  ]
}
