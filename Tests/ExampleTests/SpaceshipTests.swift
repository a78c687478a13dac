import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import spaceship

/// Journeys through the spaceship by keys and by mouse, and its change of looks.
@MainActor @Suite(.isolatedAppearance) struct SpaceshipTests {
  private func app(_ look: Look = .plain) throws -> TestApplication {
    TestApplication(
      size: Size(width: 80, height: 24), delegate: SpaceshipDelegate(artwork: try Artwork(), look: look))
  }

  // MARK: Power

  @Test func `the power comes up in four seconds, and can be switched off meanwhile`() throws {
    let app = try app()
    #expect(app.shows("The engine is off"))
    app.press(.enter)
    app.advance(by: 2)
    #expect(app.shows("The power comes up: 50 %"))
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.shows("The engine is off"))
    app.press(.enter)
    app.advance(by: 4.5)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                             Power                                Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔

                                        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                             ░▒▓███▓▒  ▐███ ◉ ███ ◉ ███ ◉ █████▄▄▖
                           ░▒▒▓▓████▓ ▐██████████████████████████▛▀
                             ░▒▓██▓▒   ▝▀██▛▀▀▀▀▀▀▀▀▀▀▀▀▀██▛▀▀▀


                                        The engine is on
                                 Speed 40 % of light, 4 aboard


                            ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━


