import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// The sections of a scripted list, the answers to its questions, and the log of its calls.
@MainActor final class ScriptModel {
  var sections: [[String]]
  /// The heights of rows by text. Others are one to three cells high.
  var heights: [String: Int] = [:]
  /// The texts of rows that cannot be selected.
  var unselectable: Set<String> = []
  /// The texts of rows that the delegate neither selects nor deselects.
  var refused: Set<String> = []
  var log: [String] = []
  /// Called once, at the next event of a kind.
  var actions: [Event: (any ScriptedList) -> Void] = [:]
  /// The number of batches that have not ended.
  var batches = 0
  private var count = 0

  /// The events in which a script changes the list.
  enum Event: String, CaseIterable { case select, deselect, display, scroll }

  init(_ counts: [Int]) {
    sections = []
    sections = counts.map { count in (0..<count).map { _ in newText() } }
  }

  func newText() -> String {
    count += 1
    return "n\(count)"
  }

  func text(_ path: IndexPath) -> String { sections[path.section][path.row] }

  func height(_ text: String) -> Int { heights[text] ?? 1 + text.unicodeScalars.reduce(0) { $0 + Int($1.value) } % 3 }

  /// Adds an event to the log, and makes the change that the script has prepared for it.
  func note(_ event: Event, _ words: String, in list: any ScriptedList) {
    log.append("\(event.rawValue) \(words)")
    actions.removeValue(forKey: event)?(list)
  }
}

/// A table or a collection that a script runs on.
@MainActor protocol ScriptedList: AnyObject {
  var model: ScriptModel { get }
  var app: TestApplication { get }
  var view: ScrollView { get }
  var isMultiple: Bool { get set }
  var followsFocus: Bool { get set }
  var isSelectable: Bool { get set }
  var focused: IndexPath? { get }
  var selected: [IndexPath] { get }
  var visible: [IndexPath] { get }
  var cells: [View] { get }
  func frame(of path: IndexPath) -> Rect
  func reload()
  func select(_ path: IndexPath?, animated: Bool)
  func deselect(_ path: IndexPath)
  func scroll(to path: IndexPath, _ place: TableView.ScrollPosition, animated: Bool)
  func batch(_ changes: @escaping @MainActor () -> Void, _ completion: @escaping @MainActor (Bool) -> Void)
  func change(_ change: ListChange)
}

/// A change of a list's rows or sections.
enum ListChange {
  case insert([IndexPath])
  case delete([IndexPath])
  case reload([IndexPath])
  case reconfigure([IndexPath])
  case move(IndexPath, IndexPath)
  case insertSections([Int])
  case deleteSections([Int])
  case reloadSections([Int])
  case moveSection(Int, Int)
}

/// A list of a script in an application, without separators, and with a header above each section.
enum ScriptStage {
  static let size = Size(width: 20, height: 9)

  @MainActor static func application(_ list: ScrollView) -> TestApplication {
    TestApplication(size: size) { application in
      let window = Window(windowScene: application.windowScene)
      let controller = BareController()
      controller.view = list
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  @MainActor static func header(_ section: Int, _ model: ScriptModel) -> TextHeader {
    let header = TextHeader()
    header.backgroundColor = .white
    header.label.text = "section \(model.sections[section].first ?? "-")"
    return header
  }
}

/// A cell of a table whose height a script decides.
final class ScriptRow: TableViewCell {
  let label = Label()
  var height = 1

  required init(style: Style = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(2, 0, max(0, bounds.width - 2), min(1, bounds.height))
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
}

/// A cell of a collection whose height a script decides.
final class ScriptItem: CollectionViewCell {
  let label = Label()
  var height = 1

  required init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = Rect(2, 0, max(0, bounds.width - 2), min(1, bounds.height))
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: height) }
}
