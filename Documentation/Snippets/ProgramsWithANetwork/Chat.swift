// snippet.hide
import Foundation
import TermKit
import TermKitTesting
import Testing

extension Snippets {
  // snippet.connection
  /// Lines of text over a connected socket.
  @MainActor final class LineConnection {
    private let socket: Int32
    private var watch: DescriptorWatch?
    private var (unread, unsent) = ([UInt8](), [UInt8]())
    /// Called with each line that arrives, and with nil when the connection has ended.
    var receive: (String?) -> Void = { _ in }

    init(socket: Int32) {
      self.socket = socket
      // Nothing may block the screen. A write to a closed socket is an error, not a signal.
      _ = fcntl(socket, F_SETFL, O_NONBLOCK)
      signal(SIGPIPE, SIG_IGN)
      watch = Application.shared.watch(descriptor: socket) { [weak self] events in
        if events.contains(.writing) { self?.sendRest() }
        if events.contains(.reading) { self?.readLines() }
      }
    }

    func send(_ line: String) {
      unsent += Array("\(line)\n".utf8)
      sendRest()
    }

    private func sendRest() {
      let count = write(socket, unsent, unsent.count)
      if count > 0 { unsent.removeFirst(count) }
      // A socket is nearly always ready for writing, so it is watched for that only while bytes wait.
      watch?.events = unsent.isEmpty ? .reading : [.reading, .writing]
    }

    private func readLines() {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = read(socket, &bytes, bytes.count)
      if count < 0, errno == EAGAIN || errno == EINTR { return }
      if count <= 0 { return end() }
      unread += bytes[..<count]
      while let newline = unread.firstIndex(of: UInt8(ascii: "\n")) {
        receive(String(decoding: unread[..<newline], as: UTF8.self))
        unread.removeFirst(newline + 1)
      }
    }

    func end() {
      guard watch?.isValid == true else { return }
      watch?.invalidate()
      close(socket)
      receive(nil)
    }
  }
  // snippet.end

  // snippet.screen
  final class ChatViewController: ViewController, TextFieldDelegate {
    private let connection: LineConnection
    private let lines = TextView()
    private let field = TextField()

    init(socket: Int32) {
      connection = LineConnection(socket: socket)
      super.init()
      connection.receive = { [weak self] line in self?.show(line ?? "The connection has ended.") }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      lines.isEditable = false
      lines.frame = Rect(x: 1, y: 1, width: 28, height: 4)
      field.frame = Rect(x: 1, y: 5, width: 28, height: 1)
      field.placeholder = "Message"
      field.delegate = self
      [lines, field].forEach(view.addSubview)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      field.becomeFirstResponder()
    }

    private func show(_ line: String) { lines.text += line + "\n" }

    func textFieldShouldReturn(_ textField: TextField) -> Bool {
      let line = textField.text ?? ""
      connection.send(line)
      show("You: \(line)")
      textField.text = ""
      return true
    }
  }
  // snippet.end

  @Test func `a chat over a socket`() throws {
    var sockets: [Int32] = [0, 0]
    #if os(Linux)
      #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
    #else
      #expect(socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets) == 0)
    #endif
    let (socket, friend) = (sockets[0], FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true))
    _ = fcntl(friend.fileDescriptor, F_SETFL, O_NONBLOCK)
    let app = TestApplication(
      size: Size(width: 30, height: 6), rootViewController: { ChatViewController(socket: socket) })
    friend.write(Data("Ada: Your move!\nAda: ".utf8))
    app.turn()
    friend.write(Data("Corner?\n".utf8))
    app.turn()
    app.type("Middle\r")
    var bytes = [UInt8](repeating: 0, count: 20)
    #expect(read(friend.fileDescriptor, &bytes, bytes.count) == 7)
    #expect(String(decoding: bytes.prefix(7), as: UTF8.self) == "Middle\n")
    try expectPicture(of: app)
    try friend.close()
    app.turn()
    #expect(app.contains("The connection has ended."))
    // Only the clock will wake the program.
    #expect(app.sleepDuration == 60)
  }
}
