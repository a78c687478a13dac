import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import TermKitToolkit

@MainActor @Suite(.isolatedAppearance) struct AppearanceTests {
  private let stage = TestScene()

  private func shown<Shown: View>(_ view: Shown) -> Shown {
    stage.window.addSubview(view)
    return view
  }

  // MARK: A1

  @Test func `A1: what is set on the proxy is set on every instance`() {
    Label.appearance().textColor = .ruby
    Label.appearance().textAttributes = .bold
    for label in [shown(Label()), shown(Label())] {
      #expect(label.textColor == .ruby && label.textAttributes == .bold)
    }
    #expect(shown(View()).backgroundColor == .clear)
  }

  @Test
  func `A1: instances of subclasses have it too, and the subclass's own rule counts for more whatever came first`() {
    SteamGauge.appearance().needleColor = .sky
    Gauge.appearance().needleColor = .ruby
    #expect(shown(Gauge()).needleColor == .ruby)
    #expect(shown(SteamGauge()).needleColor == .sky)
    View.appearance().backgroundColor = .sun
    #expect(shown(SteamGauge()).backgroundColor == .sun)
  }

  @Test func `A1: what is said again takes the place of what was said, and is set once`() {
    Gauge.appearance().needleColor = .ruby
    Gauge.appearance().needleColor = .sky
    let gauge = shown(Gauge())
    #expect(gauge.needleColor == .sky)
    #expect(gauge.needleChanges == 1)
  }

  @Test func `A1: of the rules that match a property is set by one only`() {
    Gauge.appearance().needleColor = .ruby
    SteamGauge.appearance().needleColor = .emerald
    Gauge.appearance(whenContainedIn: [Window.self]).needleColor = .sky
    let gauge = shown(SteamGauge())
    #expect(gauge.needleColor == .sky)
    #expect(gauge.needleChanges == 1)
  }

  @Test func `A1: the proxy of a class that is known at run time only is that of this class`() {
    let type: Gauge.Type = SteamGauge.self
    type.appearance().needleColor = .ruby
    #expect(shown(SteamGauge()).needleColor == .ruby)
    #expect(shown(Gauge()).needleColor == .black)
  }

  @Test func `A1: a proxy answers what it was given, and else what an instance has by itself`() {
    #expect(Label.appearance().textColor == Label().textColor)
    Label.appearance().textColor = .ruby
    #expect(Label.appearance().textColor == .ruby)
    #expect(Label.appearance(whenContainedIn: [Bar.self]).textColor == .black)
    NavigationBar.appearance().barTintColor = .ruby
    #expect(NavigationBar.appearance().barTintColor == .ruby)
    NavigationBar.appearance().barTintColor = nil
    #expect(NavigationBar.appearance().barTintColor == nil)
  }

  // MARK: A2

  @Test func `A2: nothing is set before the view comes into a window`() {
    Gauge.appearance().needleColor = .ruby
    let gauge = Gauge()
    let holder = View().holding(gauge)
    #expect(gauge.needleColor == .black)
    stage.window.addSubview(holder)
    #expect(gauge.needleColor == .ruby)
  }

  @Test func `A2: it is applied before the view is laid out, and before it hears that it moved to the window`() {
    final class Witness: View {
      var heard: [Color] = []
      override func didMoveToWindow() { heard.append(backgroundColor) }
      override func layoutSubviews() { heard.append(backgroundColor) }
    }
    Witness.appearance().backgroundColor = .ruby
    let view = shown(Witness())
    stage.frame()
    #expect(view.heard == [.ruby, .ruby])
  }

  @Test func `A2: a view that is there already keeps its look until it leaves and comes again`() {
    let gauge = shown(Gauge())
    Gauge.appearance().needleColor = .ruby
    stage.frame()
    #expect(gauge.needleColor == .black)
    gauge.removeFromSuperview()
    #expect(gauge.needleColor == .black)
    stage.window.addSubview(gauge)
    #expect(gauge.needleColor == .ruby)
  }

  @Test func `A2: in a window that is not shown it is applied when that is`() {
    let window = Window(windowScene: stage.scene)
    let gauge = Gauge()
    window.addSubview(gauge)
    Gauge.appearance().needleColor = .ruby
    Window.appearance().tintColor = .emerald
    #expect(gauge.needleColor == .black)
    window.show()
    #expect(gauge.needleColor == .ruby)
    #expect(gauge.tintColor == .emerald)
  }

  @Test func `A2: put elsewhere in the same window a view comes anew, put in front it does not`() {
    Gauge.appearance(whenContainedIn: [PanelView.self]).needleColor = .ruby
    let panel = shown(PanelView())
    let gauge = shown(Gauge())
    #expect(gauge.needleColor == .black)
    panel.addSubview(gauge)
    #expect(gauge.needleColor == .ruby)
    Gauge.appearance().backgroundColor = .sky
    panel.bringSubviewToFront(gauge)
    panel.addSubview(gauge)
    #expect(gauge.backgroundColor == .clear)
  }

