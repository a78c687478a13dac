import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The mark in the corner where the status bar begins, which says that the program is inspected. It is in front of everything.
@MainActor final class InspectionMark: Window, InspectionWindow {
  private lazy var tracker = PointerTrackingView()

  init(in scene: WindowScene) {
    super.init(windowScene: scene, level: WindowLevel(Int.max))
    isUserInteractionEnabled = false
    autoresizingMask = []
    frame = Rect(x: 0, y: 0, width: 1, height: 1)
  }

  override var canBecomeKey: Bool { false }

  /// Whether the terminal reports the pointer while no button is held, if it can.
  var tracksPointerForPicking = false {
    didSet { if tracksPointerForPicking { addSubview(tracker) } else { tracker.removeFromSuperview() } }
  }

  override func draw(in canvas: inout Canvas) {
    let isPlain = canvas.traits.colorDepth == .none
    let style = isPlain ? TextStyle(attributes: .reverse) : TextStyle(foreground: .white, background: .red)
    canvas.draw("i", at: .zero, style: style)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true, label: traitCollection.strings.inspected, traits: .staticText)
  }
}

private final class PointerTrackingView: View {
  override var tracksPointer: Bool { true }
}

/// A window over the visible part of a view, which shows where the view is.
@MainActor final class HighlightWindow: Window, InspectionWindow {
  private weak var view: View?

  init(over view: View, in scene: WindowScene) {
    self.view = view
    super.init(windowScene: scene, level: WindowLevel(Int.max - 1))
    // Set explicitly, so that no appearance rule for windows hides the windows behind (A5).
    backgroundColor = .clear
    isUserInteractionEnabled = false
    autoresizingMask = []
    follow()
  }

  override var canBecomeKey: Bool { false }

  /// Moves the window to the present place of the view.
  func follow() { frame = view?.window == nil ? .zero : view?.visibleScreenRect(view?.bounds ?? .zero) ?? .zero }

  override func draw(in canvas: inout Canvas) {
    if canvas.traits.colorDepth.blends { return canvas.fill(bounds, with: Color.blue.withAlphaComponent(0.35)) }
    canvas.reverse(in: bounds)
  }
}
