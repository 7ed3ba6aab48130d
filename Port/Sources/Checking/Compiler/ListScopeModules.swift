import Foundation

/// The compiled modules of ListScope, which a screen imports.
public struct ListScopeModules: Sendable {
  /// The folder with `ListScope.swiftmodule`.
  public var folder: String
  /// The folders with module maps of system libraries.
  private let systemMaps: [String]
  /// The module maps of targets in C, which the build writes.
  private let targetMaps: [String]
  /// The folders with headers of system libraries.
  private let headers: [String]

  /// Finds the modules of a clone, and builds them if there are none.
  ///
  /// - Parameter clone: a folder; nil for the clone that this program was built in.
  /// - Throws: `CheckFailure` if there is no clone, or it does not build.
  public init(ofClone clone: String?) throws {
    let folder = try Self.clone(clone)
    if let found = Self.built(in: folder) {
      self.init(folder: found, clone: folder)
      return
    }
    try Self.build(folder)
    guard let found = Self.built(in: folder) else {
      throw CheckFailure("The clone \(folder) was built, but has no module ListScope.")
    }
    self.init(folder: found, clone: folder)
  }

  private init(folder: String, clone: String) {
    self.folder = folder
    let sources = clone + "/Sources"
    systemMaps = Self.names(in: sources).flatMap {
      ["\(sources)/\($0)", "\(sources)/\($0)/include"]
    }
    .filter { FileManager.default.fileExists(atPath: $0 + "/module.modulemap") }
    let build = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    targetMaps = Self.names(in: build).map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    headers = Self.headers(ofClone: clone)
  }

  /// The folders that pkg-config names for the system libraries of the manifest.
  private static func headers(ofClone clone: String) -> [String] {
    let manifest = (try? String(contentsOfFile: clone + "/Package.swift", encoding: .utf8)) ?? ""
    let names = manifest.matches(of: /pkgConfig: "([^"]+)"/).map { String($0.1) }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-port-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let flags = try? Tool.run(["pkg-config", "--cflags-only-I"] + names, output: file)
    return (flags?.text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { $0.hasPrefix("-I") }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The arguments of the compiler.
  var arguments: [String] {
    ["-I", folder] + systemMaps.flatMap { ["-I", $0] }
      + targetMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + headers.flatMap { ["-Xcc", $0] }
  }

  /// The newest folder with the modules of a clone.
  private static func built(in clone: String) -> String? {
    let folders = ["release", "debug", "tests/release"].map { "\(clone)/.build/\($0)/Modules" }
    return folders.compactMap { folder -> (String, Date)? in
      guard names(in: folder).contains("ListScope.swiftmodule") else { return nil }
      // A build leaves modules as they are whose own files have not changed.
      let dates = names(in: folder).compactMap { name in
        try? URL(fileURLWithPath: "\(folder)/\(name)")
          .resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
      }
      return dates.max().map { (folder, $0) }
    }.max { $0.1 < $1.1 }?.0
  }

  private static func build(_ clone: String) throws {
    let progress = clone + "/scripts/support/build-progress"
    let command = [progress, "swift", "build", "--configuration", "release", "--product"]
    guard try Tool.run(command + ["ListScope"], in: clone) == 0 else {
      throw CheckFailure("The clone \(clone) does not build; the messages above say why.")
    }
  }

  private static func clone(_ given: String?) throws -> String {
    if let given {
      let folder = URL(fileURLWithPath: given).standardizedFileURL.path
      guard isClone(folder) else {
        throw CheckFailure("'\(given)' is not the ListScope package.")
      }
      return folder
    }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folder = URL(fileURLWithPath: program ?? CommandLine.arguments[0])
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      if isClone(folder.path) { return folder.path }
    }
    throw CheckFailure(
      "Cannot find the ListScope package, whose modules a screen is compiled with. Clone it, and give "
        + "--listscope FOLDER."
    )
  }

  private static func isClone(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    return manifest?.contains("name: \"ListScope\",\n") ?? false
  }
}
