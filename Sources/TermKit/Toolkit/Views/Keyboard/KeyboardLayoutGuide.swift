import TermKitGraphics

/// The part of a view that the area for entering text covers, or the view's bottom edge. UIKit's `UIKeyboardLayoutGuide`.
///
///     override func layoutSubviews() {
///       let free = keyboardLayoutGuide.layoutFrame.minY
///       form.frame = Rect(x: 0, y: free - 3, width: bounds.width, height: 3)
///     }
///
/// The view is laid out when the frame changes, inside the animation of the area, so what depends on the frame moves alongside.
@MainActor public final class KeyboardLayoutGuide {
  /// The view that the guide belongs to.
  public private(set) weak var owningView: View?

  /// Whether the guide ends at the safe area's bottom, and not at the view's bottom edge, while nothing covers the view. Defaults to true.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.setNeedsLayout() } }
  }

  init(of view: View) { owningView = view }

  /// The rectangle below the part of the view that stays free, in the view's own coordinates, in cells.
  ///
  /// Its top is the top of the area that covers the view, else the bottom of the view's safe area. The rectangle may have no rows then.
  public var layoutFrame: Rect {
    guard let view = owningView else { return .zero }
    let covered = view.window?.windowScene?.keyboard.coveredRows(of: view) ?? 0
    let height = max(covered, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    let bounds = view.bounds
    return Rect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Unavailable: there are no constraints.
  @available(*, unavailable, message: "there are no constraints: use layoutFrame.minY in layoutSubviews()")
  public var topAnchor: Never { calledNearMiss() }

  /// Unavailable: the area is always at the bottom edge.
  @available(*, unavailable, message: "remove this line: the area for entering text is always at the bottom edge")
  public var followsUndockedKeyboard: Bool {
    get { false }
    set {}
  }
}

extension View {
  /// The part of the view that the area for entering text covers. UIKit's `keyboardLayoutGuide`.
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    let attachments = requiredAttachments
    if let guide = attachments.keyboardLayoutGuide { return guide }
    let guide = KeyboardLayoutGuide(of: self)
    attachments.keyboardLayoutGuide = guide
    return guide
  }
}

extension Responder {
  /// Shows the present `inputView` and `inputAccessoryView` if the responder is the first responder, or a later one in its chain. UIKit's
  /// `reloadInputViews()`. Call it after a change of these properties.
  public final func reloadInputViews() {
    guard let scene = responderChain.lazy.compactMap({ $0 as? WindowScene }).first else { return }
    scene.keyboard.setNeedsContents(in: scene)
  }
}
