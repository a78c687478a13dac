import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The screens of the inspector, in front of a program whose answers are written down.
@MainActor @Suite(.isolatedAppearance) struct InspectorViewControllerTests {
  // Compares the first rows of the screen. The bars at the bottom are TermKit's own.
  private func expectRows(of program: ScriptedProgram, _ text: String, line: Int = #line) {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    expectEqual((0..<count).map(program.app.row).joined(separator: "\n"), text, line: line)
  }

  @Test func `the outline has the views with their texts, and beside it are the facts of the view with the focus`() {
    let program = ScriptedProgram()
    program.app.press(.up)
    expectRows(
      of: program,
      """
                                           09:41                               ? Keys
                  Views  Reload  Pick  │                    Label                Why
        ▾ Window                       │  Name           │ Value       │ From
          ▾ View – GreetingViewContr…  │                    Hello
      ▌       Label “Hello”            │
              * Button “Wave”          │  isHidden         false         default
              Label “Bye”              │  text             Hello         set
                                       │  textColor        #ff0000       rule Label…
                                       │  View
                                       │  superclasses     View < Res…
                                       │  bounds           [0,0,5,1]
                                       │  screenFrame      [2,1,5,1]
                                       │  Accessibility
                                       │  label            Hello
                                       │  value            nil
                                       │  traits           staticText
      """)
    expectEqual(program.requests.suffix(2), [#"["view",3]"#, #"["highlight",3]"#])
  }

  @Test func `on a small terminal, the facts are a screen of their own`() {
    let program = ScriptedProgram(size: Size(width: 40, height: 16))
    program.app.turn()
    expectRows(
      of: program,
      """
                       09:41           ? Keys
                       Views    Reload  Pick
        ▾ Window
          ▾ View – GreetingViewController
              Label “Hello”
      ▌       * Button “Wave”
              Label “Bye”
      """)
    program.app.press(.up, .enter)
    program.app.advance(by: 1)
    expectRows(
      of: program,
      """
                       09:41           ? Keys
        ‹ Views        Label             Why
        Name              │ Value
                       Hello                 ▐
                                             ▐
      ▌ isHidden            false            ▐
      """)
  }

  @Test func `the picture of a view has its colours and attributes`() throws {
    let program = ScriptedProgram()
    program.app.press(.up)
    let x = try #require((0..<80).first { program.app.foreground($0, 3) == Color(red: 255, green: 0, blue: 0) })
    expectEqual(program.app.cell(x, 3).attributes, .bold)
    expectEqual(program.app.cell(x + 2, 3).foreground, Color(red: 0, green: 255, blue: 0))
    expectEqual(program.app.cell(x + 4, 3).background, Color(red: 0, green: 0, blue: 255))
  }

  @Test func `a property that is true or false changes at once, and another one asks for its value`() {
    let program = ScriptedProgram()
    program.app.press(.up)
    program.app.click(on: "isHidden")
    expectEqual(program.requests.contains(#"["set",3,"isHidden",true]"#), true)
    program.app.click(on: "textColor")
    program.app.advance(by: 1)
    expectEqual(program.app.contains("a colour"), true)
    program.app.press(.backspace)
    program.app.type("8")
    program.app.press(.enter)
    program.app.advance(by: 1)
    expectEqual(program.requests.last { $0.contains("set") }, ##"["set",3,"textColor","#ff0008"]"##)
  }

  @Test func `a cell of the picture is explained, and so is a key`() {
    let program = ScriptedProgram([
      "why": #"{"why":[{"stage":"view","text":"Window > View > Label"},{"stage":"ink","text":"textColor was set"}]}"#
    ])
    program.app.press(.up)
    program.app.click(55, 3)
    program.app.advance(by: 1)
    expectEqual(program.requests.last, #"["why",3,1]"#)
    expectRows(
      of: program,
      """
                                           09:41                               ? Keys
                  Views  Reload  Pick  │  ‹ Label         Cell 3, 1
        ▾ Window                       │  view
          ▾ View – GreetingViewContr…  │  Window > View > Label
      ▌       Label “Hello”            │  ink
              * Button “Wave”          │  textColor was set
              Label “Bye”              │
      """)
    program.app.click(on: "‹ Label")
    program.app.advance(by: 1)
    program.app.type("k")
    program.app.advance(by: 1)
    program.app.type("ctrl-s")
    program.app.press(.enter)
    program.app.advance(by: 1)
    expectEqual(program.requests.last, #"["why","key","ctrl-s"]"#)
  }

  @Test func `a picked view is selected, also in a part of the outline that was closed`() {
    let program = ScriptedProgram()
    program.app.press(.up, .up, .left)
    program.app.advance(by: 1)
    expectEqual(program.app.contains("“Wave”"), false)
    program.app.type("p")
    expectEqual(program.requests.last, #"["pick"]"#)
    expectEqual(program.app.contains("Click a view"), true)
    program.report(#"{"event":"picked","view":4,"x":2,"y":2}"#)
    program.app.turn()
    expectEqual(program.app.contains("Click a view"), false)
    expectEqual(program.app.contains("“Wave”"), true)
    expectEqual(program.requests.last, #"["highlight",4]"#)
  }

  @Test func `frames are listed with their reason and cost, and are watched only while the list is shown`() {
    let program = ScriptedProgram()
    program.app.press(.character("2"), holding: .alt)
    expectEqual(program.requests.last, #"["watch","focus","frames","log"]"#)
    program.report(
      #"{"event":"frame","time":1.25,"reasons":[{"reason":"display","class":"Label"},{"reason":"layout","class":"View"}],"#
        + #""layouts":1,"cells":80,"bytes":12}"#)
    program.report(
      #"{"event":"frame","time":2,"reasons":[{"reason":"cells","area":[0,0,2,1]}],"layouts":0,"cells":2,"bytes":2}"#)
    program.app.turn()
    expectRows(
      of: program,
      """
                                           09:41                               ? Keys
                                           Frames
            Time │ Reason                               │  Views │   Cells │   Bytes
           0.750   cells [0,0,2,1]                             0         2         2
           0.000   display Label +1                            1        80        12
      """)
    program.app.press(.character("1"), holding: .alt)
    expectEqual(program.requests.last, #"["watch","focus","log"]"#)
  }

  @Test func `accessibility shows what is spoken, marks elements without a name, and leads to the view`() throws {
    let program = ScriptedProgram([
      "accessibility": """
      {"accessibility":[{"id":2,"depth":0,"label":"Greeting","value":null,"traits":[],"spoken":"Greeting"},
        {"id":3,"depth":1,"label":"Hello","value":null,"traits":[],"spoken":"Hello"},
        {"id":4,"depth":1,"label":null,"value":null,"traits":["button"],"spoken":"button","problem":"no label"}]}
      """
    ])
    program.app.press(.character("3"), holding: .alt)
    expectRows(
      of: program,
      """
                                           09:41                               ? Keys
                                       Accessibility                          Reload
        Spoken                                                  │ Problem
      ▌ Greeting
          Hello
          button                                                  no label
      """)
    let place = try program.app.place(of: "no label")
    expectEqual(program.app.foreground(place.x, place.y), Color(red: 255, green: 59, blue: 48))
    program.app.click(on: "no label")
    expectEqual(program.requests.last, #"["highlight",4]"#)
  }

  @Test func `the log is filtered by level`() {
    let program = ScriptedProgram([
      "log": #"{"log":[{"time":0.5,"level":"debug","text":"begin"},{"time":1,"level":"error","text":"it broke"}]}"#
    ])
    program.app.press(.character("4"), holding: .alt)
    program.report(#"{"event":"log","time":2,"level":"warning","text":"careful"}"#)
    program.app.turn()
    expectRows(
      of: program,
      """
                                           09:41                               ? Keys
                         ▐  Debug  ▌  Info   │ Warning │  Error  ▌
             Time │ Level    │ Text
      ▌     1.500   warning    careful
            0.500   error      it broke
            0.000   debug      begin
      """)
    program.app.click(on: "Warning")
    expectEqual(program.app.contains("begin"), false)
    expectEqual(program.app.contains("careful"), true)
    expectEqual(program.app.contains("it broke"), true)
  }

  @Test func `an error of the program is shown, and the end of the connection leaves only one way`() {
    let program = ScriptedProgram([#"["view",3]"#: #"{"error":"There is no view 3: ask for the tree."}"#])
    program.app.press(.up)
    program.app.advance(by: 1)
    expectEqual(program.app.contains("There is no view 3: ask for the tree."), true)
    program.program.ended("The program has ended.")
    program.app.advance(by: 1)
    expectEqual(program.app.contains("The program has ended."), true)
    program.app.press(.enter)
    program.app.advance(by: 1)
    expectEqual(program.app.application.isEnding, true)
  }

  @Test(arguments: [ColorDepth.sixteen, .none]) func `the screens are drawn in few colours and in ASCII`(
    depth: ColorDepth
  ) {
    let traits = TraitCollection(glyphLevel: .ascii, colorDepth: depth)
    let program = ScriptedProgram(size: Size(width: 60, height: 16), traits: traits)
    program.app.press(.up)
    for y in 0..<16 { expectEqual(program.app.row(y).allSatisfy(\.isASCII), true) }
    expectEqual(program.app.contains("isHidden"), true)
  }
}
