import Foundation

/// The files of a snippet's recorded picture. The paths start at the root of the repository.
package struct SnippetPicture {
  /// The folder with the snippets.
  package static let snippets = "Documentation/Snippets"
  /// The folder with the articles and the pictures.
  package static let catalog = "Documentation/TermKit.docc"
  /// Whether pictures and code blocks are written instead of compared.
  package static var isRecording: Bool { ProcessInfo.processInfo.environment["TERMKIT_RECORD_SNAPSHOTS"] == "1" }

  /// The screen as text, such as "Documentation/TermKit.docc/Controls/Controls-Slider.txt".
  package let text: String
  /// The screen as SVG, such as "Documentation/TermKit.docc/Controls/Controls-Slider.svg".
  package let image: String

  /// Creates the names of the files.
  /// - Parameters:
  ///   - snippet: The path of the snippet's file, or of the file beside it with its tests, such as "SliderTests.swift".
  ///   - part: The name of the picture, if the snippet has several.
  package init(snippet: String, part: String? = nil) {
    let parts = snippet.split(separator: "/").suffix(2).map(String.init)
    let ending = parts[1].hasSuffix("Tests.swift") ? "Tests.swift" : ".swift"
    let (folder, file) = (parts[0], parts[1].dropLast(ending.count))
    let name = "\(Self.catalog)/\(folder)/\(folder)-\(part.map { "\(file)-\($0)" } ?? String(file))"
    (text, image) = ("\(name).txt", "\(name).svg")
  }
}
