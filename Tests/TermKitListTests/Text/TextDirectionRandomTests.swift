import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Random editing of texts with letters of both directions, compared with a naive model.
///
/// Each letter is in a text only once, so the screen itself tells where each of them is.
@MainActor @Suite struct TextDirectionRandomTests {
  private nonisolated static let letters = Array("אבגדהוזחטיכלמנסעפצקרשתabcdefghijklmnopqrstuvwxyz")

  /// The text, the cursor and the fixed end of the selection, as arrays of letters.
  private struct Model {
    var text: [Character] = []
    var head = 0
    var anchor = 0
    var selection: Range<Int> { min(head, anchor)..<max(head, anchor) }
    var isRightToLeft: Bool { text.first { $0 != " " }.map { !$0.isASCII } ?? false }
    var freeLetters: [Character] { letters.filter { !text.contains($0) } }

    mutating func replace(_ range: Range<Int>, with new: [Character]) {
      text.replaceSubrange(range, with: new)
      (head, anchor) = (range.lowerBound + new.count, range.lowerBound + new.count)
    }

    mutating func move(to place: Int, extends: Bool) {
      head = max(0, min(text.count, place))
      if !extends { anchor = head }
    }
  }

  private static func isRightToLeft(_ letter: Character) -> Bool { !letter.isASCII }

  /// Returns the letters from left to right: runs of one direction are in its order. Blanks between two letters of one direction belong to
  /// their run, and others have the direction of the text.
  private static func shown(_ model: Model) -> [Character] {
    let base = model.isRightToLeft
    let directions = model.text.indices.map { index -> Bool in
      if model.text[index] != " " { return isRightToLeft(model.text[index]) }
      let before = model.text[..<index].last { $0 != " " }.map(isRightToLeft)
      let after = model.text[index...].first { $0 != " " }.map(isRightToLeft)
      return before == after ? before ?? base : base
    }
    var runs: [[Character]] = []
    for index in model.text.indices {
      if index == 0 || directions[index] != directions[index - 1] { runs.append([]) }
      runs[runs.count - 1].append(model.text[index])
    }
    var start = 0
    let parts = runs.map { run -> [Character] in
      defer { start += run.count }
      return directions[start] ? run.reversed() : run
    }
    return Array((base ? parts.reversed() : parts).joined())
  }

  private static func withoutMargins(_ row: [Character]) -> String {
    String(String(row.drop { $0 == " " }.reversed()).drop { $0 == " " }.reversed())
  }

  private func stage(isMirrored: Bool) -> TextStage<TextField> {
    let field = TextField()
    field.borderStyle = .none
    let stage = TextStage(field, size: Size(width: 60, height: 1), traits: TraitCollection(colorDepth: .none))
    if isMirrored { stage.app.application.traitOverrides.layoutDirection = .rightToLeft }
    stage.app.turn()
    return stage
  }

  // The letters of the row, by column.
  private func row(_ stage: TextStage<TextField>) -> [Character] {
    (0..<60).map { Character(stage.app.cell($0, 1).glyph.base) }
  }

  @Test(arguments: 0..<Sample.count(4, of: 60))
  func `the cursor, the selection and what is copied agree with a naive model`(seed: Int) throws {
    var random = RandomTexts(seed: seed)
    let stage = stage(isMirrored: seed % 2 == 1)
    var model = Model()
    for _ in 0..<60 {
      act(on: stage, &model, &random)
      expectEqual(stage.control.text, String(model.text))
      let columns = row(stage)
      let shown = Self.shown(model)
      expectEqual(Self.withoutMargins(columns), Self.withoutMargins(shown))
      let marked = stage.marked[0].map { columns[$0] }.filter { $0 != " " }
      expectEqual(Set(marked), Set(model.text[model.selection].filter { $0 != " " }))
      stage.app.press(Typed.alt("c"))
      if !model.selection.isEmpty { expectEqual(Pasteboard.general.string, String(model.text[model.selection])) }
    }
  }

  private func act(on stage: TextStage<TextField>, _ model: inout Model, _ random: inout RandomTexts) {
    switch random.number(upTo: 10) {
    case 0...3: type(on: stage, &model, &random)
    case 4:
      stage.app.press(Typed.backspace)
      let range = model.selection.isEmpty ? max(0, model.head - 1)..<model.head : model.selection
      model.replace(range, with: [])
    case 5:
      stage.app.press(Typed.delete)
      let range = model.selection.isEmpty ? model.head..<min(model.text.count, model.head + 1) : model.selection
      model.replace(range, with: [])
    case 6: click(on: stage, &model, &random)
    case 7: step(on: stage, &model, goesRight: random.number(upTo: 2) == 0)
    case 8:
      let isHome = random.number(upTo: 2) == 0
      stage.app.press(isHome ? Typed.home : Typed.end)
      model.move(to: isHome ? 0 : model.text.count, extends: false)
    default:
      let goesRight = random.number(upTo: 2) == 0
      stage.app.press(goesRight ? Typed.shiftRight : Typed.shiftLeft)
      let isForward = goesRight != isRightToLeft(model, stage)
      model.move(to: model.head + (isForward ? 1 : -1), extends: true)
    }
  }

  // A text without letters has the direction of the interface.
  private func isRightToLeft(_ model: Model, _ stage: TextStage<TextField>) -> Bool {
    model.text.contains { $0 != " " }
      ? model.isRightToLeft : stage.app.application.userInterfaceLayoutDirection == .rightToLeft
  }

  private func type(on stage: TextStage<TextField>, _ model: inout Model, _ random: inout RandomTexts) {
    let free = model.freeLetters
    let letter = random.number(upTo: 5) == 0 || free.isEmpty ? " " : free[random.number(upTo: free.count)]
    if model.text.count > 40 { return }
    stage.app.press(String(letter))
    model.replace(model.selection, with: [letter])
  }

  // Clicks on a letter.
  private func click(on stage: TextStage<TextField>, _ model: inout Model, _ random: inout RandomTexts) {
    let places = model.text.indices.filter { model.text[$0] != " " }
    guard !places.isEmpty else { return }
    let place = places[random.number(upTo: places.count)]
    guard let column = row(stage).firstIndex(of: model.text[place]) else { return }
    stage.app.click(column, 1)
    stage.app.advance(by: 1)
    model.move(to: place, extends: false)
    expectEqual(stage.cursor, [column, 0])
  }

  // An arrow moves to the next cell, if two letters are there. Otherwise the model learns the place from the screen.
  private func step(on stage: TextStage<TextField>, _ model: inout Model, goesRight: Bool) {
    guard model.selection.isEmpty, model.head < model.text.count, model.text[model.head] != " " else { return }
    let columns = row(stage)
    guard let column = columns.firstIndex(of: model.text[model.head]) else { return }
    let next = column + (goesRight ? 1 : -1)
    guard columns.indices.contains(next), let place = model.text.firstIndex(of: columns[next]), columns[next] != " "
    else { return }
    // Where the letter typed last is followed, the cursor is elsewhere. A click settles it.
    stage.app.click(column, 1)
    stage.app.advance(by: 1)
    stage.app.press(goesRight ? Typed.right : Typed.left)
    expectEqual(stage.cursor, [next, 0])
    model.move(to: place, extends: false)
  }
}
