// swift-tools-version: 6.1
import PackageDescription

// A package as its author begins it: a program of ten lines that depends on TermKit by version. `Scripts/dependant` builds and runs it with a
// clone of this repository at the address below. `traits: []` leaves out what only the programs of the repository need.
let package = Package(
  name: "TenLines",
  platforms: [.macOS(.v15)],
  dependencies: [.package(url: "https://example.com/TermKit", from: "0.1.0", traits: [])],
  targets: [.executableTarget(name: "TenLines", dependencies: ["TermKit"])]
)
