import TermKitGraphics
import TermKitViews

/// The colour and the images of a picker view (C15).
struct PickerLooks: Equatable {
  var textColor: Color?
  var indicator = StateValues<Image>()
}

extension PickerView {
  /// The colour of the rows. Defaults to nil, which means a colour that can be read on the background.
  ///
  /// The component with the focus still shows its selected row in the tint, and attributed titles keep their colours.
  public final var textColor: Color? {
    get { looks.textColor }
    set {
      noteCustomization()
      looks.textColor = newValue
    }
  }

  /// Sets the image behind the selected rows, one row high, for a `state`: `.normal`, `.focused` while a component has the focus, or
  /// `.disabled`. It replaces the band and the arrows of the system.
  ///
  /// A resizable image fills the row over the whole width, and any other image is centred in it. Only a template is shown in the tint. If
  /// the `image` is nil, the picker view uses the image for the same state without focus, then for `.normal`. UIKit has no such image.
  public final func setSelectionIndicatorImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    looks.indicator[state] = image
  }

  /// Returns the image behind the selected rows that is set for exactly this state, or nil.
  public final func selectionIndicatorImage(for state: ControlState) -> Image? { looks.indicator[state] }
}

extension AppearanceProxy where Target: PickerView {
  /// The colour of the rows. Defaults to nil, which means a colour that can be read on the background.
  public var textColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.textColor = $1 } }
  }

  /// Sets the image behind the selected rows, one row high, for a `state`: `.normal`, `.focused` while a component has the focus, or
  /// `.disabled`. If the `image` is nil, picker views use the image for the same state without focus, then for `.normal`.
  public func setSelectionIndicatorImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setSelectionIndicatorImage($1, for: state) }
  }
}
