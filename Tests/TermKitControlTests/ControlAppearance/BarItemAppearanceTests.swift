import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitBars

/// The appearance rules of bar items, which are not views.
@MainActor @Suite(.isolatedAppearance) struct BarItemAppearanceTests {
  private static let panel = Image(size: Size(width: 3, height: 1)) { $0.fill(Rect(0, 0, 3, 1), with: .sun) }

  private func toolbar(_ items: BarButtonItem..., row: Int = 1) -> Toolbar {
    let bar = Toolbar(frame: Rect(0, row, 40, 1))
    bar.items = items
    return bar
  }

  @Test func `A8: a focused state without title attributes uses the attributes for the same state without focus`() {
    let item = BarButtonItem(title: "A")
    let looks = [Color.ruby, .emerald, .sky].map { TitleTextAttributes(foregroundColor: $0) }
    item.setTitleTextAttributes(looks[0], for: .normal)
    item.setTitleTextAttributes(looks[1], for: .highlighted)
    expectEqual(item.shownTitleAttributes(for: .focused), looks[0])
    expectEqual(item.shownTitleAttributes(for: [.highlighted, .focused]), looks[1])
    expectEqual(item.shownTitleAttributes(for: [.disabled, .focused]), looks[0], "the attributes for normal")
    item.setTitleTextAttributes(looks[2], for: [.highlighted, .focused])
    expectEqual(item.shownTitleAttributes(for: [.highlighted, .focused]), looks[2])
  }

  @Test func `A1: appearance rules apply to bar items when their bar enters the screen`() {
    BarButtonItem.appearance().tintColor = .emerald
    let item = BarButtonItem(title: "Edit")
    let stage = BarStage([toolbar(item)])
    expectEqual(item.tintColor, .emerald)
    expectEqual(stage.app.foreground(2, 1), .emerald)
  }

  @Test func `A2: appearance rules apply immediately to an item that is added to a visible bar`() {
    BarButtonItem.appearance().setTitleTextAttributes(TitleTextAttributes(foregroundColor: .emerald), for: .normal)
    let bar = toolbar(BarButtonItem(title: "Edit"))
    let stage = BarStage([bar])
    bar.items?.append(BarButtonItem(title: "Delete"))
    stage.turn()
    expectEqual(stage.app.row(1), "  Edit  Delete")
    #expect(stage.app.foreground(2, 1) == .emerald && stage.app.foreground(8, 1) == .emerald)
  }

  @Test func `A3: the containers of a bar item are its bar and the bar's containers`() {
    BarButtonItem.appearance(whenContainedIn: [Toolbar.self]).tintColor = .emerald
    BarButtonItem.appearance(whenContainedIn: [NavigationBar.self]).tintColor = .sky
    BarButtonItem.appearance(whenContainedIn: [Toolbar.self, PanelView.self]).tintColor = .sun
    let bar = NavigationBar(["Title"])
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Add")
    let panel = PanelView(frame: Rect(0, 5, 40, 1)).holding(toolbar(BarButtonItem(title: "In"), row: 0))
    let stage = BarStage([bar, toolbar(BarButtonItem(title: "Edit"), row: 3)], over: [panel])
    expectEqual(stage.app.foreground(36, 1), .sky)
    expectEqual(stage.app.foreground(2, 3), .emerald)
    expectEqual(stage.app.foreground(2, 5), .sun)
  }

  @Test func `A5: a rule sets only the properties and states that were not set on the bar item itself`() {
    BarButtonItem.appearance().tintColor = .emerald
    BarButtonItem.appearance().setTitleTextAttributes(TitleTextAttributes(attributes: .italic), for: .normal)
    BarButtonItem.appearance().setTitleTextAttributes(TitleTextAttributes(attributes: .underline), for: .disabled)
    let item = BarButtonItem(title: "Edit")
    item.tintColor = nil
    item.setTitleTextAttributes(nil, for: .disabled)
    let stage = BarStage([toolbar(item)])
    expectEqual(stage.app.foreground(2, 1), BarStage.red)
    expectEqual(item.titleTextAttributes(for: .normal)?.attributes, .italic)
    expectNil(item.titleTextAttributes(for: .disabled))
  }

