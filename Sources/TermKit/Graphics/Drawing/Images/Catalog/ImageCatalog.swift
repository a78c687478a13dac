/// A catalogue of an app's images as text files, with variants for different terminals. UIKit's asset catalogue.
///
/// A file `star.cells` is the image "star", and in a subfolder `bars` it is "bars/star". This example shows all that a file can
/// contain:
///
///     # Lines like this one are comments.
///     rendering template          # or original; defaults to automatic
///     color r #FF2600             # a letter and #RGB, #RRGGBB, #RRGGBBAA or a name of Color
///     caps left 1 right 1         # resizable: top, left, bottom, right; each defaults to 0
///     resizing tile               # or stretch; defaults to stretch if the middle is one cell, else to tile
///     alignment bottom 1          # edges that layout ignores
///     attributes bold             # and dim, italic, underline, reverse
///     duration 0.6                # the duration of all frames together, in seconds
///
///     variant ascii               # every image has a picture in ASCII
///     |(-)|
///     frame                       # another picture of the same variant
///     |(+)|
///
///     variant braille compact-height dark
///     |▐█▌|
///     foreground                  # a letter for each column, or a blank for black
///     |rrr|
///     background                  # a letter for each column, or a blank for clear
///     | r |
///
/// A row is the text between its first and its last bar. Settings before the first variant apply to all variants, and a variant can
/// override them. A variant is for a glyph level (`ascii`, `blocks` or `braille`), and optionally for `compact-width`, `regular-width`,
/// `compact-height`, `regular-height`, `light` or `dark`. A picture without a `variant` line is in ASCII. The best variant is chosen
/// wherever the image is shown, as in `Image(variants:)`.
///
///     let images = try ImageCatalog(folder: "/usr/share/tictactoe/Images")
///     let star = try Image(named: "star", in: images)
///     let same = try Image(named: "star")                    // from ImageCatalog.main
public struct ImageCatalog: Sendable {
  private let images: [String: Image]
  private let places: [String]

  private init(_ images: [String: Image], places: [String]) {
    (self.images, self.places) = (images, places)
  }

  /// Creates a catalogue of all files in a folder and its subfolders whose names end in ".cells".
  /// - Parameter folder: The path of the folder.
  /// - Throws: `ImageCatalogError` for the first file that is not an image, or if a file or the folder cannot be read.
  public init(folder: String) throws(ImageCatalogError) {
    var images: [String: Image] = [:]
    for path in try ImageFolder(path: folder).files(endingIn: Self.ending) {
      let file = folder + "/" + path
      images[String(path.dropLast(Self.ending.count))] =
        try ImageFile(bytes: ImageFolder.contents(ofFile: file), path: file).image()
    }
    self.init(images, places: [folder])
  }

  /// Creates a catalogue of texts in the source code, for programs that consist of a single file.
  ///
  ///     let images = try ImageCatalog(["dot": "|*|\nvariant braille\n|●|"])
  /// - Parameter texts: The texts of the images by their names.
  /// - Throws: `ImageCatalogError` for the first text that is not an image.
  public init(_ texts: [String: String]) throws(ImageCatalogError) {
    try self.init(texts.mapValues { Array($0.utf8) })
  }

  /// Creates a catalogue from the contents of files, such as files that SwiftPM's `.embedInCode` rule embeds in a program.
  ///
  ///     let images = try ImageCatalog(["star": PackageResources.star_cells])
  /// - Parameter files: The contents of the files by the names of the images.
  /// - Throws: `ImageCatalogError` for the first file that is not an image.
  public init(_ files: [String: [UInt8]]) throws(ImageCatalogError) {
    var images: [String: Image] = [:]
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      images[name] = try ImageFile(bytes: bytes, path: name + Self.ending).image()
    }
    self.init(images, places: [])
  }

  private static let ending = ".cells"

  /// The names of all images, in alphabetical order.
  public var names: [String] { images.keys.sorted() }

  /// Returns the image with a name.
  /// - Throws: `ImageCatalogError.notFound`, with the places searched and the existing names.
  public func image(named name: String) throws(ImageCatalogError) -> Image {
    guard let image = images[name] else {
      throw .notFound(name: name, places: places.map { "\($0)/\(name)\(Self.ending)" }, known: names)
    }
    return image
  }
}

// MARK: The program's images

extension ImageCatalog {
  /// The images that were installed with the program. UIKit's main bundle.
  ///
  /// They come from the first of these folders that exists:
  /// - `Images` beside the executable,
  /// - `Images` in a SwiftPM resource bundle beside it, if a package has `resources: [.copy("Images")]`,
  /// - `share/NAME/Images` beside the executable's folder, with the executable's name as `NAME`, if the program was installed in `bin`.
  ///
  /// The files are read once, at the first access. Without any of these folders the catalogue is empty.
  /// - Throws: `ImageCatalogError` if a file is not an image or cannot be read.
  public static var main: ImageCatalog {
    get throws(ImageCatalogError) { try loadedMain.get() }
  }

  private static let loadedMain: Result<ImageCatalog, ImageCatalogError> = Result { () throws(ImageCatalogError) in
    let places = ImageFolder.places(executable: ImageFolder.executablePath, ImageFolder.entries)
    return try first(of: places)
  }

  /// Returns the catalogue of the first folder that exists, or an empty catalogue.
  static func first(of places: [String]) throws(ImageCatalogError) -> ImageCatalog {
    guard let folder = places.first(where: { ImageFolder.entries(of: $0) != nil }) else {
      return ImageCatalog([:], places: places)
    }
    return try ImageCatalog(folder: folder)
  }
}

extension Image {
  /// Loads an image from a catalogue. UIKit's `UIImage(named:in:)`.
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - catalog: The catalogue.
  /// - Throws: `ImageCatalogError.notFound`, with the places searched. UIKit returns nil instead.
  public init(named name: String, in catalog: ImageCatalog) throws(ImageCatalogError) {
    self = try catalog.image(named: name)
  }

  /// Loads one of the images that were installed with the program, from `ImageCatalog.main`.
  /// - Throws: `ImageCatalogError` if there is no such image, or if the catalogue cannot be read.
  public init(named name: String) throws(ImageCatalogError) {
    self = try ImageCatalog.main.image(named: name)
  }
}
