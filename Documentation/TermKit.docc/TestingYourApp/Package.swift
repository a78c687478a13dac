// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../tictactoe")],
  targets: [
    .executableTarget(name: "hello", dependencies: [.product(name: "TermKit", package: "tictactoe")]),
    .testTarget(
      name: "HelloTests",
      dependencies: [
        "hello", .product(name: "TermKit", package: "tictactoe"),
        .product(name: "TermKitTesting", package: "tictactoe"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
