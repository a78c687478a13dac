import TermKitGraphics
import TermKitInput
import TermKitViews

/// The keys of text fields and text views.
///
/// Terminals have two traditions of editing keys. Shells use Ctrl-A, Ctrl-E, Ctrl-K, Ctrl-U, Ctrl-W, Alt-B and Alt-F. Desktops use Ctrl
/// with arrows, Shift to select, Ctrl-X, Ctrl-V and Ctrl-Y. Both sets work where they do not conflict. The application needs Ctrl-C, Ctrl-Z
/// and Ctrl-L, so copying is Alt-C. The window has the keys that undo and redo, because texts and the program share them.
///
/// | function | on every terminal | if the terminal reports modifiers |
/// |---|---|---|
/// | by characters and rows | arrows, Ctrl-B, Ctrl-F, Ctrl-P, Ctrl-N | |
/// | by words | Alt-B, Alt-F | Ctrl or Alt with Left, Right |
/// | to the ends of the row, then of the paragraph | Home, End | |
/// | to the ends of the paragraph | Ctrl-A, Ctrl-E | |
/// | by paragraphs | Alt-P, Alt-N | Ctrl or Alt with Up, Down |
/// | by pages | PageUp, PageDown | |
/// | to the ends of the text | Alt-<, Alt-> | Ctrl-Home, Ctrl-End |
/// | select | Ctrl-Space, then a motion; Alt-A for all | Shift with a cursor key |
/// | delete | Backspace, Delete, Ctrl-D | |
/// | delete a word | Ctrl-W, Alt-Backspace, Alt-D | Ctrl-Delete |
/// | delete to the ends of the paragraph | Ctrl-U, Ctrl-K | |
/// | cut, copy, paste | Ctrl-X, Alt-C, Ctrl-V | Shift-Delete, Ctrl-Insert, Shift-Insert |
///
/// The keys in the middle column need only control bytes, Escape before a key, and the keys of a VT220.
struct TextKeys: Sendable {
  /// A text in the user's language.
  typealias Words = @Sendable (SystemStrings) -> String

  /// Keys with related functions, as the list of keys shows them.
  struct Group: Sendable {
    let title: Words
    let keyLabel: Words
    fileprivate(set) var commands: [(key: Key, command: TextCommand)]

    /// Returns the group without the commands that fulfil a condition, or nil if no command remains.
    fileprivate func leavingOut(_ isLeftOut: (TextCommand) -> Bool) -> Group? {
      var group = self
      group.commands.removeAll { isLeftOut($0.command) }
      return group.commands.isEmpty ? nil : group
    }
  }

  /// The groups, in the order of the list of keys.
  let groups: [Group]
  /// The command of each key.
  let commands: [Key: TextCommand]

  private init(_ groups: [Group]) {
    self.groups = groups
    commands = Dictionary(groups.flatMap(\.commands).map { ($0.key, $0.command) }) { first, _ in first }
  }

  /// The keys of an editable text of several lines.
  static let editing = TextKeys(all)
  /// The keys of a read-only text of several lines, while they move the cursor.
  static let reading = TextKeys(all.compactMap { $0.leavingOut(\.edits) })
  /// The keys of a read-only text of several lines, while the motions scroll.
  static let scrolling = TextKeys(all.compactMap { $0.leavingOut { $0.edits || $0.moves } })
  /// The keys of an editable single line.
  static let editingLine = TextKeys(all.compactMap { $0.leavingOut(\.needsRows) })

  private static let all = moving + [selecting] + editingGroups

