import TermKit
import TermKitTestSupport
import TermKitTesting

/// A seeded script of random changes, keys and scrolls. It logs what happens.
@MainActor struct ListScript {
  private let list: any ScriptedList
  private var random: SeededGenerator
  private var model: ScriptModel { list.model }

  /// Runs a script on a list and returns the log.
  static func run(seed: UInt64, steps: Int, on make: (ScriptModel) -> any ScriptedList) -> [String] {
    var random = SeededGenerator(seed: seed &* 104_729)
    let model = ScriptModel((0..<3).map { _ in Int.random(in: 0...12, using: &random) })
    var script = ListScript(list: make(model), random: random)
    for number in 0..<steps { script.step(number) }
    script.list.app.advance(by: 1)
    model.log.append("\(model.batches) batches have not ended")
    return model.log
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

  private mutating func path() -> IndexPath? {
    pick(model.sections.enumerated().flatMap { number, texts in texts.indices.map { IndexPath(number, $0) } })
  }

  // MARK: Steps

  private mutating func step(_ number: Int) {
    let line = model.log.count
    let action = act()
    model.log.insert("step \(number): \(action)", at: line)
    list.app.turn()
    describe(hasPicture: false)
    // A fade differs from a table's animation in its middle, so the picture is compared at its end.
    let isLong = self.number(0...2) > 0
    list.app.advance(by: isLong ? 1 : 0.1)
    if isLong { describe(hasPicture: true) }
  }

  private func describe(hasPicture: Bool) {
    let (app, texts) = (list.app, { (paths: [IndexPath]) in paths.map(model.text).joined(separator: " ") })
    model.log.append("  offset \(list.view.contentOffset.y) of \(list.view.contentSize.height)")
    model.log.append("  selected \(texts(list.selected)), focus \(texts(list.focused.map { [$0] } ?? []))")
    model.log.append("  visible \(texts(list.visible))")
    if hasPicture {
      model.log += (0..<ScriptStage.size.height).map { "  |\(app.row($0))" }
    }
  }

  private mutating func act() -> String {
    switch number(0...13) {
    case 0...3: return pressKey()
    case 4:
      let steps = number(-3...3)
      list.app.turnWheel(by: steps, 4, 0)
      return "wheel \(steps)"
    case 5: return scrollToRow()
    case 6: return selectRow()
    case 7: return setRules()
    case 8: return prepareEdit()
    case 9 where number(0...3) == 0:
      model.sections = model.sections.map { $0.dropLast() + [model.newText()] }
      list.reload()
      return "reload"
    default: return changeRows()
    }
  }

  private mutating func pressKey() -> String {
    let keys = [
      "up": Typed.up, "down": Typed.down, "home": Typed.home, "end": Typed.end, "enter": Typed.enter, "space": " ",
    ]
    guard let name = pick(keys.keys.sorted()), let key = keys[name] else { return "" }
    guard ["home", "end"].contains(name) || list.focused.map(isInSight) == true else { return "no key" }
    list.app.press(key)
    return "key \(name)"
  }

  /// Returns whether a row is visible as a whole, at the end of all scrolling.
  private func isInSight(_ path: IndexPath) -> Bool {
    let (area, frame) = (list.view.bounds, list.frame(of: path))
    return area.origin == list.view.contentOffset && frame.minY > area.minY && frame.maxY <= area.maxY
  }

  private mutating func scrollToRow() -> String {
    guard let path = path(), let place = pick([TableView.ScrollPosition.none, .top, .middle, .bottom]) else {
      return ""
    }
    let isAnimated = number(0...1) == 0
    list.scroll(to: path, place, animated: isAnimated)
    return "scroll to \(path), \(place), animated \(isAnimated)"
  }

  private mutating func selectRow() -> String {
    let path = number(0...4) == 0 ? nil : path()
    if number(0...3) == 0, let path {
      list.deselect(path)
      return "deselect \(path)"
    }
    list.select(path, animated: number(0...1) == 0)
    return "select \(path.map { "\($0)" } ?? "nothing")"
  }

  private mutating func setRules() -> String {
    switch number(0...4) {
    case 0: list.isMultiple.toggle()
    case 1: list.followsFocus.toggle()
    case 2: list.isSelectable = number(0...2) > 0
    case 3: model.unselectable = Set(model.sections.flatMap { $0 }.filter { _ in number(0...9) == 0 })
    default: model.refused = Set(model.sections.flatMap { $0 }.filter { _ in number(0...5) == 0 })
    }
    return "rules: multiple \(list.isMultiple), follows focus \(list.followsFocus), selectable \(list.isSelectable)"
  }

  // MARK: Edits in callbacks

  private mutating func prepareEdit() -> String {
    guard let event = pick(ScriptModel.Event.allCases) else { return "" }
    let kind = number(0...3)
    let text = model.newText()
    model.actions[event] = { list in
      let model = list.model
      guard let section = model.sections.firstIndex(where: { !$0.isEmpty }) else { return }
      switch kind {
      case 0:
        model.sections[section].removeFirst()
        list.change(.delete([IndexPath(section, 0)]))
      case 1:
        model.sections[section].append(text)
        list.change(.insert([IndexPath(section, model.sections[section].count - 1)]))
      case 2:
        model.sections[section][0] = text
        list.reload()
      default: list.select(IndexPath(section, model.sections[section].count - 1), animated: false)
      }
    }
    return "edit \(kind) at the next \(event.rawValue)"
  }

  // MARK: Changes of rows

  private mutating func changeRows() -> String {
    let before = model.sections
    var changes: [ListChange] = []
    var moving: [(text: String, source: IndexPath)] = []
    var after: [(texts: [String], isNew: Bool)] = []
    for section in before.indices { plan(section, before[section], &changes, &moving, &after) }
    if after.isEmpty || number(0...3) == 0 { insertSection(&changes, &after) }
    place(moving, &changes, &after)
    if changes.isEmpty { return "no changes" }
    commit(changes, after.map(\.texts), isNested: number(0...3) == 0)
    return "\(changes.count) changes"
  }

  private func commit(_ changes: [ListChange], _ sections: [[String]], isNested: Bool) {
    let (list, model) = (list, model)
    model.batches += 1
    list.batch {
      model.sections = sections
      guard isNested else { return Self.apply(changes, to: list) }
      list.batch {
        Self.apply(changes, to: list)
      } _: { _ in
      }
    } _: { _ in
      model.batches -= 1
    }
  }

  private static func apply(_ changes: [ListChange], to list: any ScriptedList) {
    for change in changes { list.change(change) }
  }

  private mutating func plan(
    _ section: Int, _ texts: [String], _ changes: inout [ListChange],
    _ moving: inout [(text: String, source: IndexPath)],
    _ after: inout [(texts: [String], isNew: Bool)]
  ) {
    let fate = number(0...11)
    if fate == 0 { return changes.append(.deleteSections([section])) }
    if fate == 1 {
      changes.append(.reloadSections([section]))
      return after.append((texts.dropLast() + [model.newText()], true))
    }
    var kept: [String] = []
    for (row, text) in texts.enumerated() {
      let path = IndexPath(section, row)
      switch number(0...14) {
      case 0: changes.append(.delete([path]))
      case 1: moving.append((text, path))
      case 2:
        model.heights[text] = number(1...4)
        changes.append(.reload([path]))
        kept.append(text)
      case 3:
        model.heights[text] = number(1...4)
        changes.append(.reconfigure([path]))
        kept.append(text)
      default: kept.append(text)
      }
    }
    after.append((kept, false))
  }

  private mutating func insertSection(_ changes: inout [ListChange], _ after: inout [(texts: [String], isNew: Bool)]) {
    let place = number(0...after.count)
    changes.append(.insertSections([place]))
    after.insert(([model.newText()], true), at: place)
  }

  // Inserts the rows that move, and new rows. The paths are those after all changes.
  private mutating func place(
    _ moving: [(text: String, source: IndexPath)], _ changes: inout [ListChange],
    _ after: inout [(texts: [String], isNew: Bool)]
  ) {
    let known = Set(after.flatMap(\.texts))
    let sources = Dictionary(uniqueKeysWithValues: moving.map { ($0.text, $0.source) })
    let new = (0..<number(0...3)).map { _ in model.newText() }
    for text in moving.map(\.text) + new {
      let section = number(0...after.count - 1)
      after[section].texts.insert(text, at: number(0...after[section].texts.count))
    }
    for (section, entry) in after.enumerated() {
      for (row, text) in entry.texts.enumerated() where !known.contains(text) {
        let path = IndexPath(section, row)
        if let source = sources[text] {
          changes.append(.move(source, path))
        } else if !entry.isNew {
          changes.append(.insert([path]))
        }
      }
    }
  }
}
