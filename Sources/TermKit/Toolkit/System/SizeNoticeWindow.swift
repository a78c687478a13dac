import TermKitGraphics

/// Covers everything and says that the terminal is too small, until it is not.
@MainActor package final class SizeNoticeWindow: Window {
  private let label = Label()

  package init(needed: Size, present: Size, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(WindowLevel.alert.rawValue + 1))
    backgroundColor = .white
    // Set, as is the white, so that no rule for labels hides it (A5).
    label.textColor = .black
    label.text = scene.traitCollection.strings.sizeNotice(needed: needed, present: present)
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  package override var isSaidAsAWhole: Bool { true }

  package override func layoutSubviews() {
    let height = label.sizeThatFits(bounds.size).height
    label.frame = bounds.centered(Size(width: bounds.width, height: height))
  }
}
