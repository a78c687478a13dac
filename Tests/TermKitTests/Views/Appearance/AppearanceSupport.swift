import TermKit
import Testing

extension Color {
  static let ruby = Color(red: 255, green: 0, blue: 0)
  static let emerald = Color(red: 0, green: 128, blue: 0)
  static let sky = Color(red: 0, green: 0, blue: 255)
  static let sun = Color(red: 255, green: 255, blue: 0)
}

/// A view with its own appearance properties, written as the documentation of `Appearance` describes.
class Gauge: View {
  var needleColor = Color.black {
    didSet {
      noteCustomization()
      needleChanges += 1
      setNeedsDisplay()
    }
  }
  private var marks: [ControlState: String] = [:]
  /// The number of times that the needle's colour was set.
  var needleChanges = 0

  func setMark(_ mark: String?, for state: ControlState) {
    noteCustomization(for: state)
    marks[state] = mark
  }

  func mark(for state: ControlState) -> String? { marks[state] ?? marks[.normal] }
}

extension AppearanceProxy where Target: Gauge {
  var needleColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.needleColor = $1 } }
  }

  func setMark(_ mark: String?, for state: ControlState) { set(mark, for: state) { $0.setMark($1, for: state) } }
}

final class SteamGauge: Gauge {}

/// Views and controllers whose only purpose is to contain others.
final class ControlsView: View {}
class PanelView: View {}
final class DarkPanelView: PanelView {}
class PanelViewController: ViewController {}
final class SettingsViewController: PanelViewController {}

extension View {
  /// Adds subviews and returns the view.
  func holding(_ views: View...) -> Self {
    views.forEach(addSubview)
    return self
  }
}

extension ViewController {
  /// Creates a controller whose view contains others.
  convenience init(holding views: View...) {
    self.init()
    view = View()
    views.forEach(view.addSubview)
  }
}
