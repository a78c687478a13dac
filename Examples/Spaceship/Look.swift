import ArgumentParser
import TermKit

/// A look of the application.
enum Look: String, CaseIterable, ExpressibleByArgument {
  case plain, metal, leather

  var title: String { rawValue.capitalized }

  /// Returns the theme with this look.
  @MainActor func theme(_ artwork: Artwork) -> any ShipTheme {
    switch self {
    case .plain: PlainTheme()
    case .metal: MetalTheme(artwork: artwork)
    case .leather: LeatherTheme(artwork: artwork)
    }
  }
}

/// The look that the application has now. One line changes it: the one that sets the theme.
@MainActor final class Skin {
  private unowned let application: Application
  private unowned let window: Window
  private let artwork: Artwork
  private(set) var look: Look
  private(set) var theme: any ShipTheme
  /// Called after the look has changed.
  var didChange: (() -> Void)?

  init(of application: Application, in window: Window, artwork: Artwork, look: Look) {
    (self.application, self.window, self.artwork, self.look) = (application, window, artwork, look)
    theme = look.theme(artwork)
    application.theme = theme
  }

  /// Changes the look of everything on the screen, by a cross-dissolve.
  func change(to look: Look) {
    guard look != self.look else { return }
    self.look = look
    theme = look.theme(artwork)
    View.transition(with: window, duration: 0.4, options: .transitionCrossDissolve) {
      application.theme = theme
      didChange?()
    }
  }

  /// Changes to the look after the present one.
  func advance() {
    let all = Look.allCases
    let index = all.firstIndex(of: look) ?? 0
    change(to: all[(index + 1) % all.count])
  }
}
