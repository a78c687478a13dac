/// The colours that are named by their use, as in UIKit.
///
///     view.backgroundColor = .systemBackground
///     label.textColor = .secondaryLabel
///
/// Each value is the light variant, for white paper. A dark `ColorScheme` shows it as the dark variant: labels become nearly white, and
/// backgrounds nearly black. The scheme can change at any time, and no view needs code for it. The ratios in the comments are contrasts
/// with `systemBackground`, and hold in both variants.
extension Color {
  // MARK: Text

  /// The colour of text: black, 15 : 1 or more.
  public static let label = Color.black
  /// The colour of less important text, such as a subtitle. At least 6 : 1.
  public static let secondaryLabel = Color(white: 0.35)
  /// The colour of unimportant text. At least 4.5 : 1.
  public static let tertiaryLabel = Color(white: 0.45)
  /// The palest colour of text, for decoration. At least 3 : 1.
  ///
  /// A label shows it with 4.5 : 1, unless its `minimumContrast` is `MinimumContrast.element` or lower.
  public static let quaternaryLabel = Color(white: 0.58)
  /// The colour of placeholders in text fields and text views, which show it with 4.5 : 1. At least 3 : 1.
  public static let placeholderText = Color(white: 0.58)
  /// The colour of text that leads to another place when it is pressed: a blue of at least 4.5 : 1.
  public static let link = Color(red: 0, green: 110, blue: 230)

  // MARK: Lines

  /// The translucent grey of thin lines over any background.
  public static let separator = Color(white: 0.5, alpha: 0.36)
  /// The grey of thin lines that hide what is behind them. On `systemBackground` it looks like `separator`.
  public static let opaqueSeparator = Color(white: 0.82)

  // MARK: Backgrounds

  /// The main background: white. With `ColorScheme.terminal`, the terminal's own background.
  public static let systemBackground = Color.white
  /// The background of groups on `systemBackground`. A step darker than it, and at night a step lighter.
  public static let secondarySystemBackground = Color(red: 242, green: 242, blue: 247)
  /// The background of groups on `secondarySystemBackground`. A step darker than it, and at night a step lighter.
  public static let tertiarySystemBackground = Color(red: 229, green: 229, blue: 234)
  /// The background of grouped tables and lists, beneath their groups.
  public static let systemGroupedBackground = Color(red: 239, green: 239, blue: 244)
  /// The background of the groups themselves: white.
  public static let secondarySystemGroupedBackground = Color.white
}
