import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

/// The code of the documentation. Each test is the code of a block in an article or in the README, and compares the screen with its picture.
@MainActor @Suite(.isolatedAppearance) struct Snippets {}

/// Checks that the screen of an application looks like the recorded pictures of a snippet: the text and the SVG
/// in the catalogue `Documentation/TermKit.docc`.
///
/// `Scripts/snippets` records the pictures.
/// - Parameters:
///   - app: The application.
///   - part: The name of the picture, if the snippet has several. Defaults to nil.
///   - filePath: The path of the snippet's file.
///   - sourceLocation: The place in the source code that a failure is reported for.
@MainActor func expectPicture(
  of app: TestApplication, named part: String? = nil, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let picture = SnippetPicture(snippet: filePath, part: part)
  let text = Picture(app.screen).rows.map { "\($0)\n" }.joined()
  let image = SVGPicture(of: RecordedScreen(app.terminal), isFramed: true).text
  if SnippetPicture.isRecording {
    try Repository.write(text, to: picture.text)
    try Repository.write(image, to: picture.image)
    return
  }
  guard Repository.contains(picture.text), Repository.contains(picture.image) else {
    Issue.record("record the picture with Scripts/snippets, and look at it", sourceLocation: sourceLocation)
    return
  }
  if let difference = Picture(app.screen).difference(from: Picture(try Repository.text(of: picture.text))) {
    Issue.record(
      "\(picture.text) differs; if the screen is right, run Scripts/snippets.\n\(difference)",
      sourceLocation: sourceLocation)
  } else if try Repository.text(of: picture.image) != image {
    Issue.record(
      "the colours of \(picture.image) differ; if the screen is right, run Scripts/snippets",
      sourceLocation: sourceLocation)
  }
}
