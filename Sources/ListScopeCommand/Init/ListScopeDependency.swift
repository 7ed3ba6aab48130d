import ArgumentParser
import Experiments
import Foundation
import Reports

/// The source from which a package gets ListScope.
enum ListScopeDependency {
  /// A folder.
  case folder(String)
  /// A repository, by its main branch.
  case repository(String)

  /// Takes what the user gives; without it, the clone in which this program was built.
  ///
  /// - Throws: `CommandFailure`, with what to give.
  init(_ given: String?) throws {
    guard let given else {
      guard let clone = Self.clone(above: Self.programPath) else {
        throw CommandFailure(
          message: "Cannot find the ListScope package: this program is not inside of a clone. "
            + "Name the package: "
            + "--listscope FOLDER, or --listscope URL.",
          status: .usage
        )
      }
      self = .folder(clone)
      return
    }
    if given.contains("://") || given.hasPrefix("git@") {
      self = .repository(given)
      return
    }
    let path = URL(fileURLWithPath: given).standardizedFileURL.path
    guard Self.isListScope(path) else {
      throw CommandFailure(
        message: "'\(given)' is not the ListScope package: it has no Package.swift with that name.",
        status: .noInput
      )
    }
    self = .folder(path)
  }

  /// The dependency as a manifest declares it.
  var declaration: String {
    switch self {
    case .folder(let path): ".package(name: \"ListScope\", path: \(path.debugDescription))"
    case .repository(let url): ".package(url: \(url.debugDescription), branch: \"main\")"
    }
  }

  /// A comment on the declaration where only this machine can resolve it; empty for others.
  var note: String {
    guard case .folder = self else { return "" }
    return "  // a folder of this machine; in CI: .package(url: \"…\", branch: \"main\")"
  }

  /// The name of the package where its products are used: of a repository, what its URL ends with.
  var packageName: String {
    guard case .repository(let url) = self else { return "ListScope" }
    let last = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "ListScope"
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  /// The option of `swift run` that uses what a clone has already built, so that only the package itself
  /// is; empty where nothing is built.
  var scratchOption: String {
    guard case .folder(let path) = self, FileManager.default.fileExists(atPath: path + "/.build")
    else { return "" }
    return " --scratch-path " + (path + "/.build").quotedForShell
  }

  static var programPath: String {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return link ?? CommandLine.arguments[0]
  }

  /// The nearest folder above a program that is a clone of ListScope.
  static func clone(above program: String) -> String? {
    var folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    while folder.path != "/" {
      if isListScope(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isListScope(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: folder + "/Package.swift", encoding: .utf8)
    return manifest?.contains("name: \"ListScope\",\n") ?? false
  }
}
