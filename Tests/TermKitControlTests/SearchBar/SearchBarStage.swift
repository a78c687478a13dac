import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting

/// A search bar on white paper, with another view that has the focus at first. The stage is the delegate of the bar.
@MainActor final class SearchBarStage: SearchBarDelegate {
  let bar: SearchBar
  let app: TestApplication
  /// A button below the bar, which is focused at first.
  let button = Button(title: "Below")
  /// The calls of the delegate.
  private(set) var log: [String] = []
  var allowsBeginning = true
  var allowsEnding = true
  var allowedCharacters: String?
  var didEnd: (@MainActor () -> Void)?

  /// Shows a bar whose frame begins at (0, 1).
  init(
    _ bar: SearchBar = SearchBar(), height: Int? = nil, width: Int = 40, _ traits: TraitCollection = TraitCollection(),
    commands: [KeyCommand] = []
  ) {
    self.bar = bar
    let (button, size) = (button, Size(width: width, height: 12))
    bar.frame = Rect(0, 1, width, height ?? bar.sizeThatFits(size).height)
    button.frame = Rect(2, 10, 7, 1)
    app = TestApplication(size: size, traits: traits) { application in
      application.statusBar.leftText = ""
      let window = Window(windowScene: application.windowScene)
      window.backgroundColor = .white
      let controller = SearchingController(commands)
      controller.view.addSubview(bar)
      controller.view.addSubview(button)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    button.becomeFirstResponder()
    bar.delegate = self
    app.turn()
  }

  /// Shows a new bar on a terminal with some traits.
  convenience init(_ traits: TraitCollection) { self.init(SearchBar(), traits) }

  func focus() {
    bar.becomeFirstResponder()
    app.turn()
    log = []
  }

  /// Returns the rows of the bar.
  var rows: String { (1..<1 + bar.frame.height).map(app.row).joined(separator: "\n") }

  /// Removes and returns the recorded calls.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: The delegate

  func searchBarShouldBeginEditing(_ searchBar: SearchBar) -> Bool { allowsBeginning }
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { log.append("begin") }
  func searchBarShouldEndEditing(_ searchBar: SearchBar) -> Bool { allowsEnding }
  func searchBarTextDidEndEditing(_ searchBar: SearchBar) {
    log.append("end")
    didEnd?()
  }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<Int>, replacementText text: String
  ) -> Bool {
    allowedCharacters.map { allowed in text.allSatisfy { allowed.contains($0) } } ?? true
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { log.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { log.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: SearchBar) { log.append("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: SearchBar) { log.append("results") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

private final class SearchingController: ViewController {
  private let commands: [KeyCommand]

  init(_ commands: [KeyCommand]) { self.commands = commands }

  override var keyCommands: [KeyCommand] { commands }
}

extension SearchBar {
  /// Creates a bar and changes it.
  static func made(_ change: @MainActor (SearchBar) -> Void) -> SearchBar {
    let bar = SearchBar()
    change(bar)
    return bar
  }
}