  @Test func `A2: what a rule has set stays where the rule does not hold`() {
    Gauge.appearance(whenContainedIn: [PanelView.self]).needleColor = .ruby
    let gauge = Gauge()
    _ = shown(PanelView()).holding(gauge)
    stage.window.addSubview(gauge)
    #expect(gauge.needleColor == .ruby)
  }

  @Test func `A2: nothing of it is animated`() {
    View.appearance(whenContainedIn: [PanelView.self]).backgroundColor = .ruby
    let view = View(frame: Rect(0, 0, 2, 1))
    View.animate(withDuration: 1) { stage.window.addSubview(PanelView().holding(view)) }
    stage.frame()
    #expect(view.presentationBackground == .ruby)
  }

  @Test func `A2: a setter may put in views, take views out and change what is around`() {
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
    #expect(last.needleColor == .ruby)
    #expect((busy.subviews.last as? Gauge)?.needleColor == .ruby)
    #expect(busy.subviews.allSatisfy { $0.window === stage.window })
  }

  @Test func `A2: a rule that a setter makes holds for those that come after`() {
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
    #expect(before.needleColor == .ruby && before.backgroundColor == .clear)
    #expect(after.needleColor == .ruby && after.backgroundColor == .sky)
  }

  @Test func `A2: what a setter takes out is given no look any more, when all that is shown gets one too`() {
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

  @Test func `A5: what was set on the instance is not overwritten, before it comes or while it is there`() {
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

  @Test func `A5: setting what it is already, or nil, is setting it`() {
    View.appearance().backgroundColor = .ruby
    View.appearance().tintColor = .ruby
    let view = View()
    view.backgroundColor = .clear
    view.tintColor = nil
    _ = shown(view)
    #expect(view.backgroundColor == .clear)
    #expect(view.tintColor == .systemBlue)
  }

  @Test func `A5: what a rule set is not set by hand: a later rule overwrites it`() {
    Gauge.appearance().needleColor = .ruby
    let gauge = shown(Gauge())
    Gauge.appearance().needleColor = .sky
    gauge.removeFromSuperview()
    #expect(shown(gauge).needleColor == .sky)
  }

  @Test func `A5: a setter called by a rule sets other things by hand`() {
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
    #expect(framed.gauge.needleColor == .ruby)
    framed.removeFromSuperview()
    #expect(shown(framed).backgroundColor == .ruby)
  }

  @Test func `A5: what a rule has one view set on another is set by hand there`() {
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

  @Test func `A5: each state is set by hand for itself`() {
    Gauge.appearance().setMark("rule", for: .normal)
    Gauge.appearance().setMark("rule", for: .selected)
    let gauge = Gauge()
    gauge.setMark("own", for: .selected)
    _ = shown(gauge)
    #expect(gauge.mark(for: .normal) == "rule" && gauge.mark(for: .selected) == "own")
  }

  // MARK: A6

  @Test func `A6: a rule may set nil, in place of what a wider rule sets`() {
    View.appearance().tintColor = .ruby
    View.appearance(whenContainedIn: [PanelView.self]).tintColor = nil
    stage.window.tintColor = .emerald
    let (inside, outside) = (View(), View())
    let panel = PanelView().holding(inside)
    panel.tintColor = .emerald
    stage.window.addSubview(panel)
    stage.window.addSubview(outside)
    #expect(inside.tintColor == .emerald)
    #expect(outside.tintColor == .ruby)
  }

  // MARK: A7

  // The compiler takes the test's property, because TermKit's proxy lacks a property of that name. If the proxy had it, this would not
  // compile.
  @Test func `A7: what is no look cannot be set through a proxy, nor what another class has`() {
    let answers: [NotInTheProxy] = [
      Label.appearance().text, Label.appearance().frame, View.appearance().isHidden, View.appearance().textColor,
      ImageView.appearance().image, TabBar.appearance().titleTextAttributes, BarButtonItem.appearance().title,
      BarButtonItem.appearance().backgroundColor,
    ]
    #expect(answers.count == 8)
  }

  // MARK: Tint

  @Test func `T6: a view hears once of its tint when rules give it and those above another one`() {
    final class Listener: View {
      var heard: [Color] = []
      override func tintColorDidChange() { heard.append(tintColor) }
    }
    PanelView.appearance().tintColor = .ruby
    Listener.appearance().tintColor = .emerald
    stage.window.tintColor = .sun
    let (listener, heir) = (Listener(), Listener())
    heir.tintColor = nil
    _ = shown(PanelView().holding(listener, heir))
    #expect(listener.heard == [.emerald])
    #expect(heir.heard == [.ruby])
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
