public import TermKit

extension Color {
  package static let ruby = Color(red: 255, green: 0, blue: 0)
  package static let emerald = Color(red: 0, green: 128, blue: 0)
  package static let sky = Color(red: 0, green: 0, blue: 255)
  package static let sun = Color(red: 255, green: 255, blue: 0)
}

/// A view with its own appearance properties, written as the documentation of `Appearance` describes.
open class Gauge: View {
  open var needleColor = Color.black {
    didSet {
      noteCustomization()
      needleChanges += 1
      setNeedsDisplay()
    }
  }
  private var marks: [ControlState: String] = [:]
  /// The number of times that the needle's colour was set.
  public var needleChanges = 0

  /// Sets the mark for a state.
  public func setMark(_ mark: String?, for state: ControlState) {
    noteCustomization(for: state)
    marks[state] = mark
  }

  /// Returns the mark for a state, or else that for normal.
  public func mark(for state: ControlState) -> String? { marks[state] ?? marks[.normal] }
}

extension AppearanceProxy where Target: Gauge {
  package var needleColor: Color {
    get { value() ?? .black }
    nonmutating set { set(newValue) { $0.needleColor = $1 } }
  }

  package func setMark(_ mark: String?, for state: ControlState) {
    set(mark, for: state) { $0.setMark($1, for: state) }
  }
}

package final class SteamGauge: Gauge {}

/// Views and controllers whose only purpose is to contain others.
package final class ControlsView: View {}
package class PanelView: View {}
package final class DarkPanelView: PanelView {}
package class PanelViewController: ViewController {}
package final class SettingsViewController: PanelViewController {}

extension View {
  /// Adds subviews and returns the view.
  package func holding(_ views: View...) -> Self {
    views.forEach(addSubview)
    return self
  }
}

extension ViewController {
  /// Creates a controller whose view contains others.
  package convenience init(holding views: View...) {
    self.init()
    view = View()
    views.forEach(view.addSubview)
  }
}
