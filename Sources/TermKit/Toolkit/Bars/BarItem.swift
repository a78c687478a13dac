import TermKitControls
import TermKitGraphics
import TermKitViews

extension BarItem: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (left: BarItem, right: BarItem) -> Bool { left === right }

  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor protocol BarItemObserver: AnyObject {
  func barItemChanged(_ item: BarItem)
}

/// The base class of the items in all bars. UIKit's `UIBarItem`.
@MainActor open class BarItem {
  /// The title, in one row. Defaults to nil.
  public final var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image, shown as a template unless its mode is `alwaysOriginal`. Defaults to nil.
  public final var image: Image? { didSet { if image != oldValue { changed() } } }
  /// The image shown instead of `image` in bars with compact metrics, on terminals of fewer than 20 rows. Defaults to nil, which shows
  /// `image`. UIKit's `landscapeImagePhone`.
  public final var compactImage: Image? { didSet { if compactImage != oldValue { changed() } } }
  /// The insets of the image's rectangle, in cells. Negative insets enlarge it. Defaults to zero.
  public final var imageInsets = EdgeInsets.zero {
    didSet { noteCustomization(changes: imageInsets != oldValue) { changed() } }
  }
  /// Whether the item responds to the mouse and to keys. Defaults to true.
  ///
  /// A disabled item is drawn grey, unless a colour is set for its state or for `.normal`. A custom view that is a control is enabled and
  /// disabled with its item.
  public final var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      isEnabledDidChange()
      changed()
    }
  }
  /// The label that assistive technology reports. Defaults to nil.
  ///
  /// If nil, a bar button uses the label of its image, or else its title. A tab uses its title, or else the label of its image. A back
  /// button uses its title, the label of its image, or else the title of the screen that it leads to.
  public final var accessibilityLabel: String?
  private var titleAttributes = StateValues<TitleTextAttributes>()
  final weak var observer: (any BarItemObserver)?
  package final var customizations = AppearanceSlotSet()

  /// Creates an item with a `title` and an `image`. Both default to nil.
  public init(title: String? = nil, image: Image? = nil) {
    self.title = title
    self.image = image
  }

  /// Sets the colour, the attributes and the shadow of the title for a state. A template image gets the same colour and attributes,
  /// but is never italic.
  ///
  /// A value inside `attributes` that is nil keeps the usual look of `state`, which can be a union of several states. If `attributes`
  /// itself is nil, the item uses those for the same state without focus, then those for `.normal`.
  public final func setTitleTextAttributes(_ attributes: TitleTextAttributes?, for state: ControlState) {
    noteCustomization(for: state)
    if titleAttributes.set(attributes, for: state) { changed() }
  }

  /// Returns the attributes that are set for exactly this state, or nil.
  public final func titleTextAttributes(for state: ControlState) -> TitleTextAttributes? { titleAttributes[state] }

  final func shownTitleAttributes(for state: ControlState) -> TitleTextAttributes? { titleAttributes.shown(for: state) }

  /// Returns true if the application has set attributes of the title for a state, and not just for `.normal`.
  final func hasOwnTitleAttributes(for state: ControlState) -> Bool { titleAttributes.isOwn(for: state) }

  final func shownImage(_ metrics: BarMetrics) -> Image? { metrics == .compact ? compactImage ?? image : image }

  /// The title, or an empty string.
  package final var titleText: String { title ?? "" }

  func isEnabledDidChange() {}

  final func changed() { observer?.barItemChanged(self) }
}
