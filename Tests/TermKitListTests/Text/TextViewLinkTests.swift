import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@MainActor private final class Listener: TextViewDelegate {
  var opened: [String] = []
  var opensItself = true

  func textView(_ textView: TextView, shouldInteractWith link: String, in range: Range<Int>) -> Bool {
    opened.append("\(link) \(textView.text(in: range))")
    return !opensItself
  }
}

@MainActor @Suite struct TextViewLinkTests {
  private typealias Attributes = AttributedText.Attributes

  private let listener = Listener()

  private func stage(isEditable: Bool = false, height: Int = 4) -> TextStage<TextView> {
    let view = TextView()
    view.isEditable = isEditable
    view.delegate = listener
    let text =
      AttributedText("See ") + AttributedText("the rules", attributes: Attributes(link: "https://a.example/rules"))
      + AttributedText(" or ask\n") + AttributedText("Ada", attributes: Attributes(link: "mailto:ada@a.example"))
      + AttributedText(".\n\n\nend")
    view.attributedText = text
    return TextStage(view, size: Size(width: 12, height: height))
  }

  private func marked(_ stage: TextStage<TextView>) -> [[Int]] { stage.marked.filter { !$0.isEmpty } }

  @Test func `links are underlined in the tint`() {
    let stage = stage(height: 6)
    #expect(stage.rows[0].hasPrefix("See the"))
    expectEqual((0..<8).filter { stage.app.cell($0, 1).attributes.contains(.underline) }, [4, 5, 6, 7])
    expectEqual(stage.app.foreground(4, 1), .systemBlue)
    expectEqual(stage.app.foreground(0, 1), .black)
  }

  @Test func `Tab goes from link to link and then leaves, and Enter opens the marked link`() {
    let stage = stage(height: 6)
    stage.app.press("\t")
    expectEqual(marked(stage), [[4, 5, 6, 7], [0, 1, 2, 3, 4]])
    stage.app.press(.enter)
    stage.app.press("\t ")
    expectEqual(listener.opened, ["https://a.example/rules the rules", "mailto:ada@a.example Ada"])
    stage.app.press("\u{1B}[Z")
    expectEqual(marked(stage), [[4, 5, 6, 7], [0, 1, 2, 3, 4]])
    stage.app.press("\t\t")
    #expect(stage.button.isFocused)
    expectEqual(marked(stage), [])
  }

  @Test func `Tab scrolls to a link that is not visible`() {
    let stage = stage(height: 2)
    stage.app.press("\t\t")
    #expect(stage.rows[1].hasPrefix("Ada."))
    expectEqual(marked(stage), [[0, 1, 2]])
  }

  @Test func `a click opens a link, and a drag over it selects its text`() {
    let stage = stage(height: 6)
    stage.app.click(5, 1)
    stage.app.click(1, 1)
    stage.app.click(11, 1)
    stage.app.click(2, 2)
    expectEqual(listener.opened, Array(repeating: "https://a.example/rules the rules", count: 2))
    stage.app.mouseDown(4, 1)
    stage.app.mouseDrag(6, 1)
    stage.app.mouseUp(6, 1)
    expectEqual(listener.opened.count, 2)
    expectEqual(stage.control.selectedRange, 4..<6)
  }

  @Test func `in an editable text, links are text`() {
    let stage = stage(isEditable: true, height: 6)
    stage.app.click(5, 1)
    expectEqual(listener.opened, [])
    stage.app.press("\t")
    #expect(stage.button.isFocused)
  }

  @Test func `text typed within a link belongs to it, and text behind it does not`() throws {
    let stage = stage(isEditable: true, height: 6)
    stage.control.selectedRange = 7..<7
    stage.app.press("m")
    stage.control.selectedRange = 14..<14
    stage.app.press("s")
    let links = stage.control.attributedText.runs.filter { $0.attributes.link != nil }
    expectEqual(links.map { String(stage.control.attributedText.string[$0.range]) }, ["them rules", "Ada"])
  }

  @Test func `an address that cannot be opened is copied, and the user is told`() {
    listener.opensItself = false
    let stage = stage(height: 6)
    stage.control.attributedText = AttributedText("file", attributes: Attributes(link: "file:///etc/passwd"))
    stage.app.press("\t\r")
    expectEqual(Pasteboard.general.string, "file:///etc/passwd")
    #expect(stage.app.contains("Copied the"))
    stage.app.advance(by: 2)
    stage.app.turn()
    #expect(!stage.app.contains("Copied the"))
  }
}
