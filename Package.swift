// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "tictactoe",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "TermKit", targets: ["TermKit"]),
    .executable(name: "tictactoe", targets: ["tictactoe"]),
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
    .systemLibrary(name: "CEventLoop"),

    .target(
      name: "TTTModel",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "TermKit", dependencies: ["CNcurses", "CUTF8Proc", "CEventLoop"]),
    .executableTarget(
      name: "tictactoe",
      dependencies: [
        "TTTModel", "TermKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Programs that show one thing each.
    .executableTarget(
      name: "containment",
      dependencies: ["TermKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Examples/Containment"),
    .executableTarget(
      name: "gallery",
      dependencies: ["TermKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Examples/Gallery", resources: [.embedInCode("Images")]),
    .executableTarget(
      name: "tint",
      dependencies: ["TermKit", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Examples/Tint"),

    // What tests need: pictures of the screen, and a terminal emulator on a pseudo-terminal.
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .target(
      name: "TermKitTestSupport", dependencies: ["TermKit", "CVTerm"],
      path: "Tests/TermKitTestSupport"),
    // The other process of the store's tests: it is killed in mid write, or writes at the same time.
    .executableTarget(
      name: "StoreTestTool", dependencies: ["TTTModel", .product(name: "GRDB", package: "GRDB.swift")],
      path: "Tests/StoreTestTool"),
    .testTarget(
      name: "TTTModelTests",
      dependencies: [
        "TTTModel", "StoreTestTool", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    // A program that does to a real terminal what tests ask of it, and dies when they want it to.
    .executableTarget(
      name: "TerminalProbe", dependencies: ["TermKit", "TermKitTestSupport"], path: "Tests/TerminalProbe"),
    // An application whose event loop tests look at.
    .executableTarget(name: "LoopProbe", dependencies: ["TermKit"], path: "Tests/LoopProbe"),
    .testTarget(
      name: "TermKitTests", dependencies: ["TermKit", "TermKitTestSupport", "TerminalProbe", "LoopProbe"]),
    .testTarget(
      name: "ExampleTests", dependencies: ["containment", "gallery", "tint", "TermKit", "TermKitTestSupport"]),
    .testTarget(
      name: "TicTacToeTests",
      dependencies: [
        "tictactoe", "TTTModel", "TermKit", "TermKitTestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ], exclude: ["Pictures"]),

    // What `Scripts/pictures` takes the pictures of the README with.
    .executableTarget(
      name: "Pictures",
      dependencies: [
        "TermKit", "TermKitTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Documentation/Pictures"),

    // What `Scripts/benchmark` measures with. The raw ncurses program that everything is compared with is no target: SwiftPM links the
    // Swift runtime to every program, and so would make it slower to start than it is.
    .executableTarget(name: "termkit-bench", dependencies: ["TermKit"], path: "Benchmarks/termkit-bench"),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "TermKit", "TermKitTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Bench"),
    .testTarget(
      name: "BenchTests",
      dependencies: ["Bench", "termkit-bench", "StoreTestTool", "tictactoe", "TermKit", "TermKitTestSupport"],
      path: "Benchmarks/BenchTests"),
  ],
  swiftLanguageModes: [.v6]
)
