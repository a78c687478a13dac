import TermKit

/// Gesture recognizers (V6): a note that is dragged, tapped, held and swiped away, and squares under the pointer.
final class GesturesPage: ExhibitViewController, GestureRecognizerDelegate {
  private let board = Board()
  private let answer = Label()
  private let edgePan = ScreenEdgePanGestureRecognizer()
  private let double = TapGestureRecognizer()
  private var singleTapWaits = false

  override func addExhibits() {
    add(
      Text(
        "Drag the note, tap it once or twice, or hold it. Swipe beside it.",
        de: "Zieh, tippe, doppeltippe oder halte den Zettel. Wische daneben.", ja: "メモを引く、押す、二度押す、長く押す。横で払う。"), board)
    show(Text("Try the gestures.", de: "Probier die Gesten aus.", ja: "ジェスチャーを試してください。"), in: answer)
    add(nil, answer)
    let choice = segments([
      Text("At once", de: "Sofort", ja: "すぐに"), Text("After a pause", de: "Nach einer Pause", ja: "間を置いて"),
    ])
    choice.selectedSegmentIndex = 0
    choice.addAction(for: .valueChanged) { [weak self, weak choice] _ in
      self?.singleTapWaits = choice?.selectedSegmentIndex == 1
    }
    add(Text("A single tap is recognized", de: "Ein Tippen wird erkannt", ja: "一度押すと認識"), Leading(choice))
    add(
      Text("Move the pointer over the squares.", de: "Bewege den Zeiger über die Felder.", ja: "四角の上で指針を動かす。"),
      Leading(StackView(arrangedSubviews: (1...4).map(square), spacing: 2), height: 3))
    translate { [unowned self] in board.note.title.text = Text("Note", de: "Zettel", ja: "メモ").string }
    addNoteGestures()
  }

  // MARK: The note

  private func addNoteGestures() {
    let note = board.note
    double.numberOfTapsRequired = 2
    double.addAction { [unowned self] _ in
      board.bringBack()
      tell(Text("double tap", de: "Doppeltippen", ja: "二度押し"))
    }
    let single = TapGestureRecognizer(target: self, action: GesturesPage.noteTapped)
    single.delegate = self
    let pan = PanGestureRecognizer(target: self, action: GesturesPage.notePanned)
    pan.allowedScrollTypesMask = .all
    let press = LongPressGestureRecognizer()
    press.addAction { [unowned self] press in
      note.isHeld = press.state == .began || press.state == .changed
      tell(Text("long press", de: "Halten", ja: "長押し"), press.state)
    }
    note.addInteraction(PointerInteraction(style: .openHand))
    note.gestureRecognizers = [double, single, pan, press]
    for direction: SwipeGestureRecognizer.Direction in [.left, .right, .up, .down] {
      let swipe = SwipeGestureRecognizer(target: self, action: GesturesPage.boardSwiped)
      swipe.direction = direction
      board.addGestureRecognizer(swipe)
    }
    note.onMove = { [unowned self] in board.moveNote(by: $0) }
  }

  private func noteTapped() {
    board.note.isMarked.toggle()
    tell(Text("single tap", de: "Tippen", ja: "一度押し"))
  }

  private func notePanned(_ pan: PanGestureRecognizer) {
    let distance = pan.translation(in: board)
    pan.setTranslation(.zero, in: board)
    board.moveNote(by: distance)
    board.note.isHeld = pan.state == .began || pan.state == .changed
    tell(Text("pan", de: "Ziehen", ja: "引く"), pan.state)
  }

  private func boardSwiped(_ swipe: SwipeGestureRecognizer) {
    let distance =
      switch swipe.direction {
      case .left: Point(x: -100, y: 0)
      case .right: Point(x: 100, y: 0)
      case .up: Point(x: 0, y: -100)
      default: Point(x: 0, y: 100)
      }
    View.animate(withDuration: 0.3) { board.moveNote(by: distance) }
    tell(Text("swipe", de: "Wischen", ja: "払う"))
  }

  private func tell(_ gesture: Text, _ state: GestureRecognizer.State? = nil) {
    guard let state = state?.name else { return show(gesture, in: answer) }
    show(
      Text(
        "\(gesture.english): \(state.english)", de: "\(gesture.german): \(state.german)",
        ja: "\(gesture.japanese): \(state.japanese)"), in: answer)
  }

  private func square(_ number: Int) -> View {
    let square = HoverSquare()
    let hover = HoverGestureRecognizer()
    let name = Text("hover \(number)", de: "Zeiger auf \(number)", ja: "指針が\(number)の上")
    hover.addAction { [unowned self, unowned square] hover in
      square.isLit = hover.state == .began || hover.state == .changed
      if hover.state != .changed { tell(name, hover.state) }
    }
    square.addGestureRecognizer(hover)
    return square
  }

