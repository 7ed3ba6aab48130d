// swift-tools-version: 6.1
import PackageDescription

// Its own package, so that users of the libraries resolve no dependency of it.
let package = Package(
  name: "ListScopeDistributedTracing",
  products: [.library(name: "LTTngTracing", targets: ["LTTngTracing"])],
  dependencies: [
    .package(name: "ListScope", path: "../.."),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
  ],
  targets: [
    .target(
      name: "LTTngTracing",
      dependencies: [
        .product(name: "OSSignposts", package: "ListScope"),
        .product(name: "Tracing", package: "swift-distributed-tracing"),
      ]
    ),
    // A program whose spans can be recorded, and that measures what they cost while they are not.
    .executableTarget(name: "span-probe", dependencies: ["LTTngTracing"]),
    .testTarget(name: "LTTngTracingTests", dependencies: ["LTTngTracing"]),
  ]
)
