import TermKitGraphics

/// The detail of a table's cell, in grey. It has a class of its own so that rules can tell it from the cell's text:
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
  /// What is between rows; a hairline unless set.
  public var separatorStyle: TableView.SeparatorStyle {
    get { value() ?? .singleLine }
    nonmutating set { set(newValue) { $0.separatorStyle = $1 } }
  }

  /// The colour of hairlines; light grey unless set.
  public var separatorColor: Color {
    get { value() ?? TableView.hairlineGrey }
    nonmutating set { set(newValue) { $0.separatorColor = $1 } }
  }

  /// Columns free at the ends of hairlines; nil, as it is unless set, has each begin where the text of its row does (A6).
  public var separatorInset: EdgeInsets? {
    get { value() }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}

extension AppearanceProxy where Target: TableViewCell {
  /// The colour behind the contents of selected rows; nil, as it is unless set, leaves the grey (A6).
  public var selectedBackgroundColor: Color? {
    get { value() }
    nonmutating set { set(newValue) { $0.selectedBackgroundColor = $1 } }
  }

  /// Columns free at the ends of the hairline below; nil, as it is unless set, takes the table's (A6).
  public var separatorInset: EdgeInsets? {
    get { value() }
    nonmutating set { set(newValue) { $0.separatorInset = $1 } }
  }
}
