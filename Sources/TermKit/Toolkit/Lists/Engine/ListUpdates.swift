import TermKitViews

/// Changes of a table or a collection that are applied together.
///
/// Deletions, reloads and the sources of moves use paths before the changes; insertions and the targets of moves use paths after them.
struct ListUpdates {
  typealias Animation = TableView.RowAnimation

  /// The word for rows in descriptions of faults.
  private let noun: PathNoun

  private(set) var deletedSections: [Int: Animation] = [:]
  private(set) var insertedSections: [Int: Animation] = [:]
  private(set) var reloadedSections: [Int: Animation] = [:]
  private(set) var deletedRows: [IndexPath: Animation] = [:]
  private(set) var insertedRows: [IndexPath: Animation] = [:]
  private(set) var reloadedRows: [IndexPath: Animation] = [:]
  private(set) var moves: [IndexPath: IndexPath] = [:]
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var reconfiguredRows: Set<IndexPath> = []
  // A description of the first change that was requested twice.
  private var repetition: String?

  init(of noun: PathNoun = .row) { self.noun = noun }

  // MARK: Collecting

  mutating func deleteSections(_ sections: some Sequence<Int>, _ animation: Animation) {
    for section in sections {
      if deletedSections.updateValue(animation, forKey: section) != nil { note("section \(section) is deleted twice") }
    }
  }

  mutating func insertSections(_ sections: some Sequence<Int>, _ animation: Animation) {
    for section in sections {
      let former = insertedSections.updateValue(animation, forKey: section)
      if former != nil { note("section \(section) is inserted twice") }
    }
  }

  mutating func reloadSections(_ sections: some Sequence<Int>, _ animation: Animation) {
    for section in sections { reloadedSections[section] = animation }
  }

