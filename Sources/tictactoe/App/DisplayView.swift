import TermKit

/// A view that only shows something. It takes no clicks.
class DisplayView: View {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A part of a board, which is not mirrored in languages from right to left.
class BoardPartView: DisplayView {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    semanticContentAttribute = .spatial
  }
}
