/// A property that rules can set, or what a property by state has for one state: a small number.
@MainActor struct AppearanceSlot: Hashable {
  let index: Int

  /// The one for a property, and for what a method is given besides the value. Names are compared, not where they are written.
  static func named(_ property: StaticString, _ arguments: [AnyHashable] = []) -> AppearanceSlot {
    guard arguments.isEmpty, property.hasPointerRepresentation else { return known(property, arguments) }
    // Every explicit setting of a colour comes here. A name is a literal: where it lies in memory tells which it is.
    let address = Int(bitPattern: property.utf8Start)
    if let slot = byAddress[address] { return slot }
    let slot = known(property, arguments)
    byAddress[address] = slot
    return slot
  }

  private static var byAddress: [Int: AppearanceSlot] = [:]
  // A program knows some dozens: looking through them takes less than to hash one.
  private static var names: [(property: String, arguments: [AnyHashable])] = []

  private static func known(_ property: StaticString, _ arguments: [AnyHashable]) -> AppearanceSlot {
    let name = property.description
    let index = names.firstIndex { $0.property == name && $0.arguments == arguments }
    if index == nil { names.append((name, arguments)) }
    return AppearanceSlot(index: index ?? names.count - 1)
  }
}

/// Some properties that rules can set. The first 64 that a program uses take no room beside the object.
@MainActor struct AppearanceSlotSet {
  private var first: UInt64 = 0
  private var others: [UInt64] = []

  func contains(_ slot: AppearanceSlot) -> Bool {
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
