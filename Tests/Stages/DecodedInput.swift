package import TermKit

/// Returns the events that a decoder reads from bytes that arrive at once and are followed by none.
package func decodedInput(_ text: String, by decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  decodedInput(Array(text.utf8), by: decoder)
}

package func decodedInput(_ bytes: [UInt8], by decoder: InputDecoder = InputDecoder()) -> [InputEvent] {
  var decoder = decoder
  return decoder.decode(bytes) + decoder.flush()
}

extension InputEvent {
  package static func key(_ code: KeyCode, _ modifiers: KeyModifiers = []) -> InputEvent { .key(Key(code, modifiers)) }

  package static func character(_ character: Character, _ modifiers: KeyModifiers = []) -> InputEvent {
    .key(.character(character, modifiers))
  }

  package static func mouse(
    _ action: MouseEvent.Action, x: Int, y: Int, _ modifiers: KeyModifiers = []
  ) -> InputEvent {
    .mouse(MouseEvent(action, at: Point(x: x, y: y), modifiers: modifiers))
  }
}

/// Events in which consecutive characters are joined, so that it does not matter how the bytes were split.
package enum JoinedInput: Hashable {
  case text(String)
  case event(InputEvent)

  package static func joining(_ events: [InputEvent]) -> [JoinedInput] {
    var result: [JoinedInput] = []
    for event in events {
      guard case .key(let key) = event, key.modifiers.isEmpty, case .character(let character) = key.code else {
        result.append(.event(event))
        continue
      }
      if case .text(let text) = result.last {
        result[result.count - 1] = .text(text + String(character))
      } else {
        result.append(.text(String(character)))
      }
    }
    return result
  }
}

/// Returns whether the events are the same for every way to split the bytes in two, without a flush in between.
package func isSameInEverySplit(_ bytes: [UInt8], by decoder: InputDecoder = InputDecoder()) -> Bool {
  var whole = decoder
  let expected = JoinedInput.joining(whole.decode(bytes))
  let halves = bytes.indices.allSatisfy { index in
    var split = decoder
    let events = split.decode(bytes[..<index]) + split.decode(bytes[index...])
    return JoinedInput.joining(events) == expected && split.isWaiting == whole.isWaiting
  }
  var single = decoder
  let events = bytes.flatMap { single.decode([$0]) }
  return halves && JoinedInput.joining(events) == expected && single.isWaiting == whole.isWaiting
}
