// swift-tools-version: 6.1
import PackageDescription

/// The layers of TermKit, from the bottom up. Programs write `import TermKit`, which hands the others on. Still they depend on all of them:
/// SwiftPM compiles a target again only when a target that it names has changed.
let toolkit = ["TermKitViews", "TermKitControls", "TermKitText", "TermKitBars", "TermKitLists", "TermKitControllers"]
let termKitLayers = ["TermKitGraphics", "TermKitInput", "TermKitTerminal"] + toolkit + ["TermKit"]
let termKit = termKitLayers.map { Target.Dependency(stringLiteral: $0) }

// Compiled as a whole and without debug information, a module takes two thirds of the time.
let wholeModule = ["-wmo", "-no-emit-module-separately-wmo", "-disable-batch-mode", "-num-threads", "2", "-gnone"]
let testSettings: [SwiftSetting] = [.unsafeFlags(wholeModule)]

// `Scripts/test` sets this variable. Tests draw several times as fast in an optimized toolkit, which is also what ships. A package that
// depends on TermKit never sets it, because SwiftPM refuses dependencies with unsafe flags.
let isForTests = Context.environment["TERMKIT_OPTIMIZED_TESTS"] != nil
let optimization: [SwiftSetting] =
  isForTests ? [.unsafeFlags(["-O"] + wholeModule, .when(configuration: .debug))] : []

/// A target of the toolkit, with the targets of the toolkit that it may use. All tests draw with the views, so these are optimized.
func toolkitTarget(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: "TermKit\(name)", dependencies: ["TermKitGraphics", "TermKitInput"] + dependencies,
    path: "Sources/TermKit/Toolkit/\(name)", swiftSettings: name == "Views" ? optimization : nil)
}

/// A module with tests of TermKit. Several modules compile side by side, and run in several processes.
func termKitTests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: termKit + ["TestBasics", "TermKitTestSupport", "TermKitTesting", "Stages"] + dependencies,
    swiftSettings: testSettings)
}

// Only the programs of this repository need GRDB and the argument parser. A package that depends on TermKit with `traits: []` does not
// download them.
let programs = TargetDependencyCondition.when(traits: ["Programs"])

// Linux alone has the accessibility bus.
#if os(Linux)
  let testTraits: Set = ["Programs", "MQTT", "AccessibilityBus"]
#else
  let testTraits: Set = ["Programs", "MQTT"]
#endif

