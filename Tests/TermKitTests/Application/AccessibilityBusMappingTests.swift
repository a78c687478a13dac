#if AccessibilityBus
  import TermKit
  import TestBasics
  import Testing

  @testable import TermKitAccessibilityBus

  // Tested with `@testable`: nothing here needs a bus.

  @Suite struct AccessibleRoleTests {
    @Test(
      arguments: [
        (.button, .pushButton), (.backButton, .pushButton), ([.tab, .button], .pageTab), (.toggleButton, .toggleButton),
        (.adjustable, .slider), (.textField, .entry), (.searchField, .entry), (.secureTextField, .passwordText),
        (.textView, .text), (.header, .heading), (.image, .image), (.staticText, .label), (.link, .link), ([], .panel),
      ] as [(AccessibilityTraits, AccessibleRole)])
    func `each trait has the role that desktop readers say`(traits: AccessibilityTraits, role: AccessibleRole) {
      #expect(AccessibleRole(traits) == role)
    }

    @Test func `a row of a list is a list item, also if it is a button`() {
      #expect(AccessibleRole(.button, isListItem: true) == .listItem)
    }

    @Test func `the name of a role is in words`() {
      expectEqual(AccessibleRole.pushButton.name, "push button")
      expectEqual(AccessibleRole.frame.name, "frame")
    }
  }

  @Suite struct AccessibleStatesTests {
    private func states(_ traits: AccessibilityTraits, isOn: Bool = false) -> AccessibleStates {
      .of(traits, isFocusable: true, isOn: isOn)
    }

    @Test func `a disabled element is shown, but not enabled`() {
      #expect(states([.button, .notEnabled]) == [.visible, .focusable])
    }

    @Test func `a switch can be checked, and is checked while it is on`() {
      #expect(states(.toggleButton).isSuperset(of: .checkable) && !states(.toggleButton).contains(.checked))
      #expect(states(.toggleButton, isOn: true).isSuperset(of: [.checkable, .checked]))
    }

    @Test func `a text view has several lines, and a text field has one`() {
      #expect(states(.textView).isSuperset(of: [.editable, .multiLine]))
      #expect(states(.textField).isSuperset(of: [.editable, .singleLine]))
    }

    @Test func `a state is the bit with its number in the protocol`() {
      #expect(AccessibleStates.focused.rawValue == 1 << 12)
      #expect(AccessibleStates.enabled.rawValue == 1 << 8 | 1 << 24)
    }
  }

  @Suite struct AccessibleTextTests {
    @Test func `offsets count Unicode scalars`() {
      let text = AccessibleText("a👍🏽b", caret: 2)
      expectEqual(text.caret, 3)
      expectEqual(text.text(from: 3, to: -1), "b")
    }

    @Test func `a word includes the spaces behind it, and a line its newline`() {
      let text = AccessibleText("one two\nthree", caret: 0)
      expectEqual(text.range(of: 1, at: 1), 0..<4)
      expectEqual(text.range(of: 1, at: 5), 4..<8)
      expectEqual(text.range(of: 3, at: 5), 0..<8)
      expectEqual(text.range(of: 3, at: 13), 8..<13)
      expectEqual(text.range(of: 0, at: 2), 2..<3)
      expectEqual(AccessibleText("", caret: 0).range(of: 1, at: 0), 0..<0)
      expectEqual(AccessibleText("a\n", caret: 0).range(of: 3, at: 2), 2..<2)
    }

    @Test func `an edit is the smallest replaced part`() {
      let edit = AccessibleText("abba", caret: 0).edit(to: AccessibleText("abbba", caret: 0))
      expectEqual(edit.removed, 3..<3)
      expectEqual(edit.inserted, 3..<4)
    }
  }

  @Suite struct BusValueTests {
    @Test func `a value knows its type`() {
      expectEqual(BusValue.structure([.string("a"), .path("/")]).type, "(so)")
      expectEqual(BusValue.array(of: "{ss}", [.entry("a", .string("b"))]).type, "a{ss}")
      expectEqual(BusValue.variant(.bool(true)).type, "v")
    }
  }
#endif