  private static let moving = [
    group(
      { $0.moveCursor }, { $0.keyNames.arrows },
      [
        (move(.left), [Key(.left), control("b")]), (move(.right), [Key(.right), control("f")]),
        (move(.up), [Key(.up), control("p")]), (move(.down), [Key(.down), control("n")]),
      ]),
    group(
      { $0.byWords }, names(Key(.left, .control), Key(.right, .control)),
      [
        (move(.wordLeft), [Key(.left, .control), Key(.left, .alt), alt("b")]),
        (move(.wordRight), [Key(.right, .control), Key(.right, .alt), alt("f")]),
      ]),
    group(
      { $0.toLineEnds }, names(Key(.home), Key(.end)),
      [(move(.rowStart), [Key(.home)]), (move(.rowEnd), [Key(.end)])]),
    group(
      { $0.toParagraphEnds }, names(control("a"), control("e")),
      [(move(.lineStart), [control("a")]), (move(.lineEnd), [control("e")])]),
    group(
      { $0.byParagraphs }, names(Key(.up, .control), Key(.down, .control)),
      [
        (move(.lineUp), [Key(.up, .control), Key(.up, .alt), alt("p")]),
        (move(.lineDown), [Key(.down, .control), Key(.down, .alt), alt("n")]),
      ]),
    group(
      { $0.byPages }, names(Key(.pageUp), Key(.pageDown)),
      [(move(.pageUp), [Key(.pageUp)]), (move(.pageDown), [Key(.pageDown)])]),
    group(
      { $0.toTextEnds }, names(alt("<"), alt(">")),
      [(move(.textStart), [alt("<"), Key(.home, .control)]), (move(.textEnd), [alt(">"), Key(.end, .control)])]),
  ]

  private static let selecting = Group(
    title: { $0.selectWhileMoving }, keyLabel: { "\($0.keyNames.shift) \(control(" ").label($0))" },
    commands: [(control(" "), .mark)] + moving.flatMap(\.commands).compactMap(extending))

  private static let editingGroups = [
    group({ $0.selectAll }, names(alt("a")), [(.selectAll, [alt("a")])]),
    group({ $0.cut }, names(control("x")), [(.cut, [control("x"), Key(.delete, .shift)])]),
    group({ $0.copy }, names(alt("c")), [(.copy, [alt("c"), Key(.insert, .control)])]),
    group({ $0.paste }, names(control("v")), [(.paste, [control("v"), Key(.insert, .shift)])]),
    group(
      { $0.deleteWord }, names(control("w"), alt("d")),
      [
        (.delete(.wordLeft), [control("w"), Key(.backspace, .alt), Key(.backspace, .control)]),
        (.delete(.wordRight), [alt("d"), Key(.delete, .control), Key(.delete, .alt)]),
      ]),
    group(
      { $0.deleteToParagraphEnds }, names(control("u"), control("k")),
      [(.delete(.lineStart), [control("u")]), (.delete(.lineEnd), [control("k")])]),
    group(
      { _ in "" }, { _ in "" },
      [
        (.delete(.left), [Key(.backspace), Key(.backspace, .shift)]),
        (.delete(.right), [Key(.delete), control("d")]), (.insertNewline, [Key(.enter)]),
      ]),
  ]

  private static func group(
    _ title: @escaping Words, _ label: @escaping Words, _ commands: [(TextCommand, [Key])]
  ) -> Group {
    Group(
      title: title, keyLabel: label, commands: commands.flatMap { command, keys in keys.map { ($0, command) } })
  }

  private static func move(_ motion: TextMotion) -> TextCommand { .move(motion, extends: false) }

  // Returns the same motion with Shift, which selects. Character keys are left out: terminals do not report Shift with them.
  private static func extending(_ key: Key, _ command: TextCommand) -> (key: Key, command: TextCommand)? {
    guard case .move(let motion, _) = command else { return nil }
    if case .character = key.code { return nil }
    return (Key(key.code, key.modifiers.union(.shift)), .move(motion, extends: true))
  }

  private static func names(_ keys: Key...) -> Words { { strings in keys.labels(strings) } }

  private static func control(_ character: Character) -> Key { .character(character, .control) }

  private static func alt(_ character: Character) -> Key { .character(character, .alt) }
}
