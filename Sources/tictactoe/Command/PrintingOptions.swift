import ArgumentParser

/// What all that prints can be told.
struct PrintingOptions: ParsableArguments {
  @Flag(help: "Print an array of JSON.")
  var json = false

  @Option(help: ArgumentHelp("Print only so many, the newest.", valueName: "count"))
  var limit: Int?

  func validate() throws {
    if let limit, limit < 0 {
      throw ValidationError("There are no \(limit) lines. Name a number from 0 on after --limit.")
    }
  }
}
