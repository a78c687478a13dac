import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// A window that covers everything while the terminal is too small, and says so.
@MainActor package final class SizeNoticeWindow: Window, SystemWindow {
  private let label = Label()

  package init(needed: Size, present: Size, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(WindowLevel.alert.rawValue + 1))
    backgroundColor = .white
    // Set explicitly, like the white background, so that no appearance rule for labels hides the text (A5).
    label.textColor = .black
    label.text = scene.traitCollection.strings.sizeNotice(needed, present)
    label.numberOfLines = 0
    label.textAlignment = .center
    addSubview(label)
  }

  public override var isAnnouncedAsWhole: Bool { true }

  package override func layoutSubviews() {
    let height = label.sizeThatFits(bounds.size).height
    label.frame = bounds.centered(Size(width: bounds.width, height: height))
  }
}

/// The window behind all others, shown until the application has a window (S8).
@MainActor package final class LaunchWindow: Window, SystemWindow {
  package init(_ screen: ViewController, in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(Int.min))
    rootViewController = screen
  }

  package override var canBecomeKey: Bool { false }
}
