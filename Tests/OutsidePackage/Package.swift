// swift-tools-version: 6.1
import PackageDescription

// A program in another package, which sees only public declarations of TermKit. `OutsidePackageTests` compiles and runs it with the modules
// of the tests, in seconds. `swift run --package-path Tests/OutsidePackage` builds TermKit too, and takes minutes.
let package = Package(
  name: "outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TermKit", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "outside",
      dependencies: ["TermKit", .product(name: "TermKitTesting", package: "TermKit")])
  ],
  swiftLanguageModes: [.v6]
)
