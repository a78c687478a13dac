import Stages
import TermKit
import TermKitTesting
import TestBasics
import Testing

/// The requests of an inspector, in the same process.
@MainActor @Suite(.isolatedAppearance) struct InspectorTests {
  private let label = Label(text: "Score: 3")
  private let button = Button(title: "Go")
  private let secret = TextField()

  private func stage(size: Size = Size(width: 30, height: 6)) -> InspectedStage {
    secret.isSecureTextEntry = true
    secret.text = "hunter2"
    return InspectedStage(
      size: size, [label: Rect(2, 2, 10, 1), button: Rect(2, 3, 6, 1), secret: Rect(12, 3, 12, 1)])
  }

  private func error(_ answer: String) -> String? { (try? JSONValue(parsing: answer))?["error"]?.string }

  // MARK: Facts

  @Test func `the tree has the windows and views with their places and texts`() {
    let stage = stage()
    button.becomeFirstResponder()
    expectEqual(
      stage.ask(["tree"]),
      """
      {"tree":{"id":0,"class":"WindowScene","frame":[0,0,30,6],"children":[\
      {"id":1,"class":"Window","frame":[0,0,30,6],"children":[\
      {"id":2,"class":"View","controller":"ViewController","frame":[0,0,30,6],"children":[\
      {"id":3,"class":"Label","frame":[2,2,10,1],"text":"Score: 3","children":[]},\
      {"id":4,"class":"Button","frame":[2,3,6,1],"text":"Go","focused":true,"children":[]},\
      {"id":5,"class":"TextField","frame":[12,3,12,1],"text":"•••••••","children":[]}]}]},\
      {"id":6,"class":"StatusBarWindow","frame":[0,0,30,1],"children":[\
      {"id":7,"class":"StatusBar","frame":[0,0,30,1],"children":[]}]}]}}
      """)
  }

  @Test func `a cell leads to the frontmost view that draws there, and a view that shows nothing is passed over`() {
    let stage = stage()
    let veil = View(frame: stage.root.bounds)
    stage.root.addSubview(veil)
    stage.app.turn()
    expectEqual(
      stage.ask(["at", 3, 2]),
      """
      {"at":{"view":1,"path":[{"id":2,"class":"Window"},{"id":3,"class":"View"},{"id":1,"class":"Label"}]}}
      """)
    let box = View(frame: Rect(0, 5, 30, 1))
    box.addSubview(View())
    stage.root.addSubview(box)
    expectEqual(stage.inspector.handle(["at", 3, 5])["at"]?["view"], stage.number(box))
    box.isHidden = true
    expectEqual(stage.inspector.handle(["at", 3, 5])["at"]?["view"], stage.number(stage.root))
    #expect(error(stage.ask(["at", 30, 0]))?.contains("from 0 to 29") == true)
  }

