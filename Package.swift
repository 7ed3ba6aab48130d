// swift-tools-version: 6.1
import PackageDescription

/// The settings of all Swift targets.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The changes of Swift 6, but for its checks while a program runs that closures are on the right
/// actor: in a scroll frame they would be noticed, and the compiler has checked it.
let mostOfSwift6: [SwiftSetting] = [
  .swiftLanguageMode(.v5),
  .enableUpcomingFeature("ConciseMagicFile"),
  .enableUpcomingFeature("ForwardTrailingClosures"),
  .enableUpcomingFeature("ImplicitOpenExistentials"),
  .enableUpcomingFeature("BareSlashRegexLiterals"),
  .enableUpcomingFeature("DeprecateApplicationMain"),
  .enableUpcomingFeature("DisableOutwardActorInference"),
  .enableUpcomingFeature("IsolatedDefaultValues"),
]

/// The checks of Swift 6 while it compiles, of the modules whose views belong to the main actor; programs and tests
/// use views from functions that belong to no actor, as code of Swift 5 does.
let checksOfIsolation: [SwiftSetting] = [
  .enableUpcomingFeature("StrictConcurrency"),
  .enableUpcomingFeature("GlobalConcurrency"),
  .enableUpcomingFeature("GlobalActorIsolatedTypesUsability"),
  .enableUpcomingFeature("InferSendableFromCaptures"),
  .enableUpcomingFeature("RegionBasedIsolation"),
]

/// The modules that `ListScope` exports.
///
/// Whatever imports it names them as well: the file of a module that only exports others stays as it is when they
/// change, so SwiftPM would not compile its users again.
let exportedModules = [
  "Signposts", "OSSignposts", "HeadlessUIKit", "ListEngine", "Elements", "ElementLists",
  "CompositionalLayout", "DiffableData", "ComposeLists", "Workloads",
]
let screenModules: [Target.Dependency] = (["ListScope"] + exportedModules).map { .byName(name: $0) }

/// The modes of isolation that apps have; the same screen compiles in each of them, without warnings.
let screenModes: KeyValuePairs<String, [SwiftSetting]> = [
  "Swift5": [.swiftLanguageMode(.v5)],
  "Swift5Annotated": [.swiftLanguageMode(.v5), .define("ANNOTATED")],
  "Swift6": [.swiftLanguageMode(.v6)],
  "Swift6MainActor": [
    .swiftLanguageMode(.v6), .unsafeFlags(["-default-isolation", "MainActor"]),
  ],
]

/// The commit, if the build states it (scripts/package): builds at work need no new link for
/// each commit.
let commit: [CSetting] =
  Context.environment["LISTSCOPE_COMMIT"].map { [.define("LISTSCOPE_COMMIT", to: "\"\($0)\"")] }
  ?? []

/// The system libraries, each with the Debian package that `scripts/bootstrap` installs.
let systemLibraries: [Target] = [
  .systemLibrary(
    name: "CLTTngUST",
    pkgConfig: "lttng-ust",
    providers: [.apt(["liblttng-ust-dev"])]
  ),
  .systemLibrary(
    name: "CLTTngCtl",
    pkgConfig: "lttng-ctl",
    providers: [.apt(["liblttng-ctl-dev"])]
  ),
  .systemLibrary(
    name: "CBabeltrace",
    pkgConfig: "babeltrace2",
    providers: [.apt(["libbabeltrace2-dev"])]
  ),
  .systemLibrary(
    name: "CPango",
    pkgConfig: "pangocairo",
    providers: [.apt(["libpango1.0-dev"])]
  ),
  .systemLibrary(
    name: "CExpat",
    pkgConfig: "expat",
    providers: [.apt(["libexpat1-dev"])]
  ),
  .systemLibrary(
    name: "CSQLite",
    pkgConfig: "sqlite3",
    providers: [.apt(["libsqlite3-dev"])]
  ),
  .systemLibrary(
    name: "CElfutils",
    pkgConfig: "libdw",
    providers: [.apt(["libdw-dev"])]
  ),
]

