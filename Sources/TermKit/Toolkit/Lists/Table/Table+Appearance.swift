import TermKitGraphics
@_spi(TermKit) import TermKitViews

/// The grey detail label of a table cell. It is a separate class so that appearance rules can tell it from the cell's text label:
///
///     Label.appearance().textColor = mainText
///     TableDetailLabel.appearance().textColor = paleText
public final class TableDetailLabel: Label {
  init() {
    super.init()
    AppearancePass.setDefaults { textColor = Color(white: 0.55) }
  }
}

extension AppearanceProxy where Target: TableView {
  /// The separators between rows. Defaults to `singleLine`.
  public var separatorStyle: TableView.SeparatorStyle {
    get { value() ?? .singleLine }
    nonmutating set { set(newValue) { $0.separatorStyle = $1 } }
  }

  /// The colour of the hairlines between rows. Defaults to light grey.
  public var separatorColor: Color {
    get { value() ?? .opaqueSeparator }
    nonmutating set { set(newValue) { $0.separatorColor = $1 } }
  }

  /// The columns left free at both ends of a hairline. The top and bottom insets have no effect. Defaults to nil: each hairline begins at
  /// the column of its row's text.
  public var separatorInset: EdgeInsets? {
    get { value() }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}

extension AppearanceProxy where Target: TableViewCell {
  /// The background colour of selected and pressed rows. Defaults to nil, which means grey. Terminals with eight or no colours show
  /// such rows in reverse instead.
  public var selectedBackgroundColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectedBackgroundColor = $1 } }
  }

  /// The columns left free at both ends of the cell's hairline. Defaults to nil, which means the table's `separatorInset`.
  public var separatorInset: EdgeInsets? {
    get { value() }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}
