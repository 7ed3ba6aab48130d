import CCallgrind
import Foundation

/// Counts instructions by running this program in Callgrind.
///
/// A process there runs about fifty times slower, so that each case is played twice, and the second time
/// is counted: what it makes only once is no part of it, as in the rounds that are timed.
public enum InstructionCounts {
  /// The option that makes this program play what is counted.
  static let option = "--counting"

  /// Plays one case, in Callgrind.
  public static func play(_ round: Benchmark.Round, name: String) throws {
    try round(0)()
    let body = try round(1)
    callgrind_begin()
    try body()
    callgrind_end(name)
  }

  /// The name of a case's floor.
  static func floor(of name: String) -> String { name + " (floor)" }

  /// Runs this program again in Callgrind, and returns the instructions by name; nil without Valgrind.
  static func count(arguments: [String]) throws -> [String: Double]? {
    guard let valgrind = path(of: "valgrind") else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("instructions-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.path + "/program"
    // Valgrind of Debian 12 cannot read the debug sections of C targets.
    try run("/usr/bin/env", ["strip", "-g", "-o", program, CommandLine.arguments[0]])
    try run(
      valgrind,
      [
        "--tool=callgrind", "--instr-atstart=no", "--collect-atstart=no", "--quiet",
        "--callgrind-out-file=\(folder.path)/counts", program,
      ] + arguments + [option]
    )
    return try read(folder)
  }

  /// Reads the files that Callgrind wrote, one for each name.
  private static func read(_ folder: URL) throws -> [String: Double] {
    var counts: [String: Double] = [:]
    let begin = "desc: Trigger: Client Request: "
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("counts") {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let lines = text.split(separator: "\n")
      guard let name = lines.first(where: { $0.hasPrefix(begin) })?.dropFirst(begin.count),
        let total = lines.last(where: { $0.hasPrefix("totals: ") })?.dropFirst(8)
      else { continue }
      counts[String(name)] = Double(total)
    }
    return counts
  }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw MeasurementError("\(program) ended with \(process.terminationStatus)")
    }
  }
}

/// The reason for which a benchmark has no result.
struct MeasurementError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
