import TermKitBars
import TermKitGraphics
import TermKitViews

/// A container that shows its children between bars.
protocol BarContainer: ViewController {
  /// Returns the layout of a child.
  func layout(for child: ViewController?) -> ContentLayout
}

extension BarContainer {
  /// Returns the layout of a child between bars. Nil is a bar that is hidden.
  func layout(for child: ViewController?, top: Bar? = nil, bottom: Bar?) -> ContentLayout {
    ContentLayout(
      bounds: view.bounds, safeArea: view.safeAreaInsets, top: top.map(layout(of:)), bottom: bottom.map(layout(of:)),
      edges: child?.edgesForExtendedLayout ?? .all,
      includesOpaqueBars: child?.extendedLayoutIncludesOpaqueBars ?? false)
  }

  private func layout(of bar: Bar) -> ContentLayout.Bar {
    ContentLayout.Bar(height: height(of: bar), isTranslucent: bar.isTranslucent)
  }

  // A bar class of the program may return any size.
  func height(of bar: Bar) -> Int {
    max(0, min(bar.sizeThatFits(view.bounds.size).height, view.bounds.height))
  }

  /// Returns a child as one side of a transition.
  func side(_ child: ViewController, isComing: Bool) -> ControllerTransition.Side {
    child.transitionSide { [weak self, weak child] isAtEnd in
      isAtEnd == isComing ? self?.layout(for: child).frame ?? .zero : .zero
    }
  }

  /// Gives a child its final place in the container of a transition.
  func placeFinally(_ child: ViewController?, in container: TransitionView?) {
    guard let child, let container, child.viewIfLoaded?.superview === container else { return }
    container.contentSafeArea = layout(for: child).contentSafeArea
    child.view.frame = layout(for: child).frame
  }
}
