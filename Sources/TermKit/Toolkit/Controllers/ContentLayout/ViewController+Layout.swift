import TermKitGraphics
import TermKitViews

/// The part of a controller's view that is covered along one edge. UIKit's `UILayoutSupport`.
public struct LayoutSupport: Hashable, Sendable {
  /// The number of rows under the status bar and under bars.
  public let length: Int
}

extension ViewController {
  /// The edges at which the view extends under the status bar and under translucent bars of its container. Defaults to all. At the other
  /// edges, the view ends at the bars.
  public final var edgesForExtendedLayout: RectEdge {
    get { extendedLayout.edges }
    set { changeExtendedLayout(\.edges, to: newValue) }
  }

  /// Whether the view also extends under opaque bars, at the edges of `edgesForExtendedLayout`. Defaults to false.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set { changeExtendedLayout(\.includesOpaqueBars, to: newValue) }
  }

  /// The rows of the view under the status bar and a bar at the top: the top of the view's `safeAreaInsets`. Loads the view.
  public final var topLayoutGuide: LayoutSupport { LayoutSupport(length: view.safeAreaInsets.top) }

  /// The rows of the view under bars at the bottom: the bottom of the view's `safeAreaInsets`. Loads the view.
  public final var bottomLayoutGuide: LayoutSupport { LayoutSupport(length: view.safeAreaInsets.bottom) }

  private var extendedLayout: ExtendedLayout { associatedObject { ExtendedLayout() } }

  private func changeExtendedLayout<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<ExtendedLayout, Value>, to value: Value
  ) {
    if extendedLayout[keyPath: property] == value { return }
    extendedLayout[keyPath: property] = value
    parent?.viewIfLoaded?.setNeedsLayout()
  }
}

private final class ExtendedLayout: ViewControllerAssociatedObject {
  var edges = RectEdge.all
  var includesOpaqueBars = false
}
