import Foundation
import Stages
import TermKit
import TermKitTestSupport
import TermKitTesting
import TestBasics
import Testing

/// Watches on file descriptors.
@MainActor @Suite struct WatchTests {
  private let app = TestApplication(size: Size(width: 20, height: 3), showing: View())
  private let pipe = Pipe()
  private var readEnd: Int32 { pipe.fileHandleForReading.fileDescriptor }
  private var writeEnd: Int32 { pipe.fileHandleForWriting.fileDescriptor }

  private func write(_ text: String) { pipe.fileHandleForWriting.write(Data(text.utf8)) }

  /// Reads all bytes of the pipe. It must have some, or be closed.
  private func read() -> String { String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) }

  @Test func `the closure of a watch runs when bytes arrive, before the frame of the same turn`() {
    let window = Window(windowScene: app.application.windowScene)
    let label = Label()
    label.frame = Rect(x: 0, y: 1, width: 20, height: 1)
    window.addSubview(label)
    window.makeKeyAndVisible()
    app.turn()
    var events: [DescriptorEvents] = []
    app.application.watch(descriptor: readEnd) {
      events.append($0)
      label.text = read()
    }
    app.turn()
    expectEqual(events, [])
    write("hello")
    app.turn()
    expectEqual(events, [.reading])
    expectEqual(app.row(1), "hello")
    app.turn()
    expectEqual(events.count, 1)
  }

  @Test func `a descriptor that stays ready is reported in each turn, and the end of the file makes it ready`() throws {
    var count = 0
    let watch = app.application.watch(descriptor: readEnd) { _ in count += 1 }
    write("x")
    app.application.turn()
    app.application.turn()
    expectEqual(count, 2)
    expectEqual(read(), "x")
    app.application.turn()
    expectEqual(count, 2)
    try pipe.fileHandleForWriting.close()
    app.application.turn()
    expectEqual(count, 3)
    expectEqual(read(), "")
    watch.invalidate()
  }

  @Test func `a watch waits only for its events, which can change`() {
    var events: [DescriptorEvents] = []
    let watch = app.application.watch(descriptor: writeEnd, for: []) { events.append($0) }
    app.application.turn()
    expectEqual(events, [])
    watch.events = [.reading, .writing]
    app.application.turn()
    expectEqual(events, [.writing])
    watch.events = []
    app.application.turn()
    expectEqual(events, [.writing])
  }

  @Test func `an invalid watch calls nothing, and its descriptor can be watched again`() {
    var (first, second) = (0, 0)
    let watch = app.application.watch(descriptor: readEnd) { _ in first += 1 }
    #expect(watch.isValid)
    watch.invalidate()
    watch.invalidate()
    #expect(!watch.isValid)
    write("x")
    app.application.turn()
    let other = app.application.watch(descriptor: readEnd) { _ in second += 1 }
    watch.invalidate()
    app.application.turn()
    expectEqual([first, second], [0, 1])
    #expect(other.isValid)
  }

  @Test func `a closure can end the watch of another descriptor that is ready in the same turn`() {
    let other = Pipe()
    var calls: [String] = []
    var watches: [DescriptorWatch] = []
    func add(_ descriptor: Int32, _ name: String) {
      watches.append(
        app.application.watch(descriptor: descriptor) { _ in
          calls.append(name)
          watches.forEach { $0.invalidate() }
        })
    }
    add(min(readEnd, other.fileHandleForReading.fileDescriptor), "first")
    add(max(readEnd, other.fileHandleForReading.fileDescriptor), "second")
    write("x")
    other.fileHandleForWriting.write(Data("x".utf8))
    app.application.turn()
    expectEqual(calls, ["first"])
  }

  @Test func `misuse of a watch traps with advice`() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let app = TestApplication(size: Size(width: 20, height: 3), showing: View())
        app.application.watch(descriptor: -1) { _ in }
      }
    }
    negative.expectMessage("check the result of socket() or open()")
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let application = TestApplication(size: Size(width: 20, height: 3), showing: View()).application
        for _ in 0..<2 { application.watch(descriptor: 0) { _ in } }
      }
    }
    second.expectMessage("the descriptor 0 already has a watch")
    let closed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (app, pipe) = (TestApplication(size: Size(width: 20, height: 3), showing: View()), Pipe())
        app.application.watch(descriptor: pipe.fileHandleForReading.fileDescriptor) { _ in }
        try? pipe.fileHandleForReading.close()
        app.turn()
      }
    }
    closed.expectMessage("invalidate its watch before you close it")
  }
}
