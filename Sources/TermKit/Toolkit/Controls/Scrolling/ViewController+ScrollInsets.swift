extension ViewController {
  /// Has a scroll view that is the controller's view, or the first of the views in it, keep its content clear of the status bar and of
  /// bars that lie over it, while it scrolls beneath them; true unless set (B5).
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { scrollInsets.areAutomatic }
    set {
      guard newValue != scrollInsets.areAutomatic else { return }
      scrollInsets.areAutomatic = newValue
      viewIfLoaded?.setNeedsLayout()
      viewIfLoaded?.subviews.first?.setNeedsLayout()
    }
  }

  private var scrollInsets: ScrollInsets { companion { ScrollInsets() } }
}

/// What a controller has to say about its scroll view.
private final class ScrollInsets: ViewControllerCompanion {
  var areAutomatic = true

  func titleDidChange(of controller: ViewController) {}
}
