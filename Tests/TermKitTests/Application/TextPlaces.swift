import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// A place where a text from outside reaches the screen, and a closure that shows it there.
struct TextPlace: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let show: @MainActor @Sendable (String) -> TestApplication

  init(_ description: String, _ show: @escaping @MainActor @Sendable (String) -> TestApplication) {
    testDescription = description
    self.show = show
  }

  /// Creates a place in a view.
  private static func view(_ description: String, _ view: @escaping @MainActor @Sendable (String) -> View) -> TextPlace
  {
    TextPlace(description) { text in
      let view = view(text)
      view.frame = Rect(2, 2, 40, 3)
      let root = View()
      root.addSubview(view)
      return TestApplication(size: size, showing: root)
    }
  }

  /// Creates a place on a screen below a navigation bar. The text is set after the screen is shown.
  private static func screen(
    _ description: String, traits: TraitCollection = TraitCollection(),
    _ change: @escaping @MainActor @Sendable (ViewController, TestApplication, String) -> Void
  ) -> TextPlace {
    TextPlace(description) { text in
      let controller = ViewController()
      let navigation = NavigationController(rootViewController: controller)
      let app = TestApplication(size: size, traits: traits, root: navigation)
      change(controller, app, text)
      app.advance(by: 1)
      return app
    }
  }

  static let size = Size(width: 60, height: 16)

  /// Every property and method of TermKit that takes a text for users.
  static let all = views + bars + tables + menus + presented + application + spoken
}

// MARK: Views and bars

extension TextPlace {
  private static let views: [TextPlace] = [
    view("Label.text") { Label(text: $0) },
    view("Label.text in many lines") {
      let label = Label(text: $0)
      label.numberOfLines = 0
      return label
    },
    view("Label.attributedText") {
      let label = Label()
      label.attributedText = AttributedText($0, attributes: .init(textAttributes: .bold)) + AttributedText("end")
      label.numberOfLines = 0
      return label
    },
    view("Label.attributedText with a strikethrough") {
      let label = Label()
      label.attributedText = AttributedText($0, attributes: .init(hasStrikethrough: true))
      return label
    },
    view("Button.setTitle") { Button(title: $0) },
    view("Button.Configuration.title") {
      var configuration = Button.Configuration.filled()
      configuration.title = $0
      return Button(configuration: configuration)
    },
    view("Button.Configuration.subtitle") {
      var configuration = Button.Configuration.bordered()
      (configuration.title, configuration.subtitle) = ("Title", $0)
      return Button(configuration: configuration)
    },
    view("SegmentedControl.insertSegment") { SegmentedControl(titles: [$0, "Other"]) },
    view("TextField.text") { TextField(text: $0) },
    view("TextField.placeholder") { TextField(placeholder: $0) },
    view("SearchBar.text") { text in searchBar { $0.text = text } },
    view("SearchBar.placeholder") { text in searchBar { $0.placeholder = text } },
    view("SearchBar.prompt") { text in searchBar { $0.prompt = text } },
    view("SearchBar.scopeButtonTitles") { text in
      searchBar { ($0.scopeButtonTitles, $0.showsScopeBar) = ([text, "Other"], true) }
    },
    view("TextView.text") { TextView(text: $0) },
    view("TextView.insertText") {
      let view = TextView(text: "Before ")
      view.insertText($0)
      return view
    },
    view("an image of a text") { ImageView(image: Image($0)) },
    view("Canvas.draw of a text") { text in DrawingView { $0.draw(text, at: Point(x: 0, y: 0)) } },
    view("Canvas.draw of a text at the clip's edge") { text in
      DrawingView { $0.draw("ab" + text, at: Point(x: -2, y: 0)) }
    },
  ]

  @MainActor private static func searchBar(_ change: (SearchBar) -> Void) -> SearchBar {
    let bar = SearchBar()
    change(bar)
    return bar
  }

  private static let bars: [TextPlace] = [
    screen("ViewController.title") { controller, _, text in controller.title = text },
    screen("NavigationItem.title") { controller, _, text in controller.navigationItem.title = text },
    screen("BarButtonItem.title") { controller, _, text in
      controller.navigationItem.rightBarButtonItem = BarButtonItem(title: text)
    },
    screen("the title of an item in a toolbar") { controller, _, text in
      controller.toolbarItems = [BarButtonItem(title: text)]
      controller.navigationController?.isToolbarHidden = false
    },
    screen("the title of a back button") { controller, _, text in
      controller.title = text
      controller.navigationController?.pushViewController(ViewController(), animated: false)
    },
    TextPlace("TabBarItem.title") { tabs(title: $0) },
    TextPlace("TabBarItem.badgeValue") { tabs(title: "Tab", badge: $0) },
  ]

  @MainActor private static func tabs(title: String, badge: String? = nil) -> TestApplication {
    let controller = ViewController()
    controller.tabBarItem = TabBarItem(title: title, image: Image("o"))
    controller.tabBarItem.badgeValue = badge
    let tabs = TabBarController()
    tabs.viewControllers = [controller, ViewController()]
    return TestApplication(size: size, root: tabs)
  }
}

