import TermKitGraphics

/// A view that takes no touches, such as a part of a bar.
@_spi(TermKit) open class PassiveView: View {
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
