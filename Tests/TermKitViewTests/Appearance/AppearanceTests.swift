import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import TermKitBars
@testable import TermKitViews

@MainActor @Suite(.isolatedAppearance) struct AppearanceTests {
  private let stage = TestScene()

  private func shown<Shown: View>(_ view: Shown) -> Shown {
    stage.window.addSubview(view)
    return view
  }

  // MARK: A1

  @Test func `A1: a value that is set on the proxy is set on every instance`() {
    Label.appearance().textColor = .ruby
    Label.appearance().textAttributes = .bold
    for label in [shown(Label()), shown(Label())] {
      #expect(label.textColor == .ruby && label.textAttributes == .bold)
    }
    expectNil(shown(View()).backgroundColor)
  }

  @Test func `A1: a rule applies to subclasses too, but a subclass's own rule takes precedence regardless of order`() {
    SteamGauge.appearance().needleColor = .sky
    Gauge.appearance().needleColor = .ruby
    expectEqual(shown(Gauge()).needleColor, .ruby)
    expectEqual(shown(SteamGauge()).needleColor, .sky)
    View.appearance().backgroundColor = .sun
    expectEqual(shown(SteamGauge()).backgroundColor, .sun)
  }

  @Test func `A1: a later rule for the same property replaces the earlier rule, and the setter is called once`() {
    Gauge.appearance().needleColor = .ruby
    Gauge.appearance().needleColor = .sky
    let gauge = shown(Gauge())
    expectEqual(gauge.needleColor, .sky)
    expectEqual(gauge.needleChanges, 1)
  }

  @Test func `A1: only one of several matching rules sets a property`() {
    Gauge.appearance().needleColor = .ruby
    SteamGauge.appearance().needleColor = .emerald
    Gauge.appearance(whenContainedIn: [Window.self]).needleColor = .sky
    let gauge = shown(SteamGauge())
    expectEqual(gauge.needleColor, .sky)
    expectEqual(gauge.needleChanges, 1)
  }

  @Test func `A1: a proxy from a metatype value belongs to the run-time class, not to the static class`() {
    let type: Gauge.Type = SteamGauge.self
    type.appearance().needleColor = .ruby
    expectEqual(shown(SteamGauge()).needleColor, .ruby)
    expectEqual(shown(Gauge()).needleColor, .black)
  }

  @Test func `A1: a proxy's getter returns the value that was set, or else the default of the class`() {
    expectEqual(Label.appearance().textColor, Label().textColor)
    Label.appearance().textColor = .ruby
    expectEqual(Label.appearance().textColor, .ruby)
    expectEqual(Label.appearance(whenContainedIn: [Bar.self]).textColor, .black)
    NavigationBar.appearance().barTintColor = .ruby
    expectEqual(NavigationBar.appearance().barTintColor, .ruby)
    NavigationBar.appearance().barTintColor = nil
    expectNil(NavigationBar.appearance().barTintColor)
  }

  // MARK: A2

  @Test func `A2: no rule is applied to a view before the view enters a window`() {
    Gauge.appearance().needleColor = .ruby
    let gauge = Gauge()
    let holder = View().holding(gauge)
    expectEqual(gauge.needleColor, .black)
    stage.window.addSubview(holder)
    expectEqual(gauge.needleColor, .ruby)
  }

  @Test func `A2: rules are applied to a view before didMoveToWindow and layoutSubviews are called`() {
    final class Witness: View {
      var heard: [Color?] = []
      override func didMoveToWindow() { heard.append(backgroundColor) }
      override func layoutSubviews() { heard.append(backgroundColor) }
    }
    Witness.appearance().backgroundColor = .ruby
    let view = shown(Witness())
    stage.frame()
    expectEqual(view.heard, [.ruby, .ruby])
  }

  @Test func `A2: a view in a window ignores a new rule until the view leaves the window and enters it again`() {
    let gauge = shown(Gauge())
    Gauge.appearance().needleColor = .ruby
    stage.frame()
    expectEqual(gauge.needleColor, .black)
    gauge.removeFromSuperview()
    expectEqual(gauge.needleColor, .black)
    stage.window.addSubview(gauge)
    expectEqual(gauge.needleColor, .ruby)
  }

  @Test func `A2: rules are applied to a new window and its views when the window is shown`() {
    let window = Window(windowScene: stage.scene)
    let gauge = Gauge()
    window.addSubview(gauge)
    Gauge.appearance().needleColor = .ruby
    Window.appearance().tintColor = .emerald
    expectEqual(gauge.needleColor, .black)
    window.show()
    expectEqual(gauge.needleColor, .ruby)
    expectEqual(gauge.tintColor, .emerald)
  }

