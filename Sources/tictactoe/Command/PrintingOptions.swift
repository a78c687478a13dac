import ArgumentParser

/// The options of the commands that print.
struct PrintingOptions: ParsableArguments {
  @Flag(help: "Print one array of JSON.")
  var json = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Print at most this many entries, 0 or more.", valueName: "count"),
    transform: Self.limit)
  var limit: Int?

  // Without a transform, the parser would read "-3" as an option and report a missing value.
  private static func limit(_ text: String) throws -> Int {
    if let limit = Int(text), limit >= 0 { return limit }
    if !text.isEmpty, text.allSatisfy({ ("0"..."9").contains($0) }) {
      throw ValidationError("The limit is too large. Leave --limit out to print everything.")
    }
    throw ValidationError("The limit must be a whole number, 0 or more. Try --limit 10.")
  }
}
