/// The measurements of long texts.
struct TextReport {
  let printing: [PrintingFigure]
  let opening: [OpeningFigure]
  let pastes: [PasteFigure]
  let note: String

  /// The missed targets, as sentences.
  var misses: [String] { printing.flatMap(\.misses) + pastes.compactMap(\.miss) }

  /// Three Markdown tables with headings.
  var markdown: String {
    let printouts = TextMeasurement.printouts.map { "`\((["messages"] + $0).joined(separator: " "))`" }
    return [
      Self.table("One message of 1 MB, printed, medians", [""] + printouts + ["target", ""], printing.map(\.row)),
      Self.table(
        "The list of messages with one message, 80 × 24, medians", ["", "short", "1 MB", "ratio"],
        opening.map(\.row)),
      Self.table(
        "The composer after a paste, peak memory", ["", "text", "empty", "after the paste", "ratio", "target", ""],
        pastes.map(\.row)),
      "The ratio of memory is that of the text alone: the memory of the empty composer is subtracted.", note, "",
    ].joined(separator: "\n")
  }

  private static func table(_ title: String, _ head: [String], _ rows: [[String]]) -> String {
    let lines = ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }
    return (["## \(title)", ""] + lines + [""]).joined(separator: "\n")
  }
}
