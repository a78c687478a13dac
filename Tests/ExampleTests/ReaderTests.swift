import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

@testable import reader

@MainActor @Suite struct ReaderTests {
  private func app(_ mailbox: Mailbox = Mailbox(count: 40)) -> TestApplication {
    TestApplication(size: Size(width: 80, height: 24), delegate: ReaderDelegate(mailbox))
  }

  @Test func `the list and a letter are side by side`() {
    expect(
      app(),
      shows: """
         Reader                              09:41                               ? Keys
              Inbox (4)  Write  │                          Ada                   Reply
          ⌕ Search              │▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▐│  The next game (1)                              ! ! ·
        ▌ Ada                  ▐│
        ▌ !! The next game (1) ▐│  The next game                                      ▐
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▐│                                                     ▐
          Katherine            ▐│  │ Shall we play again this week?                   ▐
          Your last move (2)   ▝│  │ I have time in the evening.                      ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│                                                     ▐
          ★ Frances             │  Yes, with pleasure. I can come on one of these     ▐
          Rules for a larger …  │  days:                                              ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│                                                     ▐
          Margaret              │  • Tuesday, after six                               ▐
          The cup (4)           │  • Thursday, but not for long, because the last     ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│    train leaves early                               ▐
          Barbara               │  • Saturday                                         ▐
          Lunch on Friday (5)   │                                                     ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│  The board is at https://example.org/board/1, and my▐
          Grace                 │  moves were:                                        ▐
          Three in a row (6)    │                                                     ▐
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│   5 1 9                                             ▐
          Radia                 │                                                     ▐
          Minutes of the club…  │  See you, and write to mailto:club@example.org if
        """)
  }

  // MARK: The list

  @Test func `a deleted letter comes back when the user undoes it, also after others have changed`() {
    let mailbox = Mailbox(count: 40)
    let app = app(mailbox)
    app.press(.delete)
    app.advance(by: 1)
    expectEqual(mailbox.mails.prefix(2).map(\.id), [1, 2])
    #expect(app.contains("Deleted. Alt-Z brings the letter back."))
    app.press(.character("s"))
    app.advance(by: 1)
    #expect(mailbox.mails[0].isStarred)
    for _ in 0..<2 { app.press(.character("z"), holding: .alt) }
    app.advance(by: 1)
    expectEqual(mailbox.mails.prefix(2).map(\.id), [0, 1])
    #expect(!app.contains("Deleted."))
    #expect(!mailbox.mails[1].isStarred)
    app.press(.character("y"), holding: .control)
    app.advance(by: 1)
    expectEqual(mailbox.mails[0].id, 1)
  }

  @Test func `a search leaves the letters that match, and Enter leads to them`() {
    let app = app()
    app.press("/cup")
    app.advance(by: 1)
    #expect(app.contains("The cup (6)") || app.contains("The cup ("))
    #expect(!app.contains("Lunch on Friday ("))
    app.press(.escape)
    app.advance(by: 1)
    #expect(app.contains("Lunch on Friday (") || app.contains("Three in a row ("))
  }

  @Test func `5,000 letters are searched and changed`() {
    let mailbox = Mailbox()
    let app = app(mailbox)
    app.press("/(4999)")
    app.advance(by: 1)
    #expect(app.contains("(4999)"))
    app.press(.enter)
    app.press(.delete)
    app.advance(by: 1)
    expectEqual(mailbox.mails.count, 4_999)
    expectEqual(mailbox.mail(4_998)?.id, nil)
  }

  // MARK: The letter and the composer

  @Test func `a letter shows its quotations, its list and its links`() {
    let text = MailText.attributed("# Hello\n> a\n- b\nsee https://example.org/x.\n    code")
    expectEqual(text.string, "Hello\na\nb\nsee https://example.org/x.\ncode")
    let links = text.runs.compactMap(\.attributes.link)
    expectEqual(links, ["https://example.org/x"])
    let blocks = text.runs.compactMap { $0.attributes.paragraphStyle?.textBlocks.first }
    expectEqual(blocks, [.quote, .listItem(), .code])
  }

  @Test func `a written letter is the first of the list, and an unsent one is not lost by quitting`() {
    let mailbox = Mailbox(count: 3)
    let app = app(mailbox)
    app.press("w")
    app.advance(by: 1)
    app.press("Ada\rChess\rWhy not?")
    app.press(.character("c"), holding: .control)
    app.advance(by: 1)
    #expect(app.contains("Discard the letter?"))
    app.press(.character("c"), holding: .control)
    app.press(.escape)
    app.advance(by: 1)
    #expect(!app.application.isEnding)
    app.press(.escape)
    app.advance(by: 1)
    app.press(.character("c"), holding: .control)
    app.press(.escape)
    app.advance(by: 1)
    #expect(!app.application.isEnding)
    app.press(.character("s"), holding: .control)
    app.advance(by: 1)
    expectEqual(mailbox.mails.count, 4)
    expectEqual(mailbox.mails[0].subject, "Chess")
    expectEqual(mailbox.mails[0].text, "Why not?")
    app.press(.character("c"), holding: .control)
    app.advance(by: 1)
    #expect(app.application.isEnding)
  }

  @Test func `known senders are suggested as recipients and become tokens, and other names stay text`() {
    let mailbox = Mailbox(count: 40)
    let app = app(mailbox)
    app.press("wra")
    app.advance(by: 1)
    #expect(app.contains("Radia"))
    app.press(.down, .enter)
    app.type("fr")
    app.click(on: "Frances")
    app.press("ada\rChess\rWhy not?")
    #expect(app.contains("Radia") && app.contains("Frances") && app.contains("Ada"))
    app.press(.character("s"), holding: .control)
    app.advance(by: 1)
    expectEqual(mailbox.mails[0].sender, "To Radia, Frances, Ada")
    expectEqual(mailbox.mails[0].subject, "Chess")
  }

  @Test func `an answer has its recipient as a token, and a deleted recipient is a change that the reader asks about`()
  {
    let app = app()
    app.press("r")
    app.advance(by: 1)
    #expect(app.contains("Answer") && app.contains("Re: The next game"))
    app.press(.escape)
    app.advance(by: 1)
    #expect(!app.contains("Answer"))
    app.press("r")
    app.advance(by: 1)
    // To the subject, to the button that clears the recipients, and to the recipients.
    for _ in 0..<3 { app.press(.tab, holding: .shift) }
    app.press(.backspace, .backspace, .escape)
    app.advance(by: 1)
    #expect(app.contains("Discard the letter?"))
  }

  @Test func `the urgency of a letter is changed by keys and by the mouse`() {
    let control = UrgencyControl(frame: Rect(0, 0, 5, 1))
    let controller = ViewController()
    controller.view.addSubview(control)
    let app = TestApplication(size: Size(width: 20, height: 4), root: controller)
    control.becomeFirstResponder()
    app.press(KeyCode.right, .right)
    expectEqual(control.value, 2)
    app.press(.left)
    expectEqual(control.value, 1)
    expectEqual(control.accessibilityValue, "1 of 3")
  }
}
