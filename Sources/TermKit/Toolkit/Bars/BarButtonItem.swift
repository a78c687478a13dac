import TermKitGraphics
import TermKitInput
import TermKitViews

/// A button, a gap or a custom view in a navigation bar or a toolbar. UIKit's `UIBarButtonItem`.
///
/// From 60 columns on, an item with an image and a title shows both. On narrower terminals, it shows only the image.
///
///     item.rightBarButtonItem = BarButtonItem(systemItem: .compose, target: self, action: Messages.compose)
open class BarButtonItem: BarItem {
  /// The style of an item. UIKit's `UIBarButtonItem.Style`.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case plain
    /// An action with a bezel: a pale fill in the tint, or brackets with 16 colours, 8 or none. A background image replaces it.
    case bordered
    /// The action that completes the user's task. Its title is bold.
    case done
  }

  /// The style of the item. Defaults to `plain`; for the system items `done` and `save` to `done`.
  public final var style: Style { didSet { if style != oldValue { changed() } } }
  /// The width of the item in columns, or 0 or less for the width of its contents. Defaults to 0. A title that is wider ends in "…". For a
  /// fixed space, it is the width of the gap.
  public final var width = 0 { didSet { if width != oldValue { changed() } } }
  /// Titles that the item may have later. The item is wide enough for the widest of them, unless it shows an image. Defaults to an empty
  /// set.
  public final var possibleTitles: Set<String> = [] { didSet { if possibleTitles != oldValue { changed() } } }
  /// The key that does the same as the item. Defaults to nil.
  ///
  /// If the key is a character, its first occurrence in the title is underlined, in upper or lower case. A title without the character
  /// stays as it is, as does an image. Any other key is not shown.
  /// - Note: The item does not handle the key: give the view controller a `KeyCommand` for it.
  public final var keyEquivalent: Key? { didSet { if keyEquivalent != oldValue { changed() } } }
  /// The colour of the title and the image. Defaults to nil, which uses the tint of the bar.
  public final var tintColor: Color? {
    didSet { noteCustomization(changes: tintColor != oldValue) { changed() } }
  }
  /// The menu of the item. Defaults to nil.
  ///
  /// A right click, a left click with Ctrl and the keys for context menus open it. If the item has neither an action nor a `primaryAction`,
  /// choosing the item opens it too.
  public final var menu: Menu? { didSet { if menu !== oldValue { changed() } } }
  /// The action that is performed when the user chooses the item, in place of the action of the initializer. Defaults to nil.
  ///
  /// Setting an action also sets the title and the image of the item, as far as the action has them. A system item keeps its sign or word.
  /// A disabled action disables the item, and the next action or nil enables it again. While an action is disabled, choosing the item does
  /// nothing: after a change of the action's `attributes`, set `isEnabled`. Setting nil changes neither title nor image.
  public final var primaryAction: Action? {
    didSet {
      guard primaryAction !== oldValue else { return }
      if isDisabledByAction { isEnabled = true }
      if let primaryAction { takeOver(primaryAction) }
      changed()
    }
  }
  private var isDisabledByAction = false
  private var hasDisabledAction: Bool { primaryAction?.attributes.contains(.disabled) == true }
  /// Whether choosing the item does something.
  final var canBeChosen: Bool { isEnabled && !hasDisabledAction }
  /// The application's view that the item shows, or nil for another item.
  public private(set) final var customView: View?
  /// The system item, or nil. It is shown while the item has neither a title nor an image.
  package final var systemItem: BarSystemItem? { didSet { if systemItem != oldValue { changed() } } }
  final var space: BarSystemItem? { systemItem?.isSpace == true ? systemItem : nil }
  private var action: (@MainActor (BarButtonItem) -> Void)?
  /// The values set for the look of the item, and for the back button that it describes.
  final var looks = BarButtonLooks() { didSet { changed() } }
  final var backLooks = BarButtonLooks() { didSet { changed() } }

  /// Creates an item of a `style` that shows a `title`.
  /// - Parameter action: Performed with the item when the user chooses it. The item retains it. Defaults to nil: choosing the item does
  ///   nothing, or opens its `menu`.
  public init(title: String?, style: Style = .plain, action: (@MainActor (BarButtonItem) -> Void)? = nil) {
    self.style = style
    self.action = action
    super.init(title: title)
  }

  /// Creates an item of a `style` that shows an `image`.
  /// - Parameter action: Performed with the item when the user chooses it. The item retains it. Defaults to nil: choosing the item does
  ///   nothing, or opens its `menu`.
  public init(image: Image?, style: Style = .plain, action: (@MainActor (BarButtonItem) -> Void)? = nil) {
    self.style = style
    self.action = action
    super.init(image: image)
  }

  /// Creates a system item of the kind `systemItem`.
  ///
  /// Its `title` and its `image` are nil, and setting one replaces the sign or the word that it shows. That suits the terminal and the
  /// user's language. A space shows nothing.
  /// - Parameter action: Performed with the item when the user chooses it. The item retains it. Defaults to nil: choosing the item does
  ///   nothing, or opens its `menu`.
  public init(systemItem: BarSystemItem, action: (@MainActor (BarButtonItem) -> Void)? = nil) {
    style = systemItem.style
    self.systemItem = systemItem
    self.action = action
    super.init()
  }

  /// Creates an item that shows a view of the application.
  ///
  /// The size of the view is the result of `sizeThatFits(_:)`. If that is empty, it is the size of the view's frame. The item has no
  /// action: the view responds to the user itself.
  public init(customView: View) {
    style = .plain
    self.customView = customView
    super.init()
  }

  // MARK: Actions and menus

  /// Creates an item that performs `primaryAction` when the user chooses it. Without an action, choosing the item opens the `menu`.
  ///
  /// The `title` and the `image` default to nil, which means the action's title and image.
  public convenience init(
    title: String? = nil, image: Image? = nil, primaryAction: Action?, menu: Menu? = nil
  ) {
    self.init(title: nil)
    adopt(primaryAction, menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  // Property observers do not run in initializers.
  private func adopt(_ action: Action?, _ menu: Menu?) {
    primaryAction = action
    self.menu = menu
  }

  private func takeOver(_ action: Action) {
    if hasDisabledAction, isEnabled {
      isEnabled = false
      isDisabledByAction = true
    }
    guard systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// Creates an item with a `title` and an `image`, which both default to nil, that opens a `menu`.
  public convenience init(title: String? = nil, image: Image? = nil, menu: Menu?) {
    self.init(title: title, image: image, primaryAction: nil, menu: menu)
  }

  /// Creates a system item of the kind `systemItem` that performs `primaryAction`. Without an action, choosing the item opens the `menu`.
  public convenience init(systemItem: BarSystemItem, primaryAction: Action? = nil, menu: Menu?) {
    self.init(systemItem: systemItem)
    adopt(primaryAction, menu)
  }

  /// Creates a system item of the kind `systemItem` that performs `primaryAction`.
  public convenience init(systemItem: BarSystemItem, primaryAction: Action?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction, menu: nil)
  }

  // MARK: Target and action

  /// Creates an item of a `style` that shows a `title` and calls a method when the user chooses it.
  /// - Parameters:
  ///   - target: The object whose method is called. Not retained: after the object is gone, the item does nothing. If nil, the method of
  ///     the nearest `Target` in the responder chain is called.
  ///   - action: The method, such as `Editor.save`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style)
    setAction(target, action)
  }

  /// Creates an item of a `style` that shows an `image` and calls the method `action` of `target` when the user chooses it, as
  /// `init(title:style:target:action:)` does.
  public convenience init<Target: AnyObject>(
    image: Image?, style: Style = .plain, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style)
    setAction(target, action)
  }

  /// Creates a system item of the kind `systemItem` that calls the method `action` of `target` when the user chooses it, as
  /// `init(title:style:target:action:)` does.
  public convenience init<Target: AnyObject>(
    systemItem: BarSystemItem, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    setAction(target, action)
  }

  private func setAction<Target: AnyObject>(
    _ target: Target?, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    let isInChain = target == nil
    self.action = { [weak target] item in
      let target = isInChain ? (item.shownView as? Control)?.responder(of: Target.self) : target
      if let target { action(target)() }
    }
  }

  final func perform() {
    if let primaryAction { primaryAction.perform(sender: self) } else { action?(self) }
  }

  final var opensMenu: Bool { menu != nil && primaryAction == nil && action == nil }

  final func shownImage(_ metrics: BarMetrics, _ strings: SystemStrings) -> Image? {
    shownImage(metrics) ?? (titleText.isEmpty ? systemItem?.image(strings) : nil)
  }

  /// Returns true if the item shows the word of its system item, in place of an image.
  final func showsWord(_ metrics: BarMetrics, in traits: TraitCollection) -> Bool {
    titleText.isEmpty && shownImage(metrics) == nil && systemItem?.isWord(in: traits) == true
  }

  /// Returns the title to show after the image; nil where there is no room for it.
  final func word(in traits: TraitCollection) -> String? {
    image != nil && !titleText.isEmpty && traits.horizontalSizeClass == .regular ? title : nil
  }

  /// Returns the title that the item shows if it has no image.
  final func shownTitle(_ strings: SystemStrings) -> String {
    titleText.isEmpty ? systemItem?.title(strings) ?? "" : titleText
  }

  final override func isEnabledDidChange() {
    isDisabledByAction = false
    (customView as? Control)?.isEnabled = isEnabled
  }

  // MARK: View

  /// The view that shows the item in a bar; nil for gaps. The bar retains the view, and the view retains the item.
  final var view: View? {
    if space != nil { return nil }
    let view = shownView ?? customView.map { BarCustomViewContainer($0, of: self) } ?? BarButton(self)
    shownView = view
    return view
  }
  private(set) final weak var shownView: View?

  /// Returns the columns of a gap in a bar of the given width. For a flexible space, which only takes the columns left over, it is 0.
  final func gap(in width: Int) -> Int { space == .fixedSpace ? max(0, min(self.width, width)) : 0 }
}

extension BarButtonItem: PopoverPresentationControllerSourceItem {
  /// Returns the visible cells of the item in the coordinates of `referenceView`, or nil if the item is in no bar or cannot be seen.
  public final func frame(in referenceView: View) -> Rect? { shownView?.frame(in: referenceView) }
}
