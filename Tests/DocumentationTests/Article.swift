import TermKitTestSupport

/// A page of the documentation, read for its blocks of code. A comment above a block names the file that the block repeats:
///
///     <!-- Documentation/Snippets/ViewsAndLayout/Stack.swift -->
///
/// A part of a snippet has its name after a number sign. A block that cannot be compiled says why: `<!-- not compiled: UIKit's code -->`.
struct Article {
  /// The path from the root of the repository.
  let path: String
  /// The page.
  let text: String
  /// The blocks of code.
  let blocks: [MarkdownPage.Code]

  /// The README, and the pages of the catalogue.
  static var allPaths: [String] { ["README.md"] + Repository.files(in: SnippetPicture.catalog, ending: ".md") }

  init(_ path: String) throws { self.init(path: path, text: try Repository.text(of: path)) }

  init(path: String, text: String) {
    (self.path, self.text) = (path, text)
    blocks = MarkdownPage(name: path, text: text).code
  }

  // Blocks in other languages, such as shell commands, are written by hand.
  private static let copiedLanguages = ["swift", "text"]

  /// Why a block of code is wrong.
  func problem(with block: MarkdownPage.Code) throws -> String? {
    guard Self.copiedLanguages.contains(block.language) else {
      return block.language.isEmpty ? "the block has no language" : nil
    }
    guard let mark = Mark(block.introduction) else { return "no comment above the block names a file" }
    if mark.isException { return nil }
    guard Repository.contains(mark.file) else { return "\(mark.file) does not exist" }
    let expected = try mark.lines()
    if expected.isEmpty { return "\(mark.file) shows nothing here, or has no part \(mark.part ?? "")" }
    return expected == block.lines
      ? nil : "the block differs from \(mark.file); run Scripts/snippets\n" + block.lines.joined(separator: "\n")
  }

  /// Returns the page's text, with the files' contents in the blocks that name files. A block whose file shows nothing keeps its code.
  func updatedText() throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for block in blocks.reversed() where Self.copiedLanguages.contains(block.language) {
      guard let mark = Mark(block.introduction), !mark.isException, Repository.contains(mark.file) else { continue }
      let new = try mark.lines()
      if new.isEmpty { continue }
      lines.replaceSubrange(block.line - 1..<block.line - 1 + block.lines.count, with: new)
    }
    return lines.joined(separator: "\n")
  }
}

extension Article {
  /// The comment above a block.
  struct Mark {
    /// The path of a file, or the reason of an exception.
    let file: String
    /// The part of the file, or nil for all of it.
    let part: String?
    /// Whether the block is not compiled.
    let isException: Bool

    /// Reads a line. Returns nil if the line is no such comment.
    init?(_ line: String) {
      guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
      let text = line.dropFirst(5).dropLast(4)
      isException = text.hasPrefix("not compiled: ")
      let parts = isException ? [text] : text.split(separator: "#")
      (file, part) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Returns the lines that the block must have.
    func lines() throws -> [String] {
      let text = try Repository.text(of: file)
      if file.hasSuffix(".swift") { return SnippetSource(text).shown(part: part) }
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }
}
