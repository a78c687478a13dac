import TermKitGraphics
import TermKitViews

extension Application: WindowSceneHost {
  package func sceneNeedsStatusBarUpdate() { statusBarManager.update() }

  package func sceneWillDrawFrame() {
    statusBarManager.match()
    if let linearReader { linearReader.update() } else if usesScreenReader { screenReader.update() }
    accessibilityObserver?.screenDidChange()
  }

  package func scenePosted(_ notification: AccessibilityNotification) {
    if let linearReader { linearReader.post(notification) } else if usesScreenReader { screenReader.post(notification) }
    accessibilityObserver?.didPost(notification)
  }

  package func symbolPalette(insert: @escaping (String) -> Void, close: @escaping () -> Void) -> View {
    let catalog = windowScene.symbolCatalog ?? .installed(for: windowScene.traitCollection.language)
    return SymbolPalette(catalog, recents: windowScene.recentSymbols, insert: insert, close: close)
  }

  package func sceneUsedSymbol() { delegate.applicationDidChangeRecentSymbols(self) }

  package func sceneRequestedBeep() { beep() }

  package func sceneWants(keyReleases: Bool) { terminal.reportsKeyReleases = keyReleases }

  package func sceneWants(_ style: PointerStyle) { terminal.pointerStyle = style }

  package func sceneWantsToOpen(_ address: String) -> Bool { open(address) }
}