/// The modules, in the order of the two lines: engine first, analysis second, commands last.
let modules: [Target] = [
  .target(name: "Signposts"),
  .target(name: "ListSchema", dependencies: ["Signposts"]),
  .target(name: "TraceCompass", dependencies: ["Signposts"]),
  .target(name: "HeadlessUIKit"),
  .target(name: "CStacks"),
  .target(
    name: "Elements",
    dependencies: ["CStacks", "Signposts", "ListSchema", "HeadlessUIKit"]
  ),
  .target(
    name: "ElementLists",
    dependencies: ["Signposts", "ListSchema", "HeadlessUIKit", "Elements", "ListEngine"]
  ),
  .target(name: "Diff"),
  .target(name: "ListEngine", dependencies: ["Signposts", "ListSchema", "HeadlessUIKit", "Diff"]),
  .target(name: "CompositionalLayout", dependencies: ["HeadlessUIKit"]),
  .target(
    name: "DiffableData",
    dependencies: ["Signposts", "ListSchema", "HeadlessUIKit", "Diff"]
  ),
  .target(
    name: "ComposeLists",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "CompositionalLayout", "DiffableData",
      "ListEngine",
    ]
  ),
  .target(name: "PangoText", dependencies: ["HeadlessUIKit", "CPango"]),
  .target(
    name: "Workloads",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "ListEngine", "ComposeLists", "PangoText",
    ]
  ),
  .target(
    name: "BuiltInScenarios",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "ListEngine", "ElementLists",
      "CompositionalLayout", "DiffableData", "ComposeLists", "Workloads",
    ]
  ),
  .target(
    name: "ListScope",
    dependencies: exportedModules.map { .byName(name: $0) }
  ),
  // The names of the modules that iOS code imports.
  .target(name: "BlueprintUI", dependencies: ["Elements"]),
  .target(name: "BlueprintUICommonControls", dependencies: ["Elements"]),
  .target(name: "ListableUI", dependencies: ["ListEngine"]),
  .target(name: "BlueprintUILists", dependencies: ["BlueprintUI", "ElementLists", "ListableUI"]),
  .target(name: "ListKit", dependencies: ["ComposeLists"]),
  // One file, which teams drop into their apps.
  .target(name: "SessionCapture", dependencies: screenModules),

  .target(
    name: "CTracepoints",
    dependencies: ["CLTTngUST"],
    cSettings: [.headerSearchPath(".")]
  ),
  .target(name: "OSSignposts", dependencies: ["CTracepoints"]),
  .target(name: "CLTTngControl", dependencies: ["CLTTngCtl"]),
  .target(name: "CSampler", dependencies: ["CTracepoints"]),
  .target(name: "LTTng", dependencies: ["Signposts", "CTracepoints", "CSampler", "CLTTngControl"]),

  .target(name: "TraceAnalysis", dependencies: ["Signposts", "ListSchema"]),
  .target(
    name: "TraceReading",
    dependencies: ["Signposts", "ListSchema", "TraceAnalysis", "CBabeltrace"]
  ),
  .target(name: "Symbolication", dependencies: ["TraceAnalysis", "CElfutils"]),
  .target(name: "InstrumentsReading", dependencies: ["Signposts", "CExpat"]),
  .target(name: "CEmbeddedFiles", exclude: ["Page", "Fleet", "Preloading"]),
  .target(name: "Exports", dependencies: ["TraceAnalysis"]),
  .target(
    name: "Reports",
    dependencies: ["Signposts", "ListSchema", "TraceAnalysis", "Exports", "CEmbeddedFiles"]
  ),
  .target(name: "HTMLReports", dependencies: ["TraceAnalysis", "Exports", "Reports"]),
  .target(name: "TraceQueries", dependencies: ["TraceAnalysis", "CSQLite"]),

  .target(
    name: "SignpostCounting",
    dependencies: ["Signposts", "ListSchema", "TraceAnalysis"]
  ),
  .target(
    name: "Experiments",
    dependencies: [
      "CEmbeddedFiles", "Signposts", "ListSchema", "HeadlessUIKit", "ListEngine", "PangoText",
      "ComposeLists", "Workloads", "LTTng", "TraceAnalysis", "TraceReading", "Symbolication",
      "Exports", "Reports", "SessionCapture", "SignpostCounting",
    ]
  ),

  .target(name: "CBuildCommit", cSettings: commit),
  .target(
    name: "ListScopeCommand",
    dependencies: [
      "CBuildCommit", "Signposts", "ListSchema", "HeadlessUIKit", "ListEngine", "PangoText",
      "Workloads", "LTTng", "TraceAnalysis", "TraceReading", "Symbolication",
      "InstrumentsReading", "Exports", "Reports", "HTMLReports", "TraceCompass", "TraceQueries",
      "Experiments", "OSSignposts",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ]
  ),
  .executableTarget(name: "listscope", dependencies: ["ListScopeCommand", "BuiltInScenarios"]),
  .executableTarget(
    name: "generate-schema",
    dependencies: ["Signposts", "ListSchema", "TraceCompass"]
  ),
]

