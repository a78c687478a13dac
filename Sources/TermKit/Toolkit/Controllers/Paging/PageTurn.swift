import TermKitViews

/// A change from one page to another that is under way.
@MainActor final class PageTurn {
  let to: ViewController
  let isForward: Bool
  /// Whether the user turns the page. The delegate is then notified.
  let isByUser: Bool
  /// The number of pages that the user turns.
  let pages: Int
  /// Called at the end, with false if the animation was interrupted.
  let completion: (@MainActor (Bool) -> Void)?
  /// The page that was shown before, or nil.
  var from: ViewController?
  /// The view of the new page, once it is made.
  var content: ContentView?
  /// Whether the pages move.
  var isAnimated: Bool
  /// Whether the pages follow the mouse.
  var isDragged = false
  /// Whether the new page will be shown in the end. False if the user turns back.
  var isCompleted = true
  /// Whether the animation ran to its end.
  var isFinished = false
  /// The cells by which the pages have moved to the left or up.
  var progress = 0

  init(
    to: ViewController, isForward: Bool, isAnimated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    (self.to, self.isForward, self.isAnimated, self.completion) = (to, isForward, isAnimated, completion)
    (isByUser, pages) = (false, 0)
  }

  /// Makes a turn by the user, by some pages forward, or back if the number is negative.
  init(to: ViewController, pages: Int, isDragged: Bool = false) {
    (self.to, self.pages, self.isDragged) = (to, pages, isDragged)
    (isForward, isByUser, isAnimated, completion) = (pages > 0, true, true, nil)
  }

  var driver: LifecycleState.Driver { .object(ObjectIdentifier(self)) }
}
