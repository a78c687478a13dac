/// A set of appearance rules that names looks by purpose ("main text", "accent"), not by colour.
///
/// A program declares a protocol with these names and applies them once for all its themes:
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
/// Inside an animation block, animatable properties such as colours fade to the new theme.
@MainActor public protocol Theme {
  /// Sets the theme's rules on appearance proxies. They replace the rules of the previous theme.
  ///
  /// All themes of a program should set the same properties: views keep a value that only the previous theme set, as with all rules.
  /// - Precondition: The method does not set `Application.theme`.
  func setAppearance()
}
