import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitTerminal

@Suite struct LocaleCharacterSetTests {
  /// Returns the character set chosen on a system with some locales installed, and the locales that were tried.
  private func choose(
    _ environment: [String: String], installed: [String: String]
  ) -> (name: String, tried: [String]) {
    let user = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
    var tried: [String] = []
    let set = LocaleCharacterSet.choose(value: { environment[$0] }) { locale in
      tried.append(locale)
      return installed[locale.isEmpty ? user : locale]
    }
    return (set.name, tried)
  }

  private let bare = ["C": "ANSI_X3.4-1968", "C.UTF-8": "UTF-8"]

  @Test(arguments: [
    "de_DE.UTF-8", "en_US.utf8", "xx_XX.Utf8", "de_DE.UTF-8@euro", "sr_RS.utf8@latin", "UTF-8", "en_US.UTF8",
  ])
  func `a missing locale whose name says UTF-8 has the character set UTF-8`(name: String) {
    for variable in ["LC_ALL", "LC_CTYPE", "LANG"] {
      expectEqual(choose([variable: name], installed: bare).name, "UTF-8")
    }
  }

  @Test(arguments: ["de_DE", "de_DE@euro", "de_DE.ISO-8859-1", "ja_JP.eucJP", "utf8_DE", "de_DE.UTF-16", "nonsense"])
  func `a missing locale whose name does not say UTF-8 has the character set ASCII`(name: String) {
    #expect(choose(["LC_ALL": name], installed: bare) == ("ASCII", [""]))
  }

  @Test func `an installed locale has its own character set`() {
    #expect(choose(["LC_ALL": "C", "LANG": "de_DE.UTF-8"], installed: bare) == ("ANSI_X3.4-1968", [""]))
    #expect(choose(["LANG": "x.UTF-8"], installed: ["x.UTF-8": "UTF-8"]) == ("UTF-8", [""]))
    #expect(choose([:], installed: bare) == ("ANSI_X3.4-1968", [""]))
  }

  @Test func `the first of LC_ALL, LC_CTYPE and LANG that is not empty names the locale`() {
    expectEqual(choose(["LC_ALL": "", "LC_CTYPE": "x.UTF-8", "LANG": "C"], installed: bare).name, "UTF-8")
    expectEqual(choose(["LC_ALL": "nonsense", "LC_CTYPE": "x.UTF-8"], installed: bare).name, "ASCII")
  }

  @Test func `another UTF-8 locale stands in for a missing one if C.UTF-8 is not installed`() {
    let old = ["C": "US-ASCII", "en_US.UTF-8": "UTF-8"]
    #expect(choose(["LC_ALL": "xx_XX.UTF-8"], installed: old) == ("UTF-8", ["", "C.UTF-8", "en_US.UTF-8"]))
    expectEqual(choose(["LC_ALL": "xx_XX.UTF-8"], installed: ["C": "US-ASCII"]).name, "ASCII")
  }

  @Test(arguments: [
    (["LC_ALL": "xx_XX.UTF-8"], "braille"), (["LC_ALL": nil, "LANG": "xx_XX.utf8@euro"], "braille"),
    (["LC_ALL": "xx_XX"], "ascii"), (["LC_ALL": "C", "LANG": "xx_XX.UTF-8"], "ascii"),
  ])
  func `a terminal shows Unicode when the name of a missing locale says UTF-8`(
    environment: [String: String?], level: String
  ) throws {
    let session = try TerminalSession(
      "TerminalProbe", ["open"], environment: environment, size: Size(width: 200, height: 9))
    expectEqual(session.ending(), .exited(0))
    #expect(session.screen.text.contains("glyphLevel: TermKitGraphics.GlyphLevel.\(level)"))
  }
}
