/// Covers everything and says that the terminal is too small, until it is not.
@MainActor final class SizeNoticeWindow: Window {
  private let label = Label()

  init(minimum: Size, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(WindowLevel.alert.rawValue + 1))
    backgroundColor = .white
    let (least, present) = (minimum, scene.size)
    label.text =
      "This needs \(least.width)×\(least.height); the terminal has \(present.width)×\(present.height). Make it larger."
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() {
    let height = label.sizeThatFits(bounds.size).height
    label.frame = bounds.centered(Size(width: bounds.width, height: height))
  }
}
