import TermKitGraphics

/// One of the screens that a tab bar leads to. UIKit's `UITabBarItem`.
///
///     controller.tabBarItem = TabBarItem(title: "Messages", image: outline, selectedImage: filled)
open class TabBarItem: BarItem {
  /// The picture while it is selected, or nil for `image`; nil unless given (B10).
  public final var selectedImage: Image? { didSet { if selectedImage != oldValue { changed() } } }
  /// A short text in a patch beside the image, "3" or "New"; none unless set.
  public final var badgeValue: String? { didSet { if badgeValue != oldValue { changed() } } }
  /// The colour of that patch; red unless set.
  public final var badgeColor = Color(red: 255, green: 59, blue: 48) {
    didSet {
      noteCustomization()
      if badgeColor != oldValue { changed() }
    }
  }

  /// Makes an item.
  public init(title: String, image: Image? = nil, selectedImage: Image? = nil) {
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
  }
}
