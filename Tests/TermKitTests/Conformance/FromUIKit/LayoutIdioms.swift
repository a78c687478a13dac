import TermKit

/// A screen with views that a layout idiom of `Documentation/ComingFromUIKit.md` places. The views show letters where they are.
class IdiomScreen: ViewController {
  final let box = LetterView("b")
  final let first = LetterView("1")
  final let second = LetterView("22")
  final let third = LetterView("333")
}

/// A view whose cells all show the first character of a text. Its best size is one row, as wide as the text.
final class LetterView: View {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override var intrinsicContentSize: Size { Size(width: text.count, height: 1) }

  override func draw(in canvas: inout Canvas) {
    for y in 0..<bounds.height {
      canvas.draw(String(repeating: String(text.prefix(1)), count: bounds.width), at: Point(x: 0, y: y))
    }
  }
}

// The bodies of these methods are the snippets of the page.

final class PinnedToEdges: IdiomScreen {
  override func viewDidLoad() {
    box.frame = view.bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(box)
  }
}

final class PinnedToSafeArea: IdiomScreen {
  override func viewDidLoad() {
    let stack = StackView(arrangedSubviews: [box])
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }
}

final class InsideMargins: IdiomScreen {
  override func viewDidLoad() {
    let stack = StackView(arrangedSubviews: [box])
    stack.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
  }
}

final class Centred: IdiomScreen {
  override func viewDidLoad() {
    box.frame = view.bounds.centered(Size(width: 6, height: 2))
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    view.addSubview(box)
  }
}

final class InCorner: IdiomScreen {
  override func viewDidLoad() {
    box.frame = Rect(x: view.bounds.maxX - 7, y: view.bounds.maxY - 3, width: 6, height: 2)
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(box)
  }
}

final class AtBottom: IdiomScreen {
  override func viewDidLoad() {
    box.frame = Rect(x: 0, y: view.bounds.maxY - 2, width: view.bounds.width, height: 2)
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(box)
  }
}

final class EqualWidths: IdiomScreen {
  override func viewDidLoad() {
    let row = StackView(arrangedSubviews: [first, second, third], axis: .horizontal, spacing: 1)
    row.distribution = .fillEqually
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
  }
}

final class OneBelowTheOther: IdiomScreen {
  override func viewDidLoad() {
    let rest = View()
    rest.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    let column = StackView(arrangedSubviews: [first, second, rest], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}

final class BesideSibling: IdiomScreen {
  override func viewDidLoad() {
    second.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [second, box], axis: .horizontal, spacing: 2)
    row.alignment = .top
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
  }
}

final class BetweenHeaderAndFooter: IdiomScreen {
  override func viewDidLoad() {
    first.setContentHuggingPriority(.required, for: .vertical)
    second.setContentHuggingPriority(.required, for: .vertical)
    let column = StackView(arrangedSubviews: [first, box, second], axis: .vertical)
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }
}

final class AtOppositeEnds: IdiomScreen {
  override func viewDidLoad() {
    let row = StackView(arrangedSubviews: [first, second], axis: .horizontal)
    row.distribution = .equalSpacing
    row.alignment = .top
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
  }
}

final class WithAspectRatio: IdiomScreen {
  override func viewDidLoad() { view.addSubview(box) }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = min(room.height, room.width / 4)
    box.frame = room.centered(Size(width: 4 * height, height: height))
  }
}

final class ReadableWidth: IdiomScreen {
  override func viewDidLoad() { view.addSubview(box) }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    box.frame = room.centered(Size(width: min(room.width, 12), height: room.height))
  }
}

final class InScrollView: IdiomScreen {
  override func viewDidLoad() {
    let scroll = ScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = Size(width: 6, height: 20)
    box.frame = Rect(size: scroll.contentSize)
    scroll.addSubview(box)
    view.addSubview(scroll)
  }
}
