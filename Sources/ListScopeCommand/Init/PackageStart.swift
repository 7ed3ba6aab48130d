import Reports

/// The package that a user begins with: a target with sources, and a program for their scenarios.
struct PackageStart {
  let name: PackageName
  let dependency: ListScopeDependency
  /// The files of the target, with their paths in its folder.
  private let sources: [(path: String, text: String)]
  /// The Swift types of the scenarios.
  private let scenarios: [String]
  /// The products of ListScope that the target uses, beside the command.
  private let products: [String]
  private let toolsVersion: String
  /// The settings of the compiler; nil for those of the tools' version.
  private let settings: String?
  /// The first line for the terminal, without its end.
  private let summary: String
  /// The name of the scenario to record first.
  private let firstScenario: String
  /// The lines for the terminal behind the commands.
  private let advice: [String]

  /// A package around a list to begin with.
  init(name: PackageName, dependency: ListScopeDependency) {
    self.name = name
    self.dependency = dependency
    sources = SampleList(name: name).files
    scenarios = ["\(name.typeName)Scenario"]
    products = ["HeadlessUIKit", "ListEngine", "Workloads"]
    toolsVersion = "6.1"
    settings = nil
    summary = ""
    firstScenario = name.text
    advice = ["Then change Sources/\(name.text): the row, the screen, the scenario."]
  }

  /// A package around ported screens.
  init(name: PackageName, dependency: ListScopeDependency, screens: PortedScreens) {
    self.name = name
    self.dependency = dependency
    sources = screens.files.map { ($0.path, $0.text) }
    scenarios = screens.scenarios.map(\.type)
    products = ["ListScope"]
    // The mode of the app's own target.
    let isIsolated = screens.mode.isMainActorByDefault
    let version = ".swiftLanguageMode(.v\(screens.mode.swiftVersion))"
    toolsVersion = isIsolated ? "6.2" : "6.1"
    settings = isIsolated ? "\(version), .defaultIsolation(MainActor.self)" : version
    let count = screens.scenarios.count
    summary =
      " with \(count) scenario\(count == 1 ? "" : "s"): "
      + screens.scenarios.map(\.name).joined(separator: ", ")
    firstScenario = screens.scenarios[0].name
    advice = screens.advice(folder: "Sources/\(name.text)")
  }

  /// The files, with their paths in the package.
  var files: [(path: String, text: String)] {
    let folder = "Sources/\(name.text)"
    return [
      ("Package.swift", manifest),
      (".gitignore", ".build\nTraces\n"),
      ("\(folder)/main.swift", main),
    ] + sources.map { ("\(folder)/\($0.path)", $0.text) }
  }

  private var manifest: String {
    let package = dependency.packageName
    let products = (self.products + ["ListScopeCommand"])
      .map { "        .product(name: \"\($0)\", package: \"\(package)\"),\n" }.joined()
    let settings = self.settings.map { ",\n      swiftSettings: [\($0)]" } ?? ""
    return """
      // swift-tools-version: \(toolsVersion)
      import PackageDescription

      let package = Package(
        name: "\(name.text)",
        dependencies: [\(dependency.declaration)],\(dependency.note)
        targets: [
          .executableTarget(
            name: "\(name.text)",
            dependencies: [
      \(products)      ]\(settings)
          )
        ]
      )

      """
  }

  private var main: String {
    let list =
      scenarios.count == 1
      ? "\(scenarios[0])()" : "\n" + scenarios.map { "  \($0)(),\n" }.joined()
    return """
      import ListScopeCommand

      // The program has every subcommand of listscope, for these scenarios.
      ListScopeCommand.main(scenarios: [\(list)])

      """
  }

  /// The text for the terminal: the next commands, and what to change.
  func message(folder: String) -> String {
    let program = "swift run -c release\(dependency.scratchOption) \(name.text)"
    let lines =
      [
        "Wrote the package \(folder)\(summary). Next:",
        "",
        "  cd \(folder.quotedForShell)",
        "  \(program) record \(firstScenario)",
        "",
        "The first build takes some minutes. \(advice[0])",
      ] + advice.dropFirst()
    return lines.joined(separator: "\n") + "\n"
  }
}
