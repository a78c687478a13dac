import TermKitGraphics
import TermKitInput
import TermKitViews

/// The keys of text fields and text views.
///
/// Terminals have two traditions of editing keys. Shells use Ctrl-A, Ctrl-E, Ctrl-K, Ctrl-U, Ctrl-W, Alt-B and Alt-F. Desktops use Ctrl
/// with arrows, Shift to select, Ctrl-X, Ctrl-V and Ctrl-Y. Both sets work where they do not conflict. The application needs Ctrl-C, Ctrl-Z
/// and Ctrl-L, so copying is Alt-C, and undoing is Alt-Z or Ctrl-_, which most terminals send for Ctrl-/ as well.
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
/// | undo, redo | Ctrl-_ or Alt-Z, Ctrl-Y or Alt-Shift-Z | |
///
/// The keys in the middle column need only control bytes, Escape before a key, and the keys of a VT220.
struct TextKeys: Sendable {
  /// A text in the user's language.
  typealias Words = @Sendable (any SystemStrings) -> String

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

  private static let moving: [Group] = [
    motions(
      { $0.moveCursor }, { $0.keyNames.arrows },
      [
        (.left, [Key(.left), control("b")]), (.right, [Key(.right), control("f")]),
        (.up, [Key(.up), control("p")]), (.down, [Key(.down), control("n")]),
      ]),
    motions(
      { $0.byWords }, names(Key(.left, .control), Key(.right, .control)),
      [
        (.wordLeft, [Key(.left, .control), Key(.left, .alt), alt("b")]),
        (.wordRight, [Key(.right, .control), Key(.right, .alt), alt("f")]),
      ]),
    motions(
      { $0.toLineEnds }, names(Key(.home), Key(.end)), [(.rowStart, [Key(.home)]), (.rowEnd, [Key(.end)])]),
    motions(
      { $0.toParagraphEnds }, names(control("a"), control("e")),
      [(.lineStart, [control("a")]), (.lineEnd, [control("e")])]),
    motions(
      { $0.byParagraphs }, names(Key(.up, .control), Key(.down, .control)),
      [
        (.lineUp, [Key(.up, .control), Key(.up, .alt), alt("p")]),
        (.lineDown, [Key(.down, .control), Key(.down, .alt), alt("n")]),
      ]),
    motions(
      { $0.byPages }, names(Key(.pageUp), Key(.pageDown)), [(.pageUp, [Key(.pageUp)]), (.pageDown, [Key(.pageDown)])]),
    motions(
      { $0.toTextEnds }, names(alt("<"), alt(">")),
      [(.textStart, [alt("<"), Key(.home, .control)]), (.textEnd, [alt(">"), Key(.end, .control)])]),
  ]

  private static let selecting = Group(
    title: { $0.selectWhileMoving }, keyLabel: { "\($0.keyNames.shift) \(control(" ").label($0))" },
    commands: [(control(" "), .mark)] + moving.flatMap(\.commands).compactMap(extending))

  private static let editingGroups: [Group] = [
    Group(title: { $0.selectAll }, keyLabel: names(alt("a")), commands: [(alt("a"), .selectAll)]),
    Group(
      title: { $0.cut }, keyLabel: names(control("x")), commands: [(control("x"), .cut), (Key(.delete, .shift), .cut)]),
    Group(
      title: { $0.copy }, keyLabel: names(alt("c")), commands: [(alt("c"), .copy), (Key(.insert, .control), .copy)]),
    Group(
      title: { $0.paste }, keyLabel: names(control("v")),
      commands: [(control("v"), .paste), (Key(.insert, .shift), .paste)]),
    Group(
      title: { $0.undo }, keyLabel: names(alt("z")),
      commands: [(alt("z"), .undo), (control("_"), .undo), (control("/"), .undo)]),
    Group(
      title: { $0.redo }, keyLabel: names(control("y")),
      commands: [(control("y"), .redo), (alt("Z"), .redo), (Key.character("z", [.alt, .shift]), .redo)]),
    Group(
      title: { $0.deleteWord }, keyLabel: names(control("w"), alt("d")),
      commands: [
        (control("w"), .delete(.wordLeft)), (Key(.backspace, .alt), .delete(.wordLeft)),
        (Key(.backspace, .control), .delete(.wordLeft)), (alt("d"), .delete(.wordRight)),
        (Key(.delete, .control), .delete(.wordRight)), (Key(.delete, .alt), .delete(.wordRight)),
      ]),
    Group(
      title: { $0.deleteToParagraphEnds }, keyLabel: names(control("u"), control("k")),
      commands: [(control("u"), .delete(.lineStart)), (control("k"), .delete(.lineEnd))]),
    Group(
      title: { _ in "" }, keyLabel: { _ in "" },
      commands: [
        (Key(.backspace), .delete(.left)), (Key(.backspace, .shift), .delete(.left)),
        (Key(.delete), .delete(.right)), (control("d"), .delete(.right)), (Key(.enter), .insertNewline),
      ]),
  ]

  private static func motions(_ title: @escaping Words, _ label: @escaping Words, _ keys: [(TextMotion, [Key])])
    -> Group
  {
    Group(
      title: title, keyLabel: label,
      commands: keys.flatMap { motion, keys in keys.map { ($0, .move(motion, extends: false)) } })
  }

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
