import TermKitGraphics
import TermKitInput
@_spi(TermKit) import TermKitViews

/// A row of dots, one for each page, with the current page's dot in the tint. UIKit's `UIPageControl`.
///
///     let pages = PageControl()
///     pages.numberOfPages = 5
///     pages.addTarget(self, action: Tour.pageChanged, for: .valueChanged)
///
/// A click at the right or left of the current dot goes to the next or the previous page, and dragging goes to the page under the pointer.
/// Left, Right, Home, End and the mouse wheel change the page too. Only the user's changes send `valueChanged`.
open class PageControl: Control {
  // The images that are set for pages, and those for them while they are current.
  private(set) final var images: [Int: Image] = [:] { didSet { if images != oldValue { sizeMayHaveChanged() } } }
  private(set) final var currentImages: [Int: Image] = [:] {
    didSet { if currentImages != oldValue { sizeMayHaveChanged() } }
  }
  private var dragStart: Point?

  // MARK: Pages

  /// The number of pages. Defaults to 0.
  ///
  /// If the current page no longer exists, the last one becomes current. Removed pages lose their images. A negative number becomes 0.
  public final var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      images = images.filter { $0.key < numberOfPages }
      currentImages = currentImages.filter { $0.key < numberOfPages }
      currentPage = pinned(currentPage)
      indicatorsChanged()
    }
  }

  /// The current page, counted from 0. Defaults to 0.
  ///
  /// A value below 0 sets the first page, and one that is too large sets the last. Without pages, it is 0. Setting it sends no events.
  public final var currentPage = 0 {
    didSet {
      let page = pinned(currentPage)
      if currentPage != page { currentPage = page }
      if page != oldValue { indicatorsChanged() }
    }
  }

  private func pinned(_ page: Int) -> Int { max(0, min(page, numberOfPages - 1)) }

  /// Whether the control shows nothing if there is only one page. Defaults to false. The size that fits the control stays the same.
  public final var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { indicatorsChanged() } }
  }

  /// Whether dragging goes to the page under the pointer. Defaults to true.
  ///
  /// If false, a drag is like a click: its end at the right or left of the current indicator goes to the next or the previous page.
  public final var allowsContinuousInteraction = true

  /// How the user is changing the page. UIKit's `UIPageControl.InteractionState`.
  public enum InteractionState: Hashable, Sendable {
    /// The user is not pressing the control.
    case none
    /// The user is pressing the control, and the current page does not follow the mouse.
    case discrete
    /// The user is dragging, and the current page follows.
    case continuous
  }

  /// How the user is changing the page at the moment. Defaults to `.none`.
  public private(set) final var interactionState = InteractionState.none

  /// When the control has a background. UIKit's `UIPageControl.BackgroundStyle`.
  public enum BackgroundStyle: Hashable, Sendable {
    /// While the user presses the control.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// When the control has a background: a pale fill, or parentheses with 16 colours, 8 or none. Defaults to `.automatic`.
  public final var backgroundStyle = BackgroundStyle.automatic {
    didSet { noteCustomization(changes: backgroundStyle != oldValue) }
  }

  // MARK: Colours

  /// The colour of the indicators of all pages but the current one. Defaults to nil, which means grey.
  public final var pageIndicatorTintColor: Color? {
    didSet { noteCustomization(changes: pageIndicatorTintColor != oldValue) }
  }

  /// The colour of the current page's indicator. Defaults to nil, which means the tint.
  public final var currentPageIndicatorTintColor: Color? {
    didSet { noteCustomization(changes: currentPageIndicatorTintColor != oldValue) }
  }

  // MARK: Images

  /// The image of the indicators of pages without an image of their own, shown as a template. Defaults to nil, which means dots.
  public final var preferredIndicatorImage: Image? {
    didSet { noteCustomization(changes: preferredIndicatorImage != oldValue, resizes: true) }
  }

  /// The image of the current page's indicator, shown as a template. Defaults to nil: the same image as while the page is not current, or a
  /// larger dot for a page without an image.
  public final var preferredCurrentPageIndicatorImage: Image? {
    didSet { noteCustomization(changes: preferredCurrentPageIndicatorImage != oldValue, resizes: true) }
  }

  /// Sets the `image` of the indicator of a `page`, shown as a template. Nil means `preferredIndicatorImage`.
  /// - Precondition: There is such a page.
  public final func setIndicatorImage(_ image: Image?, forPage page: Int) {
    requirePage(page)
    images[page] = image
  }

  /// Returns the image that was set for a page's indicator, or nil if none was.
  /// - Precondition: There is such a page.
  public final func indicatorImage(forPage page: Int) -> Image? {
    requirePage(page)
    return images[page]
  }

  /// Sets the `image` of the indicator of a `page` while that is current, shown as a template. Nil means
  /// `preferredCurrentPageIndicatorImage`.
  /// - Precondition: There is such a page.
  public final func setCurrentPageIndicatorImage(_ image: Image?, forPage page: Int) {
    requirePage(page)
    currentImages[page] = image
  }

  /// Returns the image that was set for a page's indicator while the page is current, or nil if none was.
  /// - Precondition: There is such a page.
  public final func currentPageIndicatorImage(forPage page: Int) -> Image? {
    requirePage(page)
    return currentImages[page]
  }

  private func requirePage(_ page: Int) {
    Contract.require(
      (0..<numberOfPages).contains(page),
      "page \(page) is out of range 0..<\(numberOfPages): set numberOfPages first")
  }

  private func indicatorsChanged() {
    sizeMayHaveChanged()
    if !canBecomeFirstResponder { resignFirstResponder() }
  }

  // MARK: Changing the page

  // Changes the page as the user does. Returns whether it is another page.
  @discardableResult
  private func choose(_ page: Int) -> Bool {
    let page = pinned(page)
    guard isEnabled, page != currentPage else { return false }
    currentPage = page
    sendActions(for: .valueChanged)
    return true
  }

  @_spi(TermKit) public override func keepsDrag(along axis: LayoutAxis) -> Bool { isEnabled && axis == .horizontal }

  open override func beginTracking(_ touch: Touch) -> Bool {
    dragStart = touch.location(in: self)
    interactionState = .discrete
    return true
  }

  open override func continueTracking(_ touch: Touch) -> Bool {
    let point = touch.location(in: self)
    guard allowsContinuousInteraction, interactionState == .continuous || point.x != dragStart?.x else { return true }
    interactionState = .continuous
    if let page = layout.page(nearest: point.x - Self.padding) { choose(page) }
    return true
  }

  open override func endTracking(_ touch: Touch) {
    let isClick = interactionState == .discrete
    interactionState = .none
    let x = touch.location(in: self).x - Self.padding
    let indicators = layout.indicators
    guard isClick, isTouchInside, let current = indicators.first(where: { $0.page == currentPage }) else { return }
    if x < current.columns.lowerBound { choose(currentPage - 1) }
    if x >= current.columns.upperBound { choose(currentPage + 1) }
  }

  open override func cancelTracking(_ touch: Touch) { interactionState = .none }

  /// Goes to the next page for a turn down or to the right, and to the previous one otherwise. Returns false if there is no such page,
  /// which leaves the turn to other views.
  open override func wheelTurned(x: Int, y: Int) -> Bool {
    let steps = x != 0 ? x : y
    return steps != 0 && choose(currentPage + steps.signum())
  }

  /// Changes the page by Left, Right, Home and End. A key that leads to no other page is left to other responders.
  open override func pressBegan(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return super.pressBegan(key) }
    switch key.code {
    case .left: return choose(currentPage - 1)
    case .right: return choose(currentPage + 1)
    case .home: return choose(0)
    case .end: return choose(numberOfPages - 1)
    default: return super.pressBegan(key)
    }
  }

  // MARK: States

  private var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  /// True if the control is enabled and there is more than one page.
  open override var canBecomeFirstResponder: Bool { isEnabled && numberOfPages > 1 }

  @_spi(TermKit) open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties.adding(of: self, isRestored: true, ("currentPage", \PageControl.currentPage)).adding(
      of: self, ("numberOfPages", \PageControl.numberOfPages), ("hidesForSinglePage", \.hidesForSinglePage))
  }

  open override var accessibilityDefaults: AccessibilityDefaults {
    let value = isShown ? traitCollection.strings.page(currentPage + 1, numberOfPages) : nil
    return AccessibilityDefaults(
      isElement: isShown, value: value, traits: numberOfPages > 1 ? .adjustable : [], state: accessibilityState)
  }

  open override func accessibilityIncrement() { choose(currentPage + 1) }
  open override func accessibilityDecrement() { choose(currentPage - 1) }

  // MARK: View

  /// The size that fits unlimited room. To change it, override `sizeThatFits(_:)`.
  public final override var intrinsicContentSize: Size { sizeThatFits(.unlimited) }

  /// Returns the size that shows all indicators, but at most the offered size. In less room, those around the current page are shown.
  open override func sizeThatFits(_ size: Size) -> Size {
    self.size(forNumberOfPages: numberOfPages).limited(to: size)
  }

  /// Returns the size that shows all indicators of a number of pages, in cells. A negative number counts as 0.
  ///
  /// Pages that do not exist yet get `preferredIndicatorImage`.
  open func size(forNumberOfPages pageCount: Int) -> Size {
    let sizes = (0..<max(0, pageCount)).map { indicatorSize(of: $0) }
    let width = PageIndicatorLayout.width(of: sizes.map(\.width))
    return Size(width: width + 2 * Self.padding, height: max(1, sizes.map(\.height).max() ?? 1))
  }

  /// The columns beside the indicators, which the background covers too.
  static let padding = 1

  /// The positions of the indicators, from the column `padding` on.
  final var layout: PageIndicatorLayout {
    PageIndicatorLayout(
      widths: (0..<numberOfPages).map { indicatorSize(of: $0).width }, currentPage: currentPage,
      room: max(0, bounds.width - 2 * Self.padding))
  }

  /// Draws the indicators. Overrides that call `super` can add something.
  open override func draw(in canvas: inout Canvas) {
    if isShown, !canvas.drawSpokenValue(of: self, in: bounds) { drawIndicators(in: &canvas) }
  }
}

extension AppearanceProxy where Target: PageControl {
  /// The colour of the indicators of all pages but the current one. Defaults to nil, which means grey.
  public var pageIndicatorTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.pageIndicatorTintColor = $1 } }
  }

  /// The colour of the current page's indicator. Defaults to nil, which means the tint.
  public var currentPageIndicatorTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.currentPageIndicatorTintColor = $1 } }
  }

  /// The image of the indicators of pages without an image of their own. Defaults to nil, which means dots.
  public var preferredIndicatorImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.preferredIndicatorImage = $1 } }
  }

  /// The image of the current page's indicator. Defaults to nil: the page's image as if it were not current, or else a larger dot.
  public var preferredCurrentPageIndicatorImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.preferredCurrentPageIndicatorImage = $1 } }
  }

  /// When the control has a background. Defaults to `.automatic`: while the user presses it.
  public var backgroundStyle: PageControl.BackgroundStyle {
    get { value() ?? .automatic }
    nonmutating set { set(newValue) { $0.backgroundStyle = $1 } }
  }
}
