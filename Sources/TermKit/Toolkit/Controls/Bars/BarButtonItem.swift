import TermKitGraphics
import TermKitInput

/// A button, a gap or any view of the caller's in a navigation bar or a toolbar. UIKit's `UIBarButtonItem`.
///
/// An item with an image and a title shows both from 60 columns on, and the image alone below that.
///
///     item.rightBarButtonItem = BarButtonItem(systemItem: .compose, target: self, action: Messages.compose)
open class BarButtonItem: BarItem {
  /// What it is for. UIKit's `UIBarButtonItem.Style`.
  public enum Style: Hashable, Sendable {
    /// An action like others.
    case plain
    /// An action with a bezel: a breath of the tint, brackets where colours cannot blend. A background image takes its place.
    case bordered
    /// The action that finishes what one is doing: bold.
    case done
  }

  /// What it is for; `plain` unless given.
  public final var style: Style { didSet { if style != oldValue { changed() } } }
  /// The columns it takes, 0 or less for as many as it needs; 0 unless set. The width of a fixed space.
  public final var width = 0 { didSet { if width != oldValue { changed() } } }
  /// Titles that it may have later: it is wide enough for the widest of them; none unless set.
  public final var possibleTitles: Set<String> = [] { didSet { if possibleTitles != oldValue { changed() } } }
  /// The key that does the same as the item. Defaults to nil.
  ///
  /// Its character is underlined where it first occurs in the title, in upper or lower case. An image and a title without the character
  /// stay as they are.
  /// - Note: The item does not handle the key: give the view controller a `KeyCommand` for it.
  public final var keyEquivalent: Key? { didSet { if keyEquivalent != oldValue { changed() } } }
  /// The colour of its text and image, or nil for the bar's tint; nil unless set (B1).
  public final var tintColor: Color? {
    didSet {
      noteCustomization()
      if tintColor != oldValue { changed() }
    }
  }
  /// The caller's own view, or nil.
  public final let customView: View?
  /// The gap it is, or nil for things that are seen.
  final let space: BarSpace?
  /// Which of those every program has it is; what that looks like counts while it has no title or image of its own.
  final let systemItem: BarSystemItem?
  private var action: (@MainActor (BarButtonItem) -> Void)?
  /// What is set for its look, and for that of the back button it describes.
  final var looks = BarButtonLooks()
  final var backLooks = BarButtonLooks()

  private init(title: String, image: Image?, style: Style, customView: View?, systemItem: BarSystemItem? = nil) {
    self.style = style
    self.customView = customView
    self.systemItem = systemItem
    space = systemItem?.space
    super.init(title: title, image: image)
  }

  /// Makes a button with a title that does something.
  public convenience init(
    title: String, style: Style = .plain, action: (@MainActor (BarButtonItem) -> Void)? = nil
  ) {
    self.init(title: title, image: nil, style: style, customView: nil)
    self.action = action
  }

  /// Makes a button with an image that does something.
  public convenience init(
    image: Image, style: Style = .plain, action: (@MainActor (BarButtonItem) -> Void)? = nil
  ) {
    self.init(title: "", image: image, style: style, customView: nil)
    self.action = action
  }

  /// Makes one of the items every program has, that does something; it has no `title` and no `image` of its own, but what suits the
  /// terminal and the person's language (X2).
  public convenience init(systemItem: BarSystemItem, action: (@MainActor (BarButtonItem) -> Void)? = nil) {
    self.init(title: "", image: nil, style: systemItem.style, customView: nil, systemItem: systemItem)
    self.action = action
  }

  /// Makes an item that shows a view of the caller's, at the size that `sizeThatFits(_:)` answers or, if that is none, its own.
  public convenience init(customView: View) {
    self.init(title: "", image: nil, style: .plain, customView: customView)
  }

  // MARK: Target and action

  /// Makes a button with a title that calls a method of `target`, which is not retained.
  public convenience init<Target: AnyObject>(
    title: String, style: Style = .plain, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style)
    setAction(target, action)
  }

  /// Makes a button with an image that calls a method of `target`, which is not retained.
  public convenience init<Target: AnyObject>(
    image: Image, style: Style = .plain, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style)
    setAction(target, action)
  }

  /// Makes one of the items every program has, that calls a method of `target`, which is not retained.
  public convenience init<Target: AnyObject>(
    systemItem: BarSystemItem, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    setAction(target, action)
  }

  private func setAction<Target: AnyObject>(
    _ target: Target, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.action = { [weak target] _ in if let target { action(target)() } }
  }

  final func perform() { action?(self) }

  /// The picture it is shown by, if any.
  final func shownImage(_ metrics: BarMetrics, _ strings: any SystemStrings) -> Image? {
    shownImage(metrics) ?? (title.isEmpty ? systemItem?.image(strings) : nil)
  }

  /// Returns true if the item shows the word of its system item, in place of an image.
  final func showsWord(_ metrics: BarMetrics, in traits: TraitCollection) -> Bool {
    title.isEmpty && shownImage(metrics) == nil && systemItem?.isWord(in: traits) == true
  }

  /// The title that stands behind the image; nil where there is no room for it.
  final func word(in traits: TraitCollection) -> String? {
    image != nil && !title.isEmpty && traits.horizontalSizeClass == .regular ? title : nil
  }

  /// The text it is shown by where it has no picture.
  final func shownTitle(_ strings: any SystemStrings) -> String {
    title.isEmpty ? systemItem?.title(strings) ?? "" : title
  }

  final override func isEnabledDidChange() { (customView as? Control)?.isEnabled = isEnabled }

  // MARK: View

  /// The view that shows it in a bar, nil for gaps. The bar keeps it as long as it is there, and it keeps the item.
  final var view: View? {
    if space != nil { return nil }
    let view = shownView ?? customView.map { BarSlot($0, of: self) } ?? BarButton(self)
    shownView = view
    return view
  }
  private(set) final weak var shownView: View?

  /// The columns of a gap that a bar of so many shows: a flexible one has only what is left over.
  final func gap(in width: Int) -> Int { space == .fixed ? max(0, min(self.width, width)) : 0 }
}
