import TermKit

/// A navigation controller that pushes a board onto a list and pops it again. A step is a frame of the transition.
///
/// A transition takes eighteen steps. The first step also makes the frame from which the transition starts, so it makes two frames.
final class PushingView: SteppingView {
  private let clock: SteppedClock
  private let navigation = NavigationController(rootViewController: LettersViewController())
  private let board = BoardViewController()
  private var isMoving = false

  private init(_ clock: SteppedClock) {
    self.clock = clock
    super.init()
    navigation.delegate = self
    navigation.isToolbarHidden = false
  }

  /// Returns a controller that shows such a view.
  static func controller(_ clock: SteppedClock) -> ViewController {
    let view = PushingView(clock)
    let controller = ViewController()
    controller.view = view
    controller.addChild(view.navigation)
    // Without interaction, the bars' buttons do not take the Space key.
    view.navigation.view.isUserInteractionEnabled = false
    view.addSubview(view.navigation.view)
    view.navigation.didMove(toParent: controller)
    return controller
  }

  override func layoutSubviews() { navigation.view.frame = bounds }

  override func step() {
    if isMoving { return clock.advance() }
    isMoving = true
    if navigation.topViewController === board {
      navigation.popViewController(animated: true)
    } else {
      navigation.pushViewController(board, animated: true)
    }
    // An action that is scheduled from a scheduled action runs after this turn's frame.
    schedule { [weak self] in self?.schedule { self?.clock.advance() } }
  }

  private func schedule(_ action: @escaping @MainActor () -> Void) {
    window?.windowScene?.schedule(after: 0, action)
  }
}

extension PushingView: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    isMoving = false
  }
}

/// A controller with as many letters as the screen has rows. Each letter is a view with four labels, and the toolbar has the commands for
/// them.
final class LettersViewController: ViewController {
  override init() {
    super.init()
    title = "Letters"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Compose")
    toolbarItems = [
      BarButtonItem(title: "Delete"), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "Move"),
    ]
  }

  override func loadView() { view = LettersView() }
}

private final class LettersView: View {
  private let rows = (0..<50).map { LetterRow(number: $0) }

  init() {
    super.init()
    backgroundColor = .white
    rows.forEach(addSubview)
  }

  override func layoutSubviews() {
    for (y, row) in rows.enumerated() { row.frame = Rect(x: 0, y: y, width: bounds.width, height: 1) }
  }
}

/// A letter's sender, subject and date, with a mark if it is unread.
private final class LetterRow: View {
  private let mark = Label(text: "●")
  private let author: Label
  private let text: Label
  private let time: Label

  private static let names = ["Ada", "Blaise", "Charles", "Dorothy", "Edsger", "Frances", "Grace", "Howard"]
  private static let words = [
    "about", "board", "corner", "diagonal", "every", "first", "game", "how", "in", "just", "know", "let", "move",
    "next",
    "of", "piece", "row", "square", "three", "wins",
  ]

  init(number: Int) {
    author = Label(text: Self.names[number * 5 % 8])
    let words = (0..<28).map { Self.words[(number * 7 + $0 * (3 + number % 4)) % 20] }
    text = Label(text: words.joined(separator: " "))
    time = Label(text: "\(1 + number * 7 % 28) May, \(10 + number % 14):\(10 + number * 11 % 50)")
    super.init()
    author.textAttributes = .bold
    text.textColor = Color(white: 0.35)
    time.textColor = .systemBlue
    time.textAlignment = .right
    mark.textColor = .systemBlue
    mark.isHidden = number % 3 > 0
    if number % 2 > 0 { backgroundColor = Color(white: 0.96) }
    [mark, author, text, time].forEach(addSubview)
  }

  override func layoutSubviews() {
    mark.frame = Rect(x: 1, y: 0, width: 1, height: 1)
    author.frame = Rect(x: 3, y: 0, width: 9, height: 1)
    text.frame = Rect(x: 13, y: 0, width: bounds.width - 30, height: 1)
    time.frame = Rect(x: bounds.width - 16, y: 0, width: 15, height: 1)
  }
}

/// A controller with a drawing on graph paper that fills the screen.
final class BoardViewController: ViewController {
  override init() {
    super.init()
    title = "Game 12"
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Rate")
    toolbarItems = [
      BarButtonItem(title: "Pause"), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "New Game"),
    ]
  }

  override func loadView() { view = BoardView() }
}

/// Four lines, and a cross or a ring in each of the nine squares between them. The stencils are made once for each size, as `Stencil`
/// advises.
private final class BoardView: View {
  private var shapes: [(stencil: Stencil, color: Color)] = []
  private var paper = ""

  init() {
    super.init()
    backgroundColor = .white
  }

  // A square is as high as a third of the rows between the bars, and twice as many columns wide.
  override func layoutSubviews() {
    paper = String(repeating: "┼───", count: bounds.width / 4)
    let side = Double((bounds.height - 6) / 3)
    let corner = Path.Position(x: Double(bounds.width) / 2 - 3 * side, y: 3)
    func place(_ x: Double, _ y: Double) -> Path.Position {
      Path.Position(x: corner.x + x * 2 * side, y: corner.y + y * side)
    }
    shapes = [1, 2].flatMap { index in
      [
        Self.stroke([[place(index, 0), place(index, 3)]], width: 2, .black),
        Self.stroke([[place(0, index), place(3, index)]], width: 2, .black),
      ]
    }
    for square in 0..<9 {
      let (x, y) = (Double(square % 3), Double(square / 3))
      if square % 2 == 0 {
        let lines = [
          [place(x + 0.2, y + 0.2), place(x + 0.8, y + 0.8)], [place(x + 0.8, y + 0.2), place(x + 0.2, y + 0.8)],
        ]
        shapes.append(Self.stroke(lines, width: side / 4, Color(red: 255, green: 38, blue: 0)))
      } else {
        let start = place(x + 0.2, y + 0.2)
        let ring = Path(ovalIn: Path.Frame(x: start.x, y: start.y, width: side * 1.2, height: side * 0.6))
        shapes.append((Stencil(stroking: ring, width: side / 4), Color(red: 5, green: 249, blue: 0)))
      }
    }
  }

  private static func stroke(
    _ lines: [[Path.Position]], width: Double, _ color: Color
  ) -> (stencil: Stencil, color: Color) {
    var path = Path()
    for line in lines {
      path.move(to: line[0])
      path.addLine(to: line[1])
    }
    return (Stencil(stroking: path, width: width), color)
  }

  override func draw(in canvas: inout Canvas) {
    let style = TextStyle(foreground: Color(white: 0.9))
    for y in stride(from: 0, to: bounds.height, by: 2) { canvas.draw(paper, at: Point(x: 0, y: y), style: style) }
    for shape in shapes { canvas.fill(shape.stencil, with: shape.color) }
  }
}