let package = Package(
  name: "TermKit",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TermKit", targets: termKitLayers),
    .library(name: "TermKitTesting", targets: ["TermKitTesting"]),
    .executable(name: "tictactoe", targets: ["tictactoe"]),
    .executable(name: "termkit-inspect", targets: ["termkit-inspect"]),
  ],
  traits: [
    .trait(name: "Programs", description: "The game, the examples, and the tools for tests and measurements."),
    .trait(name: "MQTT", description: "The command connect of the game, which needs libmosquitto."),
    .trait(
      name: "AccessibilityBus",
      description: "The option --accessible=desktop of the game, for readers of the desktop. It needs libsystemd."),
    // Without the trait MQTT, the game starts a millisecond sooner, because libmosquitto brings the libraries for encryption.
    .default(enabledTraits: isForTests ? testTraits : ["Programs"]),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The doors to C. `Scripts/play` and `Scripts/test` install what they need.
    .systemLibrary(
      name: "CNcurses", providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CUTF8Proc", providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CFriBidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CMosquitto", providers: [.apt(["libmosquitto-dev"]), .brew(["mosquitto"])]),
    .systemLibrary(name: "CSystemdBus", providers: [.apt(["libsystemd-dev"])]),
    .systemLibrary(name: "CEventLoop"),
    .systemLibrary(name: "CPseudoTerminal"),
    .target(name: "CSignals"),
    .target(name: "LibC"),

    .target(
      name: "TTTModel",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift", condition: programs), "CSQLite"],
      swiftSettings: optimization),
    // Without the trait, it is empty.
    .target(
      name: "MQTTCourier", dependencies: ["TTTModel", .target(name: "CMosquitto", condition: .when(traits: ["MQTT"]))]),
    .target(
      name: "TermKitGraphics", dependencies: ["LibC", "CUTF8Proc", "CExpat", "CFriBidi"],
      path: "Sources/TermKit/Graphics", swiftSettings: optimization),
    .target(
      name: "TermKitInput", dependencies: ["TermKitGraphics"], path: "Sources/TermKit/Input",
      swiftSettings: optimization),
    .target(
      name: "TermKitTerminal",
      dependencies: ["TermKitGraphics", "TermKitInput", "LibC", "CNcurses", "CEventLoop", "CSignals"],
      path: "Sources/TermKit/Terminal", swiftSettings: optimization),
    toolkitTarget("Views", ["LibC"]),
    toolkitTarget("Controls", ["TermKitViews"]),
    toolkitTarget("Text", ["TermKitViews", "TermKitControls"]),
    toolkitTarget("Bars", ["TermKitViews", "TermKitControls", "TermKitText"]),
    toolkitTarget("Lists", ["TermKitViews", "TermKitControls"]),
    toolkitTarget("Controllers", ["TermKitViews", "TermKitControls", "TermKitText", "TermKitBars", "TermKitLists"]),
    .target(
      name: "TermKit", dependencies: termKit.dropLast() + ["LibC"], path: "Sources/TermKit/Application",
      swiftSettings: optimization),
    // Without the trait, it is empty.
    .target(
      name: "TermKitAccessibilityBus",
      dependencies: termKit + ["LibC", .target(name: "CSystemdBus", condition: .when(traits: ["AccessibilityBus"]))]),
    // What tests of programs with TermKit need.
    .target(name: "TermKitTesting", dependencies: termKit, swiftSettings: optimization),
    .executableTarget(
      name: "tictactoe",
      dependencies: termKit + [
        "TTTModel", .target(name: "MQTTCourier", condition: .when(traits: ["MQTT"])),
        .target(name: "TermKitAccessibilityBus", condition: .when(traits: ["AccessibilityBus"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),

    // The inspector of programs, and the recorder of terminals.
    .target(name: "Recordings", dependencies: ["TermKitGraphics"]),
    .executableTarget(
      name: "termkit-inspect",
      dependencies: termKit + [
        "Recordings", "CPseudoTerminal", "CSignals", "LibC",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),

    // Programs that show one thing each.
    .executableTarget(
      name: "containment",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Containment"),
    .executableTarget(
      name: "conferenceroom",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/ConferenceRoom", exclude: ["README.md"], resources: [.embedInCode("Images")]),
    .executableTarget(
      name: "gallery",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Gallery", resources: [.embedInCode("Images")]),
    .executableTarget(
      name: "reader",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Reader"),
    .executableTarget(
      name: "spaceship",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Spaceship", exclude: ["README.md"], resources: [.copy("Images")]),
    .executableTarget(
      name: "tint",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Tint"),
    .executableTarget(
      name: "universe",
      dependencies: termKit + [.product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs)],
      path: "Examples/Universe", exclude: ["README.md"], resources: [.embedInCode("Images")]),

    // Comparisons that compile faster than the macro of Swift Testing, and the size of random tests. Most tests use them.
    .target(name: "TestBasics", path: "Tests/TestBasics"),
    // What tests need: pictures of the screen, and a terminal emulator on a pseudo-terminal.
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(
      name: "TermKitTestSupport", dependencies: termKit + ["CVTerm"],
      path: "Tests/TermKitTestSupport", swiftSettings: optimization),
    // The other process of the store's tests: it is killed in mid write, or writes at the same time.
    .executableTarget(
      name: "StoreTestTool",
      dependencies: ["TTTModel", .product(name: "GRDB", package: "GRDB.swift", condition: programs)],
      path: "Tests/StoreTestTool"),
    // Players who do what they like, and what they share in the end.
    .target(name: "TestPlayers", dependencies: ["TTTModel"], path: "Tests/TestPlayers"),
    // Players without a screen, connected to a broker. Without the trait, it does nothing.
    .executableTarget(
      name: "PlayerTool",
      dependencies: ["TTTModel", "TestPlayers", .target(name: "MQTTCourier", condition: .when(traits: ["MQTT"]))],
      path: "Tests/PlayerTool"),
    .testTarget(
      name: "TTTModelTests",
      dependencies: [
        "TestBasics", "TestPlayers", "TTTModel", "StoreTestTool",
        .product(name: "GRDB", package: "GRDB.swift", condition: programs),
        .product(name: "GRDBSQLite", package: "GRDB.swift", condition: programs),
      ], swiftSettings: testSettings),
    // A program that does to a real terminal what tests ask of it, and dies when they want it to.
    .executableTarget(
      name: "TerminalProbe", dependencies: termKit + ["TermKitTestSupport"], path: "Tests/TerminalProbe"),
    // An application whose event loop tests look at.
    .executableTarget(name: "LoopProbe", dependencies: termKit, path: "Tests/LoopProbe"),
    // Views and screens that tests of several modules use.
    .target(
      name: "Stages", dependencies: termKit + ["TermKitTestSupport", "TermKitTesting"], path: "Tests/Stages"),
    termKitTests(
      "TermKitTests",
      ["LoopProbe", .target(name: "TermKitAccessibilityBus", condition: .when(traits: ["AccessibilityBus"]))]),
    termKitTests("TermKitDrawingTests"),
    termKitTests(
      "TermKitTerminalTests", ["TerminalProbe", "LoopProbe", "Recordings", "termkit-inspect", "tint"]),
    termKitTests("TermKitViewTests"),
    termKitTests("TermKitControlTests"),
    termKitTests("TermKitListTests"),
    termKitTests("TermKitControllerTests"),
    .testTarget(
      name: "ExampleTests",
      dependencies: termKit + [
        "conferenceroom", "containment", "gallery", "reader", "spaceship", "tint", "universe", "TermKitTestSupport",
        "TermKitTesting", "TestBasics", "Stages",
      ], exclude: ["Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: termKit + [
        "TestBasics", "TestPlayers", "PlayerTool", "tictactoe", "TTTModel", "Soak", "TermKitTestSupport",
        "TermKitTesting", "Stages",
        .target(name: "MQTTCourier", condition: .when(traits: ["MQTT"])),
        .target(name: "TermKitAccessibilityBus", condition: .when(traits: ["AccessibilityBus"])),
        .product(name: "GRDB", package: "GRDB.swift", condition: programs),
      ],
      exclude: [
        "Pictures", "Connect/lying-client.py", "ScreenReaders/desktop-reader.py", "ScreenReaders/vte-terminal.py",
        "ScreenReaders/transcript.txt",
      ], swiftSettings: testSettings),

    // The code of the documentation, and the tests of the documentation. A folder `Snippets` at the top would become a program for each
    // file, because SwiftPM has a rule for that name.
    .testTarget(
      name: "Snippets", dependencies: termKit + ["TermKitTestSupport", "TermKitTesting"],
      path: "Documentation/Snippets", swiftSettings: testSettings),
    .testTarget(
      name: "DocumentationTests", dependencies: termKit + ["TermKitTestSupport", "TermKitTesting"],
      swiftSettings: testSettings),

    // Kills the game at random moments; `Scripts/soak` runs it for long, and a test for a few seconds.
    .executableTarget(
      name: "Soak",
      dependencies: termKit + [
        "TermKitTestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
        .product(name: "GRDB", package: "GRDB.swift", condition: programs),
      ],
      path: "Tests/Soak"),

    // What `Scripts/pictures` takes the pictures of the README with.
    .executableTarget(
      name: "Pictures",
      dependencies: termKit + [
        "Recordings", "TermKitTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      path: "Documentation/Pictures"),

    // What `Scripts/benchmark` measures with. The raw ncurses program that everything is compared with is no target: SwiftPM links the
    // Swift runtime to every program, and so would make it slower to start than it is.
    .executableTarget(name: "termkit-bench", dependencies: termKit, path: "Benchmarks/termkit-bench"),
    .executableTarget(
      name: "Bench",
      dependencies: termKit + [
        "TermKitTestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      path: "Benchmarks/Bench"),
    .executableTarget(
      name: "Counts",
      dependencies: termKit + [
        "TermKitTestSupport", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ],
      path: "Benchmarks/Counts"),
    .testTarget(
      name: "BenchTests",
      dependencies: termKit + [
        "Bench", "Counts", "termkit-bench", "StoreTestTool", "tictactoe", "TermKitTestSupport", "TermKitTesting",
        "TestBasics",
      ],
      path: "Benchmarks/BenchTests", swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

// Everything else that the tests use does without the optimizer.
if isForTests {
  for target in package.targets where target.type != .system && target.swiftSettings == nil {
    target.swiftSettings = [.unsafeFlags(wholeModule, .when(configuration: .debug))]
  }
}
