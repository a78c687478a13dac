import TermKitGraphics

/// The direction of a layout.
public enum LayoutAxis: CaseIterable, Hashable, Sendable {
  /// Side by side.
  case horizontal
  /// One below the other.
  case vertical

  /// The axis across this one.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns the length of `size` along the axis.
  package func length(_ size: Size) -> Int { self == .horizontal ? size.width : size.height }

  /// Returns the length of `size` across the axis.
  package func across(_ size: Size) -> Int { self == .horizontal ? size.height : size.width }

  /// Returns the size with these lengths along and across the axis.
  package func size(along: Int, across: Int) -> Size {
    self == .horizontal ? Size(width: along, height: across) : Size(width: across, height: along)
  }
}

/// The parts of a view's frame that change with the superview's size, sharing the growth evenly. UIKit's `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask, one for each part.
  public let rawValue: UInt8

  /// Makes a mask from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The left margin is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The right margin is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The top margin is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The bottom margin is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

extension AutoresizingMask {
  /// Returns the new frame when the superview's size changes. The flexible parts share the growth evenly.
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
    // The remainder goes to the length if it is flexible, otherwise to the far margin.
    let newStart = start + (follows[0] ? each + (follows[1] || follows[2] ? 0 : rest) : 0)
    let newLength = length + (follows[1] ? each + rest : 0)
    return (newStart, Swift.max(0, newLength))
  }
}

/// A value in separate storage, because few views have it or several closures share it.
package final class Box<Value> {
  package var value: Value
  package init(_ value: Value) { self.value = value }
}

/// The strength with which a view keeps its best size, 1…1000. UIKit's `UILayoutPriority`.
public struct LayoutPriority: Hashable, Comparable, Sendable {
  /// The strength, 1…1000.
  public let rawValue: Int

  /// Makes a priority.
  /// - Precondition: `rawValue` is in 1…1000.
  public init(_ rawValue: Int) {
    Contract.require(
      (1...1000).contains(rawValue), "layout priority \(rawValue) is out of range: use a value from 1 to 1000")
    self.rawValue = rawValue
  }

  /// The default priority against growing, 250.
  public static let defaultLow = LayoutPriority(250)
  /// The default priority against shrinking, 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The highest priority, 1000.
  public static let required = LayoutPriority(1000)

  /// Returns whether the left priority is weaker than the right one.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
