import TermKitGraphics

/// The directions in which the arrow of a popover can point. UIKit's `UIPopoverArrowDirection`.
public struct PopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each direction.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its anchor.
  public static let up = PopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above its anchor.
  public static let down = PopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is to the right of its anchor.
  public static let left = PopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is to the left of its anchor.
  public static let right = PopoverArrowDirection(rawValue: 8)
  /// All four directions.
  public static let any: PopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction, because no popover is shown.
  public static let unknown: PopoverArrowDirection = []
}

/// An object that a popover can point at: a view or a bar button item. UIKit's `UIPopoverPresentationControllerSourceItem`.
@MainActor public protocol PopoverPresentationControllerSourceItem: AnyObject {
  /// Returns the visible cells of the item in the coordinates of a view of the same scene, or nil if the item cannot be seen.
  func frame(in referenceView: View) -> Rect?
}

extension View: PopoverPresentationControllerSourceItem {
  /// Returns the visible cells of the view in the coordinates of `referenceView`. Nil if the view is hidden, clipped away or in no window.
  public final func frame(in referenceView: View) -> Rect? { visibleFrame(of: bounds, in: referenceView) }

  /// Returns the visible cells of a rectangle of this view in the coordinates of another view, or nil.
  final func visibleFrame(of rect: Rect, in referenceView: View) -> Rect? {
    guard let scene = window?.windowScene, let other = referenceView.window else { return nil }
    let visible = visibleScreenRect(rect).intersection(scene.bounds)
    return visible.isEmpty ? nil : referenceView.convert(visible.offset(by: .zero - other.originOnScreen), from: nil)
  }
}

/// An object that is asked about a popover, and notified of its end. UIKit's `UIPopoverPresentationControllerDelegate`. All methods are
/// optional.
@MainActor public protocol PopoverPresentationControllerDelegate: AnyObject {
  /// Returns the style for a popover that has no room on any side of its anchor. The default implementation returns `.formSheet`.
  /// - Parameter controller: The controller of the popover.
  /// - Returns: `.popover` for a popover that is as large as the room allows. For every other style, a sheet is shown.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Called before a popover is shown. The place to set what it points at. The default implementation does nothing.
  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController)
  /// Returns whether Escape or a click beside the popover may dismiss it. The default implementation returns true.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called after the user has dismissed the popover. Not called if the program dismisses it. The default implementation does nothing.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
}

// The methods of the protocol say what these do.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PopoverPresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { .formSheet }
  public func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool { true }
  public func presentationControllerDidDismiss(_ presentationController: PresentationController) {}
}

/// The object that places a popover beside its anchor. UIKit's `UIPopoverPresentationController`.
///
/// It belongs to a controller with the `modalPresentationStyle` `.popover`:
///
///     let colors = ColorsViewController()
///     colors.modalPresentationStyle = .popover
///     colors.preferredContentSize = Size(width: 24, height: 6)
///     colors.popoverPresentationController?.sourceItem = colorItem
///     present(colors, animated: true)
///
/// The popover follows its anchor. Where no side of the anchor has room, and while the anchor cannot be seen, the controller is in a sheet.
/// Escape or a click beside the popover dismisses it, unless the controller's `isModalInPresentation` is true.
public final class PopoverPresentationController: PresentationController {
  /// The view that the popover points at. Defaults to nil. Not retained.
  public weak var sourceView: View? { didSet { if sourceView !== oldValue { anchorChanged() } } }
  /// The rectangle that the popover points at, in cells of the `sourceView`. Defaults to nil, which means the whole view.
  public var sourceRect: Rect? { didSet { if sourceRect != oldValue { anchorChanged() } } }
  /// The view or bar button item that the popover points at, in place of the `sourceView`. Defaults to nil. Not retained.
  public weak var sourceItem: (any PopoverPresentationControllerSourceItem)? {
    didSet { if sourceItem !== oldValue { anchorChanged() } }
  }
  /// The directions that the arrow may have. Defaults to `.any`, and the popover is then below its anchor if it fits there.
  public var permittedArrowDirections = PopoverArrowDirection.any {
    didSet { if permittedArrowDirections != oldValue { anchorChanged() } }
  }
  /// The object that is asked about the popover. Defaults to nil. Not retained.
  public weak var delegate: (any PopoverPresentationControllerDelegate)?

  /// The direction of the arrow. `.unknown` while no popover is shown.
  public var arrowDirection: PopoverArrowDirection { placement?.arrow ?? .unknown }

  /// The final frame of the presented view, in the container's coordinates.
  public override var frameOfPresentedViewInContainerView: Rect {
    placement?.frame.insetBy(dx: 1, dy: 1) ?? super.frameOfPresentedViewInContainerView
  }

  private func anchorChanged() { presentation?.container.setNeedsLayout() }

  // MARK: Placing

  /// The rectangle that the popover points at, in the container's coordinates. Nil if it cannot be seen.
  var anchor: Rect? {
    guard let container = presentation?.container else { return nil }
    if let sourceItem { return sourceItem.frame(in: container) }
    return sourceView.flatMap { $0.visibleFrame(of: sourceRect ?? $0.bounds, in: container) }
  }

  /// The frame of the popover with its outline, and the direction of its arrow. Nil while the controller is in a sheet.
  var placement: (frame: Rect, arrow: PopoverArrowDirection)? {
    guard let anchor, let room = presentation?.container.freeArea else { return nil }
    let size = presentedViewController.popoverSize(in: room.insetBy(dx: 1, dy: 1).size)
    let wanted = Size(width: size.width.saturatingAdd(2), height: size.height.saturatingAdd(2))
    let place = AnchoredPlace(size: wanted, room: room)
    if let found = place.popover(at: anchor, permittedArrowDirections) { return found }
    guard delegate?.adaptivePresentationStyle(for: self) == .popover else { return nil }
    return place.popover(at: anchor, permittedArrowDirections, isForced: true)
  }

  /// Says the title of the controller to a screen reader, which finds no heading in a popover without a navigation bar.
  func announceTitle() {
    guard presentedViewController.traitCollection.usesScreenReader, let title = presentedViewController.title else {
      return
    }
    Accessibility.post(.announcement(title))
  }

  // MARK: Near misses

  /// Unavailable.
  @available(*, unavailable, message: "set sourceItem to the bar button item")
  public var barButtonItem: AnyObject? {
    get { nil }
    set {}
  }
}

extension ViewController {
  /// The controller of the popover that this controller, or its nearest presented ancestor, is in or will be in. Nil unless the
  /// `modalPresentationStyle` is `.popover`.
  public final var popoverPresentationController: PopoverPresentationController? {
    if let controller = presentationController { return controller as? PopoverPresentationController }
    if modalPresentationStyle != .popover { return nil }
    return associatedObject { OwnPopover(PopoverPresentationController(ownedBy: self)) }.controller
  }
}

/// The popover's controller of a controller that may be presented later.
private final class OwnPopover: ViewControllerAssociatedObject {
  let controller: PopoverPresentationController

  init(_ controller: PopoverPresentationController) { self.controller = controller }
}
