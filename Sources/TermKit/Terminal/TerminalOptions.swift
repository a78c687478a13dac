import TermKitGraphics

/// The user's overrides for detected terminal capabilities.
///
/// A terminal that does not follow ECMA-48 shows ASCII only, and no more colours than its description has. Options cannot change that.
public struct TerminalOptions: Hashable, Sendable {
  /// The colour depth. Defaults to nil, which uses the environment and the terminal's description.
  public var colorDepth: ColorDepth?
  /// The characters to use. Defaults to nil, which uses the locale and the name of the terminal.
  public var glyphLevel: GlyphLevel?
  /// Whether animations jump to their end. Defaults to false. With a screen reader, they do so too.
  public var reducesMotion: Bool
  /// Whether the terminal reports mouse events. Defaults to true. If false, the terminal's own text selection works as usual.
  public var usesMouse: Bool
  /// Whether copied text also goes to the desktop's clipboard. Defaults to true. Terminals that do not allow it ignore the sequence.
  public var usesClipboard: Bool
  /// Whether the program may show notifications. Defaults to true. TERMKIT_NOTIFICATIONS=off has the same effect as false.
  public var usesNotifications: Bool

  /// The reason for lines of text in place of a screen, such as "--accessible". Defaults to nil: the environment decides. See
  /// `openTerminal()`.
  public var lineModeReason: String?

  /// Creates options. By default, all capabilities are detected (`colorDepth`, `glyphLevel` and `lineModeReason` are nil), animations run
  /// (`reducesMotion` is false), and `usesMouse`, `usesClipboard` and `usesNotifications` are true.
  public init(
    colorDepth: ColorDepth? = nil, glyphLevel: GlyphLevel? = nil, reducesMotion: Bool = false, usesMouse: Bool = true,
    usesClipboard: Bool = true, usesNotifications: Bool = true, lineModeReason: String? = nil
  ) {
    self.colorDepth = colorDepth
    self.glyphLevel = glyphLevel
    self.reducesMotion = reducesMotion
    self.usesMouse = usesMouse
    self.usesClipboard = usesClipboard
    self.usesNotifications = usesNotifications
    self.lineModeReason = lineModeReason
  }
}

extension TerminalOptions {
  /// Opens the terminal that suits the user: a `LinearTerminal` if the user wants lines of text, otherwise a `CursesTerminal`.
  ///
  /// The user wants lines if `lineModeReason` says so, if ACCESSIBLE is set to anything but "" or "0", if TERMKIT_SCREEN_READER is "linear",
  /// or if TERM is "dumb".
  /// - Returns: The opened terminal.
  /// - Throws: `TerminalError` if there is no terminal or it cannot be used.
  @MainActor public func openTerminal() throws(TerminalError) -> any Terminal {
    if let reason = reasonForLines { return try LinearTerminal(reason: reason, options: self) }
    return try CursesTerminal(options: self)
  }

  /// The reason for which `openTerminal()` opens a `LinearTerminal`, or nil.
  public var reasonForLines: String? { lineModeReason ?? Self.lineModeVariable(environmentVariable) }

  /// Returns the variable of the environment that asks for lines, with its value, or nil if no variable does.
  static func lineModeVariable(_ variable: (String) -> String?) -> String? {
    let wishes: [(name: String, isWish: (String) -> Bool)] = [
      ("ACCESSIBLE", { !$0.isEmpty && $0 != "0" }), ("TERMKIT_SCREEN_READER", { $0 == "linear" }),
      ("TERM", { $0 == "dumb" }),
    ]
    for wish in wishes {
      if let value = variable(wish.name), wish.isWish(value) { return "\(wish.name)=\(value)" }
    }
    return nil
  }
}
