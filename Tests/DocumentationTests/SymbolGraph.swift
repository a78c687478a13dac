import Foundation
import TermKitTestSupport

/// The public declarations of a module, as the compiler describes them in its symbol graph.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Comment: Decodable {
      struct Line: Decodable { let text: String }
      let lines: [Line]
    }
    struct Fragment: Decodable { let spelling: String }
    struct Signature: Decodable {
      struct Parameter: Decodable {
        let name: String
        let internalName: String?
      }
      let parameters: [Parameter]?
      let returns: [Fragment]?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let functionSignature: Signature?
    let declarationFragments: [Fragment]
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
  }

  let symbols: [Symbol]
  let relationships: [Relationship]

  /// Asks the compiler for the graph of a module of this build. The graph of `TermKit` also has the modules that it exports.
  static func graph(of module: String) throws -> SymbolGraph {
    try JSONDecoder().decode(SymbolGraph.self, from: SwiftCompiler.symbolGraph(of: module))
  }
}

extension SymbolGraph.Symbol {
  /// The name with its types, such as "View.addSubview(_:)".
  var path: String { pathComponents.joined(separator: ".") }
  /// The documentation comment, or nil.
  var comment: String? { docComment.map { $0.lines.map(\.text).joined(separator: "\n") } }
  /// The code of the declaration.
  var declaration: String { declarationFragments.map(\.spelling).joined() }
  /// The names of the parameters inside the function.
  var parameters: [String] { (functionSignature?.parameters ?? []).map { $0.internalName ?? $0.name } }
  /// The part of a function's name before the parentheses.
  var baseName: String { String(pathComponents.last?.prefix { $0 != "(" } ?? "") }
}
