import Foundation
import Reports

/// Counts the processor's instructions of a run's frames under Callgrind.
///
/// Callgrind counts what a simulated processor executes, so a busy machine changes nothing. Swift's
/// hashes are seeded alike; addresses still differ from run to run, and move the count by some parts in
/// 100,000. What comes before the first frame, such as making the content, is left out.
struct InstructionCounter {
  /// The reason for a missing count.
  struct Missing: Error {
    let reason: String
  }

  /// The function that plays the frames; what it calls is counted.
  private static let countedFunction = "$s9Workloads14ScenarioRunnerC4play*"
  private static let valgrind = "valgrind"

  private let child: ChildProgram

  init(_ child: ChildProgram) {
    self.child = child
  }

  /// Counts the instructions of what `run` plays.
  ///
  /// - Parameters:
  ///   - executable: the program, which has our commands.
  ///   - arguments: the scenario and options of `run`.
  /// - Returns: the number of instructions.
  /// - Throws: `Missing` where they cannot be counted; `CommandFailure` after an interruption.
  func count(_ executable: String, _ arguments: [String]) throws -> Int64 {
    let folder: TemporaryFolder
    do {
      folder = try TemporaryFolder("listscope-instructions")
    } catch {
      throw Missing(reason: "there is no room for a copy of the program")
    }
    defer { withExtendedLifetime(folder) {} }
    // Valgrind does not read all debug information that Swift's toolchain writes, and needs none.
    let copy = folder.url.appendingPathComponent("program").path
    let stripped = try run(["strip", "--strip-debug", "-o", copy, executable])
    guard stripped.isSuccess else {
      throw Missing(reason: "strip does not copy the program: \(Self.firstLine(stripped.errors))")
    }
    return try count(
      [copy, "run"] + arguments + ["--quiet", "--no-tracing"],
      option: ["--toggle-collect=\(Self.countedFunction)"]
    )
  }

  /// Counts the instructions of a program from its start to its end.
  func countAll(_ command: [String]) throws -> Int64 {
    try count(command, option: [])
  }

  private func count(_ command: [String], option: [String]) throws -> Int64 {
    let callgrind = [Self.valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"] + option
    let ending = try run(callgrind + command)
    guard ending.isSuccess else {
      let reason =
        ending.code == Self.notFound
        ? "\(Self.valgrind) is not on PATH (package valgrind)"
        : "under Callgrind the program ended with \(ending.code): "
          + Self.firstLine(ending.errors)
      throw Missing(reason: reason)
    }
    guard let count = Self.collected(ending.errors), count > 0 else {
      throw Missing(
        reason: "Callgrind saw no frames being played: does the executable have its symbols?"
      )
    }
    return count
  }

  /// The exit code of a shell and of `env` for a program that does not exist.
  private static let notFound: Int32 = 127

  private func run(_ command: [String]) throws -> ChildProgram.Ending {
    do {
      return try child.run(command, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw Missing(reason: "'\(command[0])' cannot be started: \(error)")
    }
  }

  /// The number in Callgrind's line `==123== Collected : 456`.
  static func collected(_ output: String) -> Int64? {
    for line in output.split(separator: "\n").reversed() where line.contains("Collected :") {
      return line.split(separator: " ").last.flatMap { Int64($0) }
    }
    return nil
  }

  private static func firstLine(_ text: String) -> String {
    text.split(separator: "\n").first { !$0.hasPrefix("==") }.map(String.init) ?? "no reason given"
  }
}
