import TermKitGraphics

/// The application of a scene, which is the last responder in the chain. A scene tells it what concerns the terminal or the whole screen.
@MainActor package protocol WindowSceneHost: Responder {
  /// Determines the look of the status bar again.
  func sceneNeedsStatusBarUpdate()
  /// Called in each frame after layout, before drawing.
  func sceneWillDrawFrame()
  /// Passes a notification to the screen reader.
  func scenePosted(_ notification: AccessibilityNotification)
  /// Makes the palette of symbols that takes the place of a text's input view. `insert` inserts a symbol into the text.
  func symbolPalette(insert: @escaping (String) -> Void, close: @escaping () -> Void) -> View
  /// Called when the user has chosen a symbol.
  func sceneUsedSymbol()
  /// Makes the terminal beep.
  func sceneRequestedBeep()
  /// Asks the terminal to report releases of keys, or no longer.
  func sceneWants(keyReleases: Bool)
  /// Gives the mouse pointer a shape.
  func sceneWants(_ style: PointerStyle)
  /// Opens an address in another program. Returns whether it was opened.
  func sceneWantsToOpen(_ address: String) -> Bool
  /// Makes the controller with a path of restoration identifiers, or returns nil. The coder has its saved state.
  func controller(withRestorationIdentifierPath path: [String], _ coder: Coder) -> ViewController?
}
