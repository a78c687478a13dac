import TermKitViews

extension SplitViewController {
  /// The number of columns. UIKit's `UISplitViewController.Style`.
  public enum Style: Hashable, Sendable {
    /// A primary and a secondary column.
    case doubleColumn
    /// A primary, a supplementary and a secondary column.
    case tripleColumn
    /// Unavailable: a split view needs a number of columns. Use `doubleColumn` or `tripleColumn`.
    @available(*, unavailable, message: "the columns need a style: use .doubleColumn or .tripleColumn")
    case unspecified
  }

  /// A column. UIKit's `UISplitViewController.Column`.
  public enum Column: Hashable, Sendable, CaseIterable {
    /// The outermost column, such as a list of mailboxes.
    case primary
    /// The middle of three columns, such as a list of messages.
    case supplementary
    /// The column with the details, which takes the room that the others leave.
    case secondary
    /// The controller that a collapsed split view shows first, in place of its columns. Without one, the columns become a navigation stack.
    case compact
  }

  /// The columns that are shown, and how. UIKit's `UISplitViewController.DisplayMode`.
  public enum DisplayMode: Hashable, Sendable {
    /// As many columns beside the secondary column as there is room for: at least one with `SplitBehavior.tile`, and never all of them with
    /// `.overlay`. `displayMode` never has this value.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// One column beside the secondary column: the supplementary one if there is one, else the primary one.
    case oneBesideSecondary
    /// One column in front of the secondary column: the supplementary one if there is one, else the primary one.
    case oneOverSecondary
    /// Two columns beside the secondary column, or one if there is only one other column.
    case twoBesideSecondary
    /// Two columns in front of the secondary column, or one if there is only one other column.
    case twoOverSecondary
    /// Unavailable: columns do not push one another out of the window. Use `twoBesideSecondary` or `twoOverSecondary`.
    @available(
      *, unavailable,
      message: "columns do not push one another out of the window: use .twoBesideSecondary or .twoOverSecondary"
    )
    case twoDisplaceSecondary
  }

  /// Whether the other columns are beside the secondary column or in front of it. UIKit's `UISplitViewController.SplitBehavior`.
  public enum SplitBehavior: Hashable, Sendable {
    /// Beside the secondary column if it keeps a width of at least 30 cells, otherwise in front of it. The display modes `.oneOverSecondary`
    /// and `.twoOverSecondary` put them in front at any width.
    case automatic
    /// Always beside the secondary column.
    case tile
    /// In front of the secondary column, which is dimmed. With three columns, the supplementary column alone is beside it if there is room.
    case overlay
    /// Unavailable: columns do not push one another out of the window. Use `tile` or `overlay`.
    @available(*, unavailable, message: "columns do not push one another out of the window: use .tile or .overlay")
    case displace
  }

  /// The edge at which the primary column is. UIKit's `UISplitViewController.PrimaryEdge`.
  public enum PrimaryEdge: Hashable, Sendable {
    /// The left edge.
    case leading
    /// The right edge.
    case trailing
  }

  /// A width that tells the split view to choose the width of a column itself: -1.
  public nonisolated static let automaticDimension = -1
}

extension ViewController {
  /// The nearest split view controller that contains this controller, or nil.
  public final var splitViewController: SplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? SplitViewController }.first
  }
}
