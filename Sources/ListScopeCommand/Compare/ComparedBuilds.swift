import Foundation
import TraceAnalysis

/// The two programs of a comparison, built where a commit or the working tree is meant.
struct ComparedBuilds {
  let base: PackageBuild.Product
  let head: PackageBuild.Product
  private let child: ChildProgram
  private let folder: URL
  private let terminal: Terminal

  /// Finds or builds both programs.
  ///
  /// - Parameters:
  ///   - base: the path of an executable, or a commit.
  ///   - head: likewise; nil for the working tree.
  ///   - product: the executable to build.
  ///   - child: runs the programs.
  ///   - folder: takes what is needed meanwhile.
  ///   - terminal: is told what is done.
  /// - Throws: `CommandFailure` where there is no such program, or it does not build.
  init(
    _ base: String,
    _ head: String?,
    product: String?,
    _ child: ChildProgram,
    _ folder: URL,
    _ terminal: Terminal
  ) throws {
    self.base = try Self.program(base, product: product, child, terminal)
    self.head = try Self.program(head, product: product, child, terminal)
    self.child = child
    self.folder = folder
    self.terminal = terminal
  }

  /// Compares what both take for a scenario, each with its own arguments of `run`.
  func compare(
    _ scenario: String,
    base baseArguments: [String],
    head headArguments: [String],
    _ settings: BuildComparer.Settings
  ) throws -> ScenarioComparison {
    terminal.detail("comparing \(scenario)")
    let comparer = BuildComparer(
      ComparedProgram(base.name, base.path, baseArguments, child),
      ComparedProgram(head.name, head.path, headArguments, child),
      settings,
      child,
      folder,
      terminal
    )
    return try comparer.compare(scenario)
  }

  /// The program that a side's words mean: a path that exists, or else a commit.
  private static func program(
    _ words: String?,
    product: String?,
    _ child: ChildProgram,
    _ terminal: Terminal
  ) throws -> PackageBuild.Product {
    func package() throws -> PackageBuild {
      try PackageBuild(containing: ".", product: product, child, terminal)
    }
    guard let words else { return try package().workingTree() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: words, isDirectory: &isFolder) else {
      return try package().commit(words)
    }
    guard !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: words) else {
      throw CommandFailure(
        message: isFolder.boolValue
          ? "The folder '\(words)' holds no trace: it has neither CTF nor our manifest."
          : "'\(words)' is no executable.",
        code: ExitStatus.noInput.code
      )
    }
    let path = URL(fileURLWithPath: words).standardizedFileURL.path
    return PackageBuild.Product(name: words, path: path)
  }
}
