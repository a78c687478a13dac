// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `image views with and without a tint`() throws {
    let picture = ["╭─────╮", "│ ♥ ♥ │", "╰─────╯"].joined(separator: "\n")
    let card = Image(picture, color: .red)
    // snippet.show
    let original = ImageView(image: card)

    let template = ImageView(image: card.withRenderingMode(.alwaysTemplate))
    template.tintColor = .systemBlue

    let favorite = ImageView(image: Image("☆", ascii: "o"), highlightedImage: Image("★", ascii: "*"))
    favorite.isHighlighted = true
    // snippet.hide
    let app = TestApplication(
      width: 32, height: 11,
      NamedViews(["original": original, "template": template, "highlighted": favorite]))
    try expectPicture(of: app)
  }

  @Test func `the places of an image in its view`() throws {
    let modes: [(String, ContentMode)] = [
      ("topLeft", .topLeft), ("top", .top), ("center", .center), ("right", .right), ("bottomRight", .bottomRight),
    ]
    let row = StackView(axis: .horizontal, spacing: 1)
    row.distribution = .fillEqually
    row.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    for (name, mode) in modes {
      let view = ImageView(image: Image("★", color: .red))
      view.contentMode = mode
      view.backgroundColor = Color(white: 0.92)
      let label = Label(text: name)
      label.textAlignment = .center
      label.setContentHuggingPriority(.required, for: .vertical)
      row.addArrangedSubview(StackView(arrangedSubviews: [view, label], axis: .vertical))
    }
    try expectPicture(of: TestApplication(width: 66, height: 6, row), named: "Modes")
  }
}