let tests: [Target] = [
  .target(name: "TestSupport", dependencies: ["ListEngine"], path: "Tests/TestSupport"),
  .testTarget(name: "DiffTests", dependencies: ["Diff"]),
  .testTarget(
    name: "SignpostsTests",
    dependencies: ["Signposts", "ListSchema", "TraceTestSupport"]
  ),
  .testTarget(
    name: "OSSignpostsTests",
    dependencies: ["OSSignposts", "TraceAnalysis", "TraceTestSupport"]
  ),
  .testTarget(
    name: "HeadlessUIKitTests",
    dependencies: ["HeadlessUIKit"],
    exclude: ["AutoLayout/kiwi.txt", "AutoLayout/solve-with-kiwi.py"]
  ),
  .testTarget(
    name: "ElementsTests",
    dependencies: ["HeadlessUIKit", "PangoText", "Elements"]
  ),
  .testTarget(
    name: "ElementListsTests",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "PangoText", "Elements", "ListEngine",
      "ElementLists", "TraceAnalysis", "TraceTestSupport",
    ]
  ),
  .testTarget(
    name: "CompositionalLayoutTests",
    dependencies: ["HeadlessUIKit", "CompositionalLayout"]
  ),
  .testTarget(
    name: "DiffableDataTests",
    dependencies: ["Signposts", "ListSchema", "HeadlessUIKit", "Diff", "DiffableData"]
  ),
  .testTarget(
    name: "ComposeListsTests",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "CompositionalLayout", "DiffableData",
      "ListEngine", "ComposeLists",
    ]
  ),
  .testTarget(
    name: "PangoTextTests",
    dependencies: ["HeadlessUIKit", "PangoText"]
  ),
  .testTarget(
    name: "ListEngineTests",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "Elements", "ListEngine", "ElementLists",
      "CompositionalLayout", "ComposeLists", "Workloads", "TestSupport",
    ]
  ),
  .testTarget(
    name: "SurfaceTests",
    dependencies: [
      "ListScope", "HeadlessUIKit", "ListEngine", "TestSupport", "Workloads", "BuiltInScenarios",
      "BlueprintUI",
      "BlueprintUICommonControls", "BlueprintUILists", "ListableUI", "ListKit",
    ],
    exclude: ["Surface"]
  ),
  .testTarget(
    name: "WorkloadsTests",
    dependencies: [
      "Signposts", "ListSchema", "HeadlessUIKit", "ListEngine", "PangoText", "BuiltInScenarios",
      "Workloads",
      "TestSupport",
    ],
    exclude: ["Golden"]
  ),
  .target(
    name: "TraceTestSupport",
    dependencies: ["Signposts", "ListSchema", "TraceAnalysis", "TraceReading"],
    path: "Tests/TraceTestSupport"
  ),
  .testTarget(
    name: "TraceAnalysisTests",
    dependencies: ["Signposts", "ListSchema", "TraceAnalysis", "TraceTestSupport"]
  ),
  .testTarget(
    name: "TraceReadingTests",
    dependencies: ["Signposts", "TraceAnalysis", "TraceReading", "TraceTestSupport"]
  ),
  .testTarget(
    name: "InstrumentsReadingTests",
    dependencies: [
      "Signposts", "ListSchema", "TraceAnalysis", "TraceReading", "InstrumentsReading",
      "TraceTestSupport",
    ]
  ),
  .testTarget(
    name: "ReportsTests",
    dependencies: [
      "Signposts", "ListSchema", "TraceAnalysis", "TraceReading", "Exports", "Reports",
      "HTMLReports", "TraceTestSupport",
    ],
    exclude: ["Golden"]
  ),
  .testTarget(
    name: "TraceQueriesTests",
    dependencies: ["TraceAnalysis", "TraceQueries", "TraceTestSupport"]
  ),
  .testTarget(
    name: "GenerateSchemaTests",
    dependencies: ["generate-schema", "Signposts", "ListSchema"]
  ),
  .testTarget(
    name: "TraceCompassTests",
    dependencies: [
      "TraceCompass", "generate-schema", "Signposts", "ListSchema", "TraceAnalysis",
      "TraceReading", "TestSupport", "TraceTestSupport",
    ]
  ),
  .target(
    name: "CSamplerTestSupport",
    path: "Tests/CSamplerTestSupport"
  ),
  .testTarget(name: "SymbolicationTests", dependencies: ["Symbolication", "TraceAnalysis"]),
  .testTarget(
    name: "CSamplerTests",
    dependencies: [
      "CSampler", "CSamplerTestSupport", "CStacks", "Symbolication", "TraceAnalysis",
    ],
    exclude: ["Planted"]
  ),
  // The program that tests record.
  .executableTarget(
    name: "listscope-probe",
    dependencies: [
      "Signposts", "ListSchema", "LTTng", "Experiments", "HeadlessUIKit", "ListEngine", "Workloads",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    path: "Tests/Probe"
  ),
  // A program without lists, whose signposts tests record.
  .executableTarget(
    name: "signposts-probe",
    dependencies: ["OSSignposts"],
    path: "Tests/SignpostsProbe"
  ),
  // An app with mistakes, which tests record.
  .executableTarget(
    name: "cookbook",
    dependencies: screenModules + ["ListScopeCommand"],
    path: "Tests/Cookbook"
  ),
  // These play in this process, with the options of `run` as its command reads them.
  .testTarget(
    name: "ExperimentsTests",
    dependencies: [
      "Signposts", "ListSchema", "SignpostCounting", "Experiments", "ListScopeCommand",
      "TestSupport",
      "TraceTestSupport", "TraceAnalysis", "Exports", "Reports", "HTMLReports", "BuiltInScenarios",
      "Workloads", "SessionCapture", "listscope",
    ]
  ),
  // These run the command as its users do.
  .testTarget(
    name: "ListScopeCommandTests",
    dependencies: [
      "Signposts", "ListSchema", "LTTng", "SignpostCounting", "Experiments", "ListScopeCommand",
      "TestSupport",
      "TraceTestSupport", "TraceAnalysis", "Exports", "TraceCompass", "TraceReading",
      "BuiltInScenarios", "Workloads", "listscope",
      "listscope-probe", "signposts-probe", "cookbook",
    ]
  ),
  .testTarget(
    name: "LTTngTests",
    dependencies: [
      "LTTng", "CLTTngControl", "Signposts", "ListSchema", "TestSupport", "listscope",
      "listscope-probe",
    ]
  ),
]

