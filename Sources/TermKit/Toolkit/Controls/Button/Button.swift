import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A button with a title, an image, or both. UIKit's `UIButton`.
///
///     let pause = Button(title: "Pause")
///     let star = Button(type: .custom, image: Image("☆"))
///     star.setImage(Image("★"), for: .selected)
///
/// A system button has no bezel, and draws its title and its images in the tint. While pressed, it fades. While selected, it
/// shows the selection indicator: a shape filled with the tint, from which the title is knocked out. While disabled, it is grey. With the
/// focus, its title is bold and the button has a pale fill in the tint. Where colours do not blend, and while the button is selected, the
/// title is bold and underlined instead. Without colours, the title of an enabled button is bold unless the button is selected.
///
/// A button with a `configuration` has one of several looks, with and without a background, and a subtitle.
///
/// A custom button shows only what is set on it for its state, with two exceptions that the user has to see. With the focus, its
/// contents are bold and underlined; while disabled, they are pale. If anything is set for such a state, the button shows that instead.
open class Button: Control, ContentSizeCategoryAdjusting {
  /// The type of the button, which decides how much of its look the system draws.
  public final let buttonType: ButtonType
  /// Everything that is set by state.
  final var looks = ButtonLooks()

  // MARK: Configuration

  /// The contents and the look of the button as one value. Defaults to nil: the look of `buttonType`.
  ///
  /// With a configuration, the button ignores its own insets, title colours, text attributes and background images. The title and the
  /// image that are set for a state are shown if the configuration does not set them.
  public final var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      sizeMayHaveChanged()
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  /// Called with the button when its configuration may have to change. Set `configuration` in it to show another look. Defaults to nil.
  ///
  /// The call comes before the next layout after the handler was set, after a change of the button's state, traits or configuration, and
  /// after `setNeedsUpdateConfiguration()`. A configuration that the handler itself sets causes no further call.
  ///
  ///     button.configurationUpdateHandler = { button in
  ///       button.configuration?.title = button.isSelected ? "On" : "Off"
  ///     }
  public final var configurationUpdateHandler: (@MainActor (Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  private var configurationIsToBeUpdated = false
  private var isUpdatingConfiguration = false

  /// Requests a call of `updateConfiguration()`. It comes with the button's next layout, or earlier if the button's best size is computed.
  public final func setNeedsUpdateConfiguration() {
    configurationIsToBeUpdated = true
    contentsChanged()
  }

  /// Called when the configuration may have to change. Do not call it: call `setNeedsUpdateConfiguration()`.
  ///
  /// The default implementation calls `configurationUpdateHandler`. Overrides must call `super`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard configurationIsToBeUpdated, !isUpdatingConfiguration else { return }
    configurationIsToBeUpdated = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: Menu

  /// The menu of the button. Defaults to nil. A menu without visible items does not open.
  ///
  /// A right click, a left click with Ctrl and the keys for context menus open it. If `showsMenuAsPrimaryAction` is true, any click, Enter
  /// and Space open it too, in place of a press, and a mark such as "▾" stands after the title.
  public final var menu: Menu? { didSet { if menu !== oldValue { selectionMayChange() } } }

  /// Whether the button shows a choice. Defaults to false.
  ///
  /// With a menu, the title of the button is the title of the menu's action whose `state` is `on`. If none is on, the first enabled action
  /// becomes it. If the user chooses an action, the check mark moves to it, the button sends `valueChanged`, and then the action is
  /// performed. Without a menu, each press switches `isSelected` before it sends its events.
  public final var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { selectionMayChange() } }
  }

  // MARK: Insets and alignment

  /// The insets around the image and the title, in cells. Defaults to two columns on either side in a system button, else to zero.
  public final var contentEdgeInsets: EdgeInsets {
    didSet { noteCustomization(changes: contentEdgeInsets != oldValue, resizes: true) }
  }

  /// The insets of the area in which the title is placed, in cells. Defaults to zero.
  ///
  /// Negative insets enlarge the area. The insets do not change the size that fits the button.
  public final var titleEdgeInsets = EdgeInsets.zero {
    didSet { noteCustomization(changes: titleEdgeInsets != oldValue) }
  }

  /// The insets of the area in which the image is placed, in cells. Defaults to zero.
  ///
  /// Negative insets enlarge the area. The insets do not change the size that fits the button.
  public final var imageEdgeInsets = EdgeInsets.zero {
    didSet { noteCustomization(changes: imageEdgeInsets != oldValue) }
  }

  /// The horizontal alignment of the image and the title. Defaults to `center`.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The vertical alignment of the image and the title. Defaults to `center`.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// The text attributes of the title, such as bold and underline. Defaults to none. The focus, and terminals with few colours, add
  /// attributes. The title of a disabled system button is never bold.
  public final var titleAttributes: TextAttributes = [] {
    didSet { noteCustomization(changes: titleAttributes != oldValue) }
  }

