import CEmbeddedFiles
import Foundation
import Glibc
import Workloads

/// A compiled library that is loaded before a program: an installed one, or one that is made on first use,
/// in the user's cache folder.
package struct PreloadedLibrary {
  /// The kind of library, by its source.
  package enum Kind: String, CaseIterable {
    /// Counts allocations.
    case allocations
    /// Times waits.
    case waits

    /// The C source, a file of `CEmbeddedFiles`.
    fileprivate var source: String {
      let path = "Preloading/\(rawValue).c"
      guard let text = listscope_embedded_file(path) else {
        preconditionFailure("The program has no file '\(path)'.")
      }
      return String(cString: text)
    }
  }

  /// The reason for a missing library.
  package struct Missing: Error {
    package let reason: String
    /// The command that fixes it.
    package var fix = "apt-get install gcc"
  }

  private let kind: Kind
  private let environment: [String: String]
  private let child: ChildProgram
  private let installedFolders: [String]

  /// - Parameters:
  ///   - kind: which library it is.
  ///   - child: runs the compiler.
  ///   - environment: says where the cache and the compiler are.
  ///   - installedFolders: where an installed library may be.
  package init(
    _ kind: Kind,
    _ child: ChildProgram,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    installedFolders: [String] = InstalledFiles.current.libraryFolders
  ) {
    self.kind = kind
    self.child = child
    self.environment = environment
    self.installedFolders = installedFolders
  }

  /// The path of the library, which the loader can load; it is compiled where it does not exist yet.
  ///
  /// - Throws: `Missing`.
  package func path() throws(Missing) -> String {
    let cache = CacheFolder.path(environment)
    let places = (installedFolders + [cache]).map { "\($0)/\(fileName)" }
    var path = places.first { access($0, R_OK) == 0 } ?? ""
    if path.isEmpty { path = try make(in: cache) }
    // The loader takes both for the end of a path.
    guard !path.contains(where: { $0 == " " || $0 == ":" }) else {
      throw Missing(
        reason: "the loader takes no path with spaces or colons, such as '\(path)'",
        fix: Self.otherFolder
      )
    }
    return path
  }

  private static let otherFolder = "export XDG_CACHE_HOME=/var/tmp/cache"

  /// Compiles the library.
  ///
  /// - Parameter folder: where to, made where it does not exist.
  /// - Returns: its path.
  /// - Throws: `Missing`.
  package func make(in folder: String) throws(Missing) -> String {
    guard let compiler else { throw Missing(reason: "no C compiler (clang, cc or gcc on PATH)") }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Missing(reason: "the folder '\(folder)' cannot be made", fix: Self.otherFolder)
    }
    let library = "\(folder)/\(fileName)"
    try compile(with: compiler, to: library)
    return library
  }

  /// The source and the architecture decide which library it is: that of another version is not taken.
  private var fileName: String {
    var checksum = Checksum()
    checksum.combine(kind.source)
    checksum.combine(CountingImage.facts["architecture"] ?? "")
    return "\(kind.rawValue)-\(checksum.hexadecimal).so"
  }

  /// The first compiler on PATH; `CC` is asked first.
  private var compiler: String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = [environment["CC"], "clang", "cc", "gcc"].compactMap(\.self)
    for name in names where !name.isEmpty {
      let candidates = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
      if let found = candidates.first(where: { access($0, X_OK) == 0 }) { return found }
    }
    return nil
  }

  /// Compiles beside the library and renames: several processes may do so at once.
  private func compile(with compiler: String, to library: String) throws(Missing) {
    let source = "\(library).\(getpid()).c"
    let object = "\(library).\(getpid()).partial"
    defer {
      unlink(source)
      unlink(object)
    }
    let complaint: String?
    do {
      try kind.source.write(toFile: source, atomically: false, encoding: .utf8)
      // Without a name of its own, the library has that of the temporary file in it.
      let name = "-Wl,-soname,\(URL(fileURLWithPath: library).lastPathComponent)"
      let command = [
        compiler, "-O2", "-shared", "-fPIC", "-fno-builtin", name, "-o", object, source,
      ]
      let ending = try child.run(command)
      complaint = ending.isSuccess ? nil : ending.errors
    } catch {
      complaint = "\(error)"
    }
    let first = complaint?.split(separator: "\n").first.map(String.init)
    guard complaint == nil else {
      throw Missing(
        reason: "'\(compiler)' does not compile it: \(first ?? "no reason given")"
      )
    }
    guard rename(object, library) == 0 else {
      throw Missing(
        reason: "'\(library)' cannot be made: \(SystemError().reason)",
        fix: Self.otherFolder
      )
    }
  }
}
