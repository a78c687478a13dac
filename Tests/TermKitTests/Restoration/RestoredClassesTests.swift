import TermKit
import TermKitTesting
import TestBasics
import Testing

/// What each class keeps: the screen of the next start is the one that the user left.
@MainActor @Suite struct RestoredClassesTests {
  // MARK: Controls

  private static let controls: [(String, @MainActor () -> View, @MainActor (TestApplication) -> Void)] = [
    ("Switch", { Switch() }, { $0.press(.character(" ")) }),
    ("Slider", { Slider() }, { $0.press(.right, .right, .right) }),
    ("Stepper", { CountedStepper() }, { $0.press(.right, .right) }),
    ("SegmentedControl", { SegmentedControl(titles: ["One", "Two", "Three"]) }, { $0.press(.right, .right) }),
    ("PageControl", { pages(5) }, { $0.press(.right, .right) }),
    ("DatePicker", { DatePicker() }, { $0.press(.down, .tab, .down, .down) }),
    ("PickerView", { SizesPicker() }, { $0.press(.down, .tab, .down, .down) }),
    ("TextField", { TextField() }, { $0.type("Half a wörd") }),
    ("TextField", { TextField(text: "unchanged") }, { $0.press("\u{1B}[H\u{1B}[1;2C\u{1B}[1;2C") }),
    ("TextView", { TextView() }, { $0.type(String(repeating: "many words ", count: 60)) }),
    ("SearchBar", { scopes() }, { $0.type("moon") }),
    ("ScrollView", { tallScroll() }, { $0.press(.down, .down, .pageDown) }),
  ]

  @Test(arguments: 0..<12) func `a control is the same after a restart`(index: Int) {
    let (name, make, change) = Self.controls[index]
    let stage = RestorationStage { [OneViewScreen(make())] }
    stage.expectSameScreen { app in
      if !(app.application.keyWindow?.firstResponder is Control) { app.press(.tab) }
      change(app)
    }
    #expect(stage.paths.isEmpty, "\(name)")
  }

  @Test func `a secure text field never writes its text`() {
    let stage = RestorationStage {
      let field = TextField()
      field.isSecureTextEntry = true
      return [OneViewScreen(field)]
    }
    stage.start().type("sesame")
    stage.end()
    #expect(stage.text.contains("\"view\"") && !stage.text.contains("sesame"))
    #expect(!stage.start().contains("••"))
  }

  @Test func `a text view that the user cannot edit keeps the program's text and its own selection`() {
    let text = Box("first text")
    let stage = RestorationStage {
      let view = TextView(text: text.value)
      view.isEditable = false
      return [OneViewScreen(view)]
    }
    let view = (stage.start().application.windows[0].rootViewController as? OneViewScreen)?.content as? TextView
    view?.selectedRange = 2..<4
    stage.end()
    text.value = "another text"
    let app = stage.start()
    let again = (app.application.windows[0].rootViewController as? OneViewScreen)?.content as? TextView
    expectEqual(again?.selectedRange, 2..<4)
    #expect(app.contains("another text"))
  }

  // MARK: Lists

  @Test func `a table keeps its selection, its focus and its place`() {
    let stage = RestorationStage { [NumbersScreen(Array(0..<100))] }
    stage.expectSameScreen { app in app.press(.pageDown, .pageDown, .enter, .down, .down) }
  }

  @Test func `a table finds its rows by identifiers, also where rows were added before them`() {
    let numbers = Box(Array(0..<100))
    let stage = RestorationStage { [NumbersScreen(numbers.value)] }
    let before = stage.start()
    before.press(.pageDown, .pageDown, .enter)
    let wanted = Picture(before.screen)
    stage.end()
    numbers.value = [500, 501, 502] + numbers.value
    // The indicator at the right shows that there are rows before.
    expectEqual(Picture(stage.start().screen).rows.map { $0.prefix(30) }, wanted.rows.map { $0.prefix(30) })
  }

  @Test func `a table that shows its beginning shows it also with new rows`() {
    let numbers = Box(Array(0..<100))
    let stage = RestorationStage { [NumbersScreen(numbers.value)] }
    stage.start().press(.down)
    stage.end()
    numbers.value = [500] + numbers.value
    #expect(stage.start().contains("Number 500"))
  }

