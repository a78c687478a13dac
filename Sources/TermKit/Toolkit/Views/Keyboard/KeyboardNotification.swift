import TermKitGraphics

/// The announcement that the views for entering text move, or have moved. UIKit's keyboard notifications.
///
/// UIKit's keyboard is in TermKit the area at the bottom edge of the screen that covers a part of the windows while the user enters text:
/// the `inputView` and the `inputAccessoryView` of the first responder, or the symbol palette.
///
///     override func viewDidLoad() {
///       let scene = Application.shared.windowScene
///       scene.addObserver(self, action: FormViewController.keyboardWillShow, name: .keyboardWillShow)
///     }
///
///     func keyboardWillShow(_ notification: KeyboardNotification) {
///       form.frame.origin.y = notification.keyboardFrameEnd.minY - form.frame.height
///     }
///
/// To keep a view clear of the area, `View.keyboardLayoutGuide` is simpler.
public struct KeyboardNotification: Hashable, Sendable {
  /// The moments that are announced.
  ///
  /// For an area that appears or disappears, the change of the frame is announced first, as in UIKit. For an area that stays and gets
  /// another height, only the change of the frame is announced.
  public enum Name: Hashable, Sendable, CaseIterable {
    /// The area is about to appear.
    case keyboardWillShow
    /// The area has appeared.
    case keyboardDidShow
    /// The area is about to disappear.
    case keyboardWillHide
    /// The area has disappeared.
    case keyboardDidHide
    /// The area is about to move or to change its size.
    case keyboardWillChangeFrame
    /// The area has moved or changed its size.
    case keyboardDidChangeFrame
  }

  /// The moment.
  public let name: Name
  /// The frame at the beginning of the movement, in cells of the screen. Of an area that appears, it is below the bottom edge. If the
  /// movement interrupts another one, it is the frame that the area has reached.
  public let keyboardFrameBegin: Rect
  /// The frame at the end of the movement, in cells of the screen. Of an area that disappears, it is below the bottom edge.
  public let keyboardFrameEnd: Rect
  /// The duration of the movement, in seconds. It is 0 with reduced motion and after a change of the terminal's size.
  public let keyboardAnimationDuration: Double
  /// The speed of the movement over time.
  public let keyboardAnimationCurve: AnimationCurve
}

extension Responder {
  /// UIKit's name for `KeyboardNotification.Name.keyboardWillShow`.
  public static let keyboardWillShowNotification = KeyboardNotification.Name.keyboardWillShow
  /// UIKit's name for `KeyboardNotification.Name.keyboardDidShow`.
  public static let keyboardDidShowNotification = KeyboardNotification.Name.keyboardDidShow
  /// UIKit's name for `KeyboardNotification.Name.keyboardWillHide`.
  public static let keyboardWillHideNotification = KeyboardNotification.Name.keyboardWillHide
  /// UIKit's name for `KeyboardNotification.Name.keyboardDidHide`.
  public static let keyboardDidHideNotification = KeyboardNotification.Name.keyboardDidHide
  /// UIKit's name for `KeyboardNotification.Name.keyboardWillChangeFrame`.
  public static let keyboardWillChangeFrameNotification = KeyboardNotification.Name.keyboardWillChangeFrame
  /// UIKit's name for `KeyboardNotification.Name.keyboardDidChangeFrame`.
  public static let keyboardDidChangeFrameNotification = KeyboardNotification.Name.keyboardDidChangeFrame
}

/// An object that is called for keyboard notifications.
struct KeyboardObserver {
  weak var target: AnyObject?
  let name: KeyboardNotification.Name
  let perform: @MainActor (KeyboardNotification) -> Void
}

extension WindowScene {
  /// Calls a method of an object each time that the area for entering text moves. UIKit's
  /// `NotificationCenter.addObserver(_:selector:name:object:)` for keyboard notifications.
  ///
  /// The method of a notification that begins with "Will" is called inside the animation of the area, before the layout pass of that
  /// animation. What it changes is animated alongside.
  /// - Parameters:
  ///   - observer: The object. It is not retained, and once it is gone, nothing is called.
  ///   - action: The method, which takes the notification.
  ///   - name: The moment to call it at.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, action: @escaping @MainActor (Observer) -> @MainActor (KeyboardNotification) -> Void,
    name: KeyboardNotification.Name
  ) {
    keyboard.observers.removeAll { $0.target == nil }
    keyboard.observers.append(
      KeyboardObserver(target: observer, name: name) { [weak observer] notification in
        if let observer { action(observer)(notification) }
      })
  }

  /// Calls the method `action` of `observer`, which takes no arguments, at the moment `name`. The object is not retained.
  public func addObserver<Observer: AnyObject>(
    _ observer: Observer, action: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name: KeyboardNotification.Name
  ) {
    addObserver(observer, action: { observer in { _ in action(observer)() } }, name: name)
  }

  /// Ends the calls of the methods of `observer` that `addObserver(_:action:name:)` added for the moment `name`, or for all if it is nil.
  public func removeObserver(_ observer: AnyObject, name: KeyboardNotification.Name? = nil) {
    keyboard.observers.removeAll { $0.target === observer && (name == nil || $0.name == name) }
  }
}
