import TermKitGraphics
import TermKitViews

/// The look of a list. UIKit's `UICollectionLayoutListConfiguration`.
///
///     let layout = CollectionViewCompositionalLayout.list(using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
public struct CollectionLayoutListConfiguration {
  /// The ways to set sections apart. UIKit's `UICollectionLayoutListConfiguration.Appearance`.
  public enum Appearance: Hashable, Sendable {
    /// Sections are set apart by their headers. A header stays at the top while its section scrolls by.
    case plain
    /// Sections are groups of white rows as wide as the collection, on a darker background, with more space between them.
    case grouped
    /// Sections are groups as in `grouped`, with two columns of the background at each side, or fewer if the collection is narrower than 16
    /// columns.
    case insetGrouped
  }

  /// The views above sections. UIKit's `UICollectionLayoutListConfiguration.HeaderMode`.
  public enum HeaderMode: Hashable, Sendable {
    /// No views.
    case none
    /// The data source's supplementary views of the kind `CollectionView.elementKindSectionHeader`.
    case supplementary
  }

  /// The views below sections. UIKit's `UICollectionLayoutListConfiguration.FooterMode`.
  public enum FooterMode: Hashable, Sendable {
    /// No views.
    case none
    /// The data source's supplementary views of the kind `CollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// The way in which sections are set apart.
  public var appearance: Appearance
  /// The views above sections. Defaults to `none`.
  public var headerMode = HeaderMode.none
  /// The views below sections. Defaults to `none`.
  public var footerMode = FooterMode.none
  /// Whether a hairline separates each row from the next one. Defaults to true. Rows are then one cell higher than their contents need.
  public var showsSeparators = true
  /// The look of the hairlines.
  public var separatorConfiguration: ListSeparatorConfiguration
  /// The background of the collection, unless its own `backgroundColor` is set. Defaults to nil: white, or light grey around groups.
  public var backgroundColor: Color?

  /// Makes the configuration of a list with separators, without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = ListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The look of the hairlines between the rows of a list. UIKit's `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
  /// The colour of the hairlines. Defaults to `separator`.
  public var color = Color.separator

  /// Makes the default look of the hairlines, which is the same for all appearances.
  public init(listAppearance: CollectionLayoutListConfiguration.Appearance) {}
}
