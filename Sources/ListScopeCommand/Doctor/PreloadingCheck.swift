import Experiments
import Foundation
import LTTng

/// Checks whether a library can be loaded before programs on this machine.
enum PreloadingCheck {
  static func finding(
    _ kind: PreloadedLibrary.Kind,
    _ inherited: [String: String] = ProcessInfo.processInfo.environment
  ) -> Finding {
    do throws(PreloadedLibrary.Missing) {
      let library = try PreloadedLibrary(kind, ChildProgram(), environment: inherited).path()
      let environment = PreloadedLibrary.preloading(library, inherited)
      if let complaint = complaint(inherited.merging(environment) { $1 }) {
        return Finding(
          kind.name,
          .warn,
          "'\(library)' cannot be loaded: \(complaint)",
          fix: "rm \(library)"
        )
      }
      return Finding(kind.name, .ok, "by \(library), loaded before the program")
    } catch {
      return Finding(kind.name, .warn, "none: \(error.reason)", fix: error.fix)
    }
  }

  /// Returns the loader's complaint about the library when a program starts; nil where there is
  /// none.
  private static func complaint(_ environment: [String: String]) -> String? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", ":"]
    process.environment = environment
    process.standardError = errors
    do {
      try process.run()
    } catch {
      return "\(error)"
    }
    let said = String(decoding: errors.fileHandleForReading.readAll(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, !said.contains("cannot be preloaded") else {
      return said.split(separator: "\n").first.map(String.init) ?? "a program ends at once with it"
    }
    return nil
  }
}

extension PreloadedLibrary.Kind {
  fileprivate var name: String {
    switch self {
    case .allocations: "allocation counts"
    case .waits: "timed waits"
    }
  }
}
