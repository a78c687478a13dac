import TermKitGraphics

/// A decoder for the numbers in xterm's mouse reports.
struct MouseDecoder: Hashable, Sendable {
  /// The greatest column or row, counted from 0. Greater positions are clamped to it. It is beyond every screen, and sums with it do
  /// not overflow.
  static let maximumPosition = 0xFFFF
  /// The greatest column or row that fits a report of single bytes, counted from 1.
  static let maximumBytePosition = 223

  private var heldButton = MouseEvent.Button.left
  /// The size of a cell in pixels, or nil until the terminal has reported it.
  private var cellSize: Size?
  /// Whether the terminal has reported that mode 1016 is on. Reports of mode 1006 then count pixels.
  private var reportsPixels = false

  /// Returns the event of a report, or nil for a report without meaning, such as the release of the wheel or an impossible code.
  ///
  /// Columns and rows count from 1 in reports and from 0 in events. The bits 1, 2, 64 and 128 of the code are the button. Bit 4 is
  /// Shift, 8 is Alt, 16 is Control, and 32 says that the mouse moved (xterm's ctlseqs.ms).
  /// - Parameter mayBePixels: Whether the report has the format of mode 1006, which mode 1016 shares.
  mutating func event(
    code: Int, column: Int, row: Int, isRelease: Bool, mayBePixels: Bool = false
  ) -> MouseEvent? {
    guard let action = action(code: code, isRelease: isRelease) else { return nil }
    guard mayBePixels, reportsPixels, let cellSize else {
      return MouseEvent(action, at: Point(x: clamped(column), y: clamped(row)), modifiers: modifiers(code))
    }
    let place = Path.Position(x: position(column, cellSize.width), y: position(row, cellSize.height))
    return MouseEvent(action, atPrecise: place, modifiers: modifiers(code))
  }

  // The middle of the pixel, in cells. Pixels count from 1.
  private func position(_ pixel: Int, _ pixelsPerCell: Int) -> Double {
    let cells = (Double(max(pixel, 1)) - 0.5) / Double(pixelsPerCell)
    return cells < Double(Self.maximumPosition) ? cells : Double(Self.maximumPosition) + 0.5
  }

  /// Takes a reply of the terminal that tells how later reports count: the size of a cell, and whether mode 1016 is on.
  ///
  /// The decoder reads these replies itself, because the reports before such a reply count in another way than those after it.
  mutating func take(_ reply: ControlSequence) {
    if let size = reply.cellSize { cellSize = size }
    if let state = reply.state(ofMode: Self.pixelMode) { reportsPixels = state == 1 || state == 3 }
  }

  /// Takes reports in cells again, because the program has switched mode 1016 off.
  mutating func forgetPixels() { reportsPixels = false }

  /// The private mode in which the terminal reports the mouse in pixels.
  static let pixelMode = 1016

  private mutating func action(code: Int, isRelease: Bool) -> MouseEvent.Action? {
    guard (0...255).contains(code) else { return nil }
    let number = code & 3 | (code & 0xC0) >> 4
    let isMotion = code & 32 != 0
    switch number {
    case 3: return isMotion ? .move : .release(heldButton)
    case 4...7:
      let steps = [(0, -1), (0, 1), (-1, 0), (1, 0)][number - 4]
      return isRelease || isMotion ? nil : .scroll(x: steps.0, y: steps.1)
    default:
      let button = button(number)
      if isRelease { return .release(button) }
      heldButton = button
      return isMotion ? .drag(button) : .press(button)
    }
  }

  private func button(_ number: Int) -> MouseEvent.Button {
    number < 3 ? [.left, .middle, .right][number] : .other(number)
  }

  // The bits 4, 8 and 16 are in the order of the modifiers.
  private func modifiers(_ code: Int) -> KeyModifiers { KeyModifiers(rawValue: UInt8(code >> 2 & 7)) }

  private func clamped(_ ordinal: Int) -> Int { min(max(ordinal - 1, 0), Self.maximumPosition) }
}
