import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A track with a thumb, with which the user chooses a value from a range. UIKit's `UISlider`.
///
///     let volume = Slider()
///     volume.maximumValue = 11
///     volume.value = 5
///     volume.addTarget(self, action: Player.volumeChanged, for: .valueChanged)
///
/// The thumb has positions finer than a cell. From three rows on, it is round. While the slider is pressed, the thumb is larger. With the
/// focus, the slider has a pale fill; with 16 colours, 8 or none, it is underlined instead.
///
/// The thumb follows a drag, also outside of the slider, and a click on the track moves it there. The mouse wheel, Right and Left, and on a
/// vertical slider also Up and Down, change the value by `stepValue`, or by a twentieth of the range if that is nil. Page Up and Page Down
/// change it by a fifth of the range, or by `stepValue` if that is more. Home and End go to the minimum and the maximum. The slider sends
/// `valueChanged` when the user changes the value, but not when the program does.
open class Slider: Control {
  // The images by state (C5).
  private(set) final var thumbs = StateValues<Image>()
  private(set) final var minimumTracks = StateValues<Image>()
  private(set) final var maximumTracks = StateValues<Image>()
  private(set) final var scale = SliderScale() {
    didSet {
      guard scale != oldValue else { return }
      value = position
      setNeedsDisplay()
    }
  }
  /// The value. Its presentation value is the value to draw.
  @Animatable final var position = 0.0
  // Where the user holds the thumb, from its middle, in cells along the axis.
  private var grip = 0.0
  private var valueBeforeTouch = 0.0

  // MARK: Values

  /// The value. Defaults to 0. Animatable.
  ///
  /// A value out of range becomes the minimum or the maximum. NaN counts as 0.
  public final var value: Double {
    get { position }
    set { position = scale.pinned(newValue.withoutNaN) }
  }

  /// Sets `value`. If `animated` is true, the thumb slides to the new value over 0.2 seconds; the property has it at once.
  public final func setValue(_ value: Double, animated: Bool) {
    View.animate(withDuration: animated ? 0.2 : 0) { self.value = value }
  }

  /// The value at the left or lower end. Defaults to 0.
  ///
  /// If it is above the maximum, the maximum becomes the same number. A lower `value` becomes this one.
  /// - Precondition: The number is finite.
  public final var minimumValue: Double {
    get { scale.minimum }
    set {
      requireFinite(newValue, "minimumValue")
      scale.minimum = newValue
    }
  }

  /// The value at the right or upper end. Defaults to 1.
  ///
  /// If it is below the minimum, the minimum becomes the same number. A higher `value` becomes this one.
  /// - Precondition: The number is finite.
  public final var maximumValue: Double {
    get { scale.maximum }
    set {
      requireFinite(newValue, "maximumValue")
      scale.maximum = newValue
    }
  }

  /// The distance between the values that the user can choose, counted from the minimum. Defaults to nil: the user can choose all values.
  ///
  /// The user can choose the maximum too, even if it is not a whole number of steps away. The program can set any value in the range.
  /// - Precondition: The distance is finite and above 0.
  public final var stepValue: Double? {
    get { scale.step }
    set {
      if let newValue {
        Contract.require(
          newValue > 0 && newValue.isFinite,
          "a slider cannot have a stepValue of \(newValue): use a finite number above 0, or nil for no steps")
      }
      scale.step = newValue
    }
  }

  private func requireFinite(_ value: Double, _ name: String) {
    Contract.require(value.isFinite, "a slider cannot have a \(name) of \(value): use a finite number")
  }

  /// Whether the slider sends `valueChanged` at each change during a drag. Defaults to true. If false, the slider sends the event once, at
  /// the end of the drag, if the value has changed. Keys and the wheel always send it at once.
  public final var isContinuous = true

  // MARK: Looks

