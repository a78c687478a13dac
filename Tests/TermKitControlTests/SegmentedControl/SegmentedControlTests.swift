import Stages
import TermKit
import TermKitTestSupport
import TestBasics
import Testing

@testable import TermKitControls

/// Segments, the selection, and the ways to change it.
@MainActor @Suite struct SegmentedControlTests {
  private static let (left, right, home, end) = ("\u{1B}[D", "\u{1B}[C", "\u{1B}[H", "\u{1B}[F")
  private let days = ["Day", "Week", "Month"]

  // MARK: Mouse

  @Test func `C4: a click on a segment selects it and sends valueChanged only if the selection changes`() {
    let stage = SegmentStage(days)
    stage.click(2)
    expectEqual(stage.control.selectedSegmentIndex, 2)
    expectEqual(stage.told, [2])
    stage.click(2)
    expectEqual(stage.told, [2], "the segment is selected already")
    #expect(stage.control.isFocused)
  }

  @Test func `C4: setting selectedSegmentIndex in code does not send valueChanged`() {
    let stage = SegmentStage(days)
    stage.control.selectedSegmentIndex = 1
    stage.control.selectedSegmentIndex = nil
    expectEqual(stage.told, [])
    expectNil(stage.control.selectedSegmentIndex)
  }

  @Test func `C4: a press follows the mouse to another segment and selects it when the button is released`() {
    let stage = SegmentStage(days)
    stage.app.mouseDown(stage.middle(1), 1)
    expectEqual(stage.control.segments.map(\.look.state.rawValue), [12, 1, 0])
    stage.app.mouseDrag(stage.middle(2), 1)
    #expect(stage.control.segments[2].look.state == .highlighted && stage.control.segments[1].look.state == .normal)
    stage.app.mouseDrag(stage.middle(2), 4)
    expectEqual(stage.control.segments[2].look.state, .normal)
    stage.app.mouseDrag(stage.middle(1), 1)
    stage.app.mouseUp(stage.middle(1), 1)
    expectEqual(stage.told, [1])
    stage.app.mouseDown(stage.middle(2), 1)
    stage.app.mouseUp(stage.middle(2), 5)
    expectEqual(stage.told, [1], "the button is released outside the control")
    stage.app.mouseDown(stage.middle(2), 1)
    stage.app.setFocus(false)
    stage.app.mouseUp(stage.middle(2), 1)
    expectEqual(stage.told, [1], "the press is cancelled")
  }

  @Test(arguments: [false, true])
  func `a segmented control that shows its menu as its primary action opens it in place of selecting a segment`(
    isMomentary: Bool
  ) {
    let stage = SegmentStage(days, selected: nil)
    let menu = SegmentMenu()
    stage.control.isMomentary = isMomentary
    stage.control.addInteraction(ContextMenuInteraction(delegate: menu))
    stage.control.showsMenuAsPrimaryAction = true
    stage.focus()
    stage.app.press(.enter)
    stage.app.advance(by: 0.3)
    #expect(stage.app.contains("Sort"))
    stage.app.press(.escape)
    stage.app.advance(by: 0.3)
    #expect(!stage.app.contains("Sort"))
    stage.click(2)
    stage.app.advance(by: 0.3)
    #expect(stage.app.contains("Sort"))
    expectEqual(stage.told, [])
  }

  @Test func `C1: Enter on a segment sends touchDown, valueChanged and touchUpInside, in this order`() {
    let stage = SegmentStage(days, selected: nil)
    var events: [String] = []
    stage.control.addAction(for: .touchDown) { _ in events.append("down") }
    stage.control.addAction(for: .touchUpInside) { _ in events.append("up") }
    stage.control.addAction(for: .valueChanged) { _ in events.append("value") }
    stage.focus()
    stage.app.press(.enter)
    expectEqual(events, ["down", "value", "up"])
  }

  @Test func `C1: a click on a segment sends touchDown, valueChanged and touchUpInside, in this order`() {
    let stage = SegmentStage(days)
    var events: [String] = []
    stage.control.addAction(for: .touchDown) { _ in events.append("down") }
    stage.control.addAction(for: .touchUpInside) { _ in events.append("up") }
    stage.control.addAction(for: .valueChanged) { _ in events.append("value") }
    stage.click(1)
    expectEqual(events, ["down", "value", "up"])
  }

