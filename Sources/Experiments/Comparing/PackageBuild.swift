import Foundation
import Reports
import TraceAnalysis

/// Builds a program of the Swift package in the working folder: as it is, or as it was at a commit.
struct PackageBuild {
  /// A built program, and what people call it.
  struct Product {
    let name: String
    let path: String
  }

  /// The folder that holds `Package.swift`.
  private let package: String
  private let product: String?
  private let child: ChildProgram
  private let listener: any ExperimentListener

  /// Finds the package.
  ///
  /// - Parameters:
  ///   - folder: the package, or a folder in it.
  ///   - product: the executable to build; nil for the only one, or the one that is running.
  ///   - child: runs the programs that build.
  ///   - listener: is told what is built.
  /// - Throws: `CommandFailure` with exit code 66 where there is no package.
  init(
    containing folder: String,
    product: String?,
    _ child: ChildProgram,
    _ listener: any ExperimentListener
  ) throws(CommandFailure) {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
    {
      guard url.path != "/" else {
        throw CommandFailure(
          message: "Neither '\(folder)' nor a folder around it holds a Package.swift. Run this in "
            + "the package whose builds are to be compared, or give two executables.",
          status: .noInput
        )
      }
      url = url.deletingLastPathComponent()
    }
    package = url.path
    self.product = product
    self.child = child
    self.listener = listener
  }

  /// The program as the working tree has it now.
  func workingTree() throws -> Product {
    let name = try productName()
    listener.note("building '\(name)' from the working tree")
    let path = try build(name, package, scratch: nil)
    return Product(name: "the working tree", path: path)
  }

  /// The program as it was at a commit, from the cache or built in a worktree there.
  ///
  /// - Parameter reference: a branch, tag or commit.
  /// - Returns: the program.
  /// - Throws: `CommandFailure` with exit code 66 where there is no such commit, and 3 where it does not
  ///   build.
  func commit(_ reference: String) throws -> Product {
    let commit = try revision(reference)
    let name = try productName()
    let toolchain = try output(["swift", "--version"], "the Swift toolchain")
    let key = "\(commit.prefix(12))-\(Self.hash(toolchain))-\(Self.hash(package))"
    let folder = URL(fileURLWithPath: CacheFolder.path()).appendingPathComponent(
      "builds/\(key)/\(name)"
    )
    let executable = folder.appendingPathComponent(name)
    let label =
      reference == commit ? String(commit.prefix(12)) : "\(reference) (\(commit.prefix(8)))"
    if !FileManager.default.isExecutableFile(atPath: executable.path) {
      listener.note("building '\(name)' at \(label); it is kept in \(folder.path)")
      try build(name, at: commit, to: folder)
    }
    return Product(name: label, path: executable.path)
  }

  // MARK: Git

  private func revision(_ reference: String) throws -> String {
    let command = [
      "git", "-C", package, "rev-parse", "--verify", "--quiet", "\(reference)^{commit}",
    ]
    let ending = try child.run(command)
    let commit = ending.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard ending.isSuccess, !commit.isEmpty else {
      throw CommandFailure(
        message: "'\(reference)' is neither a path nor a commit, branch or tag of the Git "
          + "repository at '\(package)'.",
        status: .noInput
      )
    }
    return commit
  }

