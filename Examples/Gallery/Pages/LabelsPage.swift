import TermKit

/// Labels: alignment, truncation, text with attributes, and text with unsafe characters.
final class LabelsPage: ExhibitViewController {
  override func addExhibits() {
    add(
      Text("At the left, in the middle, at the right", de: "Links, in der Mitte, rechts", ja: "左、中央、右"), alignments())
    add(Text("Attributes", de: "Attribute", ja: "属性"), attributes())
    add(Text("One line, and several lines", de: "Eine Zeile und mehrere", ja: "一行と複数行"), lines())
    add(
      Text("Wide characters and clusters", de: "Breite Zeichen und Cluster", ja: "全角文字と結合文字"),
      Label(text: "日本語 한국어 👩‍👩‍👧‍👦 🇩🇪 é"))
    add(
      Text("Control characters and escape sequences", de: "Steuerzeichen und Escape-Sequenzen", ja: "制御文字とエスケープ列"),
      label(
        Text(
          "\u{1B}[31mred\u{1B}[0m \u{7} \u{202E}turned\u{202C}",
          de: "\u{1B}[31mrot\u{1B}[0m \u{7} \u{202E}gewendet\u{202C}",
          ja: "\u{1B}[31m赤\u{1B}[0m \u{7} \u{202E}逆\u{202C}")))
    add(Text("Too long: the modes of breaking lines", de: "Zu lang: Arten des Umbruchs", ja: "長い文字列: 改行の方法"), breaks())
    add(Text("Parts with their own attributes", de: "Teile mit eigenen Attributen", ja: "部分ごとの属性"), attributed())
    add(
      Text(
        "Colours by their use, which follow the colour scheme", de: "Farben nach ihrem Zweck, passend zum Farbschema",
        ja: "用途別の色 (配色に合わせて変化)"), semanticColors())
    add(Text("Lines below the text", de: "Linien unter dem Text", ja: "下線の種類"), underlines())
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
    row([
      (Text("bold", de: "fett", ja: "太字"), .bold), (Text("dim", de: "blass", ja: "淡色"), .dim),
      (Text("italic", de: "kursiv", ja: "斜体"), .italic), (Text("underline", de: "Strich", ja: "下線"), .underline),
      (Text("reverse", de: "invers", ja: "反転"), .reverse),
    ])
  }

  private func underlines() -> View {
    row([
      (Text("double", de: "doppelt", ja: "二重"), .doubleUnderline),
      (Text("curly", de: "gewellt", ja: "波線"), .curlyUnderline),
      (Text("dotted", de: "gepunktet", ja: "点線"), .dottedUnderline),
      (Text("dashed", de: "gestrichelt", ja: "破線"), .dashedUnderline),
    ])
  }

  private func row(_ attributes: [(Text, TextAttributes)]) -> View {
    let labels = attributes.map { name, attributes in
      let label = label(name)
      label.textAttributes = attributes
      return label
    }
    let row = StackView(arrangedSubviews: labels, spacing: 2)
    row.distribution = .equalSpacing
    return row
  }

  // On their own background, because the theme of the gallery may be dark.
  private func semanticColors() -> View {
    let colors: [(Text, Color, Color?)] = [
      (Text("main text", de: "Haupttext", ja: "本文"), .label, nil),
      (Text("secondary text", de: "Nebentext", ja: "補足"), .secondaryLabel, nil),
      (Text("unimportant text", de: "Unwichtiges", ja: "参考"), .tertiaryLabel, nil),
      (Text("a link", de: "ein Verweis", ja: "リンク"), .link, nil),
      (Text("a group", de: "eine Gruppe", ja: "グループ"), .label, .secondarySystemBackground),
      (Text("a group in it", de: "eine Gruppe darin", ja: "その中のグループ"), .label, .tertiarySystemBackground),
    ]
    let labels = colors.map { name, color, background in
      let label = label(name)
      (label.textColor, label.backgroundColor) = (color, background)
      return label
    }
    let column = StackView(arrangedSubviews: labels, axis: .vertical)
    column.backgroundColor = .systemBackground
    return column
  }

  private func breaks() -> View {
    let modes: [(Text, LineBreakMode)] = [
      (Text("word", de: "Wort", ja: "単語"), .byWordWrapping), (Text("char", de: "Zeichen", ja: "文字"), .byCharWrapping),
      (Text("clip", de: "Schnitt", ja: "切り"), .byClipping), (Text("head", de: "Anfang", ja: "先頭"), .byTruncatingHead),
      (Text("tail", de: "Ende", ja: "末尾"), .byTruncatingTail),
      (Text("middle", de: "Mitte", ja: "中央"), .byTruncatingMiddle),
    ]
    let labels = modes.map { name, mode in
      let label = label(
        Text(
          "\(name.english): three in a row win, in any direction, and unbeatable players only ever draw",
          de: "\(name.german): Drei in einer Reihe gewinnen, und unschlagbare Spieler spielen stets unentschieden",
          ja: "\(name.japanese): 縦横斜めに三つ並べば勝ちで、無敵の二人が対局すると必ず引き分けになります"))
      label.lineBreakMode = mode
      return label
    }
    return StackView(arrangedSubviews: labels, axis: .vertical)
  }

  private func attributed() -> View {
    let label = Label()
    label.numberOfLines = 0
    translate { label.attributedText = Self.victory }
    return label
  }

  private static var victory: AttributedText {
    var text = AttributedText(Text("You won in ", de: "Du hast in ", ja: "").string)
    text += AttributedText(
      Text("5 moves", de: "5 Zügen", ja: "5 手").string,
      attributes: .init(foregroundColor: Exhibits.green, textAttributes: .bold))
    text += AttributedText(Text(", not in ", de: ", nicht in ", ja: "で勝ちました。").string)
    text += AttributedText(
      Text("nine", de: "neun", ja: "九手ではありません").string, attributes: .init(hasStrikethrough: true))
    text += AttributedText(Text(". ", de: " gewonnen. ", ja: "。").string)
    text += AttributedText(
      " 日本語 👍 ", attributes: .init(foregroundColor: .white, backgroundColor: Color(red: 0, green: 70, blue: 160)))
    text += AttributedText(Text(" Play ", de: " Noch ", ja: " もう").string)
    text += AttributedText(
      Text("again", de: "einmal", ja: "一局").string,
      attributes: .init(foregroundColor: .systemBlue, textAttributes: [.italic, .underline]))
    text += AttributedText(Text("?", de: "?", ja: "？").string)
    return text
  }

  private func lines() -> View {
    let text = Text(
      "A label of one line that does not fit ends in an ellipsis. With several lines, the text wraps.",
      de: "Eine Zeile, die nicht passt, endet in Auslassungspunkten. Bei mehreren Zeilen wird der Text umbrochen.",
      ja: "一行に収まらないラベルは省略記号で終わります。複数行なら文章は折り返されます。")
    let (one, many) = (label(text), label(text, numberOfLines: 0))
    return StackView(arrangedSubviews: [one, many], axis: .vertical, spacing: 1)
  }
}
