import TermKit

/// Ten thousand labels whose fonts follow the preferred size of text, twenty in a row. A step switches between the usual size and the largest.
///
/// On 200 × 50 cells, the labels of twelve rows are visible as a whole.
final class TextSizeGridView: SteppingView {
  private static let (count, columns) = (10_000, 20)
  private static let labelSize = Size(width: 10, height: 4)

  init() {
    super.init()
    let font = Font.preferredFont(forTextStyle: .body)
    for index in 0..<Self.count {
      let label = Label(text: index.isMultiple(of: 2) ? "on" : "go")
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.frame = Rect(
        origin: Point(
          x: index % Self.columns * Self.labelSize.width, y: index / Self.columns * Self.labelSize.height),
        size: Self.labelSize)
      addSubview(label)
    }
  }

  override func step() {
    Application.shared.traitOverrides.preferredContentSizeCategory =
      stepCount.isMultiple(of: 2) ? nil : .accessibilityExtraExtraExtraLarge
  }
}
