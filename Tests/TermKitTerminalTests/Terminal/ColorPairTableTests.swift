import TermKit
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct ColorPairTableTests {
  private func colors(_ foreground: Int32, _ background: Int32) -> ColorPairTable.Colors {
    ColorPairTable.Colors(foreground: foreground, background: background)
  }

  @Test func `the terminal's own colours are pair 0`() {
    var table = ColorPairTable(capacity: 1)
    expectEqual(table.assignment(for: .terminalDefault), .init(number: 0, isNew: false))
  }

  @Test func `new colour pairs are numbered from 1, and equal colours share a number`() {
    var table = ColorPairTable(capacity: 8)
    expectEqual(table.assignment(for: colors(1, 2)), .init(number: 1, isNew: true))
    expectEqual(table.assignment(for: colors(2, 1)), .init(number: 2, isNew: true))
    expectEqual(table.assignment(for: colors(1, 2)), .init(number: 1, isNew: false))
  }

  @Test func `a full table has no number for new colours, but still has the numbers of known colours`() {
    var table = ColorPairTable(capacity: 3)
    _ = table.assignment(for: colors(1, 0))
    _ = table.assignment(for: colors(2, 0))
    expectNil(table.assignment(for: colors(3, 0)))
    expectEqual(table.assignment(for: colors(1, 0)), .init(number: 1, isNew: false))
  }

  @Test func `pairs with other styles of the underline are other pairs`() {
    var table = ColorPairTable(capacity: 8)
    var curly = colors(1, 2)
    curly.underline = 3
    expectEqual(table.assignment(for: colors(1, 2)), .init(number: 1, isNew: true))
    expectEqual(table.assignment(for: curly), .init(number: 2, isNew: true))
    expectEqual(table.assignment(for: curly), .init(number: 2, isNew: false))
    table.keepOnly([2])
    expectEqual(table.assignments.map(\.colors), [curly])
  }

  @Test func `keepOnly keeps the numbers of the given pairs and frees all others for reuse`() {
    var table = ColorPairTable(capacity: 4)
    for foreground in Int32(1)...3 { _ = table.assignment(for: colors(foreground, 0)) }
    table.keepOnly([2])
    expectEqual(table.assignments.map(\.colors), [colors(2, 0)])
    expectEqual(table.assignments.map(\.number), [2])
    expectEqual(table.assignment(for: colors(7, 0)), .init(number: 1, isNew: true))
    expectEqual(table.assignment(for: colors(8, 0)), .init(number: 3, isNew: true))
    expectNil(table.assignment(for: colors(9, 0)))
    expectEqual(table.assignment(for: colors(2, 0)), .init(number: 2, isNew: false))
  }

  @Test func `the closest pair has the wanted background if any pair has that background`() {
    var table = ColorPairTable(capacity: 4)
    _ = table.assignment(for: colors(10, 0))
    _ = table.assignment(for: colors(50, 1))
    _ = table.assignment(for: colors(90, 1))
    #expect(table.assignments.contains { $0 == (colors(90, 1), 3) })
    let distance = { (first: Int32, second: Int32) in Double(abs(first - second)) }
    expectEqual(table.closest(to: colors(11, 1), distance: distance), 2)
    expectEqual(table.closest(to: colors(80, 1), distance: distance), 3)
    expectEqual(table.closest(to: colors(11, 0), distance: distance), 1)
    expectEqual(ColorPairTable(capacity: 4).closest(to: colors(1, 1), distance: distance), 0)
  }
}
