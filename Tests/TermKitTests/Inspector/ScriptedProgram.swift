import TermKit
import TermKitTesting
import Testing

/// A program that answers the inspector with what a test has written down, and a client that shows it.
@MainActor final class ScriptedProgram {
  /// The answers by request. A request without an answer gets an error.
  var answers: [String: String]
  /// The requests so far.
  private(set) var requests: [String] = []
  private let size: Size
  private let traits: TraitCollection
  private(set) lazy var app = TestApplication(
    size: size, traits: traits, delegate: InspectorDelegate { [unowned self] _ in program })
  private(set) lazy var program = InspectedProgram { [unowned self] in answer($0) }

  init(
    size: Size = Size(width: 80, height: 24), traits: TraitCollection = TraitCollection(),
    _ answers: [String: String] = [:]
  ) {
    (self.size, self.traits) = (size, traits)
    self.answers = Self.usual.merging(answers) { $1 }
  }

  private func answer(_ request: JSONValue) {
    requests.append(request.text)
    let command = request.array?.first?.string ?? ""
    let answer = answers[request.text] ?? answers[command]
    report(answer ?? #"{"error":"There is no answer to \#(command)."}"#)
  }

  /// Sends the client a line.
  func report(_ line: String) {
    if let value = try? JSONValue(parsing: line) { program.receive(value) } else { Issue.record("not JSON: \(line)") }
  }

  private static let usual = [
    "watch": #"{"watch":[]}"#, "highlight": #"{"highlight":4}"#, "pick": #"{"pick":true}"#, "log": #"{"log":[]}"#,
    "tree": """
    {"tree":{"id":0,"class":"WindowScene","frame":[0,0,20,4],"children":[
      {"id":1,"class":"Window","frame":[0,0,20,4],"children":[
        {"id":2,"class":"View","controller":"GreetingViewController","frame":[0,0,20,4],"children":[
          {"id":3,"class":"Label","frame":[2,1,5,1],"text":"Hello"},
          {"id":4,"class":"Button","frame":[2,2,6,1],"text":"Wave","focused":true},
          {"id":5,"class":"Label","frame":[2,3,5,1],"text":"Bye","hidden":true}]}]}]}}
    """,
    "view": view(1, "Window", ""), #"["view",3]"#: view(3, "Label", "Hello"), #"["view",4]"#: view(4, "Button", "Wave"),
    "set": #"{"set":{"view":3,"property":"isHidden","value":true,"was":false}}"#,
  ]

  private static func view(_ id: Int, _ name: String, _ text: String) -> String {
    """
    {"view":{"id":\(id),"class":"\(name)","superclasses":["View","Responder"],"frame":[2,1,5,1],
      "bounds":[0,0,5,1],"screenFrame":[2,1,5,1],
      "properties":[
        {"name":"isHidden","value":false,"source":"default","form":"true or false"},
        {"name":"text","value":"\(text)","source":"set","form":"a text"},
        {"name":"textColor","value":"#ff0000","source":"rule \(name) in Card","form":"a colour"}],
      "accessibility":{"label":"\(text)","value":null,"traits":["staticText"]},
      "picture":{"width":5,"height":1,"rows":[[["He","#ff0000",null,["bold"]],["llo","#00ff00","#0000ff",[]]]]}}}
    """
  }
}
