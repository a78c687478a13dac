import TermKit
import TermKitTestSupport
import TermKitTesting
import Testing

@testable import spaceship

/// The spaceship on the smallest screen, with the fewest characters and no colours.
@MainActor @Suite(.isolatedAppearance) struct SpaceshipASCIITests {
  @Test func `on the smallest screen in ASCII without colours, all screens can be read`() throws {
    let app = TestApplication(
      size: Size(width: 40, height: 16), traits: TraitCollection(glyphLevel: .ascii, colorDepth: .none),
      delegate: SpaceshipDelegate(artwork: try Artwork(), look: .metal))
    expect(
      app,
      shows: """
         Spaceship       09:41           ? Keys
                         Power           [Look]
        ========================================

                         |=[o][o][o]=>

                   The engine is off
             Speed 40 % of light, 4 aboard

          [..................................]

              [ Activate ]  [ Deactivate ]


        ________________________________________
        [/ Power ] D Doors   = Controls  # Logs
        """)
    app.press(.function(3))
    expect(
      app,
      shows: """
         Spaceship       09:41           ? Keys
                         Doors           [Look]
        ========================================
            Front: closed      Back: closed
          #################  #################
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##
          ##::::::|::::::##  ##::::::|::::::##

          [  Open   ](_)     [  Open   ](_)
        ________________________________________
         / Power  [D Doors ] = Controls  # Logs
        """)
    app.press(.function(4))
    expect(
      app,
      shows: """
         Spaceship       09:41           ? Keys
                        Controls         [Look]
        ========================================
          ENGINE
          Speed     > (=====[]---------) >>>

          SYSTEMS
          Shields                    [===O]
          Gravity       [None |#Low##| Full]
          Crew           4 aboard  [ - | + ]




        ________________________________________
         / Power   D Doors  [= Controls] # Logs
        """)
    app.press(.function(5))
    expect(
      app,
      shows: """
         Spaceship       09:41           ? Keys
                          Logs           [Look]
        ========================================
         [/ Search the logs                   ]|
         [###All#####|  Captain   |  Engineer ]|
        > Fuel                     Engineer  > |
          _____________________________________|
          The lock                  Captain  > |
          _____________________________________|
          Gravity                  Engineer  > |
          _____________________________________|
          A comet                   Captain  > |
          ______________________________________
        ________________________________________
        ________________________________________
         / Power   D Doors   = Controls [# Logs]
        """)
  }
}
