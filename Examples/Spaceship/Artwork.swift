import Foundation
import TermKit

/// The images of the ship and of its skins, in the folder Images.
///
/// The images of a skin are in a folder with its name. Images for a state end in the name of the state, such as
/// "metal/button-engage-highlighted".
@MainActor struct Artwork {
  private let images: [String: Image]

  /// Reads all images.
  /// - Throws: `ImageCatalogError` if a file is not an image or cannot be read.
  init() throws(ImageCatalogError) {
    let catalog = try ImageCatalog(folder: Bundle.module.bundlePath + "/Images")
    var images: [String: Image] = [:]
    for name in catalog.names { images[name] = try catalog.image(named: name) }
    self.images = images
  }

  /// Returns the image with a name. In the place of a missing image, the name is shown.
  subscript(_ name: String) -> Image { images[name] ?? Image(name) }

  /// Returns the image of a skin for a part and a state, or nil if there is no such image.
  func image(_ part: String, of skin: String, for state: ControlState = .normal) -> Image? {
    images["\(skin)/\(part)\(Self.ending(of: state))"]
  }

  private static func ending(of state: ControlState) -> String {
    switch state {
    case .highlighted: "-highlighted"
    case .disabled: "-disabled"
    case .selected: "-selected"
    case .focused: "-focused"
    default: ""
    }
  }
}
