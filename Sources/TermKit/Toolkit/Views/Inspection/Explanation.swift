import TermKitGraphics

/// The answer to a question such as why a cell looks as it does: a chain of steps, from the view to what the terminal gets.
///
///     print(application.why(x: 3, y: 2))
///     // view      Window › ListView › NoteCell › Label
///     // glyph     “H”, character 1 of the text “Hello”
///     // ink       #ff9500: textColor of Label, by rule 7 “Label in NoteCell” of the theme Night (Notes/Night.swift:12)
public struct Explanation: Hashable, Sendable, CustomStringConvertible {
  /// The subject of a step.
  public enum Stage: String, Hashable, Sendable, CaseIterable {
    /// The view that drew the glyph, below the views around it.
    case view
    /// The glyph, and the text that it belongs to.
    case glyph
    /// The colour of the glyph, and what set it.
    case ink
    /// The tint, if the glyph is drawn in it, and the view that it comes from.
    case tint
    /// The sheet or the view that dims the tint.
    case dimming
    /// The colour behind the glyph, and what set it.
    case paper
    /// A later change of the colours, such as the shade of a sheet.
    case cover
    /// The change of colours by the application's colour scheme.
    case colorMap
    /// The change that the minimum contrast made.
    case contrast
    /// The colours in the form that the terminal takes.
    case palette
    /// The bytes that set these colours and attributes.
    case bytes
    /// A responder, in the order in which responders are asked for a key, and its answer.
    case responder
    /// The rectangle of a view, and what set it.
    case frame
    /// The best size of a view.
    case size
    /// The part of the superview that bars cover.
    case safeArea
    /// A view that cuts off a part of the view.
    case clip
  }

  /// One step.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The subject.
    public let stage: Stage
    /// What holds, in words.
    public let text: String
    /// The same as values, by their names, such as "property" and "file".
    public let values: [String: String]

    package init(_ stage: Stage, _ text: String, _ values: [String: String] = [:]) {
      (self.stage, self.text, self.values) = (stage, text, values)
    }

    /// The stage and the text.
    public var description: String {
      let name = stage.rawValue
      return name + String(repeating: " ", count: max(1, 10 - name.count)) + text
    }
  }

  /// The steps, from the cause to the effect.
  public let steps: [Step]

  package init(_ steps: [Step]) { self.steps = steps }

  /// Returns the first step about a subject, or nil if no step is about it.
  public subscript(stage: Stage) -> Step? { steps.first { $0.stage == stage } }

  /// The steps and their text, as the inspector sends them.
  package var inspected: JSONValue {
    let steps = steps.map { step in
      let values = step.values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
      return JSONValue.object(
        [.init("stage", .string(step.stage.rawValue)), .init("text", .string(step.text))] + values)
    }
    return ["why": .array(steps), "text": .string(description)]
  }

  /// The steps, one in each line.
  public var description: String { steps.map(\.description).joined(separator: "\n") }
}