  // MARK: The edge of the screen

  override func viewDidLoad() {
    super.viewDidLoad()
    edgePan.edges = [.left, .right]
    edgePan.delegate = self
    edgePan.addAction { [unowned self] pan in
      tell(Text("screen edge pan", de: "Ziehen vom Rand", ja: "端から引く"), pan.state)
    }
    view.addGestureRecognizer(edgePan)
  }

  // Everything on the page waits until it is certain that the touch is no pan from the edge. So does the drag that would leave the page.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    gestureRecognizer === edgePan
      && (otherGestureRecognizer.view?.isDescendant(of: view) == true
        || otherGestureRecognizer === navigationController?.interactivePopGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool {
    singleTapWaits && otherGestureRecognizer === double
  }
}

/// A frame that the note moves in.
private final class Board: View {
  let note = Note()
  private let border = ImageView(image: Exhibits.frame)
  private var origin = Point(x: 2, y: 1)

  init() {
    super.init()
    addSubview(border)
    addSubview(note)
  }

  override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: 8) }

  override func layoutSubviews() {
    border.frame = bounds
    note.frame = Rect(origin: origin, size: Size(width: 12, height: 3))
    moveNote(by: .zero)
  }

  func moveNote(by distance: Point) {
    origin.x = max(1, min(bounds.width - 13, origin.x + distance.x))
    origin.y = max(1, min(bounds.height - 4, origin.y + distance.y))
    note.frame.origin = origin
  }

  func bringBack() { moveNote(by: Point(x: 2, y: 1) - origin) }
}

/// A note with a title. The arrow keys move it too.
private final class Note: View {
  let title = Label()
  var onMove: (Point) -> Void = { _ in }
  var isHeld = false { didSet { if isHeld != oldValue { update() } } }
  var isMarked = false { didSet { if isMarked != oldValue { update() } } }
  private let border = ImageView()
  private let mark = Label()

  init() {
    super.init()
    backgroundColor = .white
    for view in [border, title, mark] { addSubview(view) }
    update()
  }

  override func layoutSubviews() {
    border.frame = bounds
    title.frame = Rect(x: 4, y: 1, width: 7, height: 1)
    mark.frame = Rect(x: 2, y: 1, width: 1, height: 1)
  }

  private func update() {
    let isStrong = isHeld || isFirstResponder
    border.image = Exhibits.box(
      isStrong ? "┏━┓\n┃ ┃\n┗━┛" : "╭─╮\n│ │\n╰─╯", color: isStrong ? tintColor : .black,
      ascii: isStrong ? "#=#\n# #\n#=#" : "+-+\n| |\n+-+")
    mark.text = isMarked ? (traitCollection.glyphLevel == .ascii ? "*" : "★") : ""
  }

  override func tintColorDidChange() { update() }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    update()
  }

  override var canBecomeFirstResponder: Bool { true }

  override func firstResponderDidChange() {
    super.firstResponderDidChange()
    update()
  }

  override func pressBegan(_ key: Key) -> Bool {
    switch key {
    case Key(.left): onMove(Point(x: -1, y: 0))
    case Key(.right): onMove(Point(x: 1, y: 0))
    case Key(.up): onMove(Point(x: 0, y: -1))
    case Key(.down): onMove(Point(x: 0, y: 1))
    case .character(" "): isMarked.toggle()
    default: return super.pressBegan(key)
    }
    return true
  }
}

/// A square that is dark while the pointer is over it.
private final class HoverSquare: View {
  var isLit = false { didSet { if isLit != oldValue { setNeedsDisplay() } } }
  private static let lit = Exhibits.box("┏━┓\n┃█┃\n┗━┛", ascii: "#=#\n###\n#=#")

  override func sizeThatFits(_ size: Size) -> Size { Size(width: 6, height: 3) }

  override func draw(in canvas: inout Canvas) { canvas.draw(isLit ? Self.lit : Exhibits.frame, in: bounds) }
}

extension GestureRecognizer.State {
  fileprivate var name: Text {
    switch self {
    case .possible: Text("possible", de: "möglich", ja: "可能")
    case .began: Text("began", de: "begonnen", ja: "開始")
    case .changed: Text("changed", de: "verändert", ja: "変化")
    case .ended: Text("ended", de: "beendet", ja: "終了")
    case .cancelled: Text("cancelled", de: "abgebrochen", ja: "中止")
    case .failed: Text("failed", de: "gescheitert", ja: "失敗")
    }
  }
}
