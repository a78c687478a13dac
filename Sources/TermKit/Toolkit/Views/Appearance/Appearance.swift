import TermKitGraphics

/// An object whose properties appearance rules can set: a view or a bar item. UIKit's `UIAppearance`.
///
///     NavigationBar.appearance().barTintColor = .black
///     Label.appearance(whenContainedIn: [SettingsViewController.self]).textColor = .white
///     Button.appearance().setTitleColor(.red, for: [.selected, .highlighted])
///
/// A rule holds for all instances of a class and its subclasses. Rules are applied when a view enters a window that is shown, when it
/// moves within that window, and when its window is shown. This happens before layout and is never animated.
///
/// Views that are already in a window keep their values until one of these happens again. Setting `Application.theme` is the
/// exception: it applies all rules to these views at once, and inside an animation block the change is animated. A value set by a rule
/// stays when the view moves to a place where the rule does not hold.
///
/// # Properties of your own
///
/// Two additions make a property available to rules: the setter calls `noteCustomization()`, and an extension of the proxy declares a
/// property or method of the same name. The compiler rejects rules for all other properties.
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
/// A method with a state calls `noteCustomization(for: state)`, and the proxy's `set(color, for: state) { $0.setColor($1, for: state) }`.
///
/// No rule overwrites a value that was set on the object itself, by the program or by a subclass, for example in the subclass's initialiser.
/// The default value in the declaration does not count. Nor does a value that a class gives to its own property in its own
/// initialiser, because Swift does not call `didSet` there: call `noteCustomization("needleColor")` after `super.init`.
@MainActor public protocol Appearance: AnyObject {}

/// A class that can be named as the container in an appearance rule: a view or a view controller. UIKit's `UIAppearanceContainer`.
@MainActor public protocol AppearanceContainer: AnyObject {}

extension View: Appearance, AppearanceContainer {}

extension ViewController: AppearanceContainer {}

extension Appearance {
  /// Returns the proxy for all instances of this class and its subclasses.
  /// - Parameters:
  ///   - file: The file of the call, filled in by the compiler. `Application.why(x:y:)` names it with the rule.
  ///   - line: The line of the call, filled in by the compiler.
  public static func appearance(file: StaticString = #fileID, line: UInt = #line) -> AppearanceProxy<Self> {
    AppearanceProxy(self, [], file: file, line: line)
  }

  /// Returns the proxy for instances inside nested containers, each at any depth: the first contains the instance, the second the first.
  ///
  /// If several rules match, the one with the longest list wins. At equal length, the rule whose last container is farthest from the view
  /// wins, then the rule whose last but one is, and so on. After that, the rule for the class nearest to the view's own class wins, then
  /// the program's rule over its theme's, then the rule set last. A controller contains its view and everything inside that.
  /// - Parameters:
  ///   - containers: Classes of views and view controllers, the innermost first.
  ///   - file: The file of the call, filled in by the compiler. `Application.why(x:y:)` names it with the rule.
  ///   - line: The line of the call, filled in by the compiler.
  /// - Precondition: `containers` is not empty.
  public static func appearance(
    whenContainedIn containers: [any AppearanceContainer.Type], file: StaticString = #fileID, line: UInt = #line
  ) -> AppearanceProxy<Self> {
    Contract.require(
      !containers.isEmpty,
      "\(self).appearance(whenContainedIn: []) names no container: name one, or call appearance() for rules without a condition"
    )
    return AppearanceProxy(self, containers, file: file, line: line)
  }
}

/// An object that the rule engine can set properties on.
@MainActor package protocol AppearanceTarget: Appearance {
  /// The properties that were set on the object itself.
  var customizations: AppearanceSlotSet { get set }
}

extension View: AppearanceTarget {
  /// Notes that a property was set on the view itself, so that no rule overwrites it. Called by setters of properties that rules can set.
  ///
  /// While a rule sets the property, nothing is noted.
  /// - Parameters:
  ///   - property: The name of the property or method, filled in by the compiler. The proxy's has the same name.
  ///   - arguments: The state and other arguments that select one value of a method. Empty for properties.
  public final func noteCustomization(_ property: StaticString = #function, for arguments: AnyHashable...) {
    AppearancePass.note(AppearanceSlot.named(property, arguments), on: self)
  }
}
