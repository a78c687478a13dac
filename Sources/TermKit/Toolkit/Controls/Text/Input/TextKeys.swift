import TermKitGraphics
import TermKitInput

/// The keys of text fields and text views.
///
/// Two habits meet in a terminal, that of shells (Ctrl-A, Ctrl-E, Ctrl-K, Ctrl-U, Ctrl-W, Alt-B, Alt-F) and that of desktops (Ctrl with
/// arrows, Shift to select, Ctrl-X, Ctrl-V, Ctrl-Y); both work where they do not collide. Ctrl-C, Ctrl-Z and Ctrl-L are the
/// application's: copying is Alt-C, undoing Alt-Z or Ctrl-_, which most terminals send for Ctrl-/ as well.
///
/// | what | everywhere | where the terminal tells |
/// |---|---|---|
/// | by characters and rows | arrows, Ctrl-B, Ctrl-F, Ctrl-P, Ctrl-N | |
/// | by words | Alt-B, Alt-F | Ctrl or Alt with Left, Right |
/// | to the ends of the row, then of the paragraph | Home, End | |
/// | to the ends of the paragraph | Ctrl-A, Ctrl-E | |
/// | by paragraphs | Alt-P, Alt-N | Ctrl or Alt with Up, Down |
/// | by pages | PageUp, PageDown | |
/// | to the ends of the text | Alt-<, Alt-> | Ctrl-Home, Ctrl-End |
/// | select | Ctrl-Space, then any of these; Alt-A for all | Shift with any of these |
/// | delete | Backspace, Delete, Ctrl-D | |
/// | delete a word | Ctrl-W, Alt-Backspace, Alt-D | Ctrl-Delete |
/// | delete to the ends of the paragraph | Ctrl-U, Ctrl-K | |
/// | cut, copy, paste | Ctrl-X, Alt-C, Ctrl-V | Shift-Delete, Ctrl-Insert, Shift-Insert |
/// | undo, redo | Ctrl-_ or Alt-Z, Ctrl-Y or Alt-Shift-Z | |
///
/// The middle column is what control bytes, Escape before a key and the keys of a VT220 can say.
struct TextKeys: Sendable {
  /// What is said in the person's language.
  typealias Words = @Sendable (any SystemStrings) -> String

  /// Keys that do related things, as the list of keys shows them.
  struct Group: Sendable {
    let title: Words
    let keyLabel: Words
    fileprivate(set) var commands: [(key: Key, command: TextCommand)]

    /// The group without what `isLeftOut` answers true for; nil if nothing remains.
    fileprivate func leavingOut(_ isLeftOut: (TextCommand) -> Bool) -> Group? {
      var group = self
      group.commands.removeAll { isLeftOut($0.command) }
      return group.commands.isEmpty ? nil : group
    }
  }

  /// The groups in the order of the list.
  let groups: [Group]
  /// What each key does.
  let commands: [Key: TextCommand]

  private init(_ groups: [Group]) {
    self.groups = groups
    commands = Dictionary(groups.flatMap(\.commands).map { ($0.key, $0.command) }) { first, _ in first }
  }

  /// Those for a text of several lines.
  static let editing = TextKeys(all)
  /// Those for a text of several lines that is only read.
  static let reading = TextKeys(all.compactMap { $0.leavingOut(\.edits) })
  /// Those for such a text while the others scroll.
  static let scrolling = TextKeys(all.compactMap { $0.leavingOut { $0.edits || $0.moves } })
  /// Those for a single line.
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

  // With Shift held down, where terminals tell that of a key.
  private static func extending(_ key: Key, _ command: TextCommand) -> (key: Key, command: TextCommand)? {
    guard case .move(let motion, _) = command else { return nil }
    if case .character = key.code { return nil }
    return (Key(key.code, key.modifiers.union(.shift)), .move(motion, extends: true))
  }

  private static func names(_ keys: Key...) -> Words { { strings in keys.labels(strings) } }

  private static func control(_ character: Character) -> Key { .character(character, .control) }

  private static func alt(_ character: Character) -> Key { .character(character, .alt) }
}
