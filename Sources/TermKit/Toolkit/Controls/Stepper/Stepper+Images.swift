import TermKitGraphics
import TermKitViews

extension Stepper {
  private var imageSizes: [Size] {
    [decrements, increments].map { images in
      let sizes = images.all.map { $0.resolved(for: traitCollection).size }
      return Size(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    }
  }

  private var background: Image? { segmentLooks.background(for: .normal, .default)?.resolved(for: traitCollection) }

  /// The widths that the buttons need.
  final var layout: SegmentLayout {
    let edge = segmentLooks.isSystem ? 1 : 0
    let (sizes, caps) = (imageSizes, background?.capInsets ?? .zero)
    let divider = segmentLooks.dividerWidth(traitCollection, .default)
    return SegmentLayout(
      parts: [
        SegmentLayout.Part(content: sizes[0].width + caps.left + 2, leading: edge),
        SegmentLayout.Part(content: sizes[1].width + 2 + caps.right, leading: divider, trailing: edge),
      ])
  }

  /// The columns by which the contents of the first button are shifted to be in the middle between its cap and its other edge.
  final var decrementOffset: Int { min(1, background?.capInsets.left ?? 0) }

  /// The rows that the images and the background need.
  final var contentHeight: Int {
    segmentLooks.height(ofContents: imageSizes.map(\.height).max() ?? 1, traitCollection, .default)
  }

  /// Sets the image of the button that increases the value, for a `state` of the button.
  ///
  /// The image is shown as a template unless its rendering mode says otherwise. If the `image` is nil, the button uses the image for the
  /// same state without focus, then for `.normal`, then "+".
  public final func setIncrementImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    increments[state] = image
  }

  /// Returns the image that is set for exactly this state of the button that increases the value, or nil.
  public final func incrementImage(for state: ControlState) -> Image? { increments[state] }

  /// Sets the image of the button that decreases the value, for a `state` of the button.
  ///
  /// The image is shown as a template unless its rendering mode says otherwise. If the `image` is nil, the button uses the image for the
  /// same state without focus, then for `.normal`, then "−".
  public final func setDecrementImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    decrements[state] = image
  }

  /// Returns the image that is set for exactly this state of the button that decreases the value, or nil.
  public final func decrementImage(for state: ControlState) -> Image? { decrements[state] }

  /// Sets the image between the two buttons while the button that decreases the value is in the state `left`, and the other one is in the
  /// state `right`. If the `image` is nil, the divider uses the image for the same states without focus, then for two `.normal` buttons.
  ///
  /// The divider is as wide as the widest image. An image that is not resizable is tiled.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    noteCustomization(for: left, right)
    segmentLooks.dividers[.default, default: [:]][SegmentLooks.Neighbors(left: left, right: right)] = image
  }

  /// Returns the image that is set between a left button in exactly the state `left` and a right one in the state `right`, or nil.
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) -> Image? {
    segmentLooks.dividers[.default]?[SegmentLooks.Neighbors(left: left, right: right)]
  }

  /// Sets the background image of the buttons, for a `state` of the button.
  ///
  /// The image extends over the whole stepper: each button shows the cap at its outer edge. An image that is not resizable is stretched at
  /// its middle column. Only a template is shown in the tint. If the `image` is nil, the button uses the image for the same state without
  /// focus, then for `.normal`. Any background image replaces the system's background in all states. An image for a state with the focus
  /// also replaces the mark of the focus.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    segmentLooks.backgrounds[.default, default: StateValues()][state] = image
  }

  /// Returns the background image that is set for exactly this state, or nil.
  public final func backgroundImage(for state: ControlState) -> Image? { segmentLooks.backgrounds[.default]?[state] }
}

extension AppearanceProxy where Target: Stepper {
  /// Sets the image of the button that increases the value, for a `state` of the button. If the `image` is nil, the button uses the image
  /// for the same state without focus, then for `.normal`.
  public func setIncrementImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setIncrementImage($1, for: state) }
  }

  /// Sets the image of the button that decreases the value, for a `state` of the button. If the `image` is nil, the button uses the image
  /// for the same state without focus, then for `.normal`.
  public func setDecrementImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setDecrementImage($1, for: state) }
  }

  /// Sets the image between the two buttons while the button that decreases the value is in the state `left`, and the other one is in the
  /// state `right`. If the `image` is nil, the divider uses the image for the same states without focus, then for two `.normal` buttons.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    set(image, for: left, right) { $0.setDividerImage($1, forLeftSegmentState: left, rightSegmentState: right) }
  }

  /// Sets the background image of the buttons, for a `state` of the button. If the `image` is nil, the button uses the image for the same
  /// state without focus, then for `.normal`.
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}
