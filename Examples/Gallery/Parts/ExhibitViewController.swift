import TermKit

/// A page with a scrolling column of exhibits.
class ExhibitViewController: ViewController, TranslatedPage {
  let translations = Translations()
  private let stack = StackView(axis: .vertical)
  private var captions: [(exhibit: View, caption: Text)] = []

  override func loadView() {
    view = ExhibitsView(stack)
    addExhibits()
    for (exhibit, caption) in captions { translations.name(exhibit, caption) }
  }

  /// Adds the exhibits of the page. Every page overrides it.
  func addExhibits() {}

  /// Adds an exhibit below the others, with an optional caption above it, which also names controls that have no label.
  final func add(_ caption: Text? = nil, _ exhibit: View) {
    if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(1, after: last) }
    if let caption {
      let label = CaptionLabel()
      label.numberOfLines = 0
      show(caption, in: label)
      stack.addArrangedSubview(label)
      captions.append((exhibit, caption))
    }
    stack.addArrangedSubview(exhibit)
  }
}

/// The caption above an exhibit.
final class CaptionLabel: Label {}

/// A scroll view whose column is as wide as the view.
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