  @Test func `A2: moving a view to another superview applies rules again, reordering it among its siblings does not`() {
    Gauge.appearance(whenContainedIn: [PanelView.self]).needleColor = .ruby
    let panel = shown(PanelView())
    let gauge = shown(Gauge())
    expectEqual(gauge.needleColor, .black)
    panel.addSubview(gauge)
    expectEqual(gauge.needleColor, .ruby)
    Gauge.appearance().backgroundColor = .sky
    panel.bringSubviewToFront(gauge)
    panel.addSubview(gauge)
    expectNil(gauge.backgroundColor)
  }

  @Test func `A2: a value from a rule stays when the view moves out of the rule's container`() {
    Gauge.appearance(whenContainedIn: [PanelView.self]).needleColor = .ruby
    let gauge = Gauge()
    _ = shown(PanelView()).holding(gauge)
    stage.window.addSubview(gauge)
    expectEqual(gauge.needleColor, .ruby)
  }

  @Test func `A2: a rule that is applied inside an animation block sets its value without animation`() {
    View.appearance(whenContainedIn: [PanelView.self]).backgroundColor = .ruby
    let view = View(frame: Rect(0, 0, 2, 1))
    View.animate(withDuration: 1) { stage.window.addSubview(PanelView().holding(view)) }
    stage.frame()
    expectEqual(view.presentationBackground, .ruby)
  }

  @Test func `A2: a setter called by a rule may add subviews, which get rules, and remove subviews, which do not`() {
    final class Busy: View {
      var color = Color.black {
        didSet {
          noteCustomization()
          addSubview(Gauge())
          subviews.first?.removeFromSuperview()
        }
      }
    }
    Gauge.appearance().needleColor = .ruby
    AppearanceProxy<Busy>(Busy.self, []).set(Color.ruby, property: "color") { $0.color = $1 }
    let busy = Busy()
    let (first, last) = (Gauge(), Gauge())
    _ = shown(busy.holding(first, last))
    #expect(first.window == nil && first.needleColor == .black)
    expectEqual(last.needleColor, .ruby)
    expectEqual((busy.subviews.last as? Gauge)?.needleColor, .ruby)
    #expect(busy.subviews.allSatisfy { $0.window === stage.window })
  }

  @Test func `A2: a rule that is created while rules are applied affects only the views that follow`() {
    final class Ruler: View {
      var color = Color.black {
        didSet {
          noteCustomization()
          Gauge.appearance(whenContainedIn: [PanelView.self]).backgroundColor = .sky
        }
      }
    }
    Gauge.appearance(whenContainedIn: [PanelView.self]).needleColor = .ruby
    AppearanceProxy<Ruler>(Ruler.self, []).set(Color.ruby, property: "color") { $0.color = $1 }
    let (before, after) = (Gauge(), Gauge())
    _ = shown(PanelView().holding(before, Ruler(), after))
    #expect(before.needleColor == .ruby && before.backgroundColor == nil)
    #expect(after.needleColor == .ruby && after.backgroundColor == .sky)
  }

  @Test func `A2: a view that another view's setter removes while rules are applied gets no rules`() {
    final class Jealous: View {
      var color = Color.black {
        didSet {
          noteCustomization()
          superview?.subviews.last?.removeFromSuperview()
        }
      }
    }
    let gauge = Gauge()
    let panel = shown(PanelView()).holding(Jealous(), gauge)
    Gauge.appearance().needleColor = .ruby
    AppearanceProxy<Jealous>(Jealous.self, []).set(Color.ruby, property: "color") { $0.color = $1 }
    _ = shown(PanelView()).holding(panel)
    #expect(gauge.superview == nil && gauge.needleColor == .black)
  }

  // MARK: A5

  @Test func `A5: a rule does not overwrite a value set on the instance before or after the view enters a window`() {
    Gauge.appearance().needleColor = .ruby
    Gauge.appearance().backgroundColor = .ruby
    let gauge = Gauge()
    gauge.needleColor = .emerald
    _ = shown(gauge)
    #expect(gauge.needleColor == .emerald && gauge.backgroundColor == .ruby)
    gauge.backgroundColor = .emerald
    _ = shown(PanelView()).holding(gauge)
    #expect(gauge.needleColor == .emerald && gauge.backgroundColor == .emerald)
  }

  @Test func `A5: setting a property to its present value, or to nil, counts as setting it on the instance`() {
    View.appearance().backgroundColor = .ruby
    View.appearance().tintColor = .ruby
    let view = View()
    view.backgroundColor = .clear
    view.tintColor = nil
    _ = shown(view)
    expectNil(view.backgroundColor)
    expectEqual(view.tintColor, .systemBlue)
  }

