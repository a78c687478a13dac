/// The parts of declarations that have no documentation.
struct Coverage {
  /// The declarations that need documentation.
  let declarations: [SymbolGraph.Symbol]
  // The declarations that take their documentation over from others.
  private let derived: Set<String>

  init(_ graph: SymbolGraph) {
    // The methods of UIKit that TermKit turns into compiler errors are no part of the reference.
    declarations = graph.symbols.filter { symbol in
      symbol.pathComponents.first?.hasSuffix("NearMisses") != true && symbol.comment?.hasPrefix("Never called.") != true
    }
    let kinds: Set = ["overrides", "defaultImplementationOf"]
    derived = Set(graph.relationships.filter { kinds.contains($0.kind) }.map(\.source))
  }

  /// The missing parts, a sentence for each.
  var gaps: [String] {
    declarations.flatMap { symbol in
      let gaps = derived.contains(symbol.identifier.precise) && symbol.comment != nil ? [] : Self.gaps(of: symbol)
      return gaps.map { "\(symbol.path) \($0)" }
    }.sorted()
  }

  private static func gaps(of symbol: SymbolGraph.Symbol) -> [String] {
    let isFunction = symbol.functionSignature != nil && symbol.pathComponents.last?.contains("(") == true
    let isOperator = symbol.kind.identifier == "swift.func.op"
    let result = (symbol.functionSignature?.returns ?? []).map(\.spelling).joined()
    let hasResult =
      !["", "()", "Void", "Never"].contains(result)
      && !["swift.init", "swift.subscript"].contains(symbol.kind.identifier)
    return gaps(
      in: symbol.comment, parameters: isFunction && !isOperator ? symbol.parameters : [], baseName: symbol.baseName,
      hasResult: isFunction && !isOperator && hasResult,
      throwsErrors: isFunction && symbol.declaration.contains(" throws"))
  }

  /// Returns what a documentation comment leaves out.
  /// - Parameters:
  ///   - comment: The comment, or nil.
  ///   - parameters: The names of the parameters. The summary is enough for a single one, and for the sender of a delegate's method.
  ///   - baseName: The name of the function without its labels.
  ///   - hasResult: Whether the function returns a value.
  ///   - throwsErrors: Whether the function throws.
  static func gaps(in comment: String?, parameters: [String], baseName: String, hasResult: Bool, throwsErrors: Bool)
    -> [String]
  {
    guard let comment else { return ["has no documentation"] }
    let described = parameters.filter { $0 != baseName }
    var gaps = described.filter { parameters.count > 1 && !describes($0, in: comment) }.map {
      "says nothing about \($0)"
    }
    if hasResult, !comment.contains("eturn") { gaps.append("does not say what it returns") }
    if throwsErrors, !comment.contains("- Throws:") { gaps.append("has no \"- Throws:\"") }
    return gaps
  }

  private static func describes(_ parameter: String, in comment: String) -> Bool {
    ["- Parameter \(parameter):", "- \(parameter):", "`\(parameter)`"].contains { comment.contains($0) }
  }
}