  /// Builds a commit in a worktree of its own, which is removed at the end.
  private func build(_ name: String, at commit: String, to folder: URL) throws {
    let root = try output(["git", "-C", package, "rev-parse", "--show-toplevel"], "the repository")
    let inner = try output(["git", "-C", package, "rev-parse", "--show-prefix"], "the repository")
    let cache = URL(fileURLWithPath: CacheFolder.path())
    let work = cache.appendingPathComponent("worktrees/\(Self.hash(package))-\(getpid())")
    let scratch = cache.appendingPathComponent("scratch/\(Self.hash(package))-\(getpid())")
    defer {
      _ = try? FileManager.default.removeItem(at: scratch)
      _ = try? FileManager.default.removeItem(at: work)
      // A child of its own, as an interrupted one starts nothing any more.
      _ = try? ChildProgram().run(["git", "-C", root, "worktree", "prune"])
    }
    try FileManager.default.createDirectory(
      at: work.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try succeed(
      ["git", "-C", root, "worktree", "add", "--quiet", "--detach", work.path, commit],
      "a worktree of \(commit.prefix(12))"
    )
    let built = try build(name, work.appendingPathComponent(inner).path, scratch: scratch.path)
    try Self.keep(URL(fileURLWithPath: built), in: folder)
  }

  // MARK: Swift

  private func build(_ name: String, _ package: String, scratch: String?) throws -> String {
    let command =
      ["swift", "build", "-c", "release", "--package-path", package, "--product", name]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
    let ending = try child.run(command)
    guard ending.isSuccess else {
      if ending.code == 128 + SIGINT || ending.code == ExitStatus.interrupted.rawValue {
        throw CommandFailure.interrupted
      }
      let complaint = (ending.output + ending.errors).textLines.filter { $0.contains("error:") }
      let words = "`\(command.map(\.quotedForShell).joined(separator: " "))` failed."
      throw CommandFailure(
        lines: [words]
          + (complaint.isEmpty
            ? String(ending.errors.suffix(1_000)).textLines : Array(complaint.prefix(10))),
        status: .notComparable
      )
    }
    let folder = try output(command + ["--show-bin-path"], "the build folder")
    return "\(folder)/\(name)"
  }

  /// The product to build: the one that was named, the only executable, or the one that is running.
  private func productName() throws -> String {
    if let product { return product }
    let text = try output(
      ["swift", "package", "--package-path", package, "describe", "--type", "json"],
      "the package"
    )
    struct Description: Decodable {
      struct Product: Decodable {
        let name: String
        let type: [String: JSONNull?]
      }
      let products: [Product]
    }
    struct JSONNull: Decodable { init(from decoder: any Decoder) throws {} }
    guard let described = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
      throw CommandFailure(
        message: "The products of '\(package)' are not known. Name one with --product.",
        status: .usage
      )
    }
    let names = described.products.filter { $0.type["executable"] != nil }.map(\.name)
    if names.count == 1 { return names[0] }
    if names.contains(ProgramName.current) { return ProgramName.current }
    throw CommandFailure(
      message: names.isEmpty
        ? "The package at '\(package)' has no executable product."
        : "The package at '\(package)' has several executables: \(names.joined(separator: ", ")). "
          + "Choose one with --product.",
      status: .usage
    )
  }

  // MARK: Cache

  /// Copies a program, with its resources, so that the cache has all of it or nothing.
  private static func keep(_ executable: URL, in folder: URL) throws {
    let files = FileManager.default
    let part = folder.deletingLastPathComponent()
      .appendingPathComponent(".\(folder.lastPathComponent)-\(getpid())")
    defer { _ = try? files.removeItem(at: part) }
    try files.createDirectory(at: part, withIntermediateDirectories: true)
    let built = executable.deletingLastPathComponent()
    for name in try files.contentsOfDirectory(atPath: built.path)
    where name == executable.lastPathComponent || name.hasSuffix(".resources")
      || name.hasSuffix(".so")
    {
      try files.copyItem(
        at: built.appendingPathComponent(name).resolvingSymlinksInPath(),
        to: part.appendingPathComponent(name)
      )
    }
    try? files.removeItem(at: folder)
    try files.moveItem(at: part, to: folder)
  }

  /// A short name for a text: FNV-1a, 64 bits.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }

  // MARK: Programs

  private func output(_ command: [String], _ what: String) throws -> String {
    try succeed(command, what).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @discardableResult
  private func succeed(_ command: [String], _ what: String) throws -> String {
    let ending = try child.run(command)
    guard ending.isSuccess else {
      let words = command.joined(separator: " ")
      throw CommandFailure(
        lines: ["Failed to get \(what): `\(words)` ended with \(ending.code)."]
          + ending.errors.textLines,
        status: .notComparable
      )
    }
    return ending.output
  }
}
