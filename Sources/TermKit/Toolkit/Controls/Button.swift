import TermKitGraphics
import TermKitInput

/// A button with a title, an image, or both. UIKit's `UIButton`.
///
///     let pause = Button(title: "Pause")
///     let star = Button(type: .custom, image: Image("☆"))
///     star.setImage(Image("★"), for: .selected)
///
/// A system button has no bezel, and its title and images are in the tint (C2, I1). Pressed it fades; selected it shows the selection
/// indicator, a shape filled with the tint from which the title is knocked out; disabled it is grey; with the focus its title is bold on
/// a breath of the tint, underlined where colours cannot blend. Without any colours its title is always bold (T12).
///
/// A custom button shows what is set on it for its state and nothing else (C3), but for two things that people have to see: with the
/// focus its contents are bold and underlined, and disabled they are pale, unless something is set for that state.
open class Button: Control {
  /// How much of its look is the system's.
  public final let buttonType: ButtonType
  /// All that is set by state.
  final var looks = ButtonLooks()

  /// Room around image and title; two columns on either side unless set, none of a custom button.
  public final var contentEdgeInsets: EdgeInsets {
    didSet {
      noteCustomization()
      if contentEdgeInsets != oldValue { contentsDidChange() }
    }
  }

  /// Moves the title: makes the room smaller in which contents are placed, for the title alone; none unless set. Negative ones make it
  /// larger. The button does not grow with it.
  public final var titleEdgeInsets = EdgeInsets.zero {
    didSet {
      noteCustomization()
      if titleEdgeInsets != oldValue { setNeedsDisplay() }
    }
  }

  /// Likewise for the image; none unless set.
  public final var imageEdgeInsets = EdgeInsets.zero {
    didSet {
      noteCustomization()
      if imageEdgeInsets != oldValue { setNeedsDisplay() }
    }
  }