  mutating func deleteRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths {
      if deletedRows.updateValue(animation, forKey: path) != nil { note("\(path.text(noun)) is deleted twice") }
    }
  }

  mutating func insertRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths {
      if insertedRows.updateValue(animation, forKey: path) != nil { note("\(path.text(noun)) is inserted twice") }
    }
  }

  mutating func reloadRows(_ paths: [IndexPath], _ animation: Animation) {
    for path in paths { reloadedRows[path] = animation }
  }

  mutating func moveSection(_ source: Int, to target: Int) {
    if movedSections.values.contains(target) { note("two sections are moved to \(target)") }
    if movedSections.updateValue(target, forKey: source) != nil { note("section \(source) is moved twice") }
  }

  mutating func reconfigureRows(_ paths: [IndexPath]) { reconfiguredRows.formUnion(paths) }

  mutating func moveRow(_ source: IndexPath, to target: IndexPath) {
    if moves.values.contains(target) { note("two \(noun.plural) are moved to \(target.text(noun))") }
    if moves.updateValue(target, forKey: source) != nil { note("\(source.text(noun)) is moved twice") }
  }

  private mutating func note(_ fault: String) { repetition = repetition ?? fault }

  // MARK: Checking

  /// Returns a sentence about the first inconsistency, or nil if the changes lead from the old numbers of rows to the new ones.
  func fault(from old: [Int], to new: [Int]) -> String? {
    if let fault = repetition ?? conflict ?? outside(old, new) { return "invalid update: \(fault)" }
    let expected = old.count + insertedSections.count - deletedSections.count
    if expected != new.count {
      return
        "invalid update: there were \(old.count) sections; with \(insertedSections.count) inserted and "
        + "\(deletedSections.count) deleted there should be \(expected), but the data source now has \(new.count)"
    }
    return miscount(old, new).map { "invalid update: \($0)" }
  }

  private var conflict: String? {
    let faults: [String?] = [
      deletedRows.keys.filter { moves[$0] != nil }.min().map { "\($0.text(noun)) is deleted and moved" },
      insertedRows.keys.filter(moves.values.contains).min().map {
        "\(noun.one) is inserted as \($0.text(noun)), and another one is moved there"
      },
      reloadedRows.keys.filter { deletedRows[$0] != nil }.min().map { "\($0.text(noun)) is deleted and reloaded" },
      reconfiguredRows.filter { deletedRows[$0] != nil }.min().map { "\($0.text(noun)) is deleted and reconfigured" },
      movedSections.keys.filter { deletedSections[$0] != nil }.min().map { "section \($0) is deleted and moved" },
      insertedSections.keys.filter(movedSections.values.contains).min().map {
        "a section is inserted as section \($0), and another one is moved there"
      },
    ]
    return faults.lazy.compactMap { $0 }.first
  }

  private func outside(_ old: [Int], _ new: [Int]) -> String? {
    let (before, after) = (Bounds(counts: old, verb: "were", noun: noun), Bounds(counts: new, verb: "are", noun: noun))
    let faults = [
      before.fault(deletedSections.keys, "deleted"), after.fault(insertedSections.keys, "inserted"),
      before.fault(movedSections.keys, "moved"), after.fault(movedSections.values, "moved to"),
      before.fault(reloadedSections.keys, "reloaded"), before.fault(deletedRows.keys, "deleted"),
      before.fault(reloadedRows.keys, "reloaded"), before.fault(reconfiguredRows, "reconfigured"),
      before.fault(moves.keys, "moved"), after.fault(insertedRows.keys, "inserted"),
      after.fault(moves.values, "moved to"),
    ]
    return faults.lazy.compactMap { $0 }.first
  }

  /// The sections and rows that exist before or after the changes.
  private struct Bounds {
    let counts: [Int]
    let verb: String
    let noun: PathNoun

    func fault(_ sections: some Sequence<Int>, _ what: String) -> String? {
      sections.filter { !counts.indices.contains($0) }.min().map {
        "section \($0) is \(what), but there \(verb) \(counts.count) sections"
      }
    }

    func fault(_ rows: some Sequence<IndexPath>, _ what: String) -> String? {
      rows.filter { !counts.indices.contains($0.section) || !(0..<counts[$0.section]).contains($0.row) }.min().map {
        counts.indices.contains($0.section)
          ? "\($0.text(noun)) is \(what), but there \(verb) \(counts[$0.section]) \(noun.plural) in that section"
          : "\($0.text(noun)) is \(what), but there \(verb) \(counts.count) sections"
      }
    }
  }

  private func miscount(_ old: [Int], _ new: [Int]) -> String? {
    let mapping = sectionMapping
    for (section, count) in old.enumerated() {
      guard let target = mapping.new(section), reloadedSections[section] == nil else { continue }
      let deleted = deletedRows.keys.lazy.filter { $0.section == section }.count
      let inserted = insertedRows.keys.lazy.filter { $0.section == target }.count
      let away = moves.keys.lazy.filter { $0.section == section }.count
      let here = moves.values.lazy.filter { $0.section == target }.count
      let expected = count + inserted - deleted + here - away
      if expected == new[target] { continue }
      let moved = away + here == 0 ? "" : ", \(here) moved in and \(away) moved out"
      return
        "section \(section) had \(count) \(noun.plural); with \(inserted) inserted and \(deleted) deleted\(moved) there should be "
        + "\(expected), but the data source now has \(new[target])"
    }
    return nil
  }

  // MARK: Results

  var sectionMapping: IndexMapping {
    IndexMapping(removed: deletedSections.keys, inserted: insertedSections.keys, moves: movedSections)
  }

  var mapping: ListMapping { ListMapping(self) }

  /// Returns the animation with which a row leaves. The path is the old one.
  func animation(deleting path: IndexPath) -> Animation {
    deletedRows[path] ?? reloadedRows[path] ?? deletedSections[path.section] ?? reloadedSections[path.section]
      ?? .automatic
  }

  /// Returns the animation with which a row arrives. The path is the new one.
  func animation(inserting path: IndexPath, _ mapping: ListMapping) -> Animation {
    let reloaded = mapping.oldSection(path.section).flatMap { reloadedSections[$0] }
    return insertedRows[path] ?? insertedSections[path.section] ?? reloaded ?? .automatic
  }
}

extension ListUpdates {
  /// Whether no change was requested.
  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && deletedRows.isEmpty
      && insertedRows.isEmpty && reloadedRows.isEmpty && moves.isEmpty && movedSections.isEmpty
      && reconfiguredRows.isEmpty
  }
}
