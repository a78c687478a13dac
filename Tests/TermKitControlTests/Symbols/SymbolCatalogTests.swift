import Foundation
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite(.needsSymbols)
struct SymbolCatalogTests {
  private let catalog = SymbolCatalog.installed

  @Test(arguments: [
    ("cat face", "🐱"), ("katzen", "🐱"), ("Katzengesicht", "🐱"), ("ネコの顔", "🐱"), ("ねこ", "🐈"), ("grinning face", "😀"),
    ("lach", "😂"), ("ハート", "❤️"), ("flag germany", "🇩🇪"), ("Flagge Deutschland", "🇩🇪"), ("日本", "🇯🇵"), ("euro", "€"),
    ("arrow right", "→"),
  ])
  func `V8: a search by words of a name in English, German or Japanese finds the symbol`(text: String, symbol: String) {
    #expect(catalog.search(text).contains(symbol))
  }

  @Test func `V8: a symbol whose name begins with the search comes before symbols that only have the word`() {
    expectEqual(catalog.search("dog").first, "🐶")
    #expect(catalog.search("hund").prefix(2).contains("🐶"))
  }

  @Test func `V8: a search for the inside of a word, or for nothing, finds nothing`() {
    expectEqual(catalog.search("rinning"), [])
    expectEqual(catalog.search("  "), [])
    expectEqual(catalog.search("cat xyzzy"), [])
  }

  @Test func `V8: symbols have names in the language of the user, and English ones in other languages`() {
    expectEqual(catalog.name(of: "😀", in: .english), "grinning face")
    expectEqual(catalog.name(of: "😀", in: .german), "grinsendes Gesicht")
    expectEqual(catalog.name(of: "😀", in: .japanese), "にっこり笑う")
    expectEqual(catalog.name(of: "😀", in: Language("fr")), "grinning face")
    expectNil(catalog.name(of: "x", in: .english))
  }

  @Test func `V8: only users of Arabic or Hebrew have names of symbols in their language, and can search for them`() {
    let (arabic, hebrew) = (SymbolCatalog.installed(for: Language("ar-EG")), SymbolCatalog.installed(for: .hebrew))
    expectEqual(arabic.name(of: "❤️", in: Language("ar-EG")), "قلب أحمر")
    expectEqual(hebrew.name(of: "❤️", in: .hebrew), "לב אדום")
    #expect(arabic.search("قلب أحمر").contains("❤️") && hebrew.search("לב אדום").contains("❤️"))
    #expect(arabic.search("red heart").contains("❤️") && !catalog.search("قلب أحمر").contains("❤️"))
    expectEqual(catalog.name(of: "❤️", in: .arabic), "red heart")
  }

  @Test func `V8: each group has symbols, each symbol is in one group, and terminals show each as a whole`() {
    let all = SymbolCatalog.Group.allCases.flatMap { catalog.symbols[$0] ?? [] }
    #expect(SymbolCatalog.Group.allCases.allSatisfy { catalog.symbols[$0]?.isEmpty == false })
    expectEqual(Set(all).count, all.count)
    #expect(all.count > 1500)
    for symbol in all {
      let glyphs = Array(TextGlyphs(symbol))
      #expect(glyphs.count == 1 && glyphs[0].glyph.base != "\u{FFFD}", "\(symbol)")
    }
    #expect(!all.contains("👩‍👩‍👧‍👦"))
    #expect(!all.contains("👋🏽"))
  }

  @Test func `V8: without the locale data, emoji have their English names`() {
    let catalog = SymbolCatalog(emojiFile: "/usr/share/unicode/emoji/emoji-test.txt", annotations: "/nowhere")
    expectEqual(catalog.search("grinning face").first, "😀")
    expectEqual(catalog.name(of: "😀", in: .german), "grinning face")
    expectEqual(catalog.symbols[.signs], [])
  }
}

@Suite struct SymbolFileTests {
  @Test func `V8: a group that is in two parts of the file has the symbols of both`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("emoji-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      # group: Objects
      1F4A1 ; fully-qualified # 💡 E0.6 light bulb
      # group: Flags
      1F3C1 ; fully-qualified # 🏁 E0.6 chequered flag
      # group: Objects
      1F511 ; fully-qualified # 🔑 E0.6 key
      """
    try Data(text.utf8).write(to: file)
    let catalog = SymbolCatalog(emojiFile: file.path, annotations: "/nowhere")
    expectEqual(catalog.symbols[.objects], ["💡", "🔑"])
    expectEqual(catalog.symbols[.flags], ["🏁"])
    expectEqual(catalog.search("key"), ["🔑"])
  }

  @Test func `V8: without any data, the catalogue is empty`() {
    let catalog = SymbolCatalog(emojiFile: "/nowhere", annotations: "/nowhere")
    #expect(catalog.isEmpty)
    expectEqual(catalog.search("cat"), [])
  }

  @Test func `V8: damaged locale data count as missing`() {
    expectNil(AnnotationFile.names(in: Array("<ldml><annotation cp=\"x\">".utf8)))
    expectNil(AnnotationFile.names(in: []))
    let names = AnnotationFile.names(
      in: Array("<ldml><annotation type=\"tts\" cp=\"&lt;\">less &amp; less</annotation><other>x</other></ldml>".utf8))
    expectEqual(names, ["<": AnnotationFile.Names(name: "less & less", keywords: "")])
  }
}
