import TermKit

/// A view that centres another view at its preferred size.
final class CenteredView: View {
  private let content: View

  init(_ content: View) {
    self.content = content
    super.init()
    addSubview(content)
  }

  override func sizeThatFits(_ size: Size) -> Size { content.sizeThatFits(size) }

  override func layoutSubviews() { content.frame = bounds.centered(content.sizeThatFits(bounds.size)) }
}
