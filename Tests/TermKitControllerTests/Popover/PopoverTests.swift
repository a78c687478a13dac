import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Popovers, which point at a view or at a bar item.
@MainActor @Suite(.isolatedAppearance) struct PopoverTests {
  private let stage = PopoverStage()
  private var app: TestApplication { stage.app }

  @Test func `a popover opens below its view, and its arrow points at the middle of the view`() {
    stage.present()
    expect(
      app,
      shows: """
                         09:41
                         Screen           Item
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            Open
         ▁▁▁▁▁▲▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▕ Text               ▄
        ▕
        ▕   Inside
        ▕
          ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀


                                        Other
        """)
    expectEqual(stage.popover?.arrowDirection, .up)
  }

  @Test func `a popover has a box and an ASCII arrow on a terminal without colours and other glyphs`() {
    let plain = PopoverStage(traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none))
    plain.present()
    expect(
      plain.app,
      shows: """
                         09:41
                         Screen           Item
        ----------------------------------------
            Open
        .-----^--------------.
        | Text               |
        |                    |
        |   Inside           |
        |                    |
        '--------------------'


                                        Other
        """)
  }

  @Test(arguments: [PopoverArrowDirection.down, .left, .right])
  func `a popover is at the permitted side of its view`(arrow: PopoverArrowDirection) throws {
    stage.button.frame = Rect(x: 14, y: 8, width: 6, height: 1)
    stage.content.popoverPresentationController?.permittedArrowDirections = arrow
    stage.content.preferredContentSize = Size(width: 10, height: 3)
    stage.present()
    expectEqual(stage.popover?.arrowDirection, arrow)
    let frame = stage.content.view.convert(stage.content.view.bounds, to: nil)
    let expected: [PopoverArrowDirection: Rect] = [
      .down: Rect(x: 12, y: 4, width: 10, height: 3), .left: Rect(x: 21, y: 7, width: 10, height: 3),
      .right: Rect(x: 3, y: 7, width: 10, height: 3),
    ]
    expectEqual(frame, expected[arrow])
    let glyphs: [PopoverArrowDirection: (Unicode.Scalar, Int, Int)] = [
      .down: ("▼", 17, 7), .left: ("◀", 20, 8), .right: ("▶", 13, 8),
    ]
    let (glyph, x, y) = try #require(glyphs[arrow])
    expectEqual(app.cell(x, y).glyph, Glyph(glyph))
  }

  @Test func `nothing shows through a popover whose content has no background`() {
    stage.content.view.backgroundColor = .clear
    let behind = Label(text: String(repeating: "behind", count: 6))
    behind.frame = Rect(x: 0, y: 6, width: 36, height: 1)
    stage.root.view.addSubview(behind)
    stage.present()
    #expect(app.row(6).hasPrefix("▕                    "))
  }

  @Test func `a popover is above its view if only that side has room`() {
    stage.button.frame.origin.y = 11
    stage.present()
    expectEqual(stage.popover?.arrowDirection, .down)
  }

  @Test func `a popover at a bar button item points at the item`() {
    stage.present(at: stage.item)
    expect(
      app,
      shows: """
                         09:41
                         Screen           Item
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▲▁▁▔
            Open          ▕ Text               ▄
                          ▕
                          ▕   Inside
                          ▕
                            ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀




                                        Other
        """)
  }

  @Test func `a popover points at a rectangle of its view`() {
    stage.content.popoverPresentationController?.sourceView = stage.root.view
    stage.content.popoverPresentationController?.sourceRect = Rect(x: 30, y: 4, width: 1, height: 1)
    stage.root.present(stage.content, animated: false)
    app.turn()
    expectEqual(app.cell(30, 5).glyph, Glyph("▲"))
  }

  @Test func `the focus moves into a popover, and Escape brings it back to the button`() {
    stage.present()
    #expect(stage.inside.isFirstResponder && stage.inside.window?.isKeyWindow == true)
    app.press(.enter)
    expectEqual(stage.presses, 1)
    app.press(.escape)
    #expect(stage.root.presentedViewController == nil && stage.button.isFirstResponder && !app.contains("Inside"))
    #expect(stage.button.window?.isKeyWindow == true)
  }

  @Test func `a click beside a popover closes it and does nothing else, and a click inside does not close it`() {
    stage.present()
    app.click(on: "Text")
    #expect(app.contains("Inside"))
    app.click(on: "Other")
    #expect(!app.contains("Inside") && stage.otherPresses == 0)
  }

  @Test func `a popover dims the tint of the window behind, and draws no shade over it`() {
    let paper = app.background(0, 12)
    stage.present()
    expectEqual(stage.button.tintAdjustmentMode, .dimmed)
    expectEqual(stage.inside.tintAdjustmentMode, .normal)
    expectEqual(app.background(0, 12), paper)
    app.press(.escape)
    expectEqual(stage.button.tintAdjustmentMode, .normal)
  }

  @Test func `a popover follows its view when the window changes size and when the program moves the view`() {
    stage.present(at: stage.item)
    app.resize(to: Size(width: 60, height: 14))
    expectEqual(arrowColumn, 56)
    stage.content.popoverPresentationController?.sourceItem = stage.button
    app.turn()
    expectEqual(arrowColumn, 6)
    stage.button.frame.origin.x = 20
    app.turn()
    expectEqual(arrowColumn, 24)
  }

  private var arrowColumn: Int? {
    (0..<app.screen.size.height).lazy.compactMap { y in
      (0..<app.screen.size.width).first { app.cell($0, y).glyph == Glyph("▲") }
    }.first
  }

  @Test func `a popover becomes a sheet while its view is hidden, and a popover again after that`() {
    stage.present()
    stage.button.isHidden = true
    app.turn()
    #expect(arrowColumn == nil && app.contains("Inside") && stage.popover?.arrowDirection == .unknown)
    app.click(on: "Other")
    #expect(app.contains("Inside"))
    stage.button.isHidden = false
    app.turn()
    expectEqual(arrowColumn, 6)
  }

  @Test func `a popover without room at any side is a sheet, or smaller if its delegate keeps the popover`() {
    app.resize(to: Size(width: 24, height: 7))
    stage.present()
    #expect(stage.popover?.arrowDirection == .unknown && app.contains("Inside"))
    app.press(.escape)
    let delegate = PopoverDelegate()
    delegate.style = .popover
    stage.content.popoverPresentationController?.delegate = delegate
    stage.content.popoverPresentationController?.permittedArrowDirections = .up
    stage.present()
    #expect(stage.popover?.arrowDirection == .up && app.contains("Text") && !app.contains("Inside"))
  }

  @Test func `the delegate prepares a popover, can keep it, and learns that the user has dismissed it`() {
    let delegate = PopoverDelegate()
    delegate.allowsDismissal = false
    stage.content.popoverPresentationController?.delegate = delegate
    stage.present()
    app.press(.escape)
    #expect(app.contains("Inside"))
    delegate.allowsDismissal = true
    app.press(.escape)
    #expect(!app.contains("Inside"))
    expectEqual(delegate.log, ["prepare", "should dismiss", "should dismiss", "did dismiss"])
    stage.present()
    stage.content.dismiss(animated: false)
    expectEqual(delegate.log.last, "prepare")
  }

  @Test func `a popover that is modal stays open after Escape and after a click beside it`() {
    stage.content.isModalInPresentation = true
    stage.present()
    app.press(.escape)
    app.click(on: "Other")
    #expect(app.contains("Inside"))
  }

  @Test func `a whole navigation controller can be in a popover, and its screens know the popover`() {
    let navigation = NavigationController(rootViewController: stage.content)
    navigation.modalPresentationStyle = .popover
    navigation.preferredContentSize = Size(width: 24, height: 5)
    navigation.popoverPresentationController?.sourceItem = stage.button
    stage.root.present(navigation, animated: false)
    app.turn()
    #expect(app.contains("Colours") && app.contains("Inside"))
    #expect(stage.content.popoverPresentationController === navigation.popoverPresentationController)
  }

  @Test func `an action sheet can be a popover of the size of its contents`() {
    let sheet = AlertController(title: "Delete?", preferredStyle: .actionSheet)
    sheet.addAction(AlertAction(title: "Delete", style: .destructive))
    sheet.addAction(AlertAction(title: "Keep", style: .cancel))
    sheet.modalPresentationStyle = .popover
    sheet.popoverPresentationController?.sourceView = stage.button
    stage.root.present(sheet, animated: false)
    app.turn()
    expect(
      app,
      shows: """
                         09:41
                         Screen           Item
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
            Open
         ▁▁▁▁▁▲▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▕                                ▄
        ▕            Delete?
        ▕
        ▕              Keep
        ▕
        ▕             Delete
        ▕
                                        Other
        """)
  }

  @Test func `a controller that was never presented is released together with its popover's controller`() {
    weak var controller: ViewController?
    weak var popover: PopoverPresentationController?
    do {
      let made = ViewController()
      made.modalPresentationStyle = .popover
      (controller, popover) = (made, made.popoverPresentationController)
    }
    #expect(controller == nil && popover == nil)
  }

  @Test func `only a controller with the style popover has a controller of a popover`() {
    let sheet = ViewController()
    sheet.modalPresentationStyle = .formSheet
    expectNil(sheet.popoverPresentationController)
  }

  @Test func `a screen reader says the title of a popover`() {
    let spoken = PopoverStage(traits: TraitCollection(usesScreenReader: true))
    spoken.present()
    #expect(spoken.app.row(13).contains("Colours"))
  }
}

