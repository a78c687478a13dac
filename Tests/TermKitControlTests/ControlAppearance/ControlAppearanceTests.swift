import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// The appearance rules of controls, and their effects on the screen.
@MainActor @Suite(.isolatedAppearance) struct ControlAppearanceTests {
  private static let image = Image("<>")
  private static let attributes = TitleTextAttributes(foregroundColor: .ruby)

  private func shown<Shown: View>(_ view: Shown) -> Shown {
    TestScene().window.addSubview(view)
    return view
  }

  // MARK: All properties

  @Test func `A1: rules set every appearance property of labels, buttons and scroll views`() {
    Label.appearance().textColor = .ruby
    Label.appearance().textAttributes = .italic
    let label = shown(Label())
    #expect(label.textColor == .ruby && label.textAttributes == .italic)
    Button.appearance().contentEdgeInsets = EdgeInsets(left: 5)
    Button.appearance().titleAttributes = .underline
    Button.appearance().setTitleColor(.ruby, for: .selected)
    let button = shown(Button())
    #expect(button.contentEdgeInsets == EdgeInsets(left: 5) && button.titleAttributes == .underline)
    #expect(button.titleColor(for: .selected) == .ruby && button.titleColor(for: .normal) == nil)
    ScrollView.appearance().showsVerticalScrollIndicator = false
    #expect(!shown(ScrollView()).showsVerticalScrollIndicator)
  }

  @Test(arguments: [NavigationBar.self, Toolbar.self, TabBar.self] as [Bar.Type])
  func `A1: rules set every appearance property of Bar on each kind of bar`(type: Bar.Type) {
    let proxy = type.appearance()
    proxy.backgroundColor = .sun
    proxy.tintColor = .ruby
    proxy.barStyle = .black
    proxy.barTintColor = .emerald
    proxy.isTranslucent = false
    proxy.shadowImage = Self.image
    proxy.setBackgroundImage(Self.image, for: .top, barMetrics: .compact)
    let bar = shown(type.init(frame: .zero))
    #expect(bar.backgroundColor == .sun && bar.tintColor == .ruby)
    #expect(bar.barStyle == .black && bar.barTintColor == .emerald && !bar.isTranslucent)
    expectEqual(bar.shadowImage, Self.image)
    expectEqual(bar.backgroundImage(for: .top, barMetrics: .compact), Self.image)
    expectNil(bar.backgroundImage(for: .any, barMetrics: .default))
  }

  @Test func `A1: rules set every appearance property that only navigation bars or only tab bars have`() {
    NavigationBar.appearance().titleTextAttributes = Self.attributes
    NavigationBar.appearance().backIndicatorImage = Self.image
    NavigationBar.appearance().backIndicatorTransitionMaskImage = Self.image
    let bar = shown(NavigationBar())
    expectEqual(bar.titleTextAttributes, Self.attributes)
    #expect(bar.backIndicatorImage == Self.image && bar.backIndicatorTransitionMaskImage == Self.image)
    TabBar.appearance().unselectedItemTintColor = .ruby
    TabBar.appearance().selectionIndicatorImage = Self.image
    let tabBar = shown(TabBar())
    #expect(tabBar.unselectedItemTintColor == .ruby && tabBar.selectionIndicatorImage == Self.image)
  }

  @Test func `A1: an appearance proxy without a value for a property returns the default of new instances`() {
    expectEqual(View.appearance().backgroundColor, View().backgroundColor)
    expectNil(View.appearance().tintColor)
    let (bar, tabBar) = (NavigationBar(), TabBar())
    expectEqual(NavigationBar.appearance().barStyle, bar.barStyle)
    expectEqual(NavigationBar.appearance().barTintColor, bar.barTintColor)
    expectEqual(NavigationBar.appearance().isTranslucent, bar.isTranslucent)
    expectEqual(NavigationBar.appearance().shadowImage, bar.shadowImage)
    expectEqual(NavigationBar.appearance().titleTextAttributes, bar.titleTextAttributes)
    expectEqual(NavigationBar.appearance().backIndicatorImage, bar.backIndicatorImage)
    expectEqual(NavigationBar.appearance().backIndicatorTransitionMaskImage, bar.backIndicatorTransitionMaskImage)
    expectEqual(TabBar.appearance().unselectedItemTintColor, tabBar.unselectedItemTintColor)
    expectEqual(TabBar.appearance().selectionIndicatorImage, tabBar.selectionIndicatorImage)
    expectEqual(BarButtonItem.appearance().tintColor, BarButtonItem(title: "").tintColor)
    expectEqual(TabBarItem.appearance().badgeColor, TabBarItem(title: "").badgeColor)
    expectEqual(Button.appearance().contentEdgeInsets, Button().contentEdgeInsets)
    expectEqual(Button.appearance().titleAttributes, Button().titleAttributes)
    expectEqual(Label.appearance().textAttributes, Label().textAttributes)
    expectEqual(ScrollView.appearance().showsVerticalScrollIndicator, ScrollView().showsVerticalScrollIndicator)
  }

