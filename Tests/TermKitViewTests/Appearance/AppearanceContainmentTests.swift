import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor @Suite(.isolatedAppearance) struct AppearanceContainmentTests {
  private let stage = TestScene()

  /// Returns the colour of a gauge's needle inside nested views. The innermost view comes first.
  private func needle(of gauge: Gauge = Gauge(), in views: View...) -> Color {
    var inner: View = gauge
    for view in views { inner = view.holding(inner) }
    stage.window.addSubview(inner)
    return gauge.needleColor
  }

  private func rule(_ containers: any AppearanceContainer.Type...) -> AppearanceProxy<Gauge> {
    Gauge.appearance(whenContainedIn: containers)
  }

  // MARK: A3

  @Test func `A3: a rule applies at any depth inside a view of the container class, and nowhere else`() {
    rule(PanelView.self).needleColor = .ruby
    expectEqual(needle(in: PanelView()), .ruby)
    expectEqual(needle(in: View(), View(), PanelView(), View()), .ruby)
    expectEqual(needle(in: DarkPanelView()), .ruby)
    expectEqual(needle(in: ControlsView()), .black)
    expectEqual(needle(), .black)
  }

  @Test func `A3: a view is not contained in itself`() {
    rule(Gauge.self).needleColor = .ruby
    expectEqual(needle(), .black)
    let (inner, outer) = (Gauge(), Gauge())
    expectEqual(needle(of: inner, in: outer), .ruby)
    expectEqual(outer.needleColor, .black)
  }

  @Test func `A3: a rule for [A, B] applies in an A anywhere inside a B, with any views in between`() {
    rule(ControlsView.self, PanelView.self).needleColor = .ruby
    expectEqual(needle(in: ControlsView(), PanelView()), .ruby)
    expectEqual(needle(in: View(), ControlsView(), View(), PanelView()), .ruby)
    expectEqual(needle(in: PanelView(), ControlsView()), .black)
    expectEqual(needle(in: ControlsView()), .black)
    expectEqual(needle(in: PanelView()), .black)
  }

  @Test func `A3: one container matches only one class of a rule's list`() {
    rule(PanelView.self, PanelView.self).needleColor = .ruby
    expectEqual(needle(in: PanelView()), .black)
    expectEqual(needle(in: PanelView(), DarkPanelView()), .ruby)
  }

  @Test func `A3: the containers of a view include its controller and that controller's parent`() {
    rule(SettingsViewController.self).needleColor = .ruby
    rule(SettingsViewController.self, NavigationController.self).needleColor = .emerald
    let (alone, pushed) = (Gauge(), Gauge())
    let controller = SettingsViewController(holding: alone)
    stage.window.addSubview(controller.view)
    let navigation = NavigationController(rootViewController: SettingsViewController(holding: pushed))
    stage.window.addSubview(navigation.view)
    stage.frame()
    expectEqual(alone.needleColor, .ruby)
    expectEqual(pushed.needleColor, .emerald)
  }

  @Test func `A3: a view controller counts as a container of its own view`() {
    View.appearance(whenContainedIn: [SettingsViewController.self]).backgroundColor = .ruby
    let (settings, other) = (SettingsViewController(), PanelViewController())
    stage.window.addSubview(settings.view)
    stage.window.addSubview(other.view)
    expectEqual(settings.view.backgroundColor, .ruby)
    expectNil(other.view.backgroundColor)
  }

  // MARK: A4

  @Test func `A4: the rule with the longest list of containers applies, even if another rule was set later`() {
    rule(ControlsView.self, PanelView.self).needleColor = .ruby
    rule(PanelView.self).needleColor = .emerald
    rule(Window.self).needleColor = .sky
    Gauge.appearance().needleColor = .sun
    expectEqual(needle(in: ControlsView(), PanelView()), .ruby)
    expectEqual(needle(in: PanelView(), ControlsView()), .sky)
  }

  @Test func `A4: of rules with lists of equal length, the rule with the outermost container applies`() {
    rule(ControlsView.self).needleColor = .ruby
    rule(PanelView.self).needleColor = .sun
    expectEqual(needle(in: PanelView(), ControlsView()), .ruby)
    expectEqual(needle(in: ControlsView(), PanelView()), .sun)
    rule(PanelView.self, PanelViewController.self).needleColor = .sky
    let gauge = Gauge()
    stage.window.rootViewController = SettingsViewController(
      holding: ControlsView().holding(PanelView().holding(gauge)))
    expectEqual(gauge.needleColor, .sky)
  }

  @Test func `A4: if two lists end with the same container, the containers before it decide`() {
    rule(PanelView.self, Window.self).needleColor = .ruby
    rule(ControlsView.self, Window.self).needleColor = .emerald
    expectEqual(needle(in: PanelView(), ControlsView()), .emerald)
    expectEqual(needle(in: ControlsView(), PanelView()), .ruby)
  }

  @Test func `A4: of rules for the same containers, the most derived view class takes precedence, then the latest`() {
    SteamGauge.appearance(whenContainedIn: [DarkPanelView.self]).needleColor = .emerald
    rule(PanelView.self).needleColor = .ruby
    expectEqual(needle(of: SteamGauge(), in: DarkPanelView()), .emerald)
    rule(DarkPanelView.self).needleColor = .sky
    expectEqual(needle(in: DarkPanelView()), .sky)
    rule(PanelView.self).needleColor = .sun
    expectEqual(needle(in: DarkPanelView()), .sun)
  }

  @Test func `A4: the most specific rule is chosen for each property separately`() {
    rule(ControlsView.self, PanelView.self).needleColor = .ruby
    rule(PanelView.self).backgroundColor = .emerald
    rule(PanelView.self).needleColor = .emerald
    let gauge = Gauge()
    expectEqual(needle(of: gauge, in: ControlsView(), PanelView()), .ruby)
    expectEqual(gauge.backgroundColor, .emerald)
  }

  @Test func `A4: sibling views in different containers follow the rules for their own containers`() {
    rule(PanelView.self).needleColor = .ruby
    rule(ControlsView.self).needleColor = .emerald
    let gauges = (0..<6).map { _ in Gauge() }
    let holder = View()
    holder.addSubview(PanelView().holding(gauges[0], gauges[1]))
    holder.addSubview(gauges[2])
    holder.addSubview(ControlsView().holding(gauges[3], PanelView().holding(gauges[4])))
    holder.addSubview(gauges[5])
    stage.window.addSubview(holder)
    expectEqual(gauges.map(\.needleColor), [.ruby, .ruby, .black, .emerald, .emerald, .black])
  }
}
