import TermKitGraphics
import TermKitViews

extension ListEngine {
  // MARK: Asking

  /// Calls the data source or the delegate. The list may not change until the answer.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    openQuestions += 1
    defer { openQuestions -= 1 }
    return question()
  }

  /// Traps if the list is waiting for an answer of its data source or delegate.
  func requireNoQuestion(_ change: String) {
    Contract.require(
      openQuestions == 0,
      "\(change) was called while the \(noun.view) was calling its data source or delegate: call it before or after that"
    )
  }

  /// Traps if an item does not exist.
  func require(_ path: IndexPath, _ what: @autoclosure () -> String) {
    if contains(path) { return }
    let reason =
      counts.sections.contains(path.section)
      ? "that section has \(counts[path.section]) \(noun.plural)" : "there are \(counts.sections.count) sections"
    Contract.fail("\(what()): there is no \(path.text(noun)): \(reason)")
  }

  /// Returns whether an item exists.
  func contains(_ path: IndexPath) -> Bool {
    loadIfNeeded()
    return counts.contains(path)
  }

  /// The number of items in each section, as the data source reports it now.
  var reportedCounts: [Int] {
    let sections = asking { host.reportedSections }
    Contract.require(
      sections >= 0, "numberOfSections(in:) returned \(sections): the number of sections cannot be negative")
    return (0..<sections).map { section in
      let count = asking { host.reportedCount(inSection: section) }
      Contract.require(
        count >= 0,
        "\(noun.countMethod) returned \(count) for section \(section): the number of \(noun.plural) cannot be negative"
      )
      return count
    }
  }

  /// The number of sections, which the data source has returned.
  var numberOfSections: Int {
    loadIfNeeded()
    return counts.sections.count
  }

  /// Returns the number of items in a section for a method of the list.
  func numberOfItems(inSection section: Int, _ method: String) -> Int {
    let sections = numberOfSections
    Contract.require(
      (0..<sections).contains(section), "\(method): there is no section \(section): there are \(sections) sections")
    return counts[section]
  }

  // MARK: Loading

  /// Forgets all items. The list asks its data source before the next frame, or earlier if a property or method needs the answer.
  func reload() {
    requireNoQuestion("reloadData()")
    isLoadDue = true
    selected = ListSelection()
    (focus, range) = (nil, nil)
    prefetching?.ahead = []
    host.setNeedsLayout()
    setPressed(nil)
  }

  /// Reads the numbers of sections and items, if a reload is due.
  func loadIfNeeded() {
    guard isLoadDue, openQuestions == 0 else { return }
    isLoadDue = false
    counts = SectionCounts(reportedCounts)
    host.countsDidLoad()
    // The delegate hears that cells leave, and may then ask for cells of the new items.
    retireEverything()
    host.oldCellsDidLeave()
  }
}
