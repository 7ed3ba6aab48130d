import Foundation

/// The compiler, which checks the files of a module without building it.
public struct TypeChecker: Sendable {
  private let modules: ListScopeModules
  private let mode: ProjectMode

  /// Creates a checker in a language mode.
  public init(_ modules: ListScopeModules, mode: ProjectMode) {
    self.modules = modules
    self.mode = mode
  }

  /// Checks files, each with all others, and returns the errors by the paths given.
  ///
  /// - Throws: `CheckFailure` if there is no compiler, or it ends without naming a place.
  public func errors(in paths: [String], scratch: URL) throws -> [CompilerError] {
    guard !paths.isEmpty else { return [] }
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    let list = scratch.appendingPathComponent("files.txt")
    try paths.map(Self.escaped).joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    let processors = max(1, ProcessInfo.processInfo.activeProcessorCount)
    let (status, text) = try Tool.run(
      [
        "swiftc", "-typecheck", "-parse-as-library", "-module-name", "Screens",
        "-suppress-warnings", "-enable-batch-mode", "-continue-building-after-errors",
        "-j", "\(processors)", "-diagnostic-style", "llvm",
      ] + mode.arguments + modules.arguments + ["@" + list.path],
      output: scratch.appendingPathComponent("errors.txt")
    )
    let errors = CompilerError.all(in: text)
    // An error without a place in these files is one of the modules or of the compiler itself.
    let known = Set(paths)
    let isElsewhere =
      errors.contains { !known.contains($0.path) } || text.contains("<unknown>:0: error:")
    guard !isElsewhere, status == 0 || !errors.isEmpty else { throw failure(status, text) }
    return errors
  }

  /// A path as a line of the compiler's list.
  private static func escaped(_ path: String) -> String {
    String(path.flatMap { " \t\\\"'".contains($0) ? ["\\", $0] : [$0] })
  }

  private func failure(_ status: Int32, _ text: String) -> CheckFailure {
    if status == 127 {
      return CheckFailure("There is no swiftc: install the toolchain of Swift, and add it to PATH.")
    }
    let last = text.split(separator: "\n").first { $0.contains("error:") } ?? ""
    return CheckFailure("The compiler ended with \(status): \(last)")
  }
}
