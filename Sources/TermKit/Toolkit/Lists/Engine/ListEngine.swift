import TermKitGraphics
import TermKitViews

/// What tables and collections have in common: numbers of items, cells, the selection, the focus, keys, and changes of items.
///
/// A table is an engine with rows and sections, and a collection is an engine with a layout. For a table, the items are its rows.
@MainActor final class ListEngine {
  /// The table or the collection that owns the engine.
  unowned let host: any ListHost
  /// The word for the items in error messages.
  let noun: PathNoun

  // MARK: Items

  /// The number of items in each section.
  var counts = SectionCounts()
  /// Whether the list must ask the data source for everything again.
  var isLoadDue = true
  /// The data source, if it shows outlines.
  weak var outline: (any ListOutline)?
  /// Whether cells may have a place in an outline. Lists without outlines ask no more than this.
  var hasShownOutline = false
  /// The number of calls to the data source or the delegate that have not returned.
  var openQuestions = 0

  // MARK: Selection

  var selected = ListSelection()
  var focus: IndexPath?
  /// The range that Shift has selected last, from its first item to the one that had the focus afterwards.
  var range: (anchor: IndexPath, end: IndexPath)?
  /// Whether Shift is held, so that a move of the focus selects a range.
  var isExtending = false

  // MARK: Visible content

  /// The visible items, in ascending order.
  var visible: [IndexPath] = []
  var cells = ListCells()
  /// The visible headers, footers and other supplementary views.
  var sectionViews: [(part: SectionPart, view: View)] = []
  var cellPool = ReusePool()
  var sectionViewPool = ReusePool()
  /// The notifications that the delegate has not received yet.
  var notifications = ListNotifications()
  /// The items that the program was asked to prefetch, or nil if it does not prefetch.
  var prefetching: ListPrefetching?

  /// The item that an animated scroll leads to.
  var target: IndexPath?

  // MARK: Keys and presses

  /// The key commands for items, in the user's language. They are created at the first use.
  var commands: (all: [KeyCommand], besideControls: [KeyCommand])?
  /// The item that is being pressed.
  var pressed: IndexPath?
  /// Whether the pointer is over the item that is being pressed.
  var isHighlighted = false

  // MARK: Changes

  /// The changes to items that are pending or being animated.
  var batch: ListBatch

  init(host: any ListHost, noun: PathNoun) {
    self.host = host
    self.noun = noun
    batch = ListBatch(updates: ListUpdates(of: noun))
  }
}
