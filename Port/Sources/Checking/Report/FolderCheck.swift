import Foundation
import Porting

/// The files of a folder after the port, type-checked together; nothing on disk is changed.
public struct FolderCheck: Sendable {
  /// The language mode.
  public var mode: ProjectMode
  /// The files, in order.
  public var files: [CheckedFile]
  /// The names of types with stubs, in order.
  public var stubbed: [String] = []
  /// The functions of stubs that are given a closure which they cannot call, as `Service.load`.
  public var silent: [String] = []
  /// The text of the file with stubs; nil without any.
  public var stubs: String?
  /// The paths of other files that were compiled with these.
  public var neighbors: [String] = []
  /// Errors of the compiler in the stubs themselves, which are to be written by hand there.
  public var stubErrors: [String] = []

  /// Checks files after the port.
  ///
  /// - Parameters:
  ///   - files: the ported files.
  ///   - mode: the language mode.
  ///   - modules: the modules to compile with.
  ///   - infersStubs: true to write stubs of types that are in none of the files.
  ///   - neighbors: further ported files that are compiled with them, and of which nothing is said.
  /// - Throws: `CheckFailure`, or an error of Foundation if the temporary folder cannot be written.
  public init(
    _ files: [PortedFile],
    mode: ProjectMode,
    modules: ListScopeModules,
    infersStubs: Bool,
    neighbors: [PortedFile] = []
  ) throws {
    let copies = try WorkingCopies(files + neighbors)
    self.neighbors = neighbors.map(\.path)
    defer { copies.remove() }
    let checker = TypeChecker(modules, mode: mode)
    var errors: [CompilerError]
    if infersStubs {
      var inference = StubInference(copies, checker)
      errors = try inference.run()
      stubbed = inference.names
      silent = inference.silent
      stubs = inference.names.isEmpty ? nil : inference.text
    } else {
      errors = try checker.errors(in: copies.paths, scratch: copies.folder)
    }
    self.mode = mode
    stubErrors = errors.filter { copies.original($0.path) == nil }.map {
      "\($0.line): \($0.message)"
    }
    errors.sort { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
    self.files = files.map { file in
      CheckedFile(file, errors: errors.filter { copies.original($0.path) == file.path })
    }
  }
}
