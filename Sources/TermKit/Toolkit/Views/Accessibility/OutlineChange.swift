import TermKitGraphics

/// An entry of an accessibility outline at one moment, with its texts.
@MainActor package struct OutlineItem {
  /// The view, which identifies the entry. A cell of a list also needs its position, because it can show another row later.
  package let view: View
  /// The number of groups and elements that contain the entry.
  package let level: Int
  /// Whether the entry is an element. Otherwise it is a group.
  package let isElement: Bool
  /// Whether the entry is a row of a list, or inside one.
  package let isInList: Bool
  /// The accessibility label, or an empty text.
  package let label: String
  /// The accessibility value, or an empty text.
  package let value: String
  /// The role and the state.
  package let traits: AccessibilityTraits
  /// Everything announced for the entry, in order. None of the texts is empty.
  package let parts: [String]
  /// The position among the siblings, or nil.
  package let place: AccessibilityPlace?

  /// The label and the value.
  package var name: [String] { [label, value].filter { !$0.isEmpty } }

  fileprivate init(_ entry: AccessibilityOutline.Entry, _ strings: SystemStrings) {
    view = entry.view
    level = entry.level
    isElement = entry.isElement
    isInList = sequence(first: entry.view, next: \.superview).contains { $0 is any AccessibilityListItem }
    label = entry.view.accessibilityLabel?.inOneLine ?? ""
    value = entry.view.accessibilityValue?.inOneLine ?? ""
    traits = entry.view.accessibilityTraits
    place = entry.view.accessibilityDefaults.place
    parts = entry.isElement ? entry.view.spokenParts(strings) : [label, value].filter { !$0.isEmpty }
  }

  /// What two outlines recognize an entry by. It may belong to another entry once no outline with this entry is left.
  package struct Identity: Hashable {
    fileprivate let view: ObjectIdentifier
    fileprivate let number: Int?
  }

  /// The identity of the entry.
  package var identity: Identity {
    Identity(view: ObjectIdentifier(view), number: isInList ? place?.number : nil)
  }
}

extension AccessibilityOutline {
  /// Returns the entries with their present texts, in reading order.
  package func items(_ strings: SystemStrings) -> [OutlineItem] { entries.map { OutlineItem($0, strings) } }
}

/// A list whose items have numbers.
@MainActor package protocol AccessibilityList: View {
  /// The number of items in all sections.
  var itemCount: Int { get }
  /// Makes an item visible and the target of keys, without selecting it.
  /// - Parameter number: The number of the item, counted from 1 over all sections.
  /// - Returns: Whether the item exists and can be the target of keys.
  func focusItem(number: Int) -> Bool
}

/// A cell of a list, which can show another item later.
@MainActor package protocol AccessibilityListItem: View {}

/// The differences between two accessibility outlines, by the identity of their entries.
@MainActor package struct OutlineChange {
  /// The entries of the new outline that the old one does not have, in reading order.
  package let added: [OutlineItem]
  /// The entries of the old outline that the new one does not have, in reading order.
  package let removed: [OutlineItem]
  /// The entries of both outlines whose texts differ, in the order of the new outline.
  package let changed: [(old: OutlineItem, new: OutlineItem)]

  /// Compares two outlines.
  package init(from old: [OutlineItem], to new: [OutlineItem]) {
    let before = Dictionary(old.map { ($0.identity, $0) }) { first, _ in first }
    let after = Set(new.map(\.identity))
    added = new.filter { before[$0.identity] == nil }
    removed = old.filter { !after.contains($0.identity) }
    changed = new.compactMap { item in
      before[item.identity].flatMap { $0.parts == item.parts ? nil : (old: $0, new: item) }
    }
  }
}
