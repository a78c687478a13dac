import TermKit

/// A page of exhibits, one below the other, that scrolls where there is not the room for all.
class PageViewController: ViewController {
  private let stack = StackView(axis: .vertical)

  override func loadView() {
    view = ExhibitsView(stack)
    addExhibits()
  }

  /// Adds what the page shows. Every page overrides it.
  func addExhibits() {}

  /// Adds a view below the others, under a word about it if given.
  final func add(_ caption: String? = nil, _ exhibit: View) {
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(1, after: last) }
    if let caption {
      let label = CaptionLabel(text: caption)
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    stack.addArrangedSubview(exhibit)
  }
}

/// A word about what is below it.
final class CaptionLabel: Label {}

/// Scrolls a column as wide as itself.
private final class ExhibitsView: ScrollView {
  private let stack: StackView

  init(_ stack: StackView) {
    self.stack = stack
    super.init()
    addSubview(stack)
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 4)
    let height = stack.sizeThatFits(Size(width: width, height: 1000)).height
    stack.frame = Rect(x: 2, y: 1, width: width, height: height)
    contentSize = Size(width: bounds.width, height: height + 2)
    super.layoutSubviews()
  }
}
