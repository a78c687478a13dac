import TTTModel
import TermKit

/// The control that chooses the user's piece: two squares of a board, with pieces in colours that do not depend on the tint (C4).
///
/// While the control has the focus, the chosen square has the same focus marks as a square of the board.
final class PieceControl: SegmentedControl {
  private typealias Images = BoardImages
  private let marks = FocusMarksView()

  init() {
    super.init()
    for (index, icon) in Icon.allCases.enumerated() {
      insertSegment(with: Images.piece(icon), at: index, animated: false)
      // The first segment includes the left edge, the second one the right edge.
      setWidth(Images.square.width + Images.bar + Images.overhang, forSegmentAt: index)
    }
    // The free columns beside a segment's contents include only one of the two bars, so the centre of the first square is one column further.
    setContentOffset(Point(x: 1, y: 0), forSegmentAt: 0)
    for (state, fill) in Images.fills {
      let image = Images.background(fill)
      setBackgroundImage(image, for: state)
      // With the focus the background is the same, because the marks show the focus.
      setBackgroundImage(image, for: state.union(.focused))
    }
    setDividerImage(Images.divider, forLeftSegmentState: .normal, rightSegmentState: .normal)
    addSubview(marks)
    addTarget(self, action: PieceControl.placeMarks, for: .valueChanged)
  }

  // Home and End lead to the first and the last row, as everywhere on the screen.
  override func pressBegan(_ key: Key) -> Bool {
    key.code == .home || key.code == .end ? false : super.pressBegan(key)
  }

  var icon: Icon {
    get { selectedSegmentIndex.map { Icon.allCases[$0] } ?? .x }
    set {
      selectedSegmentIndex = Icon.allCases.firstIndex(of: newValue)
      placeMarks()
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    placeMarks()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeMarks()
  }

  /// The frame of the chosen square, in the coordinates of the control.
  var chosenSquareFrame: Rect {
    let step = (selectedSegmentIndex ?? 0) * (Images.square.width + Images.bar)
    return Rect(origin: Point(x: Images.overhang + Images.bar + step, y: 1), size: Images.square)
  }

  private func placeMarks() {
    View.performWithoutAnimation {
      marks.isHidden = !isFocused
      marks.frame = chosenSquareFrame
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let width = 2 * (Images.square.width + Images.bar + Images.overhang) + Images.bar
    return Size(width: min(size.width, width), height: min(size.height, Images.square.height + 2))
  }
}