// MARK: Tables

extension TextPlace {
  private static let tables: [TextPlace] = [
    TextPlace("TableViewCell.textLabel") { TableStage([[$0, "row"]], size: size).app },
    TextPlace("TableViewCell.detailTextLabel") { text in
      TableStage([["row"]], size: size) { stage in
        stage.table.register(ValueCell.self, forCellReuseIdentifier: "row")
        stage.fill = { cell, _ in cell.detailTextLabel?.text = text }
      }.app
    },
    TextPlace("the title of a section") { text in
      TableStage([["row"]], size: size) { $0.titles = [text] }.app
    },
    TextPlace("the title below a section") { text in
      TableStage([["row"]], style: .grouped, size: size) { $0.footers = [text] }.app
    },
  ]

  private final class ValueCell: TableViewCell {
    required init(style: Style, reuseIdentifier: String?) {
      super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
  }
}

// MARK: Presented controllers and the application

extension TextPlace {
  private static let presented: [TextPlace] = [
    alert("AlertController.title") { AlertController(title: $0, message: "Message") },
    alert("AlertController.message") { AlertController(title: "Title", message: $0) },
    alert("AlertAction.title") { text in
      let alert = AlertController(title: "Title")
      alert.addAction(AlertAction(title: text))
      return alert
    },
    alert("the placeholder of an alert's text field") { text in
      let alert = AlertController(title: "Title")
      alert.addTextField { $0.placeholder = text }
      return alert
    },
    alert("AlertAction.title in a sheet") { text in
      let alert = AlertController(title: "Title", preferredStyle: .actionSheet)
      alert.addAction(AlertAction(title: text))
      return alert
    },
  ]

  private static func alert(
    _ description: String, _ make: @escaping @MainActor @Sendable (String) -> AlertController
  ) -> TextPlace {
    screen(description) { controller, _, text in
      let alert = make(text)
      if alert.actions.isEmpty { alert.addAction(AlertAction(title: "OK")) }
      controller.present(alert, animated: false)
    }
  }

  private static let application: [TextPlace] = [
    screen("StatusBar.leftText") { _, app, text in app.application.statusBar.leftText = text },
    screen("StatusBar.rightText") { _, app, text in app.application.statusBar.rightText = text },
    TextPlace("KeyCommand.title") { keyList(KeyCommand(title: $0, keys: [.character("x")]) {}) },
    TextPlace("KeyCommand.keyLabel") { keyList(KeyCommand(title: "Act", keys: [.character("x")], keyLabel: $0) {}) },
  ]

  private static let menus: [TextPlace] = [
    TextPlace("Action.title") { menu(Menu(children: [Action(title: $0) { _ in }])) },
    TextPlace("Action.subtitle") { menu(Menu(children: [Action(title: "Act", subtitle: $0) { _ in }])) },
    TextPlace("Menu.title") { menu(Menu(title: $0, children: [Action(title: "Act") { _ in }])) },
  ]

  @MainActor private static func menu(_ menu: Menu) -> TestApplication {
    let controller = ViewController()
    let button = Button(title: "Menu")
    button.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    let traits = TraitCollection(reducesMotion: true)
    let app = TestApplication(size: Size(width: 60, height: 14), traits: traits, root: controller)
    app.press(.enter)
    return app
  }

  @MainActor private static func keyList(_ command: KeyCommand) -> TestApplication {
    let app = TestApplication(size: Size(width: 60, height: 30), root: CommandScreen(command))
    app.application.showKeyList()
    app.advance(by: 0.3)
    return app
  }

  private final class CommandScreen: ViewController {
    private let command: KeyCommand

    init(_ command: KeyCommand) {
      self.command = command
      super.init()
    }

    override var keyCommands: [KeyCommand] { [command] }
  }

  // MARK: The spoken line

  private static let spoken: [TextPlace] = [
    focused("accessibilityLabel") { $0.accessibilityLabel = $1 },
    focused("accessibilityValue") { $0.accessibilityValue = $1 },
    focused("accessibilityHint") { $0.accessibilityHint = $1 },
    focused("an announcement") { Accessibility.post(.announcement($1)) },
  ]

  private static func focused(
    _ description: String, _ change: @escaping @MainActor @Sendable (View, String) -> Void
  ) -> TextPlace {
    screen(description, traits: TraitCollection(usesScreenReader: true)) { controller, app, text in
      let button = Button(title: "Go")
      button.frame = Rect(2, 3, 10, 1)
      controller.view.addSubview(button)
      change(button, text)
      button.becomeFirstResponder()
    }
  }
}

private final class DrawingView: View {
  private let drawing: @MainActor (inout Canvas) -> Void

  init(_ drawing: @escaping @MainActor (inout Canvas) -> Void) {
    self.drawing = drawing
    super.init(frame: .zero)
  }

  override func draw(in canvas: inout Canvas) { drawing(&canvas) }
}
