// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that building the game or its tests does not build the benchmark library.
let package = Package(
  name: "Micro",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "TermKit", path: "../..", traits: []),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "TermKitBenchmarks",
      dependencies: [
        "TermKit", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/TermKitBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
  ],
  swiftLanguageModes: [.v6]
)
