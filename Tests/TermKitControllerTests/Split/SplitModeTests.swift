import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite struct SplitModeTests {
  // MARK: Keys

  @Test(arguments: [Key(.function(4)), .character("0", .alt)])
  func `V10: a key that the list of keys names shows the columns that Escape has hidden`(key: Key) {
    let stage = SplitStage { $0.preferredDisplayMode = .oneOverSecondary }
    stage.app.press("\u{1B}")
    stage.app.advance(by: 1)
    expectEqual(stage.split.displayMode, .secondaryOnly)
    expectEqual(stage.split.keyCommands.map { "\($0.title): \($0.keyLabel)" }, ["Show the sidebar: F4"])
    stage.app.press(key.code, holding: key.modifiers)
    stage.app.advance(by: 1)
    #expect(stage.split.displayMode == .oneOverSecondary && stage.primary.first.isFirstResponder)
    expectEqual(stage.split.keyCommands.map { "\($0.title): \($0.keyLabel)" }, ["Hide the sidebar: Esc"])
  }

  @Test func `V10: without a hidden column there is no key that shows one`() {
    #expect(SplitStage().split.keyCommands.isEmpty)
    #expect(SplitStage(size: SplitStage.narrow).split.keyCommands.isEmpty)
  }

  // MARK: Beside

  @Test func `V10: hiding and showing the primary column slides it and notifies the delegate`() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.app.advance(by: 0.12)
    #expect(stage.columns.hasPrefix("p") && (0..<80).filter { stage.app.cell($0, 5).glyph == Glyph("p") }.count < 20)
    stage.app.advance(by: 1)
    #expect(stage.columns == "d" && stage.split.displayMode == .secondaryOnly)
    expectEqual(
      stage.journal.take(), ["mode secondaryOnly", "hide primary", "p will disappear", "p did disappear"])
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│d")
    expectEqual(stage.journal.take(), ["mode oneBesideSecondary", "show primary", "p will appear", "p did appear"])
  }

  @Test func `V10: a column shown again while it slides out returns with the callbacks of both directions`() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.app.advance(by: 0.1)
    _ = stage.journal.take()
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│d")
    expectEqual(stage.journal.take().filter { $0.contains("appear") }, ["p will appear", "p did appear"])
  }

  @Test func `V10: a column that slides out appears again if preferredDisplayMode shows it without animation`() {
    let stage = SplitStage()
    stage.split.hide(.primary)
    stage.app.advance(by: 0.1)
    _ = stage.journal.take()
    stage.split.preferredDisplayMode = .oneBesideSecondary
    expectEqual(stage.journal.take().filter { $0.contains("appear") }, ["p will appear", "p did appear"])
    stage.app.advance(by: 1)
    #expect(stage.columns == "p│d" && stage.journal.take() == [])
  }

  @Test func `V10: of three columns, hiding the supplementary one hides both`() {
    let stage = SplitStage(.tripleColumn)
    stage.split.hide(.primary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "s│d")
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    stage.split.hide(.supplementary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
    stage.split.show(.supplementary)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "s│d")
  }

  @Test func `V10: the focus moves to the secondary column when its column is hidden`() {
    let stage = SplitStage()
    stage.primary.first.becomeFirstResponder()
    stage.split.hide(.primary)
    stage.app.advance(by: 1)
    #expect(stage.detail.first.isFocused)
  }

  // MARK: Over

  @Test func `V10: a column over the secondary one takes the focus, and Escape hides it`() {
    let stage = SplitStage { $0.preferredSplitBehavior = .overlay }
    #expect(stage.columns == "d" && stage.split.displayMode == .secondaryOnly && stage.split.splitBehavior == .overlay)
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    #expect(stage.split.displayMode == .oneOverSecondary && stage.columns == "p│d")
    #expect(stage.primary.first.isFocused && !stage.detail.first.isFocusableNow)
    stage.app.press(.escape)
    stage.app.advance(by: 1)
    #expect(stage.columns == "d" && stage.detail.first.isFocused)
  }

  @Test func `V10: a click beside a column over the secondary one hides it`() {
    let stage = SplitStage { $0.preferredSplitBehavior = .overlay }
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    stage.app.click(70, 4)
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
  }

  @Test func `V10: columns without room are shown over the secondary one`() {
    let stage = SplitStage(.tripleColumn, size: Size(width: 64, height: 6))
    #expect(stage.columns == "s│d" && stage.split.splitBehavior == .overlay)
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    #expect(stage.split.displayMode == .twoOverSecondary && stage.columns == "p│s│d")
    stage.split.preferredSplitBehavior = .tile
    stage.app.advance(by: 1)
    #expect(stage.split.displayMode == .twoBesideSecondary && stage.split.splitBehavior == .tile)
  }

  @Test func `V10: preferredDisplayMode replaces what the user has chosen`() {
    let stage = SplitStage()
    stage.split.preferredDisplayMode = .oneOverSecondary
    stage.app.advance(by: 1)
    expectEqual(stage.split.displayMode, .oneOverSecondary)
    stage.split.preferredDisplayMode = .secondaryOnly
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
    stage.split.preferredDisplayMode = .automatic
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│d")
  }

  @Test func `V10: setting preferredDisplayMode in an animation block slides the columns`() {
    let stage = SplitStage()
    View.animate(withDuration: 0.3) { stage.split.preferredDisplayMode = .secondaryOnly }
    stage.app.advance(by: 0.1)
    #expect(stage.columns.hasPrefix("p"))
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
  }

  @Test func `V10: a column that slides away from over the secondary one stays opaque`() {
    let stage = SplitStage {
      $0.preferredSplitBehavior = .overlay
      $0.setViewController(ViewController(), for: .primary)
    }
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    #expect(stage.app.cell(2, 5).isBlank)
    stage.split.hide(.primary)
    stage.app.advance(by: 0.05)
    #expect(stage.app.cell(2, 5).isBlank && stage.app.cell(60, 5).glyph == Glyph("d"))
    stage.app.advance(by: 1)
    expectEqual(stage.app.cell(2, 5).glyph, Glyph("d"))
  }

  // MARK: The button

  @Test func `V10: the display mode button hides and shows the primary column, and is empty in a collapsed split view`()
  {
    let stage = SplitStage()
    stage.detail.navigationItem.leftBarButtonItem = stage.split.displayModeButtonItem
    stage.detail.navigationItem.leftItemsSupplementBackButton = true
    stage.app.turn()
    expectEqual(stage.detail.navigationItem.leftBarButtonItem?.accessibilityLabel, "Hide the sidebar")
    stage.app.click(on: "◧")
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "d")
    expectEqual(stage.detail.navigationItem.leftBarButtonItem?.accessibilityLabel, "Show the sidebar")
    stage.app.click(on: "◧")
    stage.app.advance(by: 1)
    expectEqual(stage.columns, "p│d")
    stage.topColumn = .secondary
    stage.resize(SplitStage.narrow)
    #expect(!stage.app.row(1).contains("◧") && stage.app.row(1).contains("‹ Primary"))
  }

  @Test func `V10: a column disappears again if another column's viewWillAppear replaces the split view`() {
    let stage = SplitStage(.tripleColumn) { $0.preferredDisplayMode = .secondaryOnly }
    stage.supplementary.willAppear = { [unowned stage] in
      stage.app.application.windowScene.keyWindow?.rootViewController = ViewController()
    }
    stage.split.show(.primary)
    stage.app.advance(by: 1)
    let callbacks = stage.journal.take().filter { $0.hasPrefix("p ") }
    expectEqual(callbacks, ["p will appear", "p will disappear", "p did disappear"])
  }

  // MARK: Keys

  @Test func `V10: Tab and the arrows move the focus from column to column`() {
    let stage = SplitStage()
    stage.primary.first.becomeFirstResponder()
    stage.app.press(.right)
    #expect(stage.detail.first.isFocused)
    stage.app.press(.left)
    stage.app.press(.tab)
    stage.app.press(.tab)
    #expect(stage.detail.first.isFocused)
  }

  @Test func `V10: the keys of all visible screens work wherever the focus is`() {
    let (list, page) = (KeyScreen("l"), KeyScreen("m"))
    let split = SplitViewController(style: .doubleColumn)
    split.viewControllers = [list, page]
    let app = TestApplication(size: SplitStage.wide, root: split)
    list.view.subviews.first?.becomeFirstResponder()
    app.type("lm")
    page.view.subviews.first?.becomeFirstResponder()
    app.type("lm")
    #expect(list.count == 2 && page.count == 2)
    split.hide(.primary)
    app.advance(by: 1)
    app.type("lm")
    #expect(list.count == 2 && page.count == 3)
  }
}

/// A screen that counts presses of a key.
private final class KeyScreen: ViewController {
  private let key: Character
  var count = 0

  init(_ key: Character) {
    self.key = key
    super.init()
  }

  override func viewDidLoad() { view.addSubview(FocusableView(frame: Rect(1, 3, 3, 1))) }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(title: "Count", keys: [.character(key)]) { [weak self] in self?.count += 1 }]
  }
}

extension View {
  /// Whether the view can have the focus: making it first responder succeeds. The focus stays where it was.
  fileprivate var isFocusableNow: Bool {
    let before = window?.firstResponder
    defer { before?.becomeFirstResponder() }
    return becomeFirstResponder()
  }
}
