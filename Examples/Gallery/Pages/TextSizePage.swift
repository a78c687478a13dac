import TermKit

/// The text styles at the user's preferred size of text, with buttons that change the size.
final class TextSizePage: ExhibitViewController {
  private let sizeLabel = Label()

  override func addExhibits() {
    add(
      Text(
        "The size of text changes everywhere, with Alt-+, Alt-- or these buttons.",
        de: "Alt-+, Alt-- und diese Tasten ändern die Textgröße auf jedem Bildschirm.",
        ja: "Alt-+ と Alt-- とこれらのボタンで文字サイズが変わります。"), sizeRow())
    for (style, name) in styles { add(nil, sample(style, name)) }
    add(Text("A button", de: "Eine Taste", ja: "ボタン"), playButton())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showSize()
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    showSize()
  }

  private func showSize() { sizeLabel.text = traitCollection.preferredContentSizeCategory.name }

  // MARK: The size

  private func sizeRow() -> View {
    let smaller = Button(title: "−")
    let larger = Button(title: "+")
    smaller.addAction(for: .touchUpInside) { [weak self] _ in self?.change(by: -1) }
    larger.addAction(for: .touchUpInside) { [weak self] _ in self?.change(by: 1) }
    sizeLabel.textAttributes = .bold
    let row = StackView(arrangedSubviews: [smaller, sizeLabel, larger], spacing: 1)
    row.alignment = .center
    return Leading(row)
  }

  // Each of these sizes looks different from the one before.
  private static let sizes: [ContentSizeCategory] = [.large, .extraLarge, .extraExtraLarge, .accessibilityMedium]

  private func change(by step: Int) {
    let present = traitCollection.preferredContentSizeCategory
    let new = step > 0 ? Self.sizes.first { $0 > present } : Self.sizes.last { $0 < present }
    if let new { Application.shared.traitOverrides.preferredContentSizeCategory = new }
  }

  // MARK: Samples

  private var styles: [(Font.TextStyle, Text)] {
    [
      (.largeTitle, Text("Large title", de: "Großer Titel", ja: "大見出し")),
      (.title1, Text("Title 1", de: "Titel 1", ja: "見出し1")), (.title2, Text("Title 2", de: "Titel 2", ja: "見出し2")),
      (.title3, Text("Title 3", de: "Titel 3", ja: "見出し3")), (.headline, Text("Headline", de: "Überschrift", ja: "表題")),
      (.subheadline, Text("Subheadline", de: "Untertitel", ja: "副題")), (.body, Text("Body", de: "Text", ja: "本文")),
      (.callout, Text("Callout", de: "Hinweis", ja: "吹き出し")), (.footnote, Text("Footnote", de: "Fußnote", ja: "脚注")),
      (.caption1, Text("Caption 1", de: "Bildtext 1", ja: "説明1")),
      (.caption2, Text("Caption 2", de: "Bildtext 2", ja: "説明2")),
    ]
  }

  private func sample(_ style: Font.TextStyle, _ name: Text) -> View {
    let label = label(name)
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func playButton() -> View {
    let button = Button()
    translate { button.setTitle(Text("Play", de: "Spielen", ja: "始める").string, for: .normal) }
    button.titleFont = .preferredFont(forTextStyle: .body)
    button.adjustsFontForContentSizeCategory = true
    return Leading(button)
  }
}
