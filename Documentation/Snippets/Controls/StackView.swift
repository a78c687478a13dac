// snippet.hide
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  @Test func `a form in a stack view`() throws {
    // snippet.show
    let name = TextField(placeholder: "Name")
    name.borderStyle = .bezel
    let label = Label(text: "Player")
    label.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [label, name], axis: .horizontal, spacing: 2)

    let play = Button(title: "Play")
    let column = StackView(arrangedSubviews: [row, play], axis: .vertical, spacing: 1)
    column.alignment = .center
    column.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
    // snippet.hide
    try expectPicture(of: TestApplication(width: 36, height: 5, column))
  }

  @Test func `the distributions of stack views`() throws {
    func row(_ distribution: StackDistribution, isHidden: Bool = false) -> Row {
      let views = ["One", "Three", "Seventeen"].map { text in
        let label = Label(text: text)
        label.backgroundColor = Color(red: 208, green: 226, blue: 255)
        return label
      }
      views[1].isHidden = isHidden
      let stack = StackView(arrangedSubviews: views, axis: .horizontal, spacing: 1)
      stack.distribution = distribution
      return Row(stack)
    }
    let app = TestApplication(
      width: 64, height: 13,
      NamedViews(
        [
          "fill": row(.fill), "fillEqually": row(.fillEqually), "fillProportionally": row(.fillProportionally),
          "equalSpacing": row(.equalSpacing), "equalCentering": row(.equalCentering),
          "one hidden": row(.fillEqually, isHidden: true),
        ]))
    try expectPicture(of: app, named: "Distributions")
  }

  /// A row of the offered width, in grey.
  private final class Row: View {
    init(_ stack: StackView) {
      super.init()
      backgroundColor = Color(white: 0.94)
      addSubview(stack)
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 1) }

    override func layoutSubviews() { subviews[0].frame = bounds }
  }
}
