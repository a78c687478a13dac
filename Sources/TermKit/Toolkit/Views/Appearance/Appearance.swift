import TermKitGraphics

/// What rules can give a look: views and the items of bars. UIKit's `UIAppearance`.
///
///     NavigationBar.appearance().barTintColor = .black
///     Label.appearance(whenContainedIn: [SettingsViewController.self]).textColor = .white
///     Button.appearance().setTitleColor(.red, for: [.selected, .highlighted])
///
/// Rules hold for all instances of a class and of those derived from it (A1). They are applied when a view comes into a window that is
/// shown, is put elsewhere in it, or its window is shown: before it is laid out, and never animated. Views that are there already keep
/// their look until they leave and come again (A2). What a rule has set stays when the view goes where the rule does not hold.
///
/// # Properties of your own
///
/// Two lines make a property one that rules can set: the setter notes that it was called, and an extension of the proxy has a property
/// or method of the same name. Nothing else can be set by rules, and the compiler sees to that (A7).
///
///     final class Gauge: View {
///       var needleColor = Color.red {
///         didSet {
///           noteCustomization()
///           setNeedsDisplay()
///         }
///       }
///     }
///
///     extension AppearanceProxy where Target: Gauge {
///       var needleColor: Color {
///         get { value() ?? .red }
///         nonmutating set { set(newValue) { $0.needleColor = $1 } }
///       }
///     }
///
/// A method by state does likewise: `noteCustomization(for: state)` there, `set(color, for: state) { $0.setColor($1, for: state) }` here.
///
/// Code of the class itself that sets such a property, in an initialiser or elsewhere, sets it for good, as whoever uses the class
/// does (A5); the value in the property's declaration does not.
@MainActor public protocol Appearance: AnyObject {}

/// What rules can look for around a view: views and view controllers. UIKit's `UIAppearanceContainer`.
@MainActor public protocol AppearanceContainer: AnyObject {}

extension View: Appearance, AppearanceContainer {}

extension ViewController: AppearanceContainer {}

extension Appearance {
  /// The rules for this class and those derived from it, wherever an instance is (A1).
  public static func appearance() -> AppearanceProxy<Self> { AppearanceProxy(self, []) }

  /// The rules for instances in an instance of the first class that is, at whatever depth, in one of the second, and so on (A3).
  ///
  /// Of the rules that match, the one with the longest list counts; of lists of one length the one whose last container is farthest out
  /// in what is around the view, then the one before it, and so on; then the one for the class nearest to the view's own; then what
  /// was set last (A4). A controller is around its view and all that is in it.
  /// - Parameter containers: Classes of views and view controllers, the innermost first; one at least.
  public static func appearance(whenContainedIn containers: [any AppearanceContainer.Type]) -> AppearanceProxy<Self> {
    Contract.require(
      !containers.isEmpty,
      "\(self).appearance(whenContainedIn: []) names no container: name one, or call appearance() for rules that hold everywhere"
    )
    return AppearanceProxy(self, containers)
  }
}

/// What the engine of rules knows of an object that has a look.
@MainActor protocol AppearanceTarget: Appearance {
  /// The properties that were set on the object itself.
  var customizations: AppearanceSlotSet { get set }
}

extension View: AppearanceTarget {
  /// Notes, when called by the setter of a property that rules can set, that it was set on the view itself, so that no rule overwrites
  /// it (A5). Notes nothing when it is a rule that sets it.
  /// - Parameters:
  ///   - property: The property's or method's name, which the compiler fills in; the proxy's has the same.
  ///   - arguments: The state and the like that a method sets a value for; none for properties.
  public final func noteCustomization(_ property: StaticString = #function, for arguments: AnyHashable...) {
    AppearancePass.note(AppearanceSlot.named(property, arguments), on: self)
  }
}
