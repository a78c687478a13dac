import Stages
import TermKit
import TestBasics
import Testing

@Suite struct AttributedTextTests {
  private typealias Attributes = AttributedText.Attributes
  private let red = Attributes(foregroundColor: Color(red: 255, green: 0, blue: 0))
  private let bold = Attributes(textAttributes: .bold)

  private func shown(_ text: AttributedText) -> [String] {
    text.runs.map { run in
      let color = run.attributes.foregroundColor == nil ? "" : "red "
      return "\(color)\(run.attributes.textAttributes.contains(.bold) ? "bold " : "")\(text.string[run.range])"
    }
  }

  @Test func `a new text has one run, and an empty one has none`() {
    expectEqual(shown(AttributedText("abc", attributes: red)), ["red abc"])
    #expect(AttributedText().runs == [] && AttributedText().string == "")
  }

  @Test func `appended texts keep their attributes, and equal neighbours become one run`() {
    var text = AttributedText("ab", attributes: red) + AttributedText("cd")
    text += AttributedText("ef")
    #expect(text.string == "abcdef" && shown(text) == ["red ab", "cdef"])
  }

  @Test func `setAttributes replaces attributes, and addAttributes adds to them`() throws {
    var text = AttributedText("one two three", attributes: red)
    let two = try #require(text.string.firstRange(of: "two"))
    text.addAttributes(bold, range: two)
    expectEqual(shown(text), ["red one ", "red bold two", "red  three"])
    text.setAttributes(bold, range: two.lowerBound..<text.string.endIndex)
    expectEqual(shown(text), ["red one ", "bold two three"])
  }

  @Test func `an added colour replaces the colour that a part has`() throws {
    var text = AttributedText("ab", attributes: red)
    let all = text.string.startIndex..<text.string.endIndex
    let added = Attributes(foregroundColor: .white, backgroundColor: .black, hasStrikethrough: true)
    text.addAttributes(added, range: all)
    text.addAttributes(Attributes(), range: all)
    expectEqual(text.runs.map(\.attributes), [added])
  }

  @Test func `changing an empty range changes nothing`() {
    var text = AttributedText("ab")
    text.setAttributes(red, range: text.string.endIndex..<text.string.endIndex)
    expectEqual(text, AttributedText("ab"))
  }

  @Test func `texts are equal if their strings and attributes are, however they were built`() throws {
    let joined = AttributedText("a", attributes: red) + AttributedText("b")
    var changed = AttributedText("ab")
    changed.addAttributes(red, range: try #require(changed.string.firstRange(of: "a")))
    #expect(joined == changed && joined.hashValue == changed.hashValue && joined != AttributedText("ab"))
  }

  @Test func `a range behind the end of the text traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var text = AttributedText("ab")
      let long = "abcdef"
      text.setAttributes(AttributedText.Attributes(), range: long.startIndex..<long.endIndex)
    }.expectMessage("the range ends behind the text: use a range of the text's `string`")
  }
}