  @Test func `a table with rows of different heights keeps its place, also at another width`() {
    let stage = RestorationStage {
      let screen = NumbersScreen(Array(0..<100))
      screen.heights = Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, $0 % 4 + 1) })
      return [screen]
    }
    stage.expectSameScreen { app in app.press(.pageDown, .pageDown, .pageDown, .enter) }
    let wanted = stage.app.flatMap(firstNumber)
    stage.end()
    #expect(wanted != nil && firstNumber(stage.start(Size(width: 60, height: 20))) == wanted)
  }

  private func firstNumber(_ app: TestApplication) -> Substring? {
    Picture(app.screen).rows.lazy.compactMap { $0.firstMatch(of: /Number \d+/)?.output }.first
  }

  @Test func `rows that are gone are not selected, and the table shows what is left`() {
    let numbers = Box(Array(0..<100))
    let stage = RestorationStage { [NumbersScreen(numbers.value)] }
    stage.start().press(.end, .enter)
    stage.end()
    numbers.value = [1, 2, 3]
    let app = stage.start()
    #expect(app.contains("Number 1") && app.contains("Number 3"))
  }

  @Test func `a collection keeps its selection and its place`() {
    let stage = RestorationStage { [TilesScreen()] }
    stage.expectSameScreen { app in app.press(.pageDown, .down, .enter, .right) }
  }

  // MARK: Containers

  @Test func `a tab bar controller shows the same tab, and hidden tabs keep their places`() {
    let stage = RestorationStage {
      let tabs = TabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = ["one", "two", "three"].map { NumbersScreen(Array(0..<50), identifier: $0) }
      return [tabs]
    }
    stage.expectSameScreen { app in
      app.press("\u{1B}2")
      app.press(.pageDown, .enter)
      app.press("\u{1B}3")
    } andThen: { app in
      app.press("\u{1B}2")
    }
  }

  @Test func `a navigation controller has the same stack, and each screen its place`() {
    let stage = numbersStack()
    stage.expectSameScreen { app in
      app.press(.pageDown, .enter)
      app.advance(by: 1)
      app.press(.pageDown, .pageDown, .down, .enter)
      app.advance(by: 1)
      app.press(.down)
    } andThen: { app in
      app.press(.escape)
    }
    expectEqual(stage.paths, [["stack", "numbers"], ["stack", "numbers"]])
  }

  @Test func `screens that cannot be made are left out, with those above them`() {
    let stage = numbersStack()
    let app = stage.start()
    app.press(.enter)
    app.advance(by: 1)
    app.press(.enter)
    app.advance(by: 1)
    stage.end()
    stage.makeScreen = { _, _ in nil }
    #expect(stage.start().contains("First"))
    expectEqual(stage.paths.count, 1)
  }

  private func numbersStack() -> RestorationStage {
    let stage = RestorationStage {
      let first = PushingScreen(Array(0..<50))
      first.title = "First"
      let stack = NavigationController(rootViewController: first)
      stack.restorationIdentifier = "stack"
      return [stack]
    }
    stage.makeScreen = { _, coder in PushingScreen(coder.decodeStrings(forKey: "numbers").compactMap { Int($0) }) }
    return stage
  }

  @Test(arguments: [40, 100]) func `a split view shows the same columns and screens`(width: Int) {
    let stage = RestorationStage {
      let split = SplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      split.setViewController(NumbersScreen(Array(0..<50), identifier: "list"), for: .primary)
      split.setViewController(NumbersScreen(Array(50..<99), identifier: "detail"), for: .secondary)
      return [split]
    }
    stage.expectSameScreen(size: Size(width: width, height: 12)) { app in
      app.press(.pageDown, .down)
      app.press(width == 40 ? "\u{1B}" : "\u{1B}OS")
    }
  }

  @Test func `a page view controller shows the same page`() {
    let source = PageSource()
    let stage = RestorationStage {
      let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.restorationIdentifier = "pager"
      pager.dataSource = source
      pager.setViewControllers([source.page("a")], direction: .forward, animated: false)
      return [pager]
    }
    stage.makeScreen = { path, _ in source.page(path[1]) }
    stage.expectSameScreen { app in
      app.press(.right)
      app.advance(by: 1)
      app.press(.right)
    }
  }

  @Test func `a search comes back with its text, its scope and its results`() {
    let stage = RestorationStage {
      let stack = NavigationController(rootViewController: SearchedScreen())
      stack.restorationIdentifier = "stack"
      return [stack]
    }
    stage.expectSameScreen { app in
      app.type("/4")
      app.press(.enter, .down, .enter)
    }
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .formSheet])
  func `a presented controller is presented again`(style: ModalPresentationStyle) {
    let stage = RestorationStage { [NumbersScreen(Array(0..<50))] }
    let make = {
      let sheet = OneViewScreen(TextField(), identifier: "sheet")
      sheet.modalPresentationStyle = style
      return sheet
    }
    stage.makeScreen = { _, _ in make() }
    stage.expectSameScreen { app in
      app.press(.pageDown, .pageDown)
      app.application.windows[0].rootViewController?.present(make(), animated: false)
      app.turn()
      app.type("not saved")
    } andThen: { app in
      app.press(.escape)
    }
    expectEqual(stage.paths, [["numbers", "sheet"]])
  }

  @Test func `two windows come back, each with its screen`() {
    let stage = RestorationStage {
      ["back", "front"].map { OneViewScreen(TextField(), identifier: $0) }
    }
    stage.expectSameScreen { app in app.type("in front") }
  }
}
