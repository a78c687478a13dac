import TermKit

/// Labels: alignment, truncation, text with attributes, and text with unsafe characters.
final class LabelsPage: ExhibitViewController {
  override func addExhibits() {
    add("At the left, in the middle, at the right", alignments())
    add("Attributes", attributes())
    add("One line, and several lines", lines())
    add("Wide characters and clusters", Label(text: "日本語 한국어 👩‍👩‍👧‍👦 🇩🇪 é"))
    add("Control characters and escape sequences", Label(text: "\u{1B}[31mred\u{1B}[0m \u{7} \u{202E}turned\u{202C}"))
    add("Too long: the modes of breaking lines", breaks())
    add("Parts with their own attributes", attributed())
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

  private func breaks() -> View {
    let modes: [(String, LineBreakMode)] = [
      ("word", .byWordWrapping), ("char", .byCharWrapping), ("clip", .byClipping), ("head", .byTruncatingHead),
      ("tail", .byTruncatingTail), ("middle", .byTruncatingMiddle),
    ]
    let labels = modes.map { name, mode in
      let label = Label(text: "\(name): three in a row win, in any direction, and unbeatable players only ever draw")
      label.lineBreakMode = mode
      return label
    }
    return StackView(arrangedSubviews: labels, axis: .vertical)
  }

  private func attributed() -> View {
    var text = AttributedText("You won in ")
    text += AttributedText("5 moves", attributes: .init(foregroundColor: Exhibits.green, textAttributes: .bold))
    text += AttributedText(", not in ")
    text += AttributedText("nine", attributes: .init(hasStrikethrough: true))
    text += AttributedText(". ")
    text += AttributedText(
      " 日本語 👍 ", attributes: .init(foregroundColor: .white, backgroundColor: Color(red: 0, green: 70, blue: 160)))
    text += AttributedText(" Play ")
    text += AttributedText(
      "again", attributes: .init(foregroundColor: .systemBlue, textAttributes: [.italic, .underline]))
    text += AttributedText("?")
    let label = Label()
    label.attributedText = text
    label.numberOfLines = 0
    return label
  }

  private func lines() -> View {
    let text =
      "A label of one line that does not fit ends in an ellipsis. With several lines, the text wraps."
    let (one, many) = (Label(text: text), Label(text: text))
    many.numberOfLines = 0
    return StackView(arrangedSubviews: [one, many], axis: .vertical, spacing: 1)
  }
}