@MainActor private final class PopoverDelegate: PopoverPresentationControllerDelegate {
  var style = ModalPresentationStyle.formSheet
  var allowsDismissal = true
  private(set) var log: [String] = []

  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle { style }

  func prepareForPopoverPresentation(_ popoverPresentationController: PopoverPresentationController) {
    log.append("prepare")
  }

  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    log.append("should dismiss")
    return allowsDismissal
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) { log.append("did dismiss") }
}

/// A screen with a bar button item and two buttons, and a controller for a popover with a text and a button.
@MainActor private final class PopoverStage {
  let root = ViewController()
  let content = ViewController()
  let button = Button(title: "Open")
  let inside = Button(title: "Inside")
  let item = BarButtonItem(title: "Item")
  private(set) var presses = 0
  private(set) var otherPresses = 0
  let app: TestApplication

  init(traits: TraitCollection = TraitCollection()) {
    var traits = traits
    traits.reducesMotion = true
    let navigation = NavigationController(rootViewController: root)
    app = TestApplication(size: Size(width: 40, height: 14), traits: traits) { application in
      let window = Window(windowScene: application.windowScene)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }
    root.title = "Screen"
    root.navigationItem.rightBarButtonItem = item
    button.frame = Rect(x: 2, y: 3, width: 8, height: 1)
    let other = Button(title: "Other")
    other.frame = Rect(x: 30, y: 12, width: 9, height: 1)
    other.addAction(for: .touchUpInside) { [unowned self] _ in otherPresses += 1 }
    [button, other].forEach(root.view.addSubview)
    content.title = "Colours"
    content.modalPresentationStyle = .popover
    content.preferredContentSize = Size(width: 20, height: 4)
    content.view.backgroundColor = .white
    let label = Label(text: "Text")
    label.frame = Rect(x: 1, y: 0, width: 10, height: 1)
    inside.frame = Rect(x: 1, y: 2, width: 10, height: 1)
    inside.addAction(for: .touchUpInside) { [unowned self] _ in presses += 1 }
    [label, inside].forEach(content.view.addSubview)
    app.turn()
    button.becomeFirstResponder()
  }

  var popover: PopoverPresentationController? { content.popoverPresentationController }

  func present(at item: (any PopoverPresentationControllerSourceItem)? = nil) {
    content.popoverPresentationController?.sourceItem = item ?? button
    root.present(content, animated: false)
    app.turn()
  }
}
