import Stages
import TermKit
import TestBasics
import Testing

/// Values that are optional in UIKit are optional here, with the same results.
@MainActor @Suite struct OptionalValueTests {
  @Test func `a label has no text at first, and a nil text takes no room`() {
    let label = Label()
    #expect(label.text == nil && label.intrinsicContentSize.width == 0)
    label.text = "text"
    label.text? += "s"
    #expect(label.text == "texts" && label.intrinsicContentSize.width == 5)
    label.text = nil
    expectEqual(label.intrinsicContentSize.width, 0)
  }

  @Test func `a text field and a text view never return nil, and nil empties them`() {
    let (field, view) = (TextField(), TextView())
    #expect(field.text == "" && view.text == "" && field.placeholder == nil && view.placeholder == nil)
    (field.text, view.text) = ("a", "b")
    (field.text, view.text) = (nil, nil)
    #expect(field.text == "" && view.text == "" && !field.hasText && !view.hasText)
  }

  @Test func `titles and items of bars are nil until they are set`() {
    let controller = ViewController()
    #expect(controller.title == nil && controller.navigationItem.title == nil && controller.toolbarItems == nil)
    #expect(controller.navigationItem.leftBarButtonItems == nil && controller.tabBarItem.title == nil)
    #expect(Toolbar().items == nil && TabBar().items == nil)
    let item = BarButtonItem(title: "Save")
    controller.navigationItem.rightBarButtonItems = [item]
    expectEqual(controller.navigationItem.rightBarButtonItem, item)
    controller.navigationItem.rightBarButtonItem = nil
    expectNil(controller.navigationItem.rightBarButtonItems)
    #expect(AlertController().title == nil && AlertController().message == nil)
    expectNil(AlertAction(title: nil).title)
  }

  @Test func `a view without a background colour has nil, as has a view with a clear one`() {
    let view = View()
    expectNil(view.backgroundColor)
    view.backgroundColor = .white
    view.backgroundColor = nil
    expectNil(view.backgroundColor)
    view.backgroundColor = .clear
    expectNil(view.backgroundColor)
  }

  @Test func `every control has an initializer with a frame, which subclasses override`() {
    final class Badge: Label {
      override init(frame: Rect) {
        super.init(frame: frame)
        text = "new"
      }
    }
    let frame = Rect(1, 2, 9, 3)
    #expect(Badge(frame: frame).frame == frame && Badge(frame: frame).text == "new")
    let views = [
      Label(frame: frame), Button(frame: frame), ImageView(frame: frame), TextField(frame: frame),
      TextView(frame: frame),
      StackView(frame: frame), SegmentedControl(frame: frame), TableView(frame: frame), ScrollView(frame: frame),
      Toolbar(frame: frame), TabBar(frame: frame), NavigationBar(frame: frame),
    ]
    expectEqual(views.map(\.frame), views.map { _ in frame })
  }

  @Test func `bar items and navigation items can be subclassed, and are hashable by identity`() {
    final class CountingItem: BarButtonItem {
      var count = 0
      init() {
        super.init(title: "0")
      }
      func increment() {
        count += 1
        title = "\(count)"
      }
    }
    let item = CountingItem()
    item.increment()
    #expect(item.title == "1" && Set<BarItem>([item, item]).count == 1)
    #expect(NavigationItem() != NavigationItem())
  }
}
