// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../tictactoe")],
  targets: [
    .executableTarget(name: "hello", dependencies: [.product(name: "TermKit", package: "tictactoe")])
  ],
  swiftLanguageModes: [.v6]
)
