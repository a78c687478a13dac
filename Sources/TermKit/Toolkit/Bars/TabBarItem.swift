import TermKitGraphics

/// A tab of a tab bar. UIKit's `UITabBarItem`.
///
///     controller.tabBarItem = TabBarItem(title: "Messages", image: outline, selectedImage: filled)
open class TabBarItem: BarItem {
  /// The image shown while the tab is selected. Defaults to nil, which shows `image`.
  public final var selectedImage: Image? { didSet { if selectedImage != oldValue { changed() } } }
  /// The text of the badge, such as "3" or "New". Defaults to nil, no badge; an empty text is an empty badge. A text of more than 6 columns
  /// ends in "…".
  ///
  /// The badge is beside the image in a bar of several rows, and after the title in a bar of one row.
  public final var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of the badge. Defaults to red. Beside the selected tab, the text of the badge has this colour.
  public final var badgeColor = Color(red: 255, green: 59, blue: 48) {
    didSet { noteCustomization(changes: badgeColor != oldValue) { changed() } }
  }

  /// Creates an item with a `title`, or nil for a tab that shows only its `image`. While the tab is selected, it shows `selectedImage`.
  /// Both images default to nil.
  public init(title: String?, image: Image? = nil, selectedImage: Image? = nil) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }
}
