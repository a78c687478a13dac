import TermKitGraphics
import TermKitInput

extension WindowScene {
  /// The responders that are asked for a key, in order, and what each answers, up to the one that takes the key. Nothing is performed.
  package func explain(_ key: Key) -> Explanation {
    keyboard.updateContents(in: self)
    var steps: [Explanation.Step] = []
    for responder in keyChain {
      let key = LayoutDirections.areMixed ? key.turned(for: responder, isMirrored) : key
      let isLast = lastPress.map { $0 == (key, ObjectIdentifier(responder)) } ?? false
      let answer = responder.answer(to: key, tookItLast: isLast)
      steps.append(
        Explanation.Step(
          .responder, "\(type(of: responder)): \(answer.text)",
          ["responder": "\(type(of: responder))"].merging(answer.values) { $1 }))
      if answer.isFinal { break }
    }
    return Explanation(steps)
  }
}

extension Responder {
  fileprivate typealias Answer = (text: String, isFinal: Bool, values: [String: String])

  /// The answer of the responder to a key.
  fileprivate final func answer(to key: Key, tookItLast: Bool) -> Answer {
    var declined: [String] = []
    for command in keyCommands where command.keys.contains(key) {
      let title = command.title.isEmpty ? "a command without a title" : "the command “\(command.title)”"
      if !canPerform(command, for: key) {
        declined.append("\(title) is declined by canPerform(_:for:)")
      } else if let reason = command.disabledReason {
        let values = ["answer": "disabled", "command": command.title, "reason": reason]
        return ("\(title) takes the key, but is disabled" + (reason.isEmpty ? "" : ": \(reason)"), true, values)
      } else {
        return ("\(title) takes the key", true, ["answer": "command", "command": command.title])
      }
    }
    if let effect = effect(of: key) { return (effect, true, ["answer": "press"]) }
    if tookItLast {
      return ("no command has the key; pressBegan(_:) took it when it was pressed last", true, ["answer": "handled"])
    }
    let text = declined.isEmpty ? "no command has the key" : declined.joined(separator: ", ")
    if !mayTakeMore { return (text, false, ["answer": declined.isEmpty ? "no" : "declined"]) }
    return ("\(text); its pressBegan(_:) is asked, and may take it", false, ["answer": "asked"])
  }

  /// What `pressBegan(_:)` does with a key, as far as it is known without a call.
  private final func effect(of key: Key) -> String? {
    if takesTyping, key.isTyped { return "types the character" }
    guard let view = self as? View else { return nil }
    if let control = view as? Control, control.isEnabled, key == Key(.enter) || key == .character(" ") {
      return "is pressed by the key"
    }
    let traits = view.accessibilityTraits
    if traits.contains(.adjustable), !traits.contains(.notEnabled), key == Key(.left) || key == Key(.right) {
      return "is adjusted by the key"
    }
    if view is Window, WindowScene.menuKeys.contains(key), view.window?.windowScene?.focusedContextMenu != nil {
      return "opens the menu of the view that has the focus"
    }
    return nil
  }

  /// Whether `pressBegan(_:)` may take other keys: in classes of the program, controls and views that scroll. Only a call would tell.
  private final var mayTakeMore: Bool {
    !String(reflecting: type(of: self)).hasPrefix("TermKit") || self is Control || self is ScrollView
  }
}