  /// The direction of the track. Defaults to `.horizontal`.
  ///
  /// A vertical slider has its maximum at the top.
  public final var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { sizeMayHaveChanged() } } }

  /// The colour of the track between the minimum and the thumb, and of its template image. Defaults to nil, which means the tint.
  public final var minimumTrackTintColor: Color? {
    didSet { noteCustomization(changes: minimumTrackTintColor != oldValue) }
  }

  /// The colour of the track between the thumb and the maximum, and of its image if that is a template. Defaults to nil, which means grey.
  public final var maximumTrackTintColor: Color? {
    didSet { noteCustomization(changes: maximumTrackTintColor != oldValue) }
  }

  /// The colour of the thumb, and of its image if that is a template. Defaults to nil, which means the tint.
  public final var thumbTintColor: Color? { didSet { noteCustomization(changes: thumbTintColor != oldValue) } }

  /// The image at the left or lower end, beside the track, in its own colours unless its rendering mode says otherwise. Defaults to nil.
  public final var minimumValueImage: Image? { didSet { if minimumValueImage != oldValue { sizeMayHaveChanged() } } }

  /// The image at the right or upper end, beside the track, in its own colours unless its rendering mode says otherwise. Defaults to nil.
  public final var maximumValueImage: Image? { didSet { if maximumValueImage != oldValue { sizeMayHaveChanged() } } }

  /// Sets the image of the thumb for a `state`, which can be a union of several, in place of the thumb of the system. A template is shown
  /// in the colour of the thumb, and another image in its own colours. If the `image` is nil, the slider uses the image for the same state
  /// without focus, then for `.normal`.
  public final func setThumbImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    if thumbs.set(image, for: state) { sizeMayHaveChanged() }
  }

  /// Sets the image of the track between the minimum and the thumb for a `state`, which can be a union of several. It should be resizable.
  /// A template is shown in `minimumTrackTintColor`, and another image in its own colours. If the `image` is nil, the slider uses the image
  /// for the same state without focus, then for `.normal`.
  public final func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    if minimumTracks.set(image, for: state) { sizeMayHaveChanged() }
  }

  /// Sets the image of the track between the thumb and the maximum for a `state`, which can be a union of several. It should be resizable.
  /// A template is shown in `maximumTrackTintColor`, or in the tint if that is nil, and another image in its own colours. If the `image` is
  /// nil, the slider uses the image for the same state without focus, then for `.normal`.
  public final func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    if maximumTracks.set(image, for: state) { sizeMayHaveChanged() }
  }

  /// Returns the image of the thumb that is set for exactly this state, or nil.
  public final func thumbImage(for state: ControlState) -> Image? { thumbs[state] }

  /// Returns the image of the track up to the thumb that is set for exactly this state, or nil.
  public final func minimumTrackImage(for state: ControlState) -> Image? { minimumTracks[state] }

  /// Returns the image of the track from the thumb on that is set for exactly this state, or nil.
  public final func maximumTrackImage(for state: ControlState) -> Image? { maximumTracks[state] }

  /// The image of the thumb for the present state, or nil for the look of the system.
  public final var currentThumbImage: Image? { thumbs.shown(for: state) }

  /// The image of the track up to the thumb for the present state, or nil for the look of the system.
  public final var currentMinimumTrackImage: Image? { minimumTracks.shown(for: state) }

  /// The image of the track from the thumb on for the present state, or nil for the look of the system.
  public final var currentMaximumTrackImage: Image? { maximumTracks.shown(for: state) }

  // MARK: Parts

  /// Returns the rectangle of the image for the minimum. The default implementation returns the left end, or the lower end of a vertical
  /// slider. Empty without an image.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    systemImageRect(minimumValueImage, in: bounds, isAtMinimum: true)
  }

  /// Returns the rectangle of the image for the maximum. The default implementation returns the right end, or the upper end of a vertical
  /// slider. Empty without an image.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    systemImageRect(maximumValueImage, in: bounds, isAtMinimum: false)
  }

  /// Returns the rectangle of the track: the room between the images for the minimum and the maximum, as thick as the images of the track.
  /// Without such images, it is one cell thick.
  open func trackRect(forBounds bounds: Rect) -> Rect { systemTrackRect(in: bounds) }

  /// Returns the rectangle of the thumb for a `value`, in whole cells, in the `bounds` of a slider with the track in `rect`. The default
  /// implementation returns a rectangle of the size of the thumb's image, if there is one.
  ///
  /// The thumb of the system is drawn up to half a cell beside it. The rectangles for the minimum and the maximum determine the value at
  /// each position of the mouse.
  open func thumbRect(forBounds bounds: Rect, trackRect rect: Rect, value: Double) -> Rect {
    systemThumbRect(in: bounds, rect, value)
  }

  // MARK: Changing the value

  // Changes the value as the user does.
  private func choose(_ wanted: Double, sendsAction: Bool = true) {
    let old = value
    View.performWithoutAnimation { value = scale.snapped(wanted) }
    if sendsAction, value != old { sendActions(for: .valueChanged) }
  }

  open override func accessibilityIncrement() { choose(value + scale.smallChange) }
  open override func accessibilityDecrement() { choose(value - scale.smallChange) }

  open override func beginTracking(_ touch: Touch) -> Bool {
    valueBeforeTouch = value
    let (place, thumb) = (pointerPlace(touch), exactThumb(for: value))
    grip = thumb.contains(place) ? place - thumb.middle : 0
    if !thumb.contains(place) { follow(place) }
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    follow(pointerPlace(touch))
    return true
  }

  private func follow(_ place: Double) { choose(value(at: place - grip), sendsAction: isContinuous) }

  open override func endTracking(_ touch: Touch) { endDrag() }
  open override func cancelTracking(_ touch: Touch) { endDrag() }

  private func endDrag() {
    if !isContinuous, value != valueBeforeTouch { sendActions(for: .valueChanged) }
  }

  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled && axis == self.axis }

  /// Increases the value for a turn up or to the right, and decreases it otherwise. Returns false if that changes nothing, which leaves the
  /// turn to other views.
  open override func wheelTurned(x: Int, y: Int) -> Bool {
    guard isEnabled else { return false }
    let old = value
    choose(value + Double(x - y) * scale.smallChange)
    return value != old
  }

  open override var keyCommands: [KeyCommand] {
    guard isEnabled else { return super.keyCommands }
    let (strings, isHorizontal) = (traitCollection.strings, axis == .horizontal)
    func command(_ title: String, _ arrow: Key, _ page: Key, _ sign: Double) -> KeyCommand {
      KeyCommand(title: title, naming: [arrow, page]) { [weak self] key in
        if let self { choose(value + sign * (key == page ? scale.largeChange : scale.smallChange)) }
      }
    }
    return super.keyCommands + [
      command(strings.increase, Key(isHorizontal ? .right : .up), Key(.pageUp), 1),
      command(strings.decrease, Key(isHorizontal ? .left : .down), Key(.pageDown), -1),
      KeyCommand(title: strings.minimumOrMaximum, naming: [Key(.home), Key(.end)]) { [weak self] key in
        if let self { choose(key == Key(.home) ? minimumValue : maximumValue) }
      },
    ]
  }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("value", \Slider.value))
      .adding(of: self, ("minimumValue", \Slider.minimumValue), ("maximumValue", \.maximumValue))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.value = traitCollection.strings.percent(Int((scale.fraction(of: value) * 100).rounded()))
    defaults.traits = .adjustable
    return defaults
  }

  // MARK: View

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the preferred size, but at most the offered size. It has room for the images at the ends, and for a track of 20 columns, or of
  /// 8 rows if the slider is vertical.
  open override func sizeThatFits(_ size: Size) -> Size { bestSize.limited(to: size) }

  open override func stateDidChange() {
    super.stateDidChange()
    if currentThumbImage != nil { fadeWhilePressed() }
  }

  /// Draws the slider. Overrides that call `super` can add something.
  open override func draw(in canvas: inout Canvas) { drawParts(in: &canvas) }
}

