// swift-tools-version: 6.1
import PackageDescription

// Its own package, so that users of the libraries never build what only measures them.
let package = Package(
  name: "ListScopeBenchmarks",
  dependencies: [.package(name: "ListScope", path: "..")],
  targets: [
    // Counts calls of malloc by standing in for it.
    .target(name: "CAllocations"),
    // The same tracepoints that the Swift side emits, from a loop in plain C.
    .target(
      name: "CTracepointLoop",
      dependencies: [.product(name: "LTTng", package: "ListScope")],
      cSettings: [.unsafeFlags(["-I../Sources/CTracepoints", "-I../Sources/CTracepoints/include"])]
    ),
    .target(name: "Measurement", dependencies: ["CAllocations"]),
    .executableTarget(
      name: "SignpostCost",
      dependencies: [
        "Measurement", "CTracepointLoop",
        .product(name: "LTTng", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
        .product(name: "ListSchema", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "DiffCost",
      dependencies: [
        "Measurement",
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "LayoutCost",
      dependencies: [
        "Measurement",
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "TextCost",
      dependencies: [
        "Measurement",
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "PangoText", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "GesturePlot",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "ListSchema", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
        .product(name: "Workloads", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "TracingCost",
      dependencies: ["Measurement", .product(name: "LTTng", package: "ListScope")]
    ),
    .executableTarget(
      name: "ReadingCost",
      dependencies: [
        .product(name: "ListSchema", package: "ListScope"),
        .product(name: "Reports", package: "ListScope"),
        .product(name: "TraceAnalysis", package: "ListScope"),
        .product(name: "TraceReading", package: "ListScope"),
      ]
    ),
  ]
)
