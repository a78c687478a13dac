import TermKit

/// Labels: alignment, truncation, and text with unsafe characters.
final class LabelsPage: PageViewController {
  override func addExhibits() {
    add("At the left, in the middle, at the right", alignments())
    add("Attributes", attributes())
    add("One line, and several lines", lines())
    add("Wide characters and clusters", Label(text: "日本語 한국어 👩‍👩‍👧‍👦 🇩🇪 é"))
    add("Control characters and escape sequences", Label(text: "\u{1B}[31mred\u{1B}[0m \u{7} \u{202E}turned\u{202C}"))
  }

  private func alignments() -> View {
    let alignments: [TextAlignment] = [.left, .center, .right]
    let labels = alignments.map { alignment in
      let label = Label(text: "Tic-Tac-Toe")
      label.textAlignment = alignment
      return label
    }
    return StackView(arrangedSubviews: labels, axis: .vertical)
  }

  private func attributes() -> View {
    let attributes: [(String, TextAttributes)] = [
      ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
    ]
    let labels = attributes.map { name, attributes in
      let label = Label(text: name)
      label.textAttributes = attributes
      return label
    }
    let row = StackView(arrangedSubviews: labels, spacing: 2)
    row.distribution = .equalSpacing
    return row
  }

  private func lines() -> View {
    let text =
      "A label of one line that does not fit ends in an ellipsis. With several lines, the text wraps."
    let (one, many) = (Label(text: text), Label(text: text))
    many.numberOfLines = 0
    return StackView(arrangedSubviews: [one, many], axis: .vertical, spacing: 1)
  }
}
