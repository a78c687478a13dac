import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitViews

@MainActor @Suite struct AccessibilityTests {
  private let strings = SystemStrings.english

  private func said(_ view: View) -> String { view.spokenText(strings) }

  @Test func `X1: a plain view is not an accessibility element and has no spoken text`() {
    let view = View()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil && view.accessibilityValue == nil && view.accessibilityHint == nil)
    expectEqual(view.accessibilityTraits, [])
    expectEqual(said(view), "")
  }

  @Test func `X1: a view's spoken text consists of label, value, role, state and hint, in this order`() {
    let view = View()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Rating"
    view.accessibilityValue = "3 stars"
    view.accessibilityHint = "Arrows change it"
    view.accessibilityTraits = [.adjustable, .selected, .notEnabled, .updatesFrequently]
    expectEqual(said(view), "Rating, 3 stars, adjustable, selected, dimmed, Arrows change it")
    view.accessibilityLabel = "Two\nlines"
    #expect(said(view).hasPrefix("Two lines, "))
  }

  @Test(
    arguments: [
      (AccessibilityTraits.button, "button"), (.link, "link"), (.header, "heading"), (.image, "image"),
      (.searchField, "search field"), (.staticText, ""), ([.header, .staticText], "heading"),
    ] as [(AccessibilityTraits, String)]) func `X1: accessibility traits are spoken as the name of the role`(
      traits: AccessibilityTraits, word: String
    )
  {
    expectEqual(traits.role(strings), word)
  }

  @Test func `X1: a label is a static text element that speaks its text, unless the text is empty`() {
    let label = Label(text: "Your turn")
    #expect(label.isAccessibilityElement)
    expectEqual(label.accessibilityTraits, .staticText)
    expectEqual(said(label), "Your turn")
    label.text = ""
    #expect(!label.isAccessibilityElement)
  }

  @Test func `X1: a button speaks its title and state, even if accessibilityTraits is replaced`() {
    let button = Button(title: "Pause")
    expectEqual(said(button), "Pause, button")
    button.isSelected = true
    expectEqual(said(button), "Pause, button, selected")
    button.isEnabled = false
    button.accessibilityTraits = .link
    expectEqual(said(button), "Pause, link, selected, dimmed")
    button.accessibilityLabel = "Take a break"
    #expect(said(button).hasPrefix("Take a break, "))
  }

  @Test func `X1: an image view is an accessibility element if its image has a label`() {
    let view = ImageView(image: Image("★"))
    #expect(!view.isAccessibilityElement)
    var star = Image("★")
    star.accessibilityLabel = "Favourite"
    view.image = star.withRenderingMode(.alwaysTemplate)
    #expect(view.isAccessibilityElement)
    expectEqual(said(view), "Favourite, image")
  }

  @Test func `X1: a text field speaks its text, but only the number of characters of secure text`() {
    let field = TextField(text: "Ada", placeholder: "Name")
    expectEqual(said(field), "Name, Ada, text field")
    field.isSecureTextEntry = true
    expectEqual(said(field), "Name, 3 characters, secure text field")
    field.isEnabled = false
    expectEqual(said(field), "Name, 3 characters, secure text field, dimmed")
  }

  @Test func `X1: the accessibilityValue of a long text is limited to 500 characters of at most 65 scalars`() {
    for character in ["a", "e" + String(repeating: "\u{301}", count: 500)] {
      let text = String(repeating: character, count: 600)
      for value in [TextView(text: text).accessibilityValue, TextField(text: text).accessibilityValue] {
        #expect(value?.count == 500 && (value?.unicodeScalars.count ?? 0) <= 500 * 65)
      }
    }
  }

  @Test func `X1: a text view speaks its placeholder and its text, and its role while the text is editable`() {
    let view = TextView(text: "Dear Ada")
    view.placeholder = "Message"
    expectEqual(said(view), "Message, Dear Ada, text area")
    view.isEditable = false
    expectEqual(said(view), "Message, Dear Ada")
  }

  @Test func `C11: a control with buttons inside is not an accessibility element, but the buttons are`() {
    let control = Control()
    #expect(control.isAccessibilityElement)
    let (star, other) = (Button(title: "1 star"), Button(title: "2 stars"))
    other.frame = Rect(2, 0, 2, 1)
    control.addSubview(star)
    control.addSubview(other)
    #expect(!control.isAccessibilityElement)
    let view = View()
    view.addSubview(control)
    expectEqual(AccessibilityOutline(below: view).lines(strings), ["1 star, button", "2 stars, button"])
  }

  // MARK: Outline

  private func outline(_ view: View) -> [String] { AccessibilityOutline(below: view).lines(strings) }

  private func label(_ text: String, _ x: Int, _ y: Int) -> Label {
    let label = Label(text: text)
    label.frame = Rect(x, y, 5, 1)
    return label
  }

  @Test func `X1: the accessibility outline leaves out the subviews of elements, but not of other views`() {
    let (view, inner) = (View(), View())
    inner.addSubview(label("a", 0, 0))
    view.addSubview(inner)
    expectEqual(outline(view), ["a"])
    inner.isAccessibilityElement = true
    inner.accessibilityLabel = "all"
    expectEqual(outline(view), ["all"])
  }

  @Test func `X1: the accessibility outline is ordered by row, then column, with each container's elements together`() {
    let (view, column) = (View(), View())
    column.frame = Rect(10, 1, 5, 5)
    for view in [label("d", 0, 3), label("c", 0, 0)] { column.addSubview(view) }
    for part in [label("e", 0, 3), column, label("b", 0, 1), label("a", 9, 0)] { view.addSubview(part) }
    expectEqual(outline(view), ["a", "b", "c", "d", "e"])
  }

  @Test func `X1: accessibilityElements determines which subviews are in the accessibility outline, and their order`() {
    let view = View()
    let (a, b, c) = (label("a", 0, 0), label("b", 0, 1), label("c", 0, 2))
    for label in [a, b, c] { view.addSubview(label) }
    view.accessibilityElements = [c, a]
    expectEqual(outline(view), ["c", "a"])
    c.removeFromSuperview()
    expectEqual(outline(view), ["a"], "a removed view is not in the outline")
    view.addSubview(c)
    view.accessibilityElements = nil
    expectEqual(outline(view), ["a", "b", "c"])
  }

  @Test func `X1: the accessibility outline omits views with isHidden, zero alpha or accessibilityElementsHidden`() {
    let view = View()
    let (a, b, c) = (label("a", 0, 0), label("b", 0, 1), label("c", 0, 2))
    for label in [a, b, c] { view.addSubview(label) }
    a.isHidden = true
    b.alpha = 0
    c.accessibilityElementsHidden = true
    expectEqual(outline(view), [])
  }

  @Test func `X1: a non-element's label names a group in the accessibility outline, unless the group is empty`() {
    let (view, group) = (View(), View())
    group.accessibilityLabel = "Board"
    view.addSubview(group)
    expectEqual(outline(view), [])
    group.addSubview(label("a", 0, 0))
    expectEqual(outline(view), ["Board", "  a"])
  }

  @Test func `setting accessibilityElements to a view that is not a descendant traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View().accessibilityElements = [Label(text: "a")] }
    }.expectMessage("Label cannot be in the accessibilityElements of View: add it to that view first")
  }

  // MARK: Tables

  @Test func `X1: a table row speaks its texts, position and selection, and its controls are elements of their own`() {
    let button = Button(title: "Reply")
    button.frame = Rect(10, 0, 9, 1)
    let stage = TableStage([["Ada", "Bob"], ["Eve"]], size: Size(width: 30, height: 12)) { stage in
      stage.titles = ["Friends", "Others"]
      stage.fill = { cell, path in if path == IndexPath(row: 1, section: 0) { cell.contentView.addSubview(button) } }
    }
    stage.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false)
    stage.app.turn()
    expectEqual(
      Array(stage.app.application.accessibilityOutline.prefix(7)),
      [
        "list", "  Friends, heading", "  Ada, row 1 of 2, selected", "  Bob, row 2 of 2", "    Reply, button",
        "  Others, heading", "  Eve, row 1 of 1",
      ])
  }

  @Test func `X1: a value1 cell speaks both of its texts, and its checkmark as selected`() {
    let cell = TableViewCell(style: .value1)
    cell.textLabel.text = "Victories"
    cell.detailTextLabel?.text = "3"
    cell.frame = Rect(0, 0, 30, 1)
    cell.layoutIfNeeded()
    expectEqual(said(cell), "Victories, 3")
    cell.accessoryType = .checkmark
    expectEqual(said(cell), "Victories, 3, selected")
  }
}