  @Test func `A8: rules set a bar item's title attributes by state, with the attributes for normal as fallback`() {
    let proxy = BarButtonItem.appearance()
    proxy.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .emerald), for: .normal)
    proxy.setTitleTextAttributes(TitleTextAttributes(foregroundColor: .sky), for: [.highlighted, .focused])
    let item = BarButtonItem(title: "Edit")
    _ = BarStage([toolbar(item)])
    let states: [ControlState] = [.normal, .highlighted, .disabled, .focused, [.highlighted, .focused]]
    expectEqual(
      states.map { item.shownTitleAttributes(for: $0)?.foregroundColor },
      [
        .emerald, .emerald, .emerald, .emerald, .sky,
      ])
  }

  @Test func `A8: a rule for the background image of bar button items does not apply to back buttons`() {
    BarButtonItem.appearance().setBackgroundImage(Self.panel, for: .normal)
    let bar = NavigationBar(["Messages", "History"])
    bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Add")
    let stage = BarStage([bar])
    expectEqual(stage.app.row(1), "  ‹ Messages    History            Add")
    #expect(stage.app.background(35, 1) == .sun && stage.app.background(4, 1) != .sun)
  }

  @Test func `B8: a rule for the background of back buttons removes the chevron, also without a backBarButtonItem`() {
    BarButtonItem.appearance().setBackButtonBackgroundImage(Self.panel, for: .normal)
    BarButtonItem.appearance(whenContainedIn: [NavigationBar.self]).tintColor = .sky
    let bar = NavigationBar(["Messages", "History"])
    let stage = BarStage([bar])
    #expect(!stage.app.row(1).contains("‹"))
    let start = stage.app.row(1).prefix { $0 == " " }.count
    #expect(stage.app.row(1).dropFirst(start).hasPrefix("Messages"))
    expectEqual(stage.app.background(start, 1), .sun)
    expectEqual(stage.app.foreground(start, 1), .sky)
  }

  @Test func `A2: appearance rules apply to a backBarButtonItem when it is set for a visible back button`() {
    BarButtonItem.appearance().tintColor = .sky
    let bar = NavigationBar(["Messages", "History"])
    let stage = BarStage([bar])
    let item = BarButtonItem(title: "Home")
    bar.backItem?.backBarButtonItem = item
    stage.turn()
    expectEqual(item.tintColor, .sky)
    #expect(stage.app.row(1).contains("‹ Home"))
    expectEqual(stage.app.foreground(4, 1), .sky)
  }

  @Test func `A1: rules set the title attributes by state and the badge colour of tab bar items`() {
    TabBarItem.appearance().setTitleTextAttributes(TitleTextAttributes(foregroundColor: .emerald), for: .normal)
    TabBarItem.appearance().setTitleTextAttributes(TitleTextAttributes(foregroundColor: .sky), for: .selected)
    TabBarItem.appearance().badgeColor = .sun
    let (first, second) = (TabBarItem(title: "First"), TabBarItem(title: "Second"))
    second.badgeValue = "3"
    let bar = TabBar(frame: Rect(0, 20, 40, 2))
    bar.items = [first, second]
    bar.selectedItem = first
    let stage = BarStage([bar])
    expectEqual(stage.app.background(8, 21), .sky, "the shape behind the selected title")
    expectEqual(stage.app.foreground(28, 21), .emerald)
    #expect((0..<40).contains { stage.app.background($0, 20) == .sun })
  }

  @Test func `A1: a rule for BarItem applies to the items of all kinds of bars`() {
    BarItem.appearance().setTitleTextAttributes(TitleTextAttributes(attributes: .italic), for: .normal)
    let (item, tab) = (BarButtonItem(title: "Edit"), TabBarItem(title: "First"))
    let tabs = TabBar(frame: Rect(0, 20, 40, 2))
    tabs.items = [tab]
    _ = BarStage([toolbar(item), tabs])
    expectEqual(item.titleTextAttributes(for: .normal)?.attributes, .italic)
    expectEqual(tab.titleTextAttributes(for: .normal)?.attributes, .italic)
  }

  @Test func `A1: a rule for bar button items also applies to an item with a custom view`() {
    BarButtonItem.appearance().tintColor = .emerald
    let view = Button(title: "Own")
    let stage = BarStage([toolbar(BarButtonItem(customView: view))])
    expectEqual(view.tintColor, .emerald)
    #expect(stage.app.row(1).contains("Own"))
  }
}