  /// The font of the title. Defaults to the system font of 17 points. UIKit's `titleLabel.font`.
  ///
  /// Its attributes apply in addition to `titleAttributes`. With a configuration, the font has no effect.
  public final var titleFont: Font {
    get { adjustsFontForContentSizeCategory ? givenTitleFont.adjusted(to: traitCollection) : givenTitleFont }
    set {
      noteCustomization(changes: newValue != givenTitleFont)
      givenTitleFont = newValue
    }
  }
  private var givenTitleFont = Font.systemFont(ofSize: 17)
  /// Whether `titleFont` follows the user's preferred size of text. Defaults to false. A font without a text style stays as it is.
  public final var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { setNeedsDisplay() } }
  }

  /// The key that does the same as the button, shown as a part of the title. Defaults to nil.
  ///
  /// If the key is a character, its first occurrence in the title is underlined, in upper or lower case. A title without the character
  /// stays as it is. Any other key, such as Ctrl-S, stands after the title in a quiet style: "Post Ctrl-S". AppKit's `NSButton.keyEquivalent`.
  ///
  ///     pause.keyEquivalent = .character("p")
  ///
  /// - Note: The button does not handle the key: give the view controller a `KeyCommand` for it. Where the focus underlines the whole
  ///   title, no letter stands out.
  public final var keyEquivalent: Key? { didSet { if keyEquivalent != oldValue { sizeMayHaveChanged() } } }

  /// Creates a button of a `type` with an empty frame. It shows a `title` with an `image` before it, both nil by default, in all states for
  /// which nothing else is set.
  public init(type: ButtonType = .system, title: String? = nil, image: Image? = nil) {
    buttonType = type
    contentEdgeInsets = type == .system ? EdgeInsets(left: 2, right: 2) : .zero
    super.init(frame: .zero)
    looks.titles[.normal] = title
    looks.images[.normal] = image
  }

  /// Creates a system button without contents, with a frame in its superview's coordinates.
  public override init(frame: Rect) {
    buttonType = .system
    contentEdgeInsets = EdgeInsets(left: 2, right: 2)
    super.init(frame: frame)
  }

  @_spi(TermKit) public final override var isHoverable: Bool { true }

  // MARK: Accessibility and changes

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, ("title", \Button.inspectedTitle))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let label = currentTitle.isEmpty ? currentImage?.accessibilityLabel : currentTitle
    return AccessibilityDefaults(
      isElement: true, label: label, value: configuration?.subtitle, traits: .button, state: accessibilityState)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the background image, the selection indicator and the pale fill of the focus. The default implementation
  /// returns `bounds`. Not called while the button has a `configuration`.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle in which the image and the title are placed. The default implementation insets `bounds` by `contentEdgeInsets`.
  /// Not called while the button has a `configuration`.
  open func contentRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: contentEdgeInsets) }

  /// Returns the rectangle of the title. The default implementation returns one row to the right of the image, or the rows of a title in
  /// letters drawn from cells. Not called while the button has a `configuration`.
  ///
  /// A title that does not fit ends in "…".
  /// - Parameter contentRect: The rectangle in which the image and the title are placed.
  /// - Returns: The rectangle of the title.
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    layout.titleRect(in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Returns the rectangle of the image, by default to the left of the title. Not called while the button has a `configuration`.
  ///
  /// An image that is not resizable keeps its size and is clipped.
  /// - Parameter contentRect: The rectangle in which the image and the title are placed.
  /// - Returns: The rectangle of the image.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    layout.imageRect(in: contentRect.inset(by: imageEdgeInsets))
  }

  // MARK: Pressing

  open override var pressEvents: ControlEvents { [.touchUpInside, .primaryActionTriggered] }

  open override func willSendPress() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  open override var showsMenuAsPrimaryAction: Bool { didSet { sizeMayHaveChanged() } }

  @_spi(TermKit) public override func contextMenu(at point: Point) -> MenuOpening? {
    (isEnabled ? menuOpening : nil) ?? super.contextMenu(at: point)
  }

  // MARK: View

  /// The command for Enter and Space, which press the button while it is enabled.
  open override var keyCommands: [KeyCommand] { pressCommands }

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size of the image, the title and the insets around them, or the size of the background image if that is larger. With a
  /// `configuration`, returns the size of its contents and insets. The result is limited to `size`.
  open override func sizeThatFits(_ size: Size) -> Size {
    updateConfigurationIfNeeded()
    if let configuration { return self.size(of: configuration).limited(to: size) }
    let contents = layout.size
    let background = currentBackgroundImage?.resolved(for: traitCollection).size ?? .zero
    let wanted = Size(
      width: max(background.width, contentEdgeInsets.horizontal.saturatingAdd(contents.width)),
      height: max(background.height, contentEdgeInsets.vertical.saturatingAdd(contents.height)))
    return wanted.limited(to: size)
  }

  /// Brings the configuration up to date. Overrides must call `super`.
  open override func layoutSubviews() { updateConfigurationIfNeeded() }

  open override var alignmentRectInsets: EdgeInsets {
    if configuration != nil { return .zero }
    return currentBackgroundImage?.resolved(for: traitCollection).alignmentRectInsets ?? .zero
  }

  open override func stateDidChange() {
    super.stateDidChange()
    // The contents of another state may have another size.
    if looks.sizeVaries { invalidateIntrinsicContentSize() }
    if buttonType == .system || configuration != nil || looks.hasImages { fadeWhilePressed() }
    configurationMayChange()
  }

  private func configurationMayChange() {
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    configurationMayChange()
  }

  @_spi(TermKit) public override var opensMenuWhenPressed: Bool { showsMenuAsPrimaryAction && menu != nil && isEnabled }

  open override func draw(in canvas: inout Canvas) {
    guard let configuration else { return drawContents(in: &canvas) }
    canvas.withOpacity(canvas.traits.pressedOpacity($contentOpacity), in: bounds) { draw(configuration, in: &$0) }
  }
}
