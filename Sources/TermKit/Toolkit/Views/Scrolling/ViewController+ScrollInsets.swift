extension ViewController {
  /// Whether the controller's scroll view keeps its content clear of the status bar and other bars that cover it. Defaults to true.
  ///
  /// The scroll view is the controller's view or the first subview of that view. Its content still scrolls beneath the bars.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { scrollInsets.areAutomatic }
    set {
      guard newValue != scrollInsets.areAutomatic else { return }
      scrollInsets.areAutomatic = newValue
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.subviews.first?.setNeedsLayout()
    }
  }

  private var scrollInsets: ScrollInsets { associatedObject { ScrollInsets() } }
}

/// The scrolling options of a view controller.
private final class ScrollInsets: ViewControllerAssociatedObject {
  var areAutomatic = true
}
