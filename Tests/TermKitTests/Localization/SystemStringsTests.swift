import TestBasics
import Testing

@testable import TermKitGraphics

/// Tests of TermKit's own texts in all languages.
@Suite struct SystemStringsTests {
  private static let all: [SystemStrings] = [.english, .german, .japanese, .arabic, .arabicWithLatinDigits, .hebrew]

  // The stored texts, with their names.
  private func texts(in value: Any, _ name: String = "") -> [(name: String, text: String)] {
    if let text = value as? String { return [(name, text)] }
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      texts(in: child.value, "\(name).\(child.label ?? "\(index)")")
    }
  }

  private func texts(_ strings: SystemStrings) -> [(name: String, text: String)] { texts(in: strings.storage.texts) }

  // The texts that are made from values.
  private func made(_ strings: SystemStrings, _ count: Int) -> [String] {
    [
      strings.undoing("A"), strings.redoing("A"),
      strings.sizeNotice(Size(width: count, height: 1), Size(width: 1, height: count)),
      strings.position(count, count), strings.row(count, count), strings.rows(count...count, count),
      strings.page(count, count), strings.items(count...count, count), strings.characters(count), strings.deleted("A"),
      strings.deleted(""), strings.percent(count), strings.perSecond("\(count) MB"), strings.timeLeft("0:\(count)"),
      strings.lineMode.beginning("A"), strings.lineMode.noLine(count), strings.lineMode.stillBusy("A"),
      strings.selection.shift("A"), strings.selection.copied(count), strings.selection.copiedHere(count),
      strings.find.match(count, count), strings.lists.level(count), strings.lists.columnText("A", "A"),
      strings.searching.suggestions(count), strings.dates.title(weekday: 0, month: 1, day: count),
    ]
  }

  @Test func `X2: all languages have the same texts, and none is empty except suffixes of dates`() {
    let english = texts(.english)
    #expect(english.count > 200)
    for strings in Self.all {
      let texts = texts(strings)
      expectEqual(texts.map(\.name), english.map(\.name))
      expectEqual(
        texts.filter { $0.text.isEmpty && !$0.name.contains("Suffix") && !$0.name.contains("digits") }.map(\.name), [])
    }
  }

  @Test func `X2: values and names are in the texts that are made from them, in the digits of the language`() {
    for strings in Self.all {
      let language: Language = strings == .arabic ? .arabic : .english
      for (text, english) in zip(made(strings, 12), made(.english, 12)) {
        #expect(!text.isEmpty)
        #expect(!english.contains("12") || text.contains(language.digits(12)), "\(text)")
        #expect(!english.contains("A ") && !english.hasSuffix("A") || text.contains("A"), "\(text)")
      }
    }
  }

  @Test(arguments: [SystemStrings.arabic, .hebrew]) func `X2: texts from right to left have letters of one script`(
    strings: SystemStrings
  ) {
    let isArabic = strings == .arabic
    let (own, other): (ClosedRange<UInt32>, ClosedRange<UInt32>) =
      isArabic ? (0x600...0x6FF, 0x590...0x5FF) : (0x590...0x5FF, 0x600...0x6FF)
    for (name, text) in texts(strings) + made(strings, 3).map({ ("", $0) }) {
      #expect(!text.unicodeScalars.contains { other.contains($0.value) }, "\(name): \(text)")
      let isLatin = name.contains("keyNames") || name.contains("digits") || text.allSatisfy { !$0.isLetter }
      let hasLetters = text.unicodeScalars.contains { own.contains($0.value) }
      #expect(isLatin || hasLetters || ["Shift-A", "A: A"].contains(text), "\(name): \(text)")
    }
  }

  @Test(arguments: [SystemStrings.arabic, .hebrew])
  func `X2: the names of the arrows left and right are exchanged, because the mirrored interface exchanges the keys`(
    strings: SystemStrings
  ) {
    let (left, right) = strings == .arabic ? ("يسار", "يمين") : ("שמאלה", "ימינה")
    expectEqual([strings.keyNames.left, strings.keyNames.right], [right, left])
  }

  @Test func `X2: numbers of things have their plural forms`() {
    expectEqual(
      [0, 1, 2, 3, 11, 100].map { SystemStrings.arabic.characters($0) },
      ["لا أحرف", "حرف واحد", "حرفان", "٣ أحرف", "١١ حرفًا", "١٠٠ حرف"])
    expectEqual(
      [1, 2, 3].map { SystemStrings.hebrew.selection.copied($0) },
      ["שורה אחת הועתקה", "שתי שורות הועתקו", "3 שורות הועתקו"])
    expectEqual([1, 2].map { SystemStrings.hebrew.searching.suggestions($0) }, ["הצעה אחת", "שתי הצעות"])
  }

  @Test func `X2: dates in Arabic and Hebrew have the order and the names of CLDR`() {
    expectEqual(SystemStrings.arabic.dates.title(weekday: 0, month: 11, day: 30), "الاثنين، ٣٠ نوفمبر")
    expectEqual(SystemStrings.arabicWithLatinDigits.dates.title(weekday: 4, month: 5, day: 1), "الجمعة، 1 مايو")
    expectEqual(SystemStrings.hebrew.dates.title(weekday: 5, month: 1, day: 3), "שבת, 3 בינו׳")
    for strings in [SystemStrings.arabic, .hebrew] {
      expectEqual(strings.dates.order, [.day, .month, .year])
      expectEqual(
        [strings.dates.months.count, strings.dates.shortMonths.count, strings.dates.weekdays.count], [12, 12, 7])
    }
  }
}
