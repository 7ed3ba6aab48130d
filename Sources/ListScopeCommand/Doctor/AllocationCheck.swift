import Foundation
import LTTng

/// Checks whether `record --allocations` can count on this machine.
enum AllocationCheck {
  private static let name = "allocation counts"

  static func finding(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Finding {
    do {
      let counting = try AllocationRecording(isWanted: true, inherited: environment)
      let library = counting.environment["LD_PRELOAD"] ?? ""
      if let complaint = complaint(counting) {
        return Finding(
          name,
          .warn,
          "'\(library)' cannot be loaded: \(complaint)",
          fix: "rm \(library)"
        )
      }
      return Finding(name, .ok, "by \(library), loaded before the program")
    } catch {
      return Finding(name, .warn, "none. \(error.message)", fix: "apt-get install gcc")
    }
  }

  /// What the loader says of the library when a program starts; nil where it says nothing.
  private static func complaint(_ counting: AllocationRecording) -> String? {
    let process = Process()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", ":"]
    process.environment = ProcessInfo.processInfo.environment.merging(counting.environment) { $1 }
    process.standardError = errors
    do {
      try process.run()
    } catch {
      return "\(error)"
    }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, !said.contains("cannot be preloaded") else {
      return said.split(separator: "\n").first.map(String.init) ?? "a program ends at once with it"
    }
    return nil
  }
}