let screenModeTests: [Target] = screenModes.map { mode, settings in
  .testTarget(
    name: "\(mode)ScreenTests",
    dependencies: screenModules,
    path: "Tests/ScreenModes/\(mode)",
    swiftSettings: settings + [.unsafeFlags(["-warnings-as-errors"])]
  )
}

let package = Package(
  name: "ListScope",
  products: [
    .executable(name: "listscope", targets: ["listscope"]),
    .library(name: "Signposts", targets: ["Signposts"]),
    .library(name: "OSSignposts", targets: ["OSSignposts"]),
    .library(name: "ListSchema", targets: ["ListSchema"]),
    .library(name: "LTTng", targets: ["LTTng"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Diff", targets: ["Diff"]),
    .library(name: "ListEngine", targets: ["ListEngine"]),
    .library(name: "Elements", targets: ["Elements"]),
    .library(name: "ElementLists", targets: ["ElementLists"]),
    .library(name: "CompositionalLayout", targets: ["CompositionalLayout"]),
    .library(name: "DiffableData", targets: ["DiffableData"]),
    .library(name: "ComposeLists", targets: ["ComposeLists"]),
    .library(name: "PangoText", targets: ["PangoText"]),
    .library(name: "Workloads", targets: ["Workloads"]),
    .library(name: "BuiltInScenarios", targets: ["BuiltInScenarios"]),
    .library(name: "ListScope", targets: ["ListScope"] + exportedModules),
    .library(name: "BlueprintUI", targets: ["BlueprintUI", "Elements", "HeadlessUIKit"]),
    .library(
      name: "BlueprintUICommonControls",
      targets: ["BlueprintUICommonControls", "Elements", "HeadlessUIKit"]
    ),
    .library(name: "ListableUI", targets: ["ListableUI", "ListEngine", "HeadlessUIKit"]),
    .library(
      name: "BlueprintUILists",
      targets: ["BlueprintUILists", "ElementLists", "Elements", "ListEngine", "HeadlessUIKit"]
    ),
    .library(name: "ListKit", targets: ["ListKit", "ComposeLists", "HeadlessUIKit"]),
    .library(name: "SessionCapture", targets: ["SessionCapture"] + exportedModules),
    .library(name: "TraceAnalysis", targets: ["TraceAnalysis"]),
    .library(name: "TraceReading", targets: ["TraceReading"]),
    .library(name: "InstrumentsReading", targets: ["InstrumentsReading"]),
    .library(name: "Reports", targets: ["Reports", "HTMLReports", "Exports"]),
    .library(name: "ListScopeCommand", targets: ["ListScopeCommand"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: systemLibraries + modules + tests + screenModeTests
)

// C targets take no Swift settings.
let cTargets: Set = [
  "CBuildCommit", "CTracepoints", "CSampler", "CSamplerTestSupport", "CLTTngControl",
  "CEmbeddedFiles", "CStacks",
]
let modulesOfMainActor: Set = [
  "HeadlessUIKit", "PangoText", "Elements", "ElementLists", "ListEngine", "CompositionalLayout",
  "DiffableData", "ComposeLists",
]
let modulesUsingViews: Set = [
  "Workloads", "BuiltInScenarios", "Experiments", "ListScopeCommand", "listscope",
  "listscope-probe", "cookbook",
  "TestSupport",
  "HeadlessUIKitTests", "PangoTextTests", "ElementsTests", "ElementListsTests", "ListEngineTests",
  "CompositionalLayoutTests", "DiffableDataTests", "ComposeListsTests", "SurfaceTests",
  "WorkloadsTests", "ExperimentsTests", "ListScopeCommandTests", "LTTngTests", "TraceCompassTests",
]
for target in modules + tests where !cTargets.contains(target.name) {
  let (name, rest) = (target.name, strict.dropFirst())
  switch true {
  case name == "SessionCapture": target.swiftSettings = mostOfSwift6 + checksOfIsolation
  case modulesOfMainActor.contains(name):
    target.swiftSettings = mostOfSwift6 + checksOfIsolation + rest
  case modulesUsingViews.contains(name): target.swiftSettings = mostOfSwift6 + rest
  default: target.swiftSettings = strict
  }
}

// Commands, the sections of reports and tests run once. They are not optimized, and compile in a quarter of the time.
// Modules that no sampled stack shows have no names of lines, which saves a tenth. Debug builds are as ever.
// SwiftPM refuses such settings in a package that is asked for by its version, so a commit with a tag has none.
if Context.gitInformation?.currentTag == nil {
  // What is measured is built as users build it, and so is what computes much.
  let measured: Set = ["signposts-probe", "cookbook", "TraceCompassTests"]
  let runOnce = Set(tests.map(\.name)).subtracting(measured)
    .union(["Reports", "Experiments", "ListScopeCommand"])
  // Tests of samples look for their own lines.
  let sampled: Set = ["CSamplerTests", "SymbolicationTests", "listscope-probe", "TestSupport"]
  let withoutLines = runOnce.subtracting(sampled).union([
    "TraceCompassTests", "TraceReading", "TraceAnalysis", "TraceQueries", "InstrumentsReading",
    "Exports", "HTMLReports", "Symbolication", "TraceCompass", "SignpostCounting",
  ])
  for target in package.targets {
    let flags =
      (runOnce.contains(target.name) ? ["-Onone"] : [])
      + (withoutLines.contains(target.name) ? ["-Xfrontend", "-gnone"] : [])
    guard !flags.isEmpty else { continue }
    target.swiftSettings?.append(.unsafeFlags(flags, .when(configuration: .release)))
  }
}
