extension WindowScene {
  /// The text that the terminal shows: the title and the subtitle, or the name of the program if there is neither. The title is the scene's
  /// own, or that of the screen in front. It changes only with the generation of `StructuralChanges`.
  package var windowText: String {
    let title = title ?? frontTitle ?? ""
    if subtitle.isEmpty { return title.isEmpty ? Self.programName : title.withoutIsolation }
    return (title.isEmpty ? subtitle : "\(title) — \(subtitle)").withoutIsolation
  }

  // Makes the next frame look for the title and the progress again.
  func setNeedsTitleUpdate() {
    StructuralChanges.generation += 1
    setNeedsFrame()
  }

  // Menus and other windows without a title leave the title of the screen behind them.
  private var frontTitle: String? {
    for window in windows.reversed() where !window.isHidden {
      if let title = window.frontController?.frontTitle { return title }
    }
    return nil
  }

  package static let programName: String = {
    let path = CommandLine.arguments.first ?? ""
    return path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
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