  @Test func `A5: rules do not overwrite any property that was set on the view itself`() {
    let (bar, tabBar, button, label) = (NavigationBar(), TabBar(), Button(), Label())
    let scroll = ScrollView()
    for bar in [bar, tabBar] as [Bar] {
      bar.barStyle = .default
      bar.barTintColor = nil
      bar.isTranslucent = true
      bar.shadowImage = nil
      bar.setBackgroundImage(nil)
    }
    bar.titleTextAttributes = nil
    bar.backIndicatorImage = nil
    bar.backIndicatorTransitionMaskImage = nil
    tabBar.unselectedItemTintColor = nil
    tabBar.selectionIndicatorImage = nil
    button.contentEdgeInsets = .zero
    button.titleAttributes = []
    button.setTitleColor(nil, for: .normal)
    label.textColor = .black
    label.textAttributes = []
    scroll.showsVerticalScrollIndicator = true
    Bar.appearance().barStyle = .black
    Bar.appearance().barTintColor = .ruby
    Bar.appearance().isTranslucent = false
    Bar.appearance().shadowImage = Self.image
    Bar.appearance().setBackgroundImage(Self.image)
    NavigationBar.appearance().titleTextAttributes = Self.attributes
    NavigationBar.appearance().backIndicatorImage = Self.image
    NavigationBar.appearance().backIndicatorTransitionMaskImage = Self.image
    TabBar.appearance().unselectedItemTintColor = .ruby
    TabBar.appearance().selectionIndicatorImage = Self.image
    Button.appearance().contentEdgeInsets = EdgeInsets(left: 5)
    Button.appearance().titleAttributes = .underline
    Button.appearance().setTitleColor(.ruby, for: .normal)
    Label.appearance().textColor = .ruby
    Label.appearance().textAttributes = .italic
    ScrollView.appearance().showsVerticalScrollIndicator = false
    for bar in [shown(bar), shown(tabBar)] as [Bar] {
      #expect(bar.barStyle == .default && bar.barTintColor == nil && bar.isTranslucent)
      #expect(bar.shadowImage == nil && bar.backgroundImage() == nil)
    }
    expectNil(bar.titleTextAttributes)
    #expect(bar.backIndicatorImage == nil && bar.backIndicatorTransitionMaskImage == nil)
    #expect(tabBar.unselectedItemTintColor == nil && tabBar.selectionIndicatorImage == nil)
    #expect(shown(button).contentEdgeInsets == .zero && button.titleAttributes == [])
    expectNil(button.titleColor(for: .normal))
    #expect(shown(label).textColor == .black && label.textAttributes == [])
    #expect(shown(scroll).showsVerticalScrollIndicator)
  }

  @Test func `A5: rules overwrite the initial values that a control gives itself and its parts`() {
    TableView.appearance().backgroundColor = .ruby
    expectEqual(shown(TableView()).backgroundColor, .ruby)
    Label.appearance(whenContainedIn: [TableViewCell.self]).textColor = .emerald
    let cell = TableViewCell(style: .subtitle)
    cell.textLabel.text = "title"
    cell.detailTextLabel?.text = "detail"
    _ = shown(cell)
    #expect(cell.textLabel.textColor == .emerald && cell.detailTextLabel?.textColor == .emerald)
    let header = TableViewHeaderFooterView()
    Label.appearance(whenContainedIn: [TableViewHeaderFooterView.self]).textAttributes = .italic
    expectEqual(shown(header).textLabel.textAttributes, .italic)
  }

