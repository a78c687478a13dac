import TermKitGraphics
import TermKitInput

/// The view that covers the presenting controller, holds the presented controller's view and animates it in and out.
package final class PresentationView: TouchBarrier, AnchorFollower {
  weak var presentation: Presentation?
  /// Whether the presented view belongs off the screen, because it has not appeared yet or is being dismissed.
  var isDismissed = true
  /// Whether an animator of the program moves the presented view.
  var isMovedByProgram = false { didSet { outline.isHidden = isMovedByProgram } }
  private var laidOutSize = Size.zero
  private var laidOutAnchor: Rect?
  private var outline: View = SheetOutline()
  // The background of a popover, whose content may be transparent.
  private var ground: View?

  init() {
    super.init()
    clipsToBounds = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // Controllers whose views are covered get no keys.
  package override var next: Responder? {
    presentation?.style.isOverContext == true ? superview?.superview : window
  }

  package override var keyCommands: [KeyCommand] {
    guard let presentation, !presentation.presented.isModalInPresentation else { return [] }
    return [
      KeyCommand(title: traitCollection.strings.close, keys: [Key(.escape)]) { [weak presentation] in
        presentation?.dismissForUser()
      }
    ]
  }

  // A click beside a popover closes it.
  package override func touchEnded(_ touch: Touch) {
    guard let popover = presentation?.popover, popover.placement != nil else { return }
    if !outline.frame.contains(touch.location(in: self)) { presentation?.dismissForUser() }
  }

  package override func willRemoveSubview(_ view: View) { presentation?.willRemovePresentedView(view) }

  // MARK: Transitions

  func embed(_ view: View) {
    addSubview(view)
    if let presentation, presentation.isSheet {
      if let popover = presentation.popover {
        outline = PopoverOutline(popover)
        let ground = View()
        ground.backgroundColor = .systemBackground
        insertSubview(ground, belowSubview: view)
        self.ground = ground
        window?.windowScene?.anchored.append(Weak(self))
      }
      (outline as? SheetOutline)?.elevation = presentation.presented.sheetElevation
      addSubview(outline)
    }
    layOut()
  }

  func followAnchor() -> Bool {
    guard let popover = presentation?.popover, !isDismissed, popover.anchor != laidOutAnchor else { return false }
    setNeedsLayout()
    return true
  }

  package override func layoutSubviews() {
    presentation?.controller.containerViewWillLayoutSubviews()
    layOut()
    let insets = safeAreaForSubviews ?? .zero
    if insets != presenterInsets { safeAreaForSubviewsChanged(from: presenterInsets) }
    presenterInsets = insets
    presentation?.controller.containerViewDidLayoutSubviews()
  }

  // MARK: Safe area

  private var presenterInsets = EdgeInsets.zero

  // The rows by which the presented view is below its place, before it appears and after it has disappeared.
  private var rowsBelowPlace = 0

  // A view that scrolls hands down no insets, but a presented view does not scroll. Below its place, it has the insets that it has there:
  // the part below the screen would otherwise count as covered, and its scroll views would scroll.
  package override var safeAreaForSubviews: EdgeInsets? {
    let insets = superview?.safeAreaForSubviews == nil || superview === window ? nil : superview?.safeAreaInsets
    guard rowsBelowPlace > 0 else { return insets }
    let (own, rows) = (insets ?? safeAreaInsets, rowsBelowPlace)
    return EdgeInsets(top: own.top + rows, left: own.left, bottom: own.bottom - rows, right: own.right)
  }

  package override var reachesOverSafeArea: Bool { safeAreaForSubviews != nil }

  /// Places the presented view at its final position, or off the screen if `isDismissed` is true.
  ///
  /// While an animator of the program moves the view, it is only placed if the size has changed.
  func layOut() {
    guard let presentation else { return }
    let isResized = laidOutSize != bounds.size
    laidOutSize = bounds.size
    laidOutAnchor = presentation.popover?.anchor
    let hasBackdrop = presentation.isSheet && presentation.popover?.placement == nil
    backgroundColor = isDismissed || !hasBackdrop ? .clear : Self.backdrop
    let style = presentation.popover == nil ? presentation.presented.modalTransitionStyle : .crossDissolve
    let isMovedByProgram = isMovedByProgram
    alpha = !isMovedByProgram && isDismissed && style == .crossDissolve ? 0 : 1
    if isMovedByProgram, !isResized { return }
    let place = presentation.controller.frameOfPresentedViewInContainerView
    let isBelow = !isMovedByProgram && isDismissed && style == .coverVertical
    let way = isBelow ? bounds.maxY - place.minY + (presentation.isSheet ? outlineMargin : 0) : 0
    rowsBelowPlace = way
    presentation.presentedView.frame = place.offset(by: Point(x: 0, y: way))
    outline.frame = presentation.presentedView.frame.insetBy(dx: -1, dy: -1)
    guard let ground else { return }
    ground.frame = presentation.presentedView.frame
    outline.setNeedsDisplay()
  }

  /// Places the presented view at its final position, where an animator of the program was to bring it.
  func placeFinally() {
    guard isMovedByProgram else { return }
    isMovedByProgram = false
    View.performWithoutAnimation { layOut() }
  }

  /// The whole view, or the frame of a sheet.
  var usualFrame: Rect {
    guard let presentation, presentation.isSheet else { return bounds }
    return presentation.presented.sheetFrame(in: sheetArea)
  }

  /// The duration of the fade and of other transitions, in seconds.
  package static let duration = 0.3

  /// The shade over what is behind a sheet.
  package static let backdrop = Color.black.withAlphaComponent(0.15)

  private var sheetArea: Rect { freeArea.inset(by: EdgeInsets(top: outlineMargin, left: 2, bottom: 1, right: 2)) }

  /// The cells that neither the status bar nor an input view covers.
  var freeArea: Rect {
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, window?.windowScene?.keyboard.coveredRows(of: self) ?? 0)
    return bounds.inset(by: insets)
  }

  private var outlineMargin: Int { SheetOutline.isNeeded(traitCollection) ? 1 : 0 }
}
