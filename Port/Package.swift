// swift-tools-version: 6.1
import PackageDescription

/// The folder of the toolchain's own build of swift-syntax, which takes minutes off the first build
/// (scripts/support/swift-syntax); without it the package is built.
let toolchain = Context.environment["LISTSCOPE_SWIFT_SYNTAX"]

let packages: [Package.Dependency] =
  toolchain == nil
  ? [.package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")] : []

let syntax: [Target.Dependency] =
  toolchain == nil
  ? ["SwiftParser", "SwiftSyntax"].map { .product(name: $0, package: "swift-syntax") } : []

let imports: [SwiftSetting] = toolchain.map { [.unsafeFlags(["-I", $0])] } ?? []

let libraries: [LinkerSetting] =
  toolchain.map {
    [
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
    ]
  } ?? []

// Its own package, so that users of the libraries never build swift-syntax for what they do not use.
let package = Package(
  name: "ListScopePort",
  products: [
    .executable(name: "listscope-port", targets: ["listscope-port"])
  ],
  dependencies: packages + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: syntax,
      swiftSettings: imports,
      linkerSettings: libraries
    ),
    .target(name: "Checking", dependencies: ["Porting"] + syntax, swiftSettings: imports),
    .target(
      name: "Scenarios",
      dependencies: ["Checking", "Porting"] + syntax,
      swiftSettings: imports
    ),
    .executableTarget(
      name: "listscope-port",
      dependencies: [
        "Checking", "Porting", "Scenarios",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: imports
    ),
    .testTarget(
      name: "PortingTests",
      dependencies: ["Porting"] + syntax,
      swiftSettings: imports
    ),
    .testTarget(
      name: "CheckingTests",
      dependencies: ["Checking", "Porting", "Scenarios"],
      swiftSettings: imports
    ),
  ]
)
