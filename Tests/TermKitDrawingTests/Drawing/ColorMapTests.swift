import TermKit
import TermKitTestSupport
import TestBasics
import Testing

/// Paper and ink in colours other than white and black.
@Suite struct ColorMapTests {
  private let solarized = ColorMap(
    paper: Color(red: 0, green: 43, blue: 54), ink: Color(red: 131, green: 148, blue: 150))

  @Test func `a colour map replaces white with paper and black with ink, and keeps pure hues`() {
    expectEqual(solarized.color(for: .white), solarized.paper)
    expectEqual(solarized.color(for: .black), solarized.ink)
    for hue in [Color.red, .green, .blue, .yellow, .orange, Color(red: 0, green: 255, blue: 7)] {
      expectEqual(solarized.color(for: hue), hue)
    }
  }

  @Test func `the identity map changes no colour`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      let color = Color.random(&random)
      expectEqual(ColorMap.identity.color(for: color), color)
      // The computed colours equal the unchanged ones.
      expectEqual(ColorMap(paper: .white, ink: .black, usesDefaultColors: true).color(for: color), color)
    }
  }

  @Test func `a colour map keeps the alpha of translucent and clear colours`() {
    expectEqual(
      solarized.color(for: Color.white.withAlphaComponent(0.5)).alpha, Color.white.withAlphaComponent(0.5).alpha)
    expectEqual(solarized.color(for: .clear).alpha, 0)
  }

  @Test func `a translucent hue over white maps to the same colour as the hue over the paper`() {
    for step in 0...20 {
      let veil = Color.red.withAlphaComponent(Double(step) / 20)
      let mapped = solarized.color(for: veil.over(.white))
      let drawn = veil.over(solarized.paper)
      #expect(abs(Int(mapped.red) - Int(drawn.red)) <= 1)
      #expect(abs(Int(mapped.green) - Int(drawn.green)) <= 1)
      #expect(abs(Int(mapped.blue) - Int(drawn.blue)) <= 1)
    }
  }

  @Test func `a map with ink lighter than its paper is inverting and reverses the order of greys`() {
    let night = ColorMap(paper: Color(white: 0.07), ink: Color(white: 0.92))
    let greys = (0...255).map { night.color(for: Color(red: UInt8($0), green: UInt8($0), blue: UInt8($0))).red }
    expectEqual(greys, greys.sorted(by: >))
    #expect(night.isInverting && solarized.isInverting && !ColorMap.identity.isInverting)
  }
}

extension Color {
  fileprivate static func random(_ random: inout SeededGenerator) -> Color {
    let bits = random.next()
    return Color(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16))
  }
}
