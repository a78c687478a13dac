import TermKit

/// A letter as text with headings, quotations, lists, code and links.
enum MailText {
  private typealias Attributes = AttributedText.Attributes

  static func attributed(_ text: String) -> AttributedText {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.enumerated().reduce(into: AttributedText()) { result, line in
      if line.offset > 0 { result += AttributedText("\n", attributes: paragraph(lines[line.offset - 1]).attributes) }
      let (text, attributes) = paragraph(line.element)
      result += linked(text, attributes)
    }
  }

  /// Returns the text of a line without its marks, and its attributes.
  private static func paragraph(_ line: String) -> (text: String, attributes: Attributes) {
    func style(_ block: ParagraphStyle.TextBlock) -> Attributes {
      Attributes(paragraphStyle: ParagraphStyle(textBlocks: [block]))
    }
    if line.hasPrefix("# ") { return (String(line.dropFirst(2)), Attributes(font: .boldSystemFont(ofSize: 20))) }
    if line.hasPrefix("> ") { return (String(line.dropFirst(2)), style(.quote)) }
    if line.hasPrefix("- ") { return (String(line.dropFirst(2)), style(.listItem())) }
    if line.hasPrefix("    ") { return (String(line.dropFirst(4)), style(.code)) }
    return (line, Attributes())
  }

  private static func linked(_ text: String, _ attributes: Attributes) -> AttributedText {
    var result = AttributedText(text, attributes: attributes)
    for word in text.split(separator: " ") where ["https://", "http://", "mailto:"].contains(where: word.hasPrefix) {
      var address = word
      while let last = address.last, ",.;:!?)".contains(last) { address.removeLast() }
      result.addAttributes(Attributes(link: String(address)), range: address.startIndex..<address.endIndex)
    }
    return result
  }

  /// Returns the text of an answer, in which the letter is quoted.
  static func answer(to mail: Mail) -> String {
    let quoted = mail.text.split(separator: "\n", omittingEmptySubsequences: false).map { "> \($0)" }
    return "\n\n\(mail.sender) wrote:\n" + quoted.joined(separator: "\n")
  }
}
