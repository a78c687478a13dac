import TermKitGraphics
import TermKitViews

extension AppearanceProxy where Target: PageControl {
  /// The colour of the indicators of all pages but the current one. Defaults to nil, which means grey.
  public var pageIndicatorTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.pageIndicatorTintColor = $1 } }
  }

  /// The colour of the current page's indicator. Defaults to nil, which means the tint.
  public var currentPageIndicatorTintColor: Color? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.currentPageIndicatorTintColor = $1 } }
  }

  /// The image of the indicators of pages without an image of their own. Defaults to nil, which means dots.
  public var preferredIndicatorImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.preferredIndicatorImage = $1 } }
  }

  /// The image of the current page's indicator. Defaults to nil: the same image as while the page is not current, or a larger dot for a
  /// page without an image.
  public var preferredCurrentPageIndicatorImage: Image? {
    get { value() ?? nil }
    nonmutating set { set(newValue) { $0.preferredCurrentPageIndicatorImage = $1 } }
  }

  /// When the control has a background. Defaults to `.automatic`: while the user presses it.
  public var backgroundStyle: PageControl.BackgroundStyle {
    get { value() ?? .automatic }
    nonmutating set { set(newValue) { $0.backgroundStyle = $1 } }
  }
}
