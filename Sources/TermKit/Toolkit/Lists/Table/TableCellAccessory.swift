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
    case .detailButton: RowButton.width
    case .detailDisclosureButton: RowButton.width + 2
    }
  }
}

/// A button in a row, such as the detail button. All terminals can show its three characters, and it is wide enough to click.
class RowButton: Button {
  /// The width of the button, in columns.
  static let width = 3
  private let label: (SystemStrings) -> String

  init(title: String, label: @escaping (SystemStrings) -> String) {
    self.label = label
    super.init(title: title)
    contentEdgeInsets = .zero
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.label = label(traitCollection.strings)
    return defaults
  }
}
