import TermKitGraphics
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
  }

  private struct Row {
    var keys: String
    var text: String
    var isEnabled: Bool

    @MainActor init(_ command: KeyCommand, _ strings: SystemStrings) {
      keys = command.keyLabel(strings)
      let reason = command.disabledReason ?? ""
      text = command.title + (reason.isEmpty ? "" : " – \(reason)")
      isEnabled = command.disabledReason == nil
    }
  }

  private let sections: [(heading: String, rows: [Row])]

  @MainActor init(commands: [KeyCommand], _ strings: SystemStrings) {
    let rows = { (isEverywhere: Bool) in
      commands.filter { !$0.title.isEmpty && $0.isAvailableEverywhere == isEverywhere }.map { Row($0, strings) }
    }
    sections = [(strings.keysOfThisScreen, rows(false)), (strings.keysOfAllScreens, rows(true))]
      .filter { !$0.1.isEmpty }
  }

  static let gap = 2

  private var rows: [Row] { sections.flatMap(\.rows) }

  private var widestKeys: Int { rows.map(\.keys.columns).max() ?? 0 }

  /// The width at which no line is wrapped, in columns.
  var width: Int {
    let rowWidth = widestKeys + Self.gap + (rows.map(\.text.columns).max() ?? 0)
    return sections.map(\.heading.columns).reduce(rowWidth, max)
  }

  /// Returns the columns for the keys in lines of a given width. In lines too narrow for everything, keys take at most half.
  func keyColumns(width: Int) -> Int {
    width >= self.width ? widestKeys : min(widestKeys, max(1, (width - Self.gap) / 2))
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

  private func lines(of row: Row, keyColumns: Int, width: Int) -> [Line] {
    let keys = row.keys.keyLines(width: keyColumns)
    let texts = row.text.lines(width: width - Self.gap - keyColumns)
    return (0..<max(keys.count, texts.count)).map { index in
      Line(
        keys: index < keys.count ? keys[index] : "", text: index < texts.count ? texts[index] : "",
        style: row.isEnabled ? .enabled : .disabled)
    }
  }

  /// Returns the commands as a screen reader announces them, in the order of the lines.
  func spoken(_ strings: SystemStrings) -> String {
    strings.joined(rows.map { strings.joined(["\($0.keys) \($0.text)", $0.isEnabled ? nil : strings.dimmed]) })
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