  @Test func `A5: a value from a rule does not count as set on the instance, so a later rule overwrites it`() {
    Gauge.appearance().needleColor = .ruby
    let gauge = shown(Gauge())
    Gauge.appearance().needleColor = .sky
    gauge.removeFromSuperview()
    expectEqual(shown(gauge).needleColor, .sky)
  }

  @Test func `A5: if a rule calls a setter, other properties that the setter changes count as set on the instance`() {
    final class Framed: View {
      let gauge = Gauge()
      var color = Color.black {
        didSet {
          noteCustomization()
          gauge.needleColor = color
          backgroundColor = color
        }
      }
    }
    Gauge.appearance().needleColor = .sky
    View.appearance().backgroundColor = .sky
    AppearanceProxy<Framed>(Framed.self, []).set(Color.ruby, property: "color") { $0.color = $1 }
    let framed = Framed()
    _ = shown(framed.holding(framed.gauge))
    expectEqual(framed.gauge.needleColor, .ruby)
    framed.removeFromSuperview()
    expectEqual(shown(framed).backgroundColor, .ruby)
  }

  @Test func `A5: if a rule's setter also sets another view's property, that value counts as set on the other view`() {
    final class Leader: Gauge {
      weak var follower: Gauge?
      override var needleColor: Color { didSet { follower?.needleColor = needleColor } }
    }
    Gauge.appearance().needleColor = .sky
    Leader.appearance().needleColor = .ruby
    let (leader, follower) = (Leader(), Gauge())
    leader.follower = follower
    _ = shown(PanelView().holding(leader, follower))
    #expect(leader.needleColor == .ruby && follower.needleColor == .ruby)
  }

  @Test func `A5: a value set on the instance for one control state does not block rules for other states`() {
    Gauge.appearance().setMark("rule", for: .normal)
    Gauge.appearance().setMark("rule", for: .selected)
    let gauge = Gauge()
    gauge.setMark("own", for: .selected)
    _ = shown(gauge)
    #expect(gauge.mark(for: .normal) == "rule" && gauge.mark(for: .selected) == "own")
  }

  // MARK: A6

  @Test func `A6: a rule may set nil, which overrides the value of a less specific rule`() {
    View.appearance().tintColor = .ruby
    View.appearance(whenContainedIn: [PanelView.self]).tintColor = nil
    stage.window.tintColor = .emerald
    let (inside, outside) = (View(), View())
    let panel = PanelView().holding(inside)
    panel.tintColor = .emerald
    stage.window.addSubview(panel)
    stage.window.addSubview(outside)
    expectEqual(inside.tintColor, .emerald)
    expectEqual(outside.tintColor, .ruby)
  }

  // MARK: A7

  // The compiler takes the test's property, because TermKit's proxy lacks a property of that name. If the proxy had it, this would not
  // compile.
  @Test func `A7: a proxy lacks properties that are not part of the look, and properties of other classes`() {
    let answers: [NotInTheProxy] = [
      Label.appearance().text, Label.appearance().frame, View.appearance().isHidden, View.appearance().textColor,
      ImageView.appearance().image, TabBar.appearance().titleTextAttributes, BarButtonItem.appearance().title,
      BarButtonItem.appearance().backgroundColor,
    ]
    expectEqual(answers.count, 8)
  }

  // MARK: Tint

  @Test func `T6: a view is notified once of its new tint if rules set both its own and its superview's tint`() {
    final class Listener: View {
      var heard: [Color?] = []
      override func tintColorDidChange() { heard.append(tintColor) }
    }
    PanelView.appearance().tintColor = .ruby
    Listener.appearance().tintColor = .emerald
    stage.window.tintColor = .sun
    let (listener, heir) = (Listener(), Listener())
    heir.tintColor = nil
    _ = shown(PanelView().holding(listener, heir))
    expectEqual(listener.heard, [.emerald])
    expectEqual(heir.heard, [.ruby])
  }
}

/// The type of a property that TermKit's proxies do not have.
struct NotInTheProxy {}

extension AppearanceProxy {
  fileprivate var text: NotInTheProxy { NotInTheProxy() }
  fileprivate var frame: NotInTheProxy { NotInTheProxy() }
  fileprivate var isHidden: NotInTheProxy { NotInTheProxy() }
  fileprivate var image: NotInTheProxy { NotInTheProxy() }
  fileprivate var title: NotInTheProxy { NotInTheProxy() }
}

extension AppearanceProxy where Target == View {
  fileprivate var textColor: NotInTheProxy { NotInTheProxy() }
}

extension AppearanceProxy where Target == TabBar {
  fileprivate var titleTextAttributes: NotInTheProxy { NotInTheProxy() }
}

extension AppearanceProxy where Target == BarButtonItem {
  fileprivate var backgroundColor: NotInTheProxy { NotInTheProxy() }
}
