import TermKitGraphics
import TermKitViews

/// The images of a stepper by state (C7).
struct StepperLooks: Equatable {
  var increment = StateValues<Image>()
  var decrement = StateValues<Image>()
  /// The background and divider images, which the buttons draw as the segments of a segmented control do.
  var segments = SegmentLooks()

  private func sizes(_ traits: TraitCollection) -> [Size] {
    [decrement, increment].map { images in
      let sizes = images.all.map { $0.resolved(for: traits).size }
      return Size(width: sizes.map(\.width).max() ?? 1, height: sizes.map(\.height).max() ?? 1)
    }
  }

  private func background(_ traits: TraitCollection) -> Image? {
    segments.background(for: .normal, .default)?.resolved(for: traits)
  }

  /// Returns the widths that the buttons need.
  func layout(_ traits: TraitCollection) -> SegmentLayout {
    let edge = segments.isSystem ? 1 : 0
    let caps = background(traits)?.capInsets ?? .zero
    let sizes = sizes(traits)
    return SegmentLayout(
      parts: [
        SegmentLayout.Part(content: sizes[0].width + caps.left + 2, leading: edge),
        SegmentLayout.Part(
          content: sizes[1].width + 2 + caps.right, leading: segments.dividerWidth(traits, .default), trailing: edge),
      ])
  }

  /// Returns the columns by which the contents of the first button are shifted, so that they are in the middle between its cap and its
  /// other edge.
  func decrementOffset(_ traits: TraitCollection) -> Int { min(1, background(traits)?.capInsets.left ?? 0) }

  /// Returns the rows that the images and the background need.
  func height(_ traits: TraitCollection) -> Int {
    let height = sizes(traits).map(\.height).max() ?? 1
    if segments.isSystem { return height > 1 ? height + 2 : 1 }
    return max(height, background(traits)?.size.height ?? 1)
  }
}

extension Stepper {
  /// Sets the image of the button that increases the value, for a state.
  ///
  /// The image is shown as a template unless its rendering mode says otherwise. Without an image, the button shows "+".
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public final func setIncrementImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    looks.increment[state] = image
    looksChanged()
  }

  /// Returns the image that is set for exactly this state of the button that increases the value, or nil.
  public final func incrementImage(for state: ControlState) -> Image? { looks.increment[state] }

  /// Sets the image of the button that decreases the value, for a state.
  ///
  /// The image is shown as a template unless its rendering mode says otherwise. Without an image, the button shows "−".
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public final func setDecrementImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    looks.decrement[state] = image
    looksChanged()
  }

  /// Returns the image that is set for exactly this state of the button that decreases the value, or nil.
  public final func decrementImage(for state: ControlState) -> Image? { looks.decrement[state] }

  /// Sets the image between the two buttons while they are in the given states.
  ///
  /// The divider is as wide as the widest image. An image that is not resizable is tiled.
  /// - Parameters:
  ///   - image: The image. If nil, the divider uses the image for the same states without focus, then for two `.normal` buttons.
  ///   - left: The state of the button that decreases the value.
  ///   - right: The state of the button that increases the value.
  public final func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    noteCustomization(for: left, right)
    looks.segments.dividers[.default, default: [:]][SegmentLooks.Neighbors(left: left, right: right)] = image
    looksChanged()
  }

  /// Returns the image that is set between buttons of exactly these states, or nil.
  /// - Parameters:
  ///   - left: The state of the segment or button at the left.
  ///   - right: The state of the segment or button at the right.
  public final func dividerImage(
    forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) -> Image? {
    looks.segments.dividers[.default]?[SegmentLooks.Neighbors(left: left, right: right)]
  }

  /// Sets the background image of the buttons, for a state.
  ///
  /// The image extends over the whole stepper: each button shows the cap at its outer edge. An image that is not resizable is stretched at
  /// its middle column. It is shown in its own colours unless its rendering mode says otherwise. Any background image replaces the
  /// system's background in all states. An image for a state with the focus also replaces the mark of the focus.
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    looks.segments.backgrounds[.default, default: StateValues()][state] = image
    looksChanged()
  }

  /// Returns the background image that is set for exactly this state, or nil.
  public final func backgroundImage(for state: ControlState) -> Image? { looks.segments.backgrounds[.default]?[state] }
}

extension AppearanceProxy where Target: Stepper {
  /// Sets the image of the button that increases the value, for a state.
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public func setIncrementImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setIncrementImage($1, for: state) }
  }

  /// Sets the image of the button that decreases the value, for a state.
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public func setDecrementImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setDecrementImage($1, for: state) }
  }

  /// Sets the image between the two buttons while they are in the given states.
  /// - Parameters:
  ///   - image: The image. If nil, the divider uses the image for the same states without focus, then for two `.normal` buttons.
  ///   - left: The state of the button that decreases the value.
  ///   - right: The state of the button that increases the value.
  public func setDividerImage(
    _ image: Image?, forLeftSegmentState left: ControlState, rightSegmentState right: ControlState
  ) {
    set(image, for: left, right) { $0.setDividerImage($1, forLeftSegmentState: left, rightSegmentState: right) }
  }

  /// Sets the background image of the buttons, for a state.
  /// - Parameters:
  ///   - image: The image. If nil, the button uses the image for the same state without focus, then for `.normal`.
  ///   - state: The state of the button.
  public func setBackgroundImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setBackgroundImage($1, for: state) }
  }
}
