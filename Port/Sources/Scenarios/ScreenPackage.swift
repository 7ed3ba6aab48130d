import Checking
import Foundation
import Porting
import SwiftParser
import SwiftSyntax

/// The files of a package that measures ported screens.
public struct ScreenPackage: Codable, Sendable {
  /// A file by its path in the sources' folder.
  public struct File: Codable, Sendable {
    /// The path.
    public var path: String
    /// The contents.
    public var text: String
  }

  /// A scenario.
  public struct Scenario: Codable, Sendable {
    /// The name of its Swift type.
    public var type: String
    /// The name on the command line.
    public var name: String
  }

  /// The language mode of the target.
  public var mode: ProjectMode
  /// The screens, stubs and scenarios.
  public var files: [File] = []
  /// The scenarios.
  public var scenarios: [Scenario] = []
  /// The files that are left out, or that need something, with reasons.
  public var notes: [String] = []

  /// Makes the files of a package.
  ///
  /// - Parameters:
  ///   - screens: the paths of the screens; types that they need are looked up in the files beside them.
  ///   - mode: the language mode.
  ///   - modules: the modules to check with.
  /// - Throws: `CheckFailure`, or an error of Foundation if a file cannot be read.
  public init(screens: [String], mode: ProjectMode, modules: ListScopeModules) throws {
    self.mode = mode
    var sources = try SourceSet(screens, mode: mode, modules: modules)
    try sources.complete()
    let check = try sources.checkedWithStubs()
    notes = sources.notes
    if !check.silent.isEmpty {
      notes.append(
        "Screens/Stubs.swift: nothing arrives from \(check.silent.joined(separator: ", ")); call the closure "
          + "there with values."
      )
    }
    let trees =
      sources.ported.map { ($0.path, Parser.parse(source: $0.text)) }
      + (check.stubs.map { [("Stubs.swift", Parser.parse(source: $0))] } ?? [])
    let types = DeclaredTypes(trees.map { (path: $0.0, tree: $0.1) })
    addScreens(sources.ported, stubs: check.stubs)
    addScenarios(of: sources.ported.map(\.path).filter(screens.contains), types)
    addServices(types)
    try removeWhatDoesNotCompile(sources, check)
  }

  private mutating func addScreens(_ ported: [PortedFile], stubs: String?) {
    // The name of the stubs is theirs.
    var names: Set<String> = stubs == nil ? [] : ["Stubs.swift"]
    for file in ported {
      var name = URL(fileURLWithPath: file.path).lastPathComponent
      while !names.insert(name).inserted { name = "_" + name }
      files.append(File(path: "Screens/\(name)", text: file.text))
    }
    if let stubs { files.append(File(path: "Screens/Stubs.swift", text: stubs)) }
  }

  private mutating func addScenarios(of paths: [String], _ types: DeclaredTypes) {
    let finder = ScreenFinder(types: types)
    for path in paths {
      let screens = finder.screens(in: path)
      if screens.isEmpty, paths.count == 1 || finder.hasController(in: path) {
        notes.append("\(path): there is no controller with a list; no scenario.")
      }
      for screen in screens {
        guard let scenario = ScreenScenario(screen, types) else {
          notes.append(
            "\(path): \(screen.type.name) cannot be made of made-up values; write its scenario after the "
              + "example of the others."
          )
          continue
        }
        guard !scenarios.contains(where: { $0.type == scenario.typeName + "Scenario" }) else {
          continue
        }
        scenarios.append(Scenario(type: scenario.typeName + "Scenario", name: scenario.name))
        files.append(
          File(path: "Scenarios/\(scenario.typeName)Scenario.swift", text: scenario.text)
        )
      }
    }
  }

  /// Adds stand-ins for the services that screens are made with.
  private mutating func addServices(_ types: DeclaredTypes) {
    let texts = files.filter { $0.path.hasPrefix("Scenarios/") }.map(\.text).joined()
    let services = types.types.filter {
      $0.kind == .interface && texts.contains("\(SampleService.name(of: $0))(count:")
    }
    for type in services {
      guard let service = SampleService(type, types) else { continue }
      let name = SampleService.name(of: type)
      files.append(File(path: "Scenarios/\(name).swift", text: service.text))
      notes.append(
        "Scenarios/\(name).swift answers in place of the app's \(type.name), with made-up values."
      )
    }
  }

  /// Checks the scenarios with the screens, and leaves out those that do not compile.
  private mutating func removeWhatDoesNotCompile(_ sources: SourceSet, _ check: FolderCheck) throws
  {
    let errors = try sources.errors(in: files.map { ($0.path, $0.text) })
    for scenario in scenarios {
      let path = files.first { $0.text.contains("struct \(scenario.type): Scenario") }?.path
      guard let path, let error = errors.first(where: { $0.path.hasSuffix(path) }) else { continue }
      notes.append("\(scenario.name): left out, its scenario does not compile: \(error.message).")
      files.removeAll { $0.path == path }
      scenarios.removeAll { $0.type == scenario.type }
    }
  }
}
