import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct ColorTests {
  private let halfRed = Color(red: 255, green: 0, blue: 0).withAlphaComponent(128 / 255)

  @Test func `an opaque colour hides the colour beneath, and a clear colour leaves that colour unchanged`() {
    expectEqual(Color.scarlet.over(.leaf), .scarlet)
    expectEqual(Color.clear.over(.leaf), .leaf)
    expectEqual(halfRed.over(.clear), halfRed)
  }

  @Test func `a half-transparent colour blends equally with the colour beneath`() {
    expectEqual(halfRed.over(.white), Color(red: 255, green: 127, blue: 127))
    expectEqual(halfRed.over(.black), Color(red: 128, green: 0, blue: 0))
    expectEqual(halfRed.over(halfRed).alpha, 191)
  }

  @Test func `mixing interpolates between two colours and their alpha`() {
    expectEqual(Color.black.mixed(with: .white, 0), .black)
    expectEqual(Color.black.mixed(with: .white, 0.25), Color(red: 64, green: 64, blue: 64))
    expectEqual(Color.black.mixed(with: .white, 1), .white)
    expectEqual(
      Color.clear.mixed(with: .scarlet, 0.5), Color(red: 255, green: 0, blue: 0).withAlphaComponent(128 / 255))
  }

  @Test func `hue, saturation and brightness convert to the right red, green and blue`() {
    expectEqual(Color(hue: 0, saturation: 1, brightness: 1), .scarlet)
    expectEqual(Color(hue: 1, saturation: 1, brightness: 1), .scarlet)
    expectEqual(Color(hue: 1.0 / 3, saturation: 1, brightness: 0.8), .leaf)
    expectEqual(Color(hue: 0.6, saturation: 0, brightness: 1), .white)
  }

  @Test func `in debug builds, bytes where fractions belong trap with the way to write bytes`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Color(red: 230, green: 229, blue: 0, alpha: 0.5)
    }.expectMessage(
      """
      Color(red: 230.0, green: 229.0, blue: 0.0, alpha: 0.5) has a component above 1, but its components are \
      fractions. For bytes, write for example Color(red: 230, green: 229, blue: 0).withAlphaComponent(0.5)
      """)
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Color(red: 1, green: 1, blue: 0, alpha: 128)
    }.expectMessage("alpha: 128.0) has a component above 1")
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Color(white: 200)
    }.expectMessage("Color(white: 200.0, alpha: 1.0) has a component above 1")
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Color(hue: 0.5, saturation: 100, brightness: 1)
    }.expectMessage("saturation: 100.0, brightness: 1.0, alpha: 1.0) has a component above 1")
  }

  @Test func `a fraction that arithmetic leaves just above 1 counts as 1, and one below 0 as 0`() {
    expectEqual(Color(red: 1.001, green: -3, blue: 1, alpha: 1 + 1e-9), Color(red: 255, green: 0, blue: 255))
    expectEqual(Color(white: 1.001), .white)
  }

  @Test func `the grayscale of a colour is a grey of the same brightness`() {
    for color in [Color.scarlet, .leaf, .systemBlue, .white, .black] {
      let grey = color.grayscale
      #expect(grey.red == grey.green && grey.green == grey.blue)
      #expect(abs(grey.brightness - color.brightness) < 0.003)
    }
  }

  @Test func `T8: the grayscale of a colour is the grey closest in brightness, and a grey is its own grayscale`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let parts = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      let color = Color(red: parts[0], green: parts[1], blue: parts[2]).withAlphaComponent(77 / 255)
      #expect(abs(color.grayscale.brightness - color.brightness) <= 0.5 / 255 + 1e-9)
      expectEqual(color.grayscale.grayscale, color.grayscale)
      expectEqual(color.grayscale.alpha, 77)
    }
  }

  @Test func `a colour survives the round trip through Paint`() {
    for color in [
      Color.scarlet, .white, .black, .clear, halfRed, Color(red: 9, green: 80, blue: 200).withAlphaComponent(51 / 255),
    ] {
      expectEqual(Color(color.paint), color)
    }
  }

  @Test func `withAlphaComponent replaces the alpha, and withOpacity multiplies the alpha`() {
    let half = Color.blue.withAlphaComponent(0.5)
    #expect(half.alpha == 128 && half.withAlphaComponent(1) == .blue)
    #expect(half.withOpacity(0.5).alpha == 64 && Color.blue.withOpacity(0.5) == half)
  }
}
