/// The images of an app, each with variants for poorer and richer terminals, as plain text (I8). UIKit's asset catalogue.
///
/// A file `star.cells` is the image "star"; in a folder `bars` below it is "bars/star". Here is one, and what can be in it:
///
///     # Lines like this one are comments.
///     rendering template          # or original; automatic unless given (I1)
///     color r #FF2600             # a letter and #RGB, #RRGGBB, #RRGGBBAA or a name of Color
///     caps left 1 right 1         # resizable (I3): top, left, bottom, right, 0 where not given
///     resizing tile               # or stretch; stretch if the middle is one cell, else tile, unless given
///     alignment bottom 1          # edges that do not count in layout (I4)
///     attributes bold             # and dim, italic, underline, reverse
///     duration 0.6                # the seconds that all frames take together (I5)
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
///     background                  # likewise; a blank is clear
///     | r |
///
/// A row is what is between its first and its last bar. What is set before the first variant holds for all; a variant may set its own. It
/// is for a glyph level (`ascii`, `blocks` or `braille`) and, if it says so, for `compact-width`, `regular-width`, `compact-height`,
/// `regular-height`, `light` or `dark`; without `variant` a picture is one in ASCII. The best one is chosen wherever the image is shown,
/// as `Image(variants:)` does.
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

  /// Reads all files that end in ".cells" in a folder and those below it. The first that is no image is the error.
  public init(folder: String) throws(ImageCatalogError) {
    try self.init(folder: folder, places: [folder])
  }

  /// Makes a catalogue of texts in the source, by their names, for programs that are a single file.
  ///
  ///     let images = try ImageCatalog(["dot": "|*|\nvariant braille\n|●|"])
  public init(_ texts: [String: String]) throws(ImageCatalogError) {
    var images: [String: Image] = [:]
    for (name, text) in texts.sorted(by: { $0.key < $1.key }) {
      images[name] = try ImageFile(text, path: name + Self.ending).image()
    }
    self.init(images, places: [])
  }

  /// Makes a catalogue of the bytes of files, by their names, such as those that SwiftPM's `.embedInCode` puts into a program.
  ///
  ///     let images = try ImageCatalog(["star": PackageResources.star_cells])
  public init(_ files: [String: [UInt8]]) throws(ImageCatalogError) {
    var images: [String: Image] = [:]
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      images[name] = try ImageFile(bytes: bytes, path: name + Self.ending).image()
    }
    self.init(images, places: [])
  }

  private init(folder: String, places: [String]) throws(ImageCatalogError) {
    var images: [String: Image] = [:]
    for path in try ImageFolder(path: folder).files(endingIn: Self.ending) {
      let file = folder + "/" + path
      images[String(path.dropLast(Self.ending.count))] =
        try ImageFile(bytes: ImageFolder.contents(ofFile: file), path: file).image()
    }
    self.init(images, places: places)
  }

  private static let ending = ".cells"

  /// The names of all images, in order.
  public var names: [String] { images.keys.sorted() }

  /// The image of a name. The error says where it was looked for and which there are.
  public func image(named name: String) throws(ImageCatalogError) -> Image {
    guard let image = images[name] else {
      throw .notFound(name: name, places: places.map { "\($0)/\(name)\(Self.ending)" }, known: names)
    }
    return image
  }
}

// MARK: The program's own

extension ImageCatalog {
  /// The images that came with the program, UIKit's main bundle: those of the first folder there is of
  ///
  /// - `Images` beside the executable,
  /// - `Images` in a resource bundle of SwiftPM beside it, where a package has `resources: [.copy("Images")]`,
  /// - `share/NAME/Images` beside the folder it is in, `NAME` being its own name, where it was installed in `bin`.
  ///
  /// They are read once, when first asked for. Without any of these folders it is empty, and says so where an image is not found.
  public static var main: ImageCatalog {
    get throws(ImageCatalogError) { try loadedMain.get() }
  }

  private static let loadedMain: Result<ImageCatalog, ImageCatalogError> = Result { () throws(ImageCatalogError) in
    let places = ImageFolder.places(executable: ImageFolder.executablePath, ImageFolder.entries)
    return try first(of: places)
  }

  /// That of the first folder there is; an empty one if there is none.
  static func first(of places: [String]) throws(ImageCatalogError) -> ImageCatalog {
    guard let folder = places.first(where: { ImageFolder.entries(of: $0) != nil }) else {
      return ImageCatalog([:], places: places)
    }
    return try ImageCatalog(folder: folder, places: [folder])
  }
}

extension Image {
  /// Takes an image from a catalogue (I8). UIKit's `UIImage(named:in:)`, which answers nil where this says where it looked.
  public init(named name: String, in catalog: ImageCatalog) throws(ImageCatalogError) {
    self = try catalog.image(named: name)
  }

  /// Takes one of the images that came with the program, `ImageCatalog.main` (I8).
  public init(named name: String) throws(ImageCatalogError) {
    self = try ImageCatalog.main.image(named: name)
  }
}
