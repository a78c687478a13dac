// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "hello",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://example.com/TermKit", from: "0.1.0", traits: [])],
  targets: [
    .executableTarget(name: "hello", dependencies: ["TermKit"]),
    .testTarget(
      name: "HelloTests",
      dependencies: ["hello", "TermKit", .product(name: "TermKitTesting", package: "TermKit")]),
  ],
  swiftLanguageModes: [.v6]
)
