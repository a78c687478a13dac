import TermKitControls
import TermKitGraphics
import TermKitViews

extension TableViewCell {
  /// The accessories at the right end of a cell. UIKit's `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Hashable, Sendable {
    /// No accessory.
    case none
    /// A chevron, which says that the row leads to another screen.
    case disclosureIndicator
    /// A detail button, as in `detailButton`, and a chevron.
    case detailDisclosureButton
    /// A check mark in the tint.
    case checkmark
    /// A detail button in the tint. The user clicks it, or moves the focus to it with Right or Tab and presses Enter or Space.
    ///
    /// The table then calls `tableView(_:accessoryButtonTappedForRowWith:)` and does not select the row.
    case detailButton
  }
}

@MainActor extension TableViewCell.AccessoryType {
  /// Whether the accessory contains a detail button.
  var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

  /// The width of the accessory, in columns.
  var width: Int {
    switch self {
    case .none: 0
    case .disclosureIndicator, .checkmark: 1
    case .detailButton: DetailButton.width
    case .detailDisclosureButton: DetailButton.width + 2
    }
  }
}

/// The detail button of a cell. All terminals can show its characters, and it is wide enough to click.
final class DetailButton: Button {
  /// The width of the button, in columns.
  static let width = 3

  init() {
    super.init(title: "(i)")
    contentEdgeInsets = .zero
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = traitCollection.strings.moreInfo
    return defaults
  }
}
