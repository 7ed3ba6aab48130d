// swift-tools-version: 6.1
import PackageDescription

// A package of a ListScope user that measures a custom list, another one that places content with a
// windowed layout, six screens as iOS apps have them, and a podcast app with mistakes behind switches; built
// and played by scripts/ci/example and scripts/ci/check-podcast.
let package = Package(
  name: "FruitMarket",
  dependencies: [.package(name: "ListScope", path: "../..")],
  targets: [
    .executableTarget(
      name: "fruit-market",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "ElementLists", package: "ListScope"),
        .product(name: "Workloads", package: "ListScope"),
        .product(name: "ListScopeCommand", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "screens",
      dependencies: [
        .product(name: "ListScope", package: "ListScope"),
        .product(name: "ListScopeCommand", package: "ListScope"),
      ]
    ),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .executableTarget(
      name: "podcast",
      dependencies: [
        "CCairo",
        .product(name: "ListScope", package: "ListScope"),
        .product(name: "ListScopeCommand", package: "ListScope"),
      ]
    ),
    .executableTarget(
      name: "timetable",
      dependencies: [
        .product(name: "HeadlessUIKit", package: "ListScope"),
        .product(name: "ListEngine", package: "ListScope"),
        .product(name: "Signposts", package: "ListScope"),
      ]
    ),
  ]
)
