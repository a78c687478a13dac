import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import spaceship

/// The logs of the spaceship: search, scopes, editing and deletion.
@MainActor @Suite(.isolatedAppearance) struct SpaceshipLogsTests {
  private func logs(_ look: Look = .plain) throws -> TestApplication {
    let app = TestApplication(
      size: Size(width: 60, height: 20), delegate: SpaceshipDelegate(artwork: try Artwork(), look: look))
    app.press(.function(5))
    app.advance(by: 0.5)
    return app
  }

  @Test func `the slash starts a search, and the scope bar limits it to an author`() throws {
    let app = try logs()
    expect(
      app,
      shows: """
         Spaceship                 09:41                     ? Keys
                                    Logs                      Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⌕ Search the logs
         ▐       All        ▌     Captain      │     Engineer     ▌
        ▌ Fuel                                         Engineer  ›
        ▌ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          The lock                                      Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Gravity                                      Engineer  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          A comet                                       Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Coolant                                      Engineer  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Departure                                     Captain  ›
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✎                                                      ✕
               ϟ              ◫              ≡              ▤
             Power          Doors        Controls         Logs
        """)
    app.press("/")
    app.type("lock")
    app.advance(by: 0.5)
    expect(
      app,
      shows: """
         Spaceship                 09:41                     ? Keys
                                    Logs                      Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⌕ lock                                         ✕  Cancel
         ▐       All        ▌     Captain      │     Engineer     ▌
          The lock                                      Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁









        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✎                                                      ✕
               ϟ              ◫              ≡              ▤
             Power          Doors        Controls         Logs
        """)
    app.press(.escape)
    app.advance(by: 0.5)
    app.click(on: "Captain")
    app.advance(by: 0.5)
    expect(
      app,
      shows: """
         Spaceship                 09:41                     ? Keys
                                    Logs                      Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ⌕ Search the logs
         ▐       All        ▐     Captain      ▌     Engineer     ▌
          The lock                                      Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          A comet                                       Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          Departure                                     Captain  ›
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁





        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
          ✎                                                      ✕
               ϟ              ◫              ≡              ▤
             Power          Doors        Controls         Logs
        """)
  }

  @Test func `an entry is written in a text view, and its first line becomes its title`() throws {
    let app = try logs()
    app.press("n")
    app.advance(by: 0.5)
    app.type("A moon")
    app.press(.enter)
    app.type("Round.")
    expect(
      app,
      shows: """
         Spaceship                 09:41                     ? Keys
          ‹ Logs                  Captain
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          A moon
          Round.












        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
               ϟ              ◫              ≡              ▤
             Power          Doors        Controls         Logs
        """)
    app.click(on: "Logs")
    app.advance(by: 0.5)
    #expect(app.shows("A moon"))
  }

  @Test func `the toolbar's items begin an entry and delete entries, by mouse`() throws {
    let app = try logs(.leather)
    app.click(on: "✕")
    app.advance(by: 0.5)
    expect(
      app,
      shows: """
         Spaceship                 09:41                     ? Keys
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ Logs ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╎Look╎╌
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        ╌▐⌕ Search the logs                                       ▌╌
        ╌        All        ┊      Captain      ┊     Engineer     ╌
         (-)  Fuel                                        Engineer
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  The lock                                     Captain
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  Gravity                                     Engineer
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  A comet                                      Captain
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  Coolant                                     Engineer
              ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
         (-)  Departure                                    Captain
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ╌▁✎▁╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌▁✕▁╌
        ╌╌╌╌╌╌ ϟ ╌╌╌╌╌╌╌╌╌╌╌╌ ◫ ╌╌╌╌╌╌╌╌╌╌╌╌ ≡ ╌╌╌╌╌╌┊╌╌╌╌╌╌▤╌╌╌╌╌╌┊
             Power          Doors        Controls    ┊    Logs     ┊
        """)
    app.click(on: "(-)")
    app.advance(by: 0.5)
    app.click(on: "Delete")
    app.advance(by: 0.5)
    app.click(on: "✕")
    app.advance(by: 0.5)
    #expect(!app.shows("Fuel") && app.shows("The lock"))
    app.click(on: "✎")
    app.advance(by: 0.5)
    #expect(app.shows("Write the entry."))
  }
}
