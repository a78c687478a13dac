import TermKitGraphics

/// The columns that a split view shows, and their frames, computed from numbers only (V10).
struct SplitLayout {
  typealias Column = SplitViewController.Column
  typealias DisplayMode = SplitViewController.DisplayMode

  /// The preferences for the width of a column, in cells. Nil and negative values are chosen automatically.
  struct Width: Equatable {
    var preferred = SplitViewController.automaticDimension
    /// A fraction of the width of the whole split view.
    var fraction: Double? {
      didSet {
        Contract.require(
          fraction?.isFinite != false,
          "the width of a column cannot be \(fraction ?? 0) of the width: use a fraction from 0 to 1")
      }
    }
    var minimum = SplitViewController.automaticDimension
    var maximum = SplitViewController.automaticDimension
    /// The fraction and the limits where none are set.
    let usualFraction: Double
    let usualLimits: ClosedRange<Int>

    func columns(in total: Int) -> Int {
      let wanted = preferred >= 0 ? preferred : Int(max(0, min(1, fraction ?? usualFraction)) * Double(total))
      // A width that was asked for is limited only by limits that were set too.
      let limits = preferred >= 0 || fraction != nil ? 0...Int.max : usualLimits
      let highest = maximum >= 0 ? maximum : limits.upperBound
      let lowest = minimum >= 0 ? minimum : min(limits.lowerBound, highest)
      return max(lowest, min(wanted, highest))
    }
  }

  struct Frames: Equatable {
    var columns: [Column: Rect] = [:]
    var lines: [Rect] = []
  }

  var bounds: Rect
  /// The columns beside or over the secondary one, the outermost first.
  var sidebars: [Column]
  var widths: [Column: Width]
  var behavior: SplitViewController.SplitBehavior
  var primaryEdge: SplitViewController.PrimaryEdge

  /// The smallest width of a secondary column with columns beside it, in cells.
  private static let smallestSecondary = 30

  /// Returns the mode to show where another one is wanted.
  func displayMode(for wanted: DisplayMode) -> DisplayMode {
    wanted == .automatic ? automaticMode : mode(showing: wanted.sidebarCount, isOver: wanted.isOver)
  }

  private var automaticMode: DisplayMode {
    let allowed = behavior == .overlay ? sidebars.count - 1 : sidebars.count
    let fitting = (0...max(0, allowed)).last(where: fits) ?? 0
    return mode(showing: behavior == .tile ? max(fitting, min(1, sidebars.count)) : fitting, isOver: false)
  }

  private func mode(showing wanted: Int, isOver: Bool) -> DisplayMode {
    let count = min(wanted, sidebars.count)
    let isOver =
      switch behavior {
      case .automatic: isOver || !fits(count)
      case .tile: false
      case .overlay: isOver || count == sidebars.count || !fits(count)
      }
    return DisplayMode(sidebarCount: count, isOver: isOver)
  }

  // Whether the secondary column keeps enough room beside the innermost columns.
  private func fits(_ count: Int) -> Bool {
    let taken = sidebars.suffix(count).reduce(0) { $0 + width(of: $1) + 1 }
    return count == 0 || bounds.width - taken >= Self.smallestSecondary
  }

  private func width(of column: Column) -> Int { max(0, widths[column]?.columns(in: bounds.width) ?? 0) }

  func visibleSidebars(in mode: DisplayMode) -> [Column] { Array(sidebars.suffix(mode.sidebarCount)) }

  func frames(in mode: DisplayMode) -> Frames {
    var frames = Frames()
    var x = 0
    // At least a part of the secondary column stays visible.
    for (index, column) in visibleSidebars(in: mode).enumerated() {
      let rest = bounds.width - x - 2 * (mode.sidebarCount - index)
      let width = max(0, min(width(of: column), rest))
      frames.columns[column] = rect(x, width)
      frames.lines.append(rect(x + width, 1))
      x += width + 1
    }
    frames.columns[.secondary] = mode.isOver ? bounds : rect(x, max(0, bounds.width - x))
    return frames
  }

  /// Returns the frame of a column just outside the edge, from where it slides in.
  func hiddenFrame(of column: Column) -> Rect {
    rect(-width(of: column) - 1, width(of: column))
  }

  // A rectangle of full height. `x` counts from the edge of the primary column.
  private func rect(_ x: Int, _ width: Int) -> Rect {
    let left = primaryEdge == .leading ? bounds.minX + x : bounds.maxX - x - width
    return Rect(x: left, y: bounds.minY, width: width, height: bounds.height)
  }
}

extension SplitViewController.DisplayMode {
  /// Makes the mode with a number of columns beside the secondary column, or in front of it.
  init(sidebarCount: Int, isOver: Bool) {
    switch sidebarCount {
    case 0: self = .secondaryOnly
    case 1: self = isOver ? .oneOverSecondary : .oneBesideSecondary
    default: self = isOver ? .twoOverSecondary : .twoBesideSecondary
    }
  }

  /// The number of columns that are shown with the secondary column.
  var sidebarCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary: 2
    }
  }

  /// Whether columns are shown in front of the secondary column.
  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }
}