  @Test func `the facts of a view have its properties, its accessibility and its picture`() {
    let stage = stage()
    label.textColor = Color(red: 255, green: 128, blue: 0)
    let facts = stage.inspector.handle(["view", stage.number(label)])["view"]
    expectEqual(facts?["superclasses"]?.text, #"["View","Responder"]"#)
    expectEqual(facts?["frame"]?.text, "[2,2,10,1]")
    let color = facts?["properties"]?.array?.first { $0["name"]?.string == "textColor" }
    expectEqual(color?["value"], "#ff8000")
    expectEqual(color?["source"], "set on the view itself")
    expectEqual(
      facts?["accessibility"]?.text, #"{"label":"Score: 3","value":null,"traits":["staticText"]}"#)
    expectEqual(
      facts?["picture"]?.text,
      ##"{"width":10,"height":1,"rows":[[["Score: 3","#ff8000",null,[]],["  ",null,null,[]]]]}"##)
    expectEqual(error(stage.ask(["view", 99])), "There is no view 99 on the screen: ask for the tree.")
  }

  @Test func `the source of a value is the setter, a rule, the superview or the default`() {
    Label.appearance().textColor = .red
    let stage = stage()
    let source = { (view: View, name: String) in
      let facts = stage.inspector.handle(["view", stage.number(view)])["view"]?["properties"]?.array
      return facts?.first { $0["name"]?.string == name }?["source"]?.string
    }
    #expect(source(label, "textColor")?.hasPrefix("by rule 1 “Label” (TermKitTests/InspectorTests.swift:") == true)
    expectEqual(source(label, "tintColor"), "inherited")
    expectEqual(source(secret, "textColor"), "the default of TextField")
    label.tintColor = .green
    expectEqual(source(label, "tintColor"), "set on the view itself")
    expectNil(source(label, "numberOfLines"))
  }

  @Test func `a cell, a key and a frame are explained`() {
    let stage = stage()
    let stages = { (answer: JSONValue) in answer["why"]?.array?.compactMap { $0["stage"]?.string } }
    stage.ask(["highlight", stage.number(label)])
    let screen = stage.app.screen
    let cell = stage.inspector.handle(["why", 2, 2])
    stage.app.turn()
    expectEqual(stage.app.screen, screen)
    expectEqual(stages(cell)?.prefix(3), ["view", "glyph", "ink"])
    #expect(cell["text"]?.string?.contains("“S”, character 1 of the text “Score: 3”") == true)
    expectEqual(stages(stage.inspector.handle(["why", "key", "tab"]))?.first, "responder")
    expectEqual(stages(stage.inspector.handle(["why", "frame", stage.number(label)]))?.prefix(2), ["view", "frame"])
    for request in [["why", "key", "nothing"], ["why", "frame", 99], ["why", 30, 0], ["why", 1], ["why", "x", 1]]
      as [JSONValue]
    {
      #expect(error(stage.ask(request)) != nil, "\(request)")
    }
  }

  @Test func `assistive technology's elements are listed, and one without a name is marked`() {
    let stage = stage()
    button.setTitle(nil, for: .normal)
    let entries = stage.inspector.handle(["accessibility"])["accessibility"]?.array ?? []
    expectEqual(
      entries.map { $0["spoken"]?.string },
      ["Score: 3", "button", "7 characters, secure text field", "status bar, 09:41"])
    expectEqual(entries.map { $0["problem"] != nil }, [false, true, true, false])
  }

  // MARK: Changes

  @Test func `a property that was set is drawn, and has its former value when the inspector leaves`() {
    let stage = stage()
    let before = stage.app.screen
    expectEqual(
      stage.ask(["set", stage.number(label), "text", "Score: 4"]),
      #"{"set":{"view":1,"property":"text","value":"Score: 4","was":"Score: 3"}}"#)
    stage.ask(["set", stage.number(label), "text", "Score: 5"])
    stage.ask(["set", stage.number(label), "frame", [4, 4, 12, 1]])
    expectEqual(stage.app.row(4), "    Score: 5")
    stage.inspector.leave()
    stage.app.turn()
    expectEqual(stage.app.row(2), "  Score: 3")
    expectEqual(Picture(stage.app.screen), Picture(before).withoutMark)
  }

  @Test func `a value that the program has set since is kept, and rules apply again`() {
    Label.appearance().textColor = .red
    let stage = stage()
    stage.ask(["set", stage.number(label), "text", "Score: 4"])
    stage.ask(["set", stage.number(label), "textColor", "#0000ff"])
    label.text = "Score: 5"
    stage.inspector.leave()
    Label.appearance().textColor = .green
    label.removeFromSuperview()
    stage.root.addSubview(label)
    stage.app.turn()
    expectEqual(stage.app.row(2), "  Score: 5")
    expectEqual(stage.app.foreground(2, 2), .green)
  }

  @Test func `an unknown property and a value of another form are answered with what is possible`() {
    let stage = stage()
    #expect(error(stage.ask(["set", stage.number(label), "colour", 1]))?.contains("It has frame, isHidden") == true)
    expectEqual(
      error(stage.ask(["set", stage.number(label), "textAlignment", "middle"])),
      "The value of “textAlignment” must be “left”, “center”, “right”, “natural”.")
    expectEqual(
      error(stage.ask(["set", stage.number(label), "frame", [0, 0, 10_000, 1]])),
      "The value of “frame” must be [column, row, columns, rows], each from -9999 to 9999.")
  }

  @Test func `a view that is gone can neither be asked nor set, and is not retained`() {
    let stage = stage()
    weak var gone: View?
    var number = JSONValue.null
    do {
      let view = Label(text: "X")
      gone = view
      stage.root.addSubview(view)
      number = stage.number(view)
      stage.ask(["set", number, "text", "Y"])
      stage.ask(["highlight", number])
      view.removeFromSuperview()
    }
    stage.app.turn()
    expectNil(gone)
    #expect(error(stage.ask(["set", number, "text", "Z"])) != nil)
    stage.inspector.leave()
  }

  @Test func `no value of any property stops the program`() {
    let bar = SearchBar()
    bar.scopeButtonTitles = ["a", "b"]
    let pages = PageControl()
    pages.numberOfPages = 3
    let stage = InspectedStage(
      size: Size(width: 40, height: 12),
      [
        Label(text: "x"): Rect(0, 1, 9, 1), Button(title: "x"): Rect(10, 1, 9, 1), Switch(): Rect(20, 1, 9, 1),
        Slider(): Rect(0, 2, 9, 1), Stepper(): Rect(10, 2, 9, 1),
        SegmentedControl(titles: ["a", "b"]): Rect(20, 2, 9, 1),
        pages: Rect(0, 3, 9, 1), ProgressView(): Rect(10, 3, 9, 1), ActivityIndicatorView(): Rect(20, 3, 9, 1),
        ImageView(image: Image("x")): Rect(0, 4, 9, 1), TextField(): Rect(10, 4, 9, 1), TextView(): Rect(20, 4, 9, 2),
        bar: Rect(0, 6, 40, 2), TabBar(): Rect(0, 8, 40, 1), TableView(): Rect(0, 9, 9, 2),
        CollectionView(collectionViewLayout: CollectionViewFlowLayout()): Rect(10, 9, 9, 2),
        StackView(arrangedSubviews: [Label(text: "y")]): Rect(20, 9, 9, 1), ScrollView(): Rect(30, 9, 9, 2),
        TableViewCell(): Rect(0, 11, 9, 1), NavigationBar(): Rect(10, 11, 9, 1),
      ])
    let values: [JSONValue] = [
      .null, true, false, 0, 1, -1, 9999, -9999, .number(0.5), .number(1e9), .number(-1e9), .number(1e300), "", "x",
      .string(String(repeating: "日本\n\u{1B}[2J", count: 99)), "#ff000080", [0, 0, 9999, 9999], [-9999, 9999, 0, 1],
      [5, 5], [], "vertical", "fillEqually", "fill", "center", "dimmed", "text", ["x": 1],
    ]
    var (names, accepted): (Set<String>, Set<String>) = ([], [])
    for view in stage.root.subviews {
      let number = stage.number(view)
      for name in stage.inspector.handle(["view", number])["view"]?["properties"]?.array?.compactMap({ $0["name"] })
        ?? []
      {
        names.insert(name.text)
        for value in values where stage.ask(["set", number, name, value]).hasPrefix(#"{"set""#) {
          accepted.insert(name.text)
        }
      }
    }
    expectEqual(names.subtracting(accepted), [])
    #expect(names.count > 40)
    stage.inspector.leave()
    stage.app.turn()
  }

  // MARK: Secrets

  @Test func `a secret text is dots in every answer and event`() {
    let stage = stage()
    secret.becomeFirstResponder()
    stage.ask(["watch", "frames", "keys", "layout", "focus", "log"])
    stage.app.type("x")
    stage.ask(["key", "y"])
    let answers = [
      stage.ask(["tree"]), stage.ask(["view", stage.number(secret)]), stage.ask(["accessibility"]),
      stage.ask(["why", 12, 3]), stage.ask(["why", "key", "a"]), stage.ask(["why", "frame", stage.number(secret)]),
      stage.ask(["set", stage.number(secret), "text", "swordfish"]),
    ]
    expectEqual(secret.text, "swordfish")
    for text in answers + stage.takeEvents().filter({ !$0.contains(#""event":"frame""#) }) {
      #expect(!text.contains("hunter2") && !text.contains(#""x""#) && !text.contains(#""y""#), "\(text)")
    }
    #expect(answers[6].contains(#""was":"•••••••••""#))
    stage.inspector.leave()
    expectEqual(secret.text, "hunter2xy")
  }
}

extension Picture {
  /// The picture without the mark of the inspection in the top left corner.
  fileprivate var withoutMark: Picture {
    Picture(
      rows.enumerated().map { $0.offset == 0 ? " " + $0.element.dropFirst() : $0.element }.joined(separator: "\n"))
  }
}
