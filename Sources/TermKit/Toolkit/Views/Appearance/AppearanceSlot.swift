/// A small number that stands for a property that rules can set, or for one state of a property that has a value for each state.
@MainActor package struct AppearanceSlot: Hashable {
  let index: Int

  /// Returns the slot for a property and the arguments other than the value. Equal names have equal slots.
  package static func named(_ property: StaticString, _ arguments: [AnyHashable] = []) -> AppearanceSlot {
    guard arguments.isEmpty, property.hasPointerRepresentation else { return known(property, arguments) }
    // Every explicit setting of a colour comes here. The name is a literal, so its address identifies it without a string comparison.
    let address = Int(bitPattern: property.utf8Start)
    for known in addresses where known.address == address { return known.slot }
    let slot = known(property, arguments)
    addresses.append((address, slot))
    return slot
  }

  // A program uses a few dozen slots: a linear search is faster than hashing.
  private static var addresses: [(address: Int, slot: AppearanceSlot)] = []
  private static var names: [(property: String, arguments: [AnyHashable])] = []

  private static func known(_ property: StaticString, _ arguments: [AnyHashable]) -> AppearanceSlot {
    let name = property.description
    let index = names.firstIndex { $0.property == name && $0.arguments == arguments }
    if index == nil { names.append((name, arguments)) }
    return AppearanceSlot(index: index ?? names.count - 1)
  }
}

/// A set of slots. The first 64 slots of a program need no storage outside the object.
@MainActor package struct AppearanceSlotSet {
  private var first: UInt64 = 0
  private var others: [UInt64] = []

  package init() {}

  package func contains(_ slot: AppearanceSlot) -> Bool {
    let (word, bit) = (slot.index / 64, UInt64(1) << UInt64(slot.index % 64))
    if word == 0 { return first & bit != 0 }
    return word <= others.count && others[word - 1] & bit != 0
  }

  mutating func insert(_ slot: AppearanceSlot) {
    let (word, bit) = (slot.index / 64, UInt64(1) << UInt64(slot.index % 64))
    if word == 0 {
      first |= bit
    } else {
      while others.count < word { others.append(0) }
      others[word - 1] |= bit
    }
  }
}
