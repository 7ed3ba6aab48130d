// swift-tools-version: 6.1
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser",
  package: "swift-argument-parser"
)

// Its own package, so that users of the libraries never build what only measures them.
let package = Package(
  name: "ListScopeBenchmarks",
  dependencies: [
    .package(name: "ListScope", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Counts calls of malloc by standing in for it.
    .target(name: "CAllocations"),
    // The same tracepoints that the Swift side emits, from a loop in plain C.
    .target(
      name: "CTracepointLoop",
      dependencies: [.product(name: "LTTng", package: "ListScope")],
      cSettings: [
        .headerSearchPath("."),
        .unsafeFlags(["-I../Sources/CTracepoints", "-I../Sources/CTracepoints/include"]),
      ]
    ),
    // Tells Callgrind what to count.
    .target(name: "CCallgrind"),
    // Measures texts as plain C would.
    .systemLibrary(name: "CPangoFlags", pkgConfig: "pangocairo"),
    .target(name: "CTextLoop", dependencies: ["CPangoFlags"]),
    .target(name: "Measurement", dependencies: ["CAllocations", "CCallgrind", argumentParser]),
    // The rows that are compared and updated.
    .target(
      name: "BenchmarkRows",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "SignpostCost",
      dependencies: [
        "Measurement", "CTracepointLoop", argumentParser,
        .product(name: "LTTng", package: "ListScope"),
        .product(name: "OSSignposts", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
        .product(name: "ListSchema", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "DiffCost",
      dependencies: [
        "BenchmarkRows", "Measurement", argumentParser,
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "UpdateCost",
      dependencies: [
        "BenchmarkRows", "CAllocations", "Measurement", argumentParser,
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "LayoutCost",
      dependencies: [
        "Measurement", argumentParser,
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "CompositionalCost",
      dependencies: [
        "Measurement", argumentParser,
        .product(name: "ComposeLists", package: "ListScope"),
        .product(name: "CompositionalLayout", package: "ListScope"),
        .product(name: "DiffableData", package: "ListScope"),
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "ElementCost",
      dependencies: [
        "Measurement", argumentParser,
        .product(name: "BuiltInScenarios", package: "ListScope"),
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "PangoText", package: "ListScope"),
        .product(name: "Workloads", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "AutoLayoutCost",
      dependencies: [
        "Measurement", argumentParser,
        .product(name: "HeadlessUIKit", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "TextCost",
      dependencies: [
        "CTextLoop", "Measurement", argumentParser,
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "PangoText", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "PlantedTuning",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "ListScopeCommand", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
        .product(name: "Workloads", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "GesturePlot",
      dependencies: [
        .product(name: "BuiltInScenarios", package: "ListScope"),
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "ListSchema", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
        .product(name: "Workloads", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "TracingCost",
      dependencies: [
        "Measurement", argumentParser, .product(name: "LTTng", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "ReadingCost",
      dependencies: [
        "Measurement", argumentParser,
        .product(name: "ListSchema", package: "ListScope"),
        .product(name: "Reports", package: "ListScope"),
        .product(name: "TraceAnalysis", package: "ListScope"),
        .product(name: "TraceReading", package: "ListScope"),
      ]
    ),
  ],
  // Programs use views from functions that belong to no actor, as those of the main package do.
  swiftLanguageModes: [.v5]
)
