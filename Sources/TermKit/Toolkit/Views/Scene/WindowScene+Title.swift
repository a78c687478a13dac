extension WindowScene {
  /// The scene's own title, or the title of the screen in front. Frames between structural changes do not look for it again.
  package var effectiveTitle: String? {
    if let title { return title }
    if let frontTitle, frontTitle.generation == StructuralChanges.generation { return frontTitle.title }
    let title = foundTitle
    frontTitle = (StructuralChanges.generation, title)
    return title
  }

  /// The text that the terminal shows: the title and the subtitle, or the name of the program if there is neither.
  package var windowText: String {
    let parts = [effectiveTitle ?? "", subtitle].filter { !$0.isEmpty }
    return parts.isEmpty ? Self.programName : parts.joined(separator: " — ")
  }

  // Menus and other windows without a title leave the title of the screen behind them.
  private var foundTitle: String? {
    for window in windows.reversed() where !window.isHidden {
      if let title = window.frontController?.frontTitle { return title }
    }
    return nil
  }

  private static let programName: String = {
    let path = CommandLine.arguments.first ?? ""
    return String(path.split(separator: "/").last ?? "")
  }()
}

extension ViewController {
  /// The title of the innermost shown screen that has one, or else the title behind a presented screen.
  fileprivate final var frontTitle: String? {
    var title: String?
    var controller: ViewController? = self
    while let current = controller {
      title = current.barTitle ?? title
      controller = current.childForKeys
    }
    return title ?? presentingViewController?.frontTitle
  }
}
