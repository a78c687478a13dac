import TermKit

/// The values of the red look: colours, text attributes and flat images. The delegates differ in how they set them.
@MainActor enum RedLook {
  static let red = Color(red: 214, green: 62, blue: 50)
  static let brightRed = Color(red: 255, green: 118, blue: 98)
  static let darkRed = Color(red: 110, green: 30, blue: 26)

  static let title = TitleTextAttributes(foregroundColor: brightRed, attributes: .bold)
  /// The quiet titles of items, and the brighter ones of items that are pressed.
  static let item = TitleTextAttributes(foregroundColor: Color(red: 232, green: 92, blue: 76))
  static let pressedItem = TitleTextAttributes(foregroundColor: Color(red: 255, green: 190, blue: 176))
  static let selectedTab = TitleTextAttributes(foregroundColor: brightRed, attributes: .bold)
  static let segment = TitleTextAttributes(foregroundColor: Color(red: 226, green: 110, blue: 96))
  static let selectedSegment = TitleTextAttributes(foregroundColor: .white, attributes: .bold)

  static let bar = Artwork.image("bar")
  static let tabBar = Artwork.image("tabbar")
  static let selectionIndicator = Artwork.image("tab-selected")
  static let button = Artwork.image("item")
  static let pressedButton = Artwork.image("item-pressed")
  static let backButton = Artwork.image("back")
  static let pressedBackButton = Artwork.image("back-pressed")
  static let segmentBackground = Artwork.image("segment")
  static let selectedSegmentBackground = Artwork.image("segment-selected")
  static let divider = Artwork.image("divider")
  /// The dividers beside the selected segment, which is at their left or at their right.
  static let dividerAfterSelection = Artwork.image("divider-left")
  static let dividerBeforeSelection = Artwork.image("divider-right")
}

/// The files in the folder Images, which the package embeds in the program.
enum Artwork {
  private static let catalog = Result { () throws(ImageCatalogError) in
    try ImageCatalog([
      "back": PackageResources.back_cells, "back-pressed": PackageResources.back_pressed_cells,
      "bar": PackageResources.bar_cells, "blue": PackageResources.blue_cells,
      "blue-pressed": PackageResources.blue_pressed_cells, "divider": PackageResources.divider_cells,
      "divider-left": PackageResources.divider_left_cells, "divider-right": PackageResources.divider_right_cells,
      "green": PackageResources.green_cells, "green-pressed": PackageResources.green_pressed_cells,
      "item": PackageResources.item_cells, "item-pressed": PackageResources.item_pressed_cells,
      "pulse": PackageResources.pulse_cells, "pulse-pressed": PackageResources.pulse_pressed_cells,
      "segment": PackageResources.segment_cells, "segment-selected": PackageResources.segment_selected_cells,
      "tab-selected": PackageResources.tab_selected_cells, "tabbar": PackageResources.tabbar_cells,
    ])
  }

  /// Returns an image of the catalogue. In the place of a missing image, the error is shown.
  static func image(_ name: String) -> Image {
    do throws(ImageCatalogError) { return try Image(named: name, in: catalog.get()) } catch {
      return Image(error.description)
    }
  }
}
