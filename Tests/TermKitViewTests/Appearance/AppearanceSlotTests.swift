import TermKit
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct AppearanceSlotTests {
  @Test func `an appearance slot is identified by the name of the property and its arguments`() {
    let slot = AppearanceSlot.named("someProperty")
    expectEqual(slot, AppearanceSlot.named("someProperty"))
    expectEqual(slot, Self.sameName(), "the name as another literal")
    #expect(slot != AppearanceSlot.named("someProperties"))
    let selected = AppearanceSlot.named("setSome(_:for:)", [ControlState.selected])
    expectEqual(selected, AppearanceSlot.named("setSome(_:for:)", [ControlState.selected]))
    #expect(selected != AppearanceSlot.named("setSome(_:for:)", [ControlState.normal]))
    #expect(selected != AppearanceSlot.named("setSome(_:for:)", [ControlState.selected, BarMetrics.default]))
    #expect(selected != AppearanceSlot.named("setSome(_:for:)"))
  }

  private static func sameName(_ name: StaticString = "someProperty") -> AppearanceSlot { AppearanceSlot.named(name) }

  @Test func `a slot set contains exactly the inserted slots, also beyond the first 64 slots`() {
    for indices in [[0], [63], [64], [0, 1, 63, 64, 127, 128, 1000]] {
      var set = AppearanceSlotSet()
      for index in indices { set.insert(AppearanceSlot(index: index)) }
      expectEqual((0...1100).filter { set.contains(AppearanceSlot(index: $0)) }, indices)
    }
  }
}