  // MARK: On the screen

  @Test func `A6: a rule with a nil background image lets the bar tint show`() {
    NavigationBar.appearance().setBackgroundImage(
      Image(size: Size(width: 1, height: 1)) { $0.fill(Rect(0, 0, 3, 1), with: .emerald) })
    NavigationBar.appearance().barTintColor = .sky
    NavigationBar.appearance().isTranslucent = false
    NavigationBar.appearance(whenContainedIn: [PanelView.self]).setBackgroundImage(nil)
    let (bar, picker) = (NavigationBar(["Photos"]), NavigationBar(["Pick"], row: 0))
    let panel = PanelView(frame: Rect(0, 5, 40, 2)).holding(picker)
    let stage = BarStage([bar], over: [panel])
    expectEqual(stage.app.background(0, 1), .emerald)
    expectEqual(stage.app.background(0, 5), .sky)
  }

  @Test func `A8: rules set a button's title colour by state, with the colour for normal as fallback`() {
    Button.appearance().setTitleColor(.ruby, for: .normal)
    Button.appearance().setTitleColor(.emerald, for: .selected)
    Button.appearance().setTitleColor(.sky, for: [.selected, .disabled])
    let button = Button(title: "Save")
    button.frame = Rect(0, 1, 8, 1)
    let stage = BarStage([], over: [button])
    func color(_ state: ControlState) -> Color {
      button.isSelected = state.contains(.selected)
      button.isEnabled = !state.contains(.disabled)
      stage.turn()
      // The shape of a selected button has the colour, and the title is knocked out of it.
      return state.contains(.selected) ? stage.app.background(0, 1) : stage.app.foreground(2, 1)
    }
    expectEqual(color(.normal), .ruby)
    expectEqual(color(.selected), .emerald)
    expectEqual(color([.selected, .disabled]), .sky)
    expectEqual(color(.disabled), .ruby)
    #expect(stage.app.cell(2, 1).attributes.contains(.italic), "still distinct from an enabled button")
  }

  @Test(arguments: ColorDepth.allCases) func `A8: a button's title colour replaces the tint at every colour depth`(
    depth: ColorDepth
  ) {
    Button.appearance().setTitleColor(.sky, for: .normal)
    let button = Button(title: "Save")
    button.frame = Rect(0, 1, 8, 1)
    let stage = BarStage([], over: [button], TraitCollection(colorDepth: depth))
    expectEqual(stage.app.row(1), "  Save")
    if depth != .none { expectEqual(stage.app.foreground(2, 1), .sky) }
    expectEqual(stage.app.cell(2, 1).attributes, (depth == .none ? .bold : []))
  }

  @Test func `A3: a rule for labels in a container class applies only to labels in such a container`() {
    Label.appearance().textColor = .emerald
    Label.appearance(whenContainedIn: [PanelView.self]).textColor = .ruby
    Label.appearance(whenContainedIn: [PanelView.self]).textAttributes = .bold
    let (inside, outside) = (Label(text: "inside"), Label(text: "outside"))
    inside.frame = Rect(0, 0, 8, 1)
    outside.frame = Rect(0, 3, 8, 1)
    let stage = BarStage([], over: [PanelView(frame: Rect(0, 1, 8, 1)).holding(inside), outside])
    #expect(stage.app.foreground(0, 1) == .ruby && stage.app.cell(0, 1).attributes == .bold)
    #expect(stage.app.foreground(0, 3) == .emerald && stage.app.cell(0, 3).attributes == [])
  }

  @Test func `A2: contentEdgeInsets that a rule sets take effect in the first layout pass`() {
    Button.appearance().contentEdgeInsets = EdgeInsets(left: 6, right: 1)
    let stack = StackView(arrangedSubviews: [Button(title: "Save"), Label(text: "it")])
    stack.frame = Rect(0, 1, 13, 1)
    let stage = BarStage([], over: [stack])
    expectEqual(stage.app.row(1), "      Save it")
  }
}