extension AppearanceProxy where Target: Slider {
  /// The colour of the track between the minimum and the thumb. Defaults to nil, which means the tint.
  public var minimumTrackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.minimumTrackTintColor = $1 } }
  }

  /// The colour of the track between the thumb and the maximum. Defaults to nil, which means grey.
  public var maximumTrackTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.maximumTrackTintColor = $1 } }
  }

  /// The colour of the thumb. Defaults to nil, which means the tint.
  public var thumbTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.thumbTintColor = $1 } }
  }

  /// Sets the image of the thumb for a `state`, which can be a union of several. If the `image` is nil, sliders use the image for the same
  /// state without focus, then for `.normal`.
  public func setThumbImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setThumbImage($1, for: state) }
  }

  /// Sets the image of the track between the minimum and the thumb, for a `state`, which can be a union of several. The `image` should be
  /// resizable. If it is nil, sliders use the image for the same state without focus, then for `.normal`.
  public func setMinimumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setMinimumTrackImage($1, for: state) }
  }

  /// Sets the image of the track between the thumb and the maximum, for a `state`, which can be a union of several. The `image` should be
  /// resizable. If it is nil, sliders use the image for the same state without focus, then for `.normal`.
  public func setMaximumTrackImage(_ image: Image?, for state: ControlState) {
    set(image, for: state) { $0.setMaximumTrackImage($1, for: state) }
  }
}
