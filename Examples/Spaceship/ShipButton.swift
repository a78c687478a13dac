import TermKit

/// A button whose look depends on its type and on the theme.
///
/// The theme is a property that appearance rules set, so that one line that changes the theme changes all buttons.
final class ShipButton: Button {
  /// The purpose of a button.
  enum Kind {
    /// Starts something.
    case engage
    /// Stops something.
    case stop
    /// Moves a door.
    case door
  }

  private let kind: Kind

  /// The theme of the button. Nil means the system's look.
  var theme: (any ShipTheme)? {
    didSet {
      noteCustomization()
      theme?.apply(to: self, as: kind)
    }
  }

  init(_ kind: Kind, title: String) {
    self.kind = kind
    super.init(title: title)
  }
}

extension AppearanceProxy where Target: ShipButton {
  /// The theme of the button. Nil means the system's look.
  var theme: (any ShipTheme)? {
    get { value() }
    nonmutating set { set(newValue) { $0.theme = $1 } }
  }
}

extension ShipTheme {
  /// Sets the look of a button.
  func apply(to button: Button, as kind: ShipButton.Kind) {
    for state in [ControlState.normal, .highlighted, .disabled, .focused] {
      button.setBackgroundImage(buttonImage(kind, for: state), for: state)
    }
    button.setTitleColor(buttonText, for: .normal)
    button.setTitleColor(quietButtonText, for: .disabled)
  }

  /// Returns the background image of a type of buttons in a state.
  func buttonImage(_ kind: ShipButton.Kind, for state: ControlState) -> Image? {
    switch kind {
    case .engage: image(.engageButton, for: state)
    case .stop: image(.stopButton, for: state)
    case .door: image(.doorButton, for: state)
    }
  }
}

/// A label in the quiet colour of the theme.
final class QuietLabel: Label {}

/// A background that repeats the theme's image.
final class GroundView: ImageView {
  override var image: Image? { didSet { noteCustomization() } }

  // A background says nothing to a screen reader.
  override var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }
}

extension AppearanceProxy where Target: GroundView {
  /// The repeated image. Nil means none.
  var image: Image? {
    get { value() }
    nonmutating set { set(newValue) { $0.image = $1 } }
  }
}
