import TermKitGraphics

/// How far something along an edge of a controller's view covers it. UIKit's `UILayoutSupport`.
public struct LayoutSupport: Hashable, Sendable {
  /// The rows that lie under the status bar and under bars.
  public let length: Int
}

extension ViewController {
  /// The edges to which the view goes in a container with bars, even where bars that let it show through lie over it; all unless set.
  /// At the others it ends where the bars begin (B5).
  public final var edgesForExtendedLayout: RectEdge {
    get { extendedLayout.edges }
    set { changeExtendedLayout(\.edges, to: newValue) }
  }

  /// Has the view go under opaque bars too, at the edges of `edgesForExtendedLayout`; false unless set (B5).
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { extendedLayout.includesOpaqueBars }
    set { changeExtendedLayout(\.includesOpaqueBars, to: newValue) }
  }

  /// What of the view lies under the status bar and a bar at the top (B5). The same as the upper `safeAreaInsets` of the view.
  public final var topLayoutGuide: LayoutSupport { LayoutSupport(length: view.safeAreaInsets.top) }

  /// What of the view lies under bars at the bottom (B5). The same as the lower `safeAreaInsets` of the view.
  public final var bottomLayoutGuide: LayoutSupport { LayoutSupport(length: view.safeAreaInsets.bottom) }

  private var extendedLayout: ExtendedLayout { companion { ExtendedLayout() } }

  private func changeExtendedLayout<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<ExtendedLayout, Value>, to value: Value
  ) {
    if extendedLayout[keyPath: property] == value { return }
    extendedLayout[keyPath: property] = value
    parent?.viewIfLoaded?.setNeedsLayout()
  }
}

/// How a controller wants to be laid out among bars.
private final class ExtendedLayout: ViewControllerCompanion {
  var edges = RectEdge.all
  var includesOpaqueBars = false

  func titleDidChange(of controller: ViewController) {}
}
