/// What only some terminal emulators have, such as notifications, progress and shapes of the pointer. No query asks for these abilities, so the name of the emulator decides.
struct TerminalProgram: Hashable {
  /// The sequence for notifications. Nil if the emulator lacks them or is unknown.
  private(set) var notice: NoticeSequence?
  /// Whether the bell rings too, because only some versions show notifications.
  private(set) var needsBell = true
  /// Whether the emulator shows a progress. Some emulators would show a notification instead.
  private(set) var showsProgress = false

  /// Whether the emulator changes the mouse pointer by the names of CSS (OSC 22).
  private(set) var hasPointerStyles = false
  /// Whether the emulator draws double, curly, dotted and dashed lines below text. Some others would read the style as a colour.
  private(set) var hasUnderlineStyles = false

  private static let withPointerStyles = ["kitty", "ghostty", "foot"]
  private static let withUnderlineStyles =
    withPointerStyles + ["wezterm", "iterm2", "iterm.app", "contour", "konsole", "vte", "windows terminal"]

  private typealias Known = (prefix: String, notice: NoticeSequence?, needsBell: Bool, progressSince: [Int]?)

  private static let known: [Known] = [
    ("kitty", .kitty, false, nil), ("ghostty", .titled, false, [1, 2]), ("wezterm", .titled, false, [20_250_300]),
    ("iterm2", .plain, false, [3, 6, 6]), ("iterm.app", .plain, false, [3, 6, 6]), ("foot", .titled, false, nil),
    ("contour", .titled, false, nil), ("konsole", .titled, true, [26, 4]), ("vte", .titled, true, [8000]),
    ("rxvt-unicode", .titled, true, nil), ("windows terminal", nil, true, []), ("conemu", nil, true, []),
  ]

  /// Creates the abilities of an emulator.
  /// - Parameter name: The name and version, as in "kitty(0.42.1)" or "iTerm2 3.6.6". An empty name stands for an unknown emulator.
  init(name: String) {
    let name = name.lowercased()
    guard let known = Self.known.first(where: { name.hasPrefix($0.prefix) }) else { return }
    (notice, needsBell) = (known.notice, known.needsBell)
    hasPointerStyles = Self.withPointerStyles.contains(known.prefix)
    hasUnderlineStyles = Self.withUnderlineStyles.contains(known.prefix)
    let version = name.dropFirst(known.prefix.count).split { !$0.isNumber }.compactMap { Int($0) }
    showsProgress = known.progressSince.map { !version.lexicographicallyPrecedes($0) } ?? false
  }

  /// Returns the name of the emulator, as the variables of the environment have it. TERM comes first, because an emulator started from
  /// another terminal inherits the other variables.
  static func environmentName(_ variable: (String) -> String?) -> String {
    let name = variable("TERM") ?? ""
    let own = name.hasPrefix("xterm-") ? String(name.dropFirst(6)) : name
    if known.contains(where: { own.hasPrefix($0.prefix) }) { return own }
    if variable("WT_SESSION") != nil { return "windows terminal" }
    if variable("ConEmuANSI") == "ON" { return "conemu" }
    if let program = variable("TERM_PROGRAM") { return "\(program) \(variable("TERM_PROGRAM_VERSION") ?? "")" }
    return variable("VTE_VERSION").map { "vte(\($0))" } ?? own
  }
}

/// A sequence that shows a notification of the desktop.
enum NoticeSequence: Hashable {
  /// iTerm2's OSC 9, with one text.
  case plain
  /// OSC 777 of rxvt-unicode, with a title and a body.
  case titled
  /// kitty's OSC 99, with both in base64.
  case kitty

  /// Returns the bytes of the sequence for texts without control characters.
  func bytes(title: String, body: String) -> [UInt8] {
    switch self {
    case .plain: Self.command("9;", Self.field(title) + ": " + Self.field(body))
    case .titled: Self.command("777;notify;", Self.field(title) + ";" + Self.field(body))
    case .kitty:
      Self.command("99;i=1:o=unfocused:d=0:e=1;", Self.base64(title))
        + Self.command("99;i=1:o=unfocused:d=1:e=1:p=body;", Self.base64(body))
    }
  }

  private static func command(_ start: String, _ text: String) -> [UInt8] {
    Array("\u{1B}]\(start)\(text)\u{1B}\\".utf8)
  }

  // Semicolons separate the fields, and OSC 9 with a number in the first field has another meaning.
  private static func field(_ text: String) -> String { String(text.map { $0 == ";" ? "," : $0 }) }

  private static func base64(_ text: String) -> String {
    String(decoding: ClipboardSequence.base64(Array(text.utf8)), as: UTF8.self)
  }
}
