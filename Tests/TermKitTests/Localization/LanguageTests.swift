import Stages
import TermKit
import TestBasics
import Testing

@testable import TermKitGraphics

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "de"), ("de_AT.UTF-8", "de-AT"), ("de-at", "de-AT"), ("sr_RS@latin", "sr-RS"), ("ZH-hant-tw", "zh-Hant-TW"),
    ("C", "en"), ("POSIX", "en"), ("C.UTF-8", "en"), ("", "en"), ("es-419", "es-419"),
  ])
  func `X2: a language is created from the name of a locale or a BCP 47 tag`(name: String, identifier: String) {
    expectEqual(Language(name).identifier, identifier)
    expectEqual("\(Language(name))", identifier)
  }

  @Test(arguments: [
    (["de-AT"], "de"), (["fr", "de"], "de"), (["ja-JP"], "ja"), (["fr"], "en"), ([], "en"), (["en-GB", "de"], "en"),
    (["zh-Hant-TW"], "zh-Hant"), (["zh-CN"], "zh-Hant"), (["pt"], "pt-BR"), (["pt-PT", "de"], "pt-BR"),
  ])
  func `X2: the best language is the first preferred language on offer, with or without its region`(
    wanted: [String], best: String
  ) {
    let offered = ["en", "de", "ja", "zh-Hant", "pt-BR"].map(Language.init)
    expectEqual(Language.best(of: offered, for: wanted.map(Language.init)).identifier, best)
  }

  @Test func `X2: environment variables determine the user's preferred languages`() {
    func preferred(_ environment: [String: String]) -> [String] {
      Language.preferred(in: environment).map(\.identifier)
    }
    expectEqual(preferred([:]), ["en"])
    expectEqual(preferred(["LC_ALL": "", "LC_MESSAGES": "de_AT.UTF-8", "LANG": "ja_JP.UTF-8"]), ["de-AT"])
    expectEqual(preferred(["LANG": "de_DE.UTF-8", "LANGUAGE": "ja:de_DE"]), ["ja", "de-DE"])
    expectEqual(preferred(["LC_ALL": "C", "LANGUAGE": "ja"]), ["en"])
  }

  @Test func `X2: the best language has the script of the preferred language, regardless of its region`() {
    let offered = ["zh-Hans", "zh-Hant", "zh"].map(Language.init)
    expectEqual(Language.best(of: offered, for: [Language("zh-Hant-TW")]).identifier, "zh-Hant")
    expectEqual(Language.best(of: offered, for: [Language("zh-SG")]).identifier, "zh")
  }

  @Test func `choosing the best of no languages traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Language.best(of: [], for: [.german])
    }.expectMessage("offer at least the language that the texts were written in")
  }

  @Test func `X2: a terminal that lacks a language's characters shows the user's next language or English`() {
    var traits = TraitCollection(languages: [.japanese, Language("de-CH")])
    expectEqual(traits.language, .japanese)
    expectEqual(traits.strings.back, "戻る")
    for level in [GlyphLevel.ascii, .blocks] {
      traits.glyphLevel = level
      expectEqual(traits.language, Language("de-CH"))
      expectEqual(traits.strings.back, "Zurück")
    }
    traits.languages = [.japanese]
    expectEqual(traits.language, .english)
    expectEqual(traits.strings.back, "Back")
  }

  @Test func `X2: each language has its own plural forms`() {
    expectEqual(SystemStrings.english.characters(1), "1 character")
    expectEqual(SystemStrings.english.characters(2), "2 characters")
    expectEqual(SystemStrings.german.characters(1), "1 Zeichen")
    expectEqual(SystemStrings.japanese.characters(2), "2文字")
  }

  @Test func `a program can change one of TermKit's texts, and other copies keep theirs`() {
    var strings = SystemStrings.english
    strings.done = "Finish"
    expectEqual(SystemStrings.english.done, "Done")
    #expect(strings != .english)
    var overrides = TraitOverrides()
    overrides.strings = strings
    let traits = overrides.applied(to: TraitCollection(languages: [.german]))
    expectEqual(traits.strings.done, "Finish")
    expectEqual(TraitOverrides().applied(to: traits).strings, strings)
    var inner = TraitOverrides()
    inner.language = .japanese
    expectEqual(inner.applied(to: traits).strings, .japanese)
  }

  @Test func `a full stop separates joined sentences, unless a sentence already ends in punctuation`() {
    expectEqual(
      SystemStrings.english.sentences(["Delete?", "", "It is gone.", "Cancel", "x"]), "Delete? It is gone. Cancel. x")
    expectEqual(SystemStrings.japanese.sentences(["消えます。", "戻る", "完了"]), "消えます。戻る。完了")
    expectEqual(SystemStrings.german.joined(["Pause", nil, "", "Taste"]), "Pause, Taste")
  }
}
