import TermKitGraphics
import TermKitInput
import TermKitViews

/// The lines of the list of keys, wrapped to a width. Below each heading are keys and what they do.
struct KeyListLines {
  enum Style {
    case heading, enabled, disabled
  }

  /// A line with keys at the left and a text to their right.
  struct Line: Equatable {
    var keys = ""
    var text = ""
    var style = Style.enabled
    /// The key that a click on the line presses, or nil.
    var key: Key?
  }

  private typealias Section = (heading: String, rows: [Line])
  private let sections: [Section]

  private init(sections: [Section]) { self.sections = sections }

  @MainActor init(commands: [KeyCommand], _ strings: SystemStrings) {
    let rows = { (isEverywhere: Bool) in
      let shown = commands.filter { !$0.title.isEmpty && $0.isAvailableEverywhere == isEverywhere }
      return zip(shown, [nil] + shown).map { Line($0, after: $1, strings) }
    }
    sections = [(strings.keysOfThisScreen, rows(false)), (strings.keysOfAllScreens, rows(true))]
      .filter { !$0.1.isEmpty }
  }

  static let gap = 2
  /// The columns between two sections side by side.
  private static let sectionGap = 2
  /// The columns between two sections side by side where there is room for them.
  static let wideSectionGap = 4

  /// Returns the two sections side by side, with their columns in lines of a given width. Nil if there are not two sections, or if the
  /// taller one would need as many lines as given.
  func sideBySide(width: Int, below lines: Int) -> [(list: KeyListLines, columns: Range<Int>)]? {
    guard sections.count == 2 else { return nil }
    let lists = sections.map { KeyListLines(sections: [$0]) }
    // The second section, which has short texts, is not wrapped if the first one has enough columns.
    let room = max(Self.leastSectionWidth, width - Self.sectionGap - lists[1].width)
    let end = min(room, lists[0].width)
    let start = max(end + Self.sectionGap, width - lists[1].width)
    let ranges = [0..<end, start..<max(start, width)]
    guard ranges[1].count >= Self.leastSectionWidth,
      zip(lists, ranges).allSatisfy({ $0.lines(width: $1.count).count < lines })
    else { return nil }
    return zip(lists, ranges).map { (list: $0, columns: $1) }
  }

  private static let leastSectionWidth = 24

  private var rows: [Line] { sections.flatMap(\.rows) }

  private var widestKeys: Int { rows.map(\.keys.columns).max() ?? 0 }

  /// The width at which no line is wrapped, in columns.
  var width: Int {
    let rowWidth = widestKeys + Self.gap + (rows.map(\.text.columns).max() ?? 0)
    return sections.map(\.heading.columns).reduce(rowWidth, max)
  }

  /// Returns the columns for the keys in lines of a given width. In lines too narrow for everything, keys wrap, and take at most half.
  func keyColumns(width: Int) -> Int {
    if width >= self.width { return widestKeys }
    let half = max(1, (width - Self.gap) / 2)
    return rows.flatMap { $0.keys.keyLines(width: half) }.map(\.columns).max() ?? 0
  }

  /// Returns the lines for a width in columns. Long keys and texts continue on the next line.
  func lines(width: Int) -> [Line] {
    let keyColumns = keyColumns(width: width)
    return sections.enumerated().flatMap { index, section in
      let headings = section.heading.lines(width: width).map { Line(text: $0, style: .heading) }
      let separator = index == 0 ? [] : [Line()]
      return separator + headings + section.rows.flatMap { lines(of: $0, keyColumns: keyColumns, width: width) }
    }
  }

  private func lines(of row: Line, keyColumns: Int, width: Int) -> [Line] {
    let keys = row.keys.keyLines(width: keyColumns)
    let texts = row.text.lines(width: width - Self.gap - keyColumns)
    return (0..<max(keys.count, texts.count)).map { index in
      Line(
        keys: index < keys.count ? keys[index] : "", text: index < texts.count ? texts[index] : "",
        style: row.style, key: row.key)
    }
  }

  /// Returns the commands as a screen reader announces them, in the order of the lines.
  func spoken(_ strings: SystemStrings) -> String {
    strings.joined(rows.map { strings.joined(["\($0.keys) \($0.text)", $0.style == .enabled ? nil : strings.dimmed]) })
  }
}

extension KeyListLines.Line {
  /// Creates the line of a command, not wrapped. It does not repeat the reason of a disabled command above it.
  @MainActor fileprivate init(_ command: KeyCommand, after previous: KeyCommand?, _ strings: SystemStrings) {
    let reason = command.disabledReason == previous?.disabledReason ? "" : command.disabledReason ?? ""
    self.init(
      keys: command.keyLabel(strings), text: command.title + (reason.isEmpty ? "" : " – \(reason)"),
      style: command.disabledReason == nil ? .enabled : .disabled, key: command.keyOfClick(strings))
  }
}

extension String {
  /// Wraps the names of keys to a width in columns. Only a name longer than that is split.
  fileprivate func keyLines(width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, name in
      if let last = lines.last, last.columns + 1 + name.columns <= width {
        lines[lines.count - 1] = "\(last) \(name)"
      } else {
        lines += String(name).lines(width: width)
      }
    }
  }

  fileprivate func lines(width: Int) -> [String] {
    let wrapping = TextWrapping(self, width: width)
    return wrapping.lines.map(wrapping.text(of:))
  }
}