  // MARK: Keys

  @Test func `X3: arrow keys, Home and End select segments`() {
    let stage = SegmentStage(days)
    stage.focus()
    stage.app.press(Self.right)
    stage.app.press(Self.right)
    stage.app.press(Self.left)
    stage.app.press(Self.home)
    stage.app.press(Self.end)
    expectEqual(stage.told, [1, 2, 1, 0, 2])
  }

  @Test func `X3: Left on the first segment and Right on the last segment are not handled by the control`() {
    let stage = SegmentStage(days)
    expectEqual(stage.control.pressBegan(Key(.left)), false)
    stage.control.selectedSegmentIndex = 2
    expectEqual(stage.control.pressBegan(Key(.right)), false)
    expectEqual(stage.told, [])
  }

  @Test func `X3: without a selection, Right, Enter and Space select the first segment`() {
    for key in [Self.right, "\r", " "] {
      let stage = SegmentStage(days, selected: nil)
      stage.focus()
      stage.app.press(key)
      expectEqual(stage.told, [0])
    }
  }

  @Test func `X3: a digit selects the segment with that number, and a digit without a segment is not handled`() {
    let stage = SegmentStage(days)
    stage.focus()
    stage.app.press("3")
    stage.app.press("2")
    expectEqual(stage.told, [2, 1])
    for digit in ["0", "4", "x"] { #expect(!stage.control.pressBegan(.character(Character(digit)))) }
  }

  // MARK: Disabled

  @Test func `C4: a disabled segment ignores clicks and digits, and arrow keys skip it`() {
    let stage = SegmentStage(days)
    stage.control.setEnabled(false, forSegmentAt: 1)
    #expect(!stage.control.isEnabledForSegment(at: 1))
    stage.focus()
    stage.click(1)
    stage.app.press("2")
    expectEqual(stage.told, [])
    stage.app.press(Self.right)
    expectEqual(stage.told, [2])
    stage.app.press(Self.left)
    expectEqual(stage.told, [2, 0])
  }

  @Test func `C4: a disabled segment is not highlighted by a press, and its title is italic`() {
    let stage = SegmentStage(days)
    stage.control.setEnabled(false, forSegmentAt: 1)
    stage.app.mouseDown(stage.middle(1), 1)
    expectEqual(stage.control.segments[1].look.state, .disabled)
    stage.app.mouseDrag(stage.middle(2), 1)
    stage.app.mouseDrag(stage.middle(1), 1)
    expectEqual(stage.control.segments.map(\.look.state.rawValue), [12, 2, 0])
    #expect(stage.app.cell(stage.middle(1), 1).attributes.contains(.italic))
    #expect(!stage.app.cell(stage.middle(2), 1).attributes.contains(.italic))
  }

  @Test func `C4: a selected segment that is disabled stays selected until another segment is selected`() {
    let stage = SegmentStage(days, selected: 1)
    stage.control.setEnabled(false, forSegmentAt: 1)
    expectEqual(stage.control.segments[1].look.state, [.selected, .disabled])
    stage.focus()
    stage.app.press(" \r2")
    #expect(stage.told == [] && stage.control.selectedSegmentIndex == 1)
    stage.app.press(Self.right + Self.left)
    expectEqual(stage.told, [2, 0])
  }

  @Test func `C4: a segmented control without an enabled segment cannot have the focus`() {
    let empty = SegmentStage(SegmentedControl(frame: Rect(0, 0, 10, 1)))
    #expect(!empty.control.becomeFirstResponder())
    empty.app.click(3, 1)
    #expect(!empty.control.isFocused && !empty.control.isAccessibilityElement)
    let stage = SegmentStage(["A", "B"])
    stage.focus()
    stage.control.setEnabled(false, forSegmentAt: 0)
    #expect(stage.control.isFocused)
    stage.control.setEnabled(false, forSegmentAt: 1)
    #expect(!stage.control.isFocused && !stage.control.becomeFirstResponder())
    let other = SegmentStage(["A"])
    other.focus()
    other.control.removeAllSegments()
    #expect(!other.control.isFocused)
  }

  @Test func `C4: a disabled segmented control ignores clicks, refuses the focus and disables every segment`() {
    let stage = SegmentStage(days)
    stage.control.isEnabled = false
    stage.click(1)
    #expect(stage.told == [] && !stage.control.becomeFirstResponder())
    #expect(stage.control.segments.allSatisfy { $0.look.state.contains(.disabled) })
  }

  // MARK: Momentary

  @Test func `C4: a momentary control reports each click, and no segment stays selected`() {
    let stage = SegmentStage(["-", "+"], selected: nil)
    stage.control.isMomentary = true
    stage.click(1)
    stage.click(1)
    expectEqual(stage.told, [1, 1])
    expectNil(stage.control.selectedSegmentIndex)
  }

  @Test func `C4: in a momentary control, arrows move the focus, Enter and Space press segments, and digits do both`() {
    let stage = SegmentStage(["-", "0", "+"], selected: nil)
    stage.control.isMomentary = true
    stage.focus()
    stage.app.press(Self.right)
    expectEqual(stage.told, [])
    expectEqual(stage.control.segments[1].look.state, .focused)
    stage.app.press(" ")
    expectEqual(stage.control.segments[1].look.state, [.focused, .highlighted])
    stage.app.advance(by: 0.2)
    expectEqual(stage.control.segments[1].look.state, .focused)
    stage.app.press("3")
    stage.app.press("\r")
    expectEqual(stage.told, [1, 2, 2])
  }

  @Test func `C4: setting selectedSegmentIndex of a momentary control does nothing, and arrow keys still work`() {
    let stage = SegmentStage(["-", "0", "+"], selected: nil)
    stage.control.isMomentary = true
    stage.control.selectedSegmentIndex = 1
    expectNil(stage.control.selectedSegmentIndex)
    stage.focus()
    stage.app.press(Self.right + Self.right + " ")
    expectEqual(stage.told, [2])
  }

  @Test func `C4: removing or inserting a segment before the focused segment keeps the focus on that segment`() {
    let stage = SegmentStage(["-", "0", "+"], selected: nil)
    stage.control.isMomentary = true
    stage.focus()
    stage.app.press(Self.right)
    stage.control.removeSegment(at: 0, animated: false)
    expectEqual(stage.control.segments.map(\.look.state), [.focused, .normal])
    stage.control.insertSegment(withTitle: "-", at: 0, animated: false)
    expectEqual(stage.control.segments.map(\.look.state), [.normal, .focused, .normal])
  }

  @Test func `C4: making a segmented control momentary clears its selection`() {
    let stage = SegmentStage(days, selected: 1)
    stage.control.isMomentary = true
    expectNil(stage.control.selectedSegmentIndex)
  }

  // MARK: Segments

  @Test func `C4: inserting a segment at the index of the selected segment moves the selection to the next index`() {
    let control = SegmentedControl(titles: days)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 1, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
  }

  @Test func `C4: a click on the first or last column of a segment selects that segment`() {
    let stage = SegmentStage(days)
    for (index, segment) in stage.control.segments.enumerated() {
      for x in [segment.frame.minX, segment.frame.maxX - 1] {
        stage.control.selectedSegmentIndex = nil
        stage.app.click(x, 1)
        expectEqual(stage.control.selectedSegmentIndex, index)
      }
    }
  }

  @Test func `C4: a control too narrow for its segments shows the selected segment and nothing outside its bounds`() {
    let control = SegmentedControl(titles: (1...40).map { "\($0)" })
    control.frame.size = Size(width: 20, height: 1)
    for index in 0..<40 { control.setWidth(2, forSegmentAt: index) }
    let stage = SegmentStage(control)
    expectEqual(stage.app.row(1), "▐1 │2 │3 │4 │5 │6 │7")
    stage.focus()
    stage.app.press(Self.end)
    #expect(stage.app.row(1).hasSuffix("▐40▌"))
    expectEqual(stage.app.row(1).count, 20)
    stage.app.click(0, 1)
    expectEqual(stage.control.selectedSegmentIndex, 33)
    stage.control.selectedSegmentIndex = 0
    stage.app.turn()
    #expect(stage.app.row(1).hasPrefix("▐1 ▌2 "))
    stage.control.setWidth(30, forSegmentAt: 0)
    stage.app.turn()
    #expect(stage.app.background(19, 1) != .white && stage.app.background(20, 1) == .white, "the segment is too wide")
    stage.app.press(Self.right)
    #expect(stage.app.row(1).hasSuffix(" ▐2"))
  }

  @Test func `C4: the selection stays with its segment when other segments are inserted or removed`() {
    let control = SegmentedControl(titles: days)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 2)
    control.insertSegment(with: Image("★"), at: 4, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 5)
    control.removeSegment(at: 0, animated: false)
    expectEqual(control.selectedSegmentIndex, 1)
    control.removeSegment(at: 1, animated: false)
    expectNil(control.selectedSegmentIndex)
    expectEqual((0..<3).map { control.titleForSegment(at: $0) }, ["Day", "Month", nil])
    expectEqual(control.imageForSegment(at: 2), Image("★"))
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.subviews.isEmpty)
    #expect(!control.pressBegan(Key(.right)))
  }

  @Test func `C4: setting an image replaces a segment's title, and setting a title replaces its image`() {
    let control = SegmentedControl(titles: days)
    control.setImage(Image("★"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.imageForSegment(at: 0) == Image("★"))
    control.setTitle("All", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "All" && control.imageForSegment(at: 0) == nil)
  }

  @Test func `C4: segments are inserted and removed with an animation`() {
    let control = SegmentedControl(titles: ["Day", "Week"])
    control.frame.size = Size(width: 25, height: 1)
    let stage = SegmentStage(control)
    control.insertSegment(withTitle: "Hour", at: 0, animated: true)
    stage.app.advance(by: 0.15)
    let halfway = control.segments[1].presentationFrame.minX
    #expect(halfway > 0 && halfway < control.segments[1].frame.minX)
    stage.app.advance(by: 0.3)
    expectEqual(stage.app.row(1).replacing(" ", with: ""), "▐Hour│Day│Week▌")
    control.removeSegment(at: 2, animated: true)
    expectEqual(control.numberOfSegments, 2)
    stage.app.advance(by: 0.15)
    expectEqual(control.subviews.count, 3)
    stage.app.advance(by: 0.3)
    expectEqual(control.subviews.count, 2)
    expectEqual(stage.app.row(1).replacing(" ", with: ""), "▐Hour│Day▌")
  }

  // MARK: Misuse

  @Test func `X4: a segment is inserted at the nearest index, and a segment that does not exist is ignored`() {
    let control = SegmentedControl(titles: ["B"])
    control.insertSegment(withTitle: "C", at: 9, animated: false)
    control.insertSegment(withTitle: "A", at: -9, animated: false)
    control.selectedSegmentIndex = 1
    for index in [3, -1] {
      control.selectedSegmentIndex = index
      control.setTitle("?", forSegmentAt: index)
      control.setWidth(5, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      expectNil(control.titleForSegment(at: index))
      expectNil(control.imageForSegment(at: index))
      expectEqual(control.widthForSegment(at: index), 0)
      expectEqual(control.contentOffsetForSegment(at: index), .zero)
      #expect(!control.isEnabledForSegment(at: index))
    }
    expectEqual((0..<control.numberOfSegments).map(control.titleForSegment), ["A", "B", "C"])
    expectEqual(control.selectedSegmentIndex, 1)
  }

  @Test func `C4: a negative width of a segment traps`() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SegmentedControl(titles: ["A"]).setWidth(-1, forSegmentAt: 0) }
    }.expectMessage("a segment cannot be -1 columns wide: use 0 for its share of the space")
  }
}

/// A context menu with one item.
private final class SegmentMenu: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { _ in Menu(children: [Action(title: "Sort") { _ in }]) }
  }
}
