import TermKitGraphics

/// The way along which things are laid out.
public enum LayoutAxis: Hashable, Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical
}

/// Which parts of a view's frame follow when its superview changes size. UIKit's `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, one a part.
  public let rawValue: UInt8

  /// Makes a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The room to the left follows.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width follows.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The room to the right follows.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The room above follows.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height follows.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The room below follows.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

extension AutoresizingMask {
  /// Where a frame goes when its superview changes from one size to another. What grows is shared evenly by what may follow.
  func frame(_ frame: Rect, from old: Size, to new: Size) -> Rect {
    let x = share(
      new.width - old.width, start: frame.minX, length: frame.width,
      [contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)])
    let y = share(
      new.height - old.height, start: frame.minY, length: frame.height,
      [contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)])
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private func share(_ growth: Int, start: Int, length: Int, _ follows: [Bool]) -> (start: Int, length: Int) {
    let parts = follows.lazy.filter { $0 }.count
    if parts == 0 || growth == 0 { return (start, length) }
    let each = growth / parts
    let rest = growth - each * parts
    // What cannot be shared goes to the length, if that follows, else to the far side.
    let newStart = start + (follows[0] ? each + (follows[1] || follows[2] ? 0 : rest) : 0)
    let newLength = length + (follows[1] ? each + rest : 0)
    return (newStart, Swift.max(0, newLength))
  }
}

/// Where autoresizing begins: a frame that was set, and the size of what the view was in. Most views have none, so it is no value.
final class AutoresizingStart: Sendable {
  let frame: Rect
  let room: Size

  init(frame: Rect, room: Size) {
    self.frame = frame
    self.room = room
  }
}

/// How strongly a view keeps to its own size, 1…1000. UIKit's `UILayoutPriority`.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  /// The strength.
  public let rawValue: Int

  /// Makes a priority, 1…1000; another number stops the program.
  public init(_ rawValue: Int) {
    Contract.require((1...1000).contains(rawValue), "a layout priority is from 1 to 1000, which \(rawValue) is not")
    self.rawValue = rawValue
  }

  /// The usual one against growing, 250.
  public static let defaultLow = LayoutPriority(250)
  /// The usual one against shrinking, 750.
  public static let defaultHigh = LayoutPriority(750)
  /// It must be, 1000.
  public static let required = LayoutPriority(1000)

  /// Weaker ones come first.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
