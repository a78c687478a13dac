/// Holds the view of a presented controller, over what is covered by it.
final class PresentationView: View {
  weak var presentation: Presentation?

  init() {
    super.init()
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // What is covered gets no keys: neither do the controllers whose views are covered.
  override var next: Responder? {
    presentation?.style.isOverContext == true ? superview?.superview : window
  }

  override var keyCommands: [KeyCommand] {
    guard let presentation, !presentation.presented.isModalInPresentation else { return [] }
    return [KeyCommand(title: "Close", keys: [Key(.escape)]) { [weak presentation] in presentation?.dismissByKey() }]
  }

  // The mouse does not reach through what is presented.
  override func touchBegan(_ touch: Touch) {}
  override func touchMoved(_ touch: Touch) {}
  override func touchEnded(_ touch: Touch) {}
  override func touchCancelled(_ touch: Touch) {}

  override func willRemoveSubview(_ view: View) { presentation?.willLose(view) }

  override func layoutSubviews() { presentation?.layOut() }
}