                                    Activate      Deactivate



        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                 ϟ                   ◫                   ≡                   ▤
               Power               Doors              Controls              Logs
        """)
    app.click(on: "Deactivate")
    #expect(app.shows("The engine is off"))
    app.click(on: "Activate")
    app.advance(by: 4.5)
    #expect(app.shows("The engine is on"))
  }

  @Test func `nothing is drawn while the engine runs on a screen that is not shown`() throws {
    let app = try app()
    app.press(.enter)
    app.advance(by: 5)
    app.press(.function(5))
    app.advance(by: 1)
    let frames = app.frameCount
    app.advance(by: 10)
    #expect(app.frameCount == frames)
  }

  // MARK: Doors

  @Test func `a door opens and closes, and a locked door does not open`() throws {
    let app = try app()
    app.press(.function(3))
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                             Doors                                Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                      Front: closed                          Back: closed
             ██████████████████████████████         ██████████████████████████████
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██
             ██            ││            ██         ██            ││            ██

                Open               ╭─╮                 Open               ╭─╮
                                   ▐███▌                                  ▐███▌
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                 ϟ                   ◫                   ≡                   ▤
               Power               Doors              Controls              Logs
        """)
    app.click(on: "Open")
    app.advance(by: 1)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                             Doors                                Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
                       Front: open                           Back: closed
             ██████████████████████████████         ██████████████████████████████
             ██      ·          *        ██         ██            ││            ██
             ██·          *          ·   ██         ██            ││            ██
             ██    ·          *          ██         ██            ││            ██
             ██                          ██         ██            ││            ██
             ██          ·          ·    ██         ██            ││            ██
             ██   ·          ·          ·██         ██            ││            ██
             ██        ·          ·      ██         ██            ││            ██
             ██     *          ·         ██         ██            ││            ██
             ██ ·          ·          ·  ██         ██            ││            ██
             ██  ·          *          · ██         ██            ││            ██
             ██         ·          ·     ██         ██            ││            ██
             ██      *          ·        ██         ██            ││            ██
             ██*          ·          ·   ██         ██            ││            ██

                Close              ╭─╮                 Open               ╭─╮
                                   ▐   ▌                                  ▐███▌
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                 ϟ                   ◫                   ≡                   ▤
               Power               Doors              Controls              Logs
        """)
    app.press(.enter)
    app.advance(by: 1)
    #expect(app.shows("Front: closed"))
    app.click(28, 20)
    #expect(app.shows("Front: locked"))
    app.click(on: "Open")
    app.advance(by: 1)
    #expect(app.shows("Front: locked"))
  }

  @Test func `a click beside a lock presses it, because its touch area is larger than its bounds`() throws {
    let app = try app()
    app.press(.function(3))
    // The lock is at columns 27 to 31 and rows 19 and 20.
    app.click(25, 20)
    #expect(app.shows("Front: locked"))
    app.click(34, 18)
    #expect(app.shows("Front: closed"))
    app.click(36, 20)
    #expect(app.shows("Front: closed"))
  }

  // MARK: Controls

  @Test func `the controls change the ship, by keys and by mouse`() throws {
    let app = try app()
    app.press(.function(4))
    app.press(.right, .tab, .left)
    app.press(.tab, .right)
    app.click(on: "+")
    app.advance(by: 1)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                            Controls                              Look
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
          ENGINE

          Speed     › ━━━━━━━━━━━━━━━━━━━━━━━━━▊ ▊─────────────────────────────── »»
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          SYSTEMS

          Shields                                                            ▐●   ▌
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          Gravity                                             ▐ None │ Low  ▐ Full ▌
          ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁

          Crew                                                   5 aboard  ▐ − │ + ▌
        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁



        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
                 ϟ                   ◫                   ≡                   ▤
               Power               Doors              Controls              Logs
        """)
    app.press(.function(2))
    app.turn()
    #expect(app.shows("Speed 45 % of light, 5 aboard"))
  }

  // MARK: Looks

  @Test func `one key changes the look of everything on the screen, with an animation`() throws {
    let app = try app()
    let plain = app.background(1, 1)
    app.press("l")
    app.advance(by: 0.2)
    let middle = app.background(1, 1)
    app.advance(by: 0.4)
    let metal = app.background(1, 1)
    #expect(Set([plain, middle, metal]).count == 3)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                             Power                               ▐Look▌
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔


                                        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                                       ▐███ ◉ ███ ◉ ███ ◉ █████▄▄▖
                                      ▐██████████████████████████▛▀
                                       ▝▀██▛▀▀▀▀▀▀▀▀▀▀▀▀▀██▛▀▀▀

                                       The engine is off
                                 Speed 40 % of light, 4 aboard

                            ▐░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▌

                                  ▗▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▖
                                  ▐ Activate ▌  ▐ Deactivate ▌
                                  ▝▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▘



        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌        ϟ         ▐         ◫                   ≡                   ▤
        ▌      Power       ▐       Doors              Controls              Logs
        """)
    app.press("l")
    app.advance(by: 0.6)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ Power ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╎Look╎╌
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔


                                        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                                       ▐███ ◉ ███ ◉ ███ ◉ █████▄▄▖
                                      ▐██████████████████████████▛▀
                                       ▝▀██▛▀▀▀▀▀▀▀▀▀▀▀▀▀██▛▀▀▀

                                       The engine is off
                                 Speed 40 % of light, 4 aboard

                            ╎╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╎

                                  ╭╌╌╌╌╌╌╌╌╌╌╮  ╭╌╌╌╌╌╌╌╌╌╌╌╌╮
                                  ╎ Activate ╎  ╎ Deactivate ╎
                                  ╰╌╌╌╌╌╌╌╌╌╌╯  ╰╌╌╌╌╌╌╌╌╌╌╌╌╯



        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ┊╌╌╌╌╌╌╌╌ϟ╌╌╌╌╌╌╌╌╌┊╌╌╌╌╌╌╌╌ ◫ ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ ≡ ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ ▤ ╌╌╌╌╌╌╌╌╌
        ┊      Power       ┊       Doors              Controls              Logs
        """)
    app.press("l")
    app.advance(by: 0.6)
    #expect(app.background(1, 1) == plain)
  }

  @Test func `the menu changes the look by mouse, and marks the present one`() throws {
    let app = try app(.metal)
    app.click(on: "Look")
    app.advance(by: 0.5)
    expect(
      app,
      shows: """
         Spaceship                           09:41                               ? Keys
                                             Power                               ▐Look▌
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▁▁▁▁▁▁▁▁▁▁▁▔
                                                                           ▕   Plain
                                                                           ▕ ✓ Metal
                                        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖              ▕   Leather
                                       ▐███ ◉ ███ ◉ ███ ◉ █████▄▄▖
                                      ▐██████████████████████████▛▀
                                       ▝▀██▛▀▀▀▀▀▀▀▀▀▀▀▀▀██▛▀▀▀

                                       The engine is off
                                 Speed 40 % of light, 4 aboard

                            ▐░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░▌

                                  ▗▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▖
                                  ▐ Activate ▌  ▐ Deactivate ▌
                                  ▝▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▘



        ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁
        ▌        ϟ         ▐         ◫                   ≡                   ▤
        ▌      Power       ▐       Doors              Controls              Logs
        """)
    app.click(on: "Leather")
    app.advance(by: 1)
    #expect(app.row(1).contains("╎Look╎"))
  }

  @Test(arguments: 2...5)
  func `a screen in leather is the same whether the look was changed or chosen at the start`(tab: Int) throws {
    let (changed, chosen) = (try app(.metal), try app(.leather))
    for app in [changed, chosen] { app.press(.function(tab)) }
    changed.press("l")
    for app in [changed, chosen] { app.advance(by: 1) }
    #expect(changed.screen == chosen.screen)
  }

  @Test func `S7: the status bar takes the colour of the navigation bar's background image`() throws {
    let app = try app(.leather)
    #expect(app.background(0, 0) == Color(red: 107, green: 63, blue: 34))
    #expect(app.foreground(1, 0) == .white)
  }

  @Test(arguments: ["metal", "leather"])
  func `a skin has an image for every part`(skin: String) throws {
    let artwork = try Artwork()
    for part in ArtworkPart.allCases where !(skin == "leather" && [.leftDivider, .rightDivider].contains(part)) {
      #expect(artwork.image(part.rawValue, of: skin) != nil, "\(part)")
    }
    for part in [ArtworkPart.engageButton, .stopButton, .doorButton] {
      for state in [ControlState.highlighted, .disabled] {
        #expect(artwork.image(part.rawValue, of: skin, for: state) != nil, "\(part)")
      }
    }
  }
}

extension TestApplication {
  /// Whether a text is on the screen.
  func shows(_ text: String) -> Bool { (0..<screen.size.height).contains { row($0).contains(text) } }
}
