import TermKitControls
import TermKitGraphics
import TermKitViews

@MainActor extension TableViewCell.AccessoryType {
  /// Whether the accessory contains a detail button.
  var hasButton: Bool {
    switch self {
    case .none, .disclosureIndicator, .checkmark: false
    case .detailButton, .detailDisclosureButton: true
    }
  }

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