  /// Where image and title are from left to right; in the middle unless set.
  public final var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// Where image and title are from top to bottom; in the middle unless set.
  public final var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsDisplay() } }
  }

  /// Bold, underline and the like, besides what states and few colours add; none unless set.
  public final var titleAttributes: TextAttributes = [] {
    didSet {
      noteCustomization()
      if titleAttributes != oldValue { setNeedsDisplay() }
    }
  }

  /// The key that does the same as the button, shown as a part of the title. Defaults to nil.
  ///
  /// The first occurrence of a character in the title is underlined, in upper or lower case; a title without it stays as it is. Any other
  /// key, such as Ctrl-S, stands after the title in a quiet style: "Post ^S". AppKit's `NSButton.keyEquivalent`.
  ///
  ///     pause.keyEquivalent = .character("p")
  ///
  /// - Note: The button does not handle the key: give the view controller a `KeyCommand` for it. Where the whole title is underlined,
  ///   as it is with the focus on terminals that cannot blend colours, no letter stands out.
  public final var keyEquivalent: Key? { didSet { if keyEquivalent != oldValue { contentsDidChange() } } }

  /// Makes a button with a title and an image for all states; a system button unless told otherwise.
  public init(type: ButtonType = .system, title: String = "", image: Image? = nil) {
    buttonType = type
    contentEdgeInsets = type == .system ? EdgeInsets(left: 2, right: 2) : .zero
    super.init()
    looks.titles[.normal] = title
    looks.images[.normal] = image
  }

  // MARK: Contents by state

  /// Sets the title for a state; nil has it take normal's, with the focus that of the same state without it (A8).
  public final func setTitle(_ title: String?, for state: ControlState) {
    guard looks.titles[state] != title else { return }
    looks.titles[state] = title
    contentsDidChange()
  }

  /// The title set for a state, or nil.
  public final func title(for state: ControlState) -> String? { looks.titles[state] }

  /// The title shown now.
  public final var currentTitle: String { looks.titles.shown(for: state) ?? "" }

  /// Sets the colour of the title for a state, in place of the tint; nil has it take normal's (A8). That of a custom button is black
  /// unless set.
  public final func setTitleColor(_ color: Color?, for state: ControlState) {
    noteCustomization(for: state)
    guard looks.titleColors[state] != color else { return }
    looks.titleColors[state] = color
    setNeedsDisplay()
  }

  /// The colour of the title set for a state, or nil.
  public final func titleColor(for state: ControlState) -> Color? { looks.titleColors[state] }

  /// The colour of the title shown now where one is set: that of the state, with the focus that of the same state without it, or
  /// normal's; nil for the tint.
  public final var currentTitleColor: Color? { looks.titleColors.shown(for: state) }

  /// Sets how the title differs from the usual look in a state; nil has it take normal's (A8). Its colour counts more than
  /// `setTitleColor(_:for:)`, its attributes are in place of `titleAttributes`.
  public final func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    guard looks.titleTexts[state] != attributes else { return }
    looks.titleTexts[state] = attributes
    setNeedsDisplay()
  }

  /// What was set for exactly this state, or nil.
  public final func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { looks.titleTexts[state] }

  /// Sets the image before the title for a state; nil has it take normal's (A8). A system button shows it as a template in the tint, a
  /// custom one in its own colours, unless the image says otherwise (I1).
  public final func setImage(_ image: Image?, for state: ControlState) {
    guard looks.images[state] != image else { return }
    looks.images[state] = image
    contentsDidChange()
  }

  /// The image set for a state, or nil.
  public final func image(for state: ControlState) -> Image? { looks.images[state] }

  /// The image shown now.
  public final var currentImage: Image? { looks.images.shown(for: state) }

  /// Sets the image behind title and image for a state; nil has it take normal's (A8). A resizable one fills the button, another is in
  /// its middle; in its own colours unless it says otherwise (I1). It takes the place of a system button's selection indicator.
  public final func setBackgroundImage(_ image: Image?, for state: ControlState) {
    noteCustomization(for: state)
    guard looks.backgrounds[state] != image else { return }
    looks.backgrounds[state] = image
    contentsDidChange()
  }

  /// The image set behind the button for a state, or nil.
  public final func backgroundImage(for state: ControlState) -> Image? { looks.backgrounds[state] }

  /// The image behind the button now.
  public final var currentBackgroundImage: Image? { looks.backgrounds.shown(for: state) }

  override var accessibilityDefaults: AccessibilityDefaults {
    let label = currentTitle.isEmpty ? currentImage?.accessibilityLabel : currentTitle
    return AccessibilityDefaults(isElement: true, label: label, traits: .button, state: accessibilityState)
  }

  private func contentsDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Rectangles

  /// Where the background image and the selection indicator are; all of `bounds` unless overridden.
  open func backgroundRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Where image and title have their room; `bounds` without `contentEdgeInsets` unless overridden.
  open func contentRect(forBounds bounds: Rect) -> Rect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title is in the room for contents: one row, beside the image unless overridden. What does not fit ends in "…".
  open func titleRect(forContentRect contentRect: Rect) -> Rect {
    layout.titleRect(in: contentRect.inset(by: titleEdgeInsets))
  }

  /// Where the image is in the room for contents: before the title unless overridden. An image that is not resizable keeps its size and
  /// is cut.
  open func imageRect(forContentRect contentRect: Rect) -> Rect {
    layout.imageRect(in: contentRect.inset(by: imageEdgeInsets))
  }

  // MARK: View

  /// Enter and Space press the button while it is enabled.
  open override var keyCommands: [KeyCommand] { pressCommands }

  /// As large as image, title and the room around them, and no smaller than its background image.
  open override func sizeThatFits(_ size: Size) -> Size {
    let contents = layout.size
    let background = currentBackgroundImage?.resolved(for: traitCollection).size ?? .zero
    return Size(
      width: min(size.width, max(background.width, contentEdgeInsets.horizontal.saturatingAdd(contents.width))),
      height: min(size.height, max(background.height, contentEdgeInsets.vertical.saturatingAdd(contents.height))))
  }

  open override var alignmentRectInsets: EdgeInsets {
    currentBackgroundImage?.resolved(for: traitCollection).alignmentRectInsets ?? .zero
  }

  open override func stateDidChange() {
    super.stateDidChange()
    // Another state may have contents of another size.
    if looks.sizeVaries { invalidateIntrinsicContentSize() }
    if buttonType == .system { fadeWhilePressed() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if looks.hasImages { contentsDidChange() }
  }

  open override func draw(in canvas: inout Canvas) {
    canvas.withOpacity($contentOpacity, in: bounds) { drawContents(in: &$0) }
  }
}
