import Foundation
import TraceAnalysis

/// The two programs of a comparison, built where a commit or the working tree is meant.
struct ComparedBuilds {
  let base: PackageBuild.Product
  let head: PackageBuild.Product
  private let child: ChildProgram
  private let folder: URL
  private let listener: any ExperimentListener

  /// Finds or builds both programs.
  ///
  /// - Parameters:
  ///   - base: the path of an executable, or a commit.
  ///   - head: likewise; nil for the working tree.
  ///   - product: the executable to build.
  ///   - child: runs the programs.
  ///   - folder: takes what is needed meanwhile.
  ///   - listener: is told what is done.
  /// - Throws: `CommandFailure` where there is no such program, or it does not build.
  init(
    _ base: String,
    _ head: String?,
    product: String?,
    _ child: ChildProgram,
    _ folder: URL,
    _ listener: any ExperimentListener
  ) throws {
    self.base = try Self.program(base, product: product, child, listener)
    self.head = try Self.program(head, product: product, child, listener)
    self.child = child
    self.folder = folder
    self.listener = listener
  }

  /// Compares what both take for a scenario, each with its own arguments of `run`.
  func compare(
    _ scenario: String,
    base baseArguments: [String],
    head headArguments: [String],
    _ settings: BuildComparer.Settings
  ) throws -> ScenarioComparison {
    listener.detail("comparing \(scenario)")
    let comparer = BuildComparer(
      ProcessPlayer(base.name, base.path, baseArguments, child, folder),
      ProcessPlayer(head.name, head.path, headArguments, child, folder),
      settings,
      listener
    )
    return try comparer.compare(scenario)
  }

  /// The program that a side's words mean: a path that exists, or else a commit.
  private static func program(
    _ words: String?,
    product: String?,
    _ child: ChildProgram,
    _ listener: any ExperimentListener
  ) throws -> PackageBuild.Product {
    func package() throws -> PackageBuild {
      try PackageBuild(containing: ".", product: product, child, listener)
    }
    guard let words else { return try package().workingTree() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: words, isDirectory: &isFolder) else {
      // No commit, branch or tag has such a name.
      guard !["/", "./", "../", "~"].contains(where: words.hasPrefix) else {
        throw CommandFailure(message: "'\(words)' does not exist.", status: .noInput)
      }
      return try package().commit(words)
    }
    guard !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: words) else {
      throw CommandFailure(
        message: isFolder.boolValue
          ? "The folder '\(words)' holds no trace: it has neither CTF nor our manifest."
          : "'\(words)' is no executable.",
        status: .noInput
      )
    }
    let path = URL(fileURLWithPath: words).standardizedFileURL.path
    return PackageBuild.Product(name: words, path: path)
  }
}
