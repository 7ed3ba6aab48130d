import Reports

/// The package that measures ported screens.
struct ScreenPackageStart {
  let name: PackageName
  let dependency: ListScopeDependency
  let screens: PortedScreens

  /// The files, with their paths in the package.
  var files: [(path: String, text: String)] {
    let folder = "Sources/\(name.text)"
    return [
      ("Package.swift", manifest), (".gitignore", ".build\nTraces\n"),
      ("\(folder)/main.swift", main),
    ] + screens.files.map { ("\(folder)/\($0.path)", $0.text) }
  }

  private var manifest: String {
    """
    // swift-tools-version: \(screens.mode.isMainActorByDefault ? "6.2" : "6.1")
    import PackageDescription

    let package = Package(
      name: "\(name.text)",
      dependencies: [\(dependency.declaration)],\(dependency.note)
      targets: [
        .executableTarget(
          name: "\(name.text)",
          dependencies: [
            .product(name: "ListScope", package: "\(dependency.packageName)"),
            .product(name: "ListScopeCommand", package: "\(dependency.packageName)"),
          ],
          swiftSettings: [\(settings)]
        )
      ]
    )

    """
  }

  /// The mode of the app's own target.
  private var settings: String {
    let version = ".swiftLanguageMode(.v\(screens.mode.swiftVersion))"
    return screens.mode.isMainActorByDefault
      ? "\(version), .defaultIsolation(MainActor.self)" : version
  }

  private var main: String {
    let list = screens.scenarios.map { "  \($0.type)(),\n" }.joined()
    return """
      import ListScopeCommand

      // The program has every subcommand of listscope, for these scenarios.
      ListScopeCommand.main(scenarios: [
      \(list)])

      """
  }

  /// The text for the terminal: the next commands, and what is left out.
  func message(folder: String) -> String {
    let first = screens.scenarios[0].name
    let program = "swift run -c release\(dependency.scratchOption) \(name.text)"
    var lines = [
      "Wrote the package \(folder) with \(count("scenario", screens.scenarios.count)): "
        + screens.scenarios.map(\.name).joined(separator: ", ") + ". Next:",
      "",
      "  cd \(folder.quotedForShell)",
      "  \(program) record \(first)",
      "",
      "The first build takes some minutes. The scenarios in Sources/\(name.text)/Scenarios say where the "
        + "app's own data goes.",
    ]
    if screens.files.contains(where: { $0.path.hasSuffix("/Stubs.swift") }) {
      lines.append(
        "Screens/Stubs.swift stands in for types that are in none of the files; replace them by the app's own."
      )
    }
    if !screens.notes.isEmpty {
      lines += ["", "Left out, or to be done:"] + screens.notes.map { "  " + $0 }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func count(_ word: String, _ number: Int) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
