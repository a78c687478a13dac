/// The looks of a program by what they are for: "main text", "accent", not "black", "red" (A9).
///
/// A program has a protocol of its own with those names, and says once, for all its themes, what has which look:
///
///     protocol GameTheme: Theme {
///       var mainText: Color { get }
///       var accent: Color { get }
///     }
///
///     extension GameTheme {
///       func setAppearance() {
///         Label.appearance().textColor = mainText
///         Window.appearance().tintColor = accent
///       }
///     }
///
///     application.theme = NightTheme()       // everything that is shown changes
///
/// Inside an animation block what is animated otherwise, colours above all, fades to the new theme.
@MainActor public protocol Theme {
  /// Sets the rules that make up the theme, on appearance proxies. They take the place of those of the theme before. Let every theme
  /// of a program set the same properties: what only the one before set stays as it is on the views that have it, as with all rules.
  func setAppearance()
}
