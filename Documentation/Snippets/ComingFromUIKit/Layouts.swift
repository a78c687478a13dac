import TermKit
import TermKitTesting
import Testing

/// A screen with views that a layout idiom of the article "Coming from UIKit" places. The views show letters where they are.
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

// The article shows parts of these classes.

final class PinnedToEdges: IdiomScreen {
  override func viewDidLoad() {
    // snippet.pinnedToEdges
    box.frame = view.bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(box)
    // snippet.end
  }
}

final class PinnedToSafeArea: IdiomScreen {
  override func viewDidLoad() {
    // snippet.pinnedToSafeArea
    let stack = StackView(arrangedSubviews: [box])
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    // snippet.end
  }
}

final class InsideMargins: IdiomScreen {
  override func viewDidLoad() {
    // snippet.insideMargins
    let stack = StackView(arrangedSubviews: [box])
    stack.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 1, right: 3)
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    // snippet.end
  }
}

final class Centred: IdiomScreen {
  override func viewDidLoad() {
    // snippet.centred
    box.frame = view.bounds.centered(Size(width: 6, height: 2))
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    view.addSubview(box)
    // snippet.end
  }
}

final class InCorner: IdiomScreen {
  override func viewDidLoad() {
    // snippet.inCorner
    box.frame = Rect(x: view.bounds.maxX - 7, y: view.bounds.maxY - 3, width: 6, height: 2)
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    view.addSubview(box)
    // snippet.end
  }
}

final class AtBottom: IdiomScreen {
  override func viewDidLoad() {
    // snippet.atBottom
    box.frame = Rect(x: 0, y: view.bounds.maxY - 2, width: view.bounds.width, height: 2)
    box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(box)
    // snippet.end
  }
}

final class EqualWidths: IdiomScreen {
  override func viewDidLoad() {
    // snippet.equalWidths
    let row = StackView(arrangedSubviews: [first, second, third], axis: .horizontal, spacing: 1)
    row.distribution = .fillEqually
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
    // snippet.end
  }
}

final class OneBelowTheOther: IdiomScreen {
  override func viewDidLoad() {
    // snippet.oneBelowTheOther
    let rest = View()
    rest.setContentHuggingPriority(LayoutPriority(1), for: .vertical)
    let column = StackView(arrangedSubviews: [first, second, rest], axis: .vertical, spacing: 1)
    column.alignment = .leading
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    // snippet.end
  }
}

final class BesideSibling: IdiomScreen {
  override func viewDidLoad() {
    // snippet.besideSibling
    second.setContentHuggingPriority(.required, for: .horizontal)
    let row = StackView(arrangedSubviews: [second, box], axis: .horizontal, spacing: 2)
    row.alignment = .top
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
    // snippet.end
  }
}

final class BetweenHeaderAndFooter: IdiomScreen {
  override func viewDidLoad() {
    // snippet.betweenHeaderAndFooter
    first.setContentHuggingPriority(.required, for: .vertical)
    second.setContentHuggingPriority(.required, for: .vertical)
    let column = StackView(arrangedSubviews: [first, box, second], axis: .vertical)
    column.frame = view.bounds
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
    // snippet.end
  }
}

final class AtOppositeEnds: IdiomScreen {
  override func viewDidLoad() {
    // snippet.atOppositeEnds
    let row = StackView(arrangedSubviews: [first, second], axis: .horizontal)
    row.distribution = .equalSpacing
    row.alignment = .top
    row.frame = view.bounds
    row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(row)
    // snippet.end
  }
}

final class WithAspectRatio: IdiomScreen {
  // snippet.withAspectRatio
  override func viewDidLoad() { view.addSubview(box) }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let height = min(room.height, room.width / 4)
    box.frame = room.centered(Size(width: 4 * height, height: height))
  }
  // snippet.end
}

final class ReadableWidth: IdiomScreen {
  // snippet.readableWidth
  override func viewDidLoad() { view.addSubview(box) }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    box.frame = room.centered(Size(width: min(room.width, 12), height: room.height))
  }
  // snippet.end
}

final class InScrollView: IdiomScreen {
  override func viewDidLoad() {
    // snippet.inScrollView
    let scroll = ScrollView(frame: view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = Size(width: 6, height: 20)
    box.frame = Rect(size: scroll.contentSize)
    scroll.addSubview(box)
    view.addSubview(scroll)
    // snippet.end
  }
}

extension Snippets {
  @Test(arguments: LayoutIdiom.allCases) func `a layout without constraints`(_ idiom: LayoutIdiom) throws {
    let app = TestApplication(width: 16, height: 5, idiom.screen())
    try expectPicture(of: app, named: "\(idiom)")
    app.resize(to: Size(width: 22, height: 7))
    expect(app, shows: idiom.larger)
  }
}
