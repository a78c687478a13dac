import TermKit
import TermKitTesting

/// Uses every extension point of TermKit from another package, and checks pictures of the screen.
@main enum Outside {
  @MainActor static func main() {
    var checks = Checks()
    slider(&checks)
    container(&checks)
    toggle(&checks)
    palette(&checks)
    barItem(&checks)
    ownBar(&checks)
    checks.failures.forEach { print($0) }
    print("\(checks.count - checks.failures.count) of \(checks.count) checks passed")
  }

  @MainActor private static func app(
    _ view: View, _ traits: TraitCollection = TraitCollection()
  ) -> TestApplication {
    TestApplication(size: Size(width: 24, height: 8), traits: traits) {
      let screen = ViewController()
      screen.view.addSubview(view)
      return screen
    }
  }

  @MainActor private static func slider(_ checks: inout Checks) {
    let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))
    let app = app(slider)
    app.mouseDown(at: Path.Position(x: 7.25, y: 2.5))
    app.mouseUp(at: Path.Position(x: 7.25, y: 2.5))
    checks.expect(slider.value, is: 0.2625)
    app.press(.right)
    app.advance(by: 1)
    checks.expect(app, shows: "         09:41\n\n  ━━━━━━━╸────────────")
    let plain = Self.app(
      VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1)),
      TraitCollection(glyphLevel: .ascii, colorDepth: .none, usesScreenReader: true))
    plain.press(.up, .up)
    plain.advance(by: 1)
    checks.expect(plain, shows: "\n\n  ====----------------\n\n\n\n\n20 %, adjustable")
  }

  @MainActor private static func container(_ checks: inout Checks) {
    let volume = ViewController()
    volume.title = "Volume"
    let slider = VolumeSlider(frame: Rect(x: 2, y: 2, width: 20, height: 1))
    volume.view.addSubview(slider)
    let empty = ViewController()
    empty.title = "Empty"
    let app = TestApplication(size: Size(width: 24, height: 5)) { DeckViewController(screens: [volume, empty]) }
    app.press(.tab, .tab, .enter)
    checks.expect(app, shows: "         09:41\n\n\n\n  Volume    Empty")
    app.press(.escape, .right)
    app.advance(by: 1)
    checks.expect(app, shows: "         09:41\n\n  ━━──────────────────\n\n  Volume    Empty")
  }

  @MainActor private static func toggle(_ checks: inout Checks) {
    let toggle = Toggle(title: "Sound")
    toggle.frame = Rect(x: 2, y: 2, width: 9, height: 1)
    var values: [Bool] = []
    toggle.addAction(for: .valueChanged) { _ in values.append(toggle.isSelected) }
    let app = app(toggle)
    app.press(.enter)
    app.click(3, 2)
    app.press(.enter)
    checks.expect(values, is: [true, false, true])
    checks.expect(app, shows: "         09:41\n\n  [x] Sound")
    app.application.theme = GreenTheme()
    app.advance(by: 1)
    checks.expect(toggle.markColor, is: .green)
    checks.expect(app, shows: "         09:41\n\n  [*] Sound")
    let spoken = Toggle(title: "Sound")
    spoken.isEnabled = false
    let outline = Self.app(spoken).application.accessibilityOutline
    checks.expect(outline.contains("Sound, button, dimmed"), is: true)
  }

  @MainActor private static func palette(_ checks: inout Checks) {
    let palette = Palette(frame: Rect(x: 2, y: 2, width: 9, height: 1))
    let app = app(palette, TraitCollection(usesScreenReader: true))
    checks.expect(app.application.spokenText, is: "A, tab, 1 of 3, actions available")
    app.type(".")
    checks.expect(app.application.spokenText, is: "B, tab, 2 of 3, actions available")
    app.press(.character("o"), holding: .control)
    let strings = TraitCollection().strings
    checks.expect(app.application.accessibilityOutline.contains { $0.contains("First letter") }, is: true)
    app.press(.enter)
    checks.expect(palette.current, is: 0)
    checks.expect(palette.focusCount, is: 1)
    checks.expect(Key(.right).label(strings) + strings.separator + strings.increase, is: "Right, Increase")
  }

  @MainActor private static func barItem(_ checks: inout Checks) {
    let screen = ViewController()
    screen.title = "Timer"
    screen.navigationItem.rightBarButtonItem = BarButtonItem(customView: SecondsView())
    let app = TestApplication(size: Size(width: 24, height: 4)) { NavigationController(rootViewController: screen) }
    app.advance(by: 3)
    checks.expect(app.row(1).contains("⏱ 3"), is: true)
  }

  @MainActor private static func ownBar(_ checks: inout Checks) {
    let screen = ViewController()
    screen.title = "Ledger"
    screen.navigationItem.rightBarButtonItem = BarButtonItem(title: "Add")
    screen.navigationItem.searchController = SearchController()
    let traits = TraitCollection(glyphLevel: .ascii, colorDepth: .none)
    let app = TestApplication(size: Size(width: 24, height: 5), traits: traits) {
      let navigation = NavigationController(navigationBarClass: LedgerBar.self)
      navigation.viewControllers = [screen]
      return navigation
    }
    checks.expect(app.row(1), is: "======== Ledger ========")
    checks.expect(app.row(2), is: "                   Add")
    checks.expect(app.row(3), is: " [/ Search            ]")
  }
}
