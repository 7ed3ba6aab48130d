// swift-tools-version: 6.1
import PackageDescription

// Its own package, so that users of the libraries never build swift-syntax for what they do not use.
let package = Package(
  name: "ListScopePort",
  products: [
    .executable(name: "listscope-port", targets: ["listscope-port"])
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "Porting",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "Checking",
      dependencies: [
        "Porting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "Scenarios",
      dependencies: [
        "Checking", "Porting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "listscope-port",
      dependencies: [
        "Checking", "Porting", "Scenarios",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(
      name: "PortingTests",
      dependencies: [
        "Porting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .testTarget(name: "CheckingTests", dependencies: ["Checking", "Porting", "Scenarios"]),
  ]
)
