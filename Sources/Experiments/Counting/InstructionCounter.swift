import Foundation
import Reports
package import SignpostCounting

/// Counts the processor's instructions of a run's frames under Callgrind.
///
/// Callgrind counts what a simulated processor executes, so a busy machine changes nothing; what libraries
/// see of the processor is pinned (`PinnedProcessor`). Swift's hashes are seeded alike; addresses still differ from run to run, and move the count by some parts in
/// 100,000. What comes before the first frame, such as making the content, is left out.
package struct InstructionCounter {
  /// The instructions of a run.
  package struct Count {
    /// All instructions.
    package let total: Int64
    /// The functions that executed most of them, without what they call.
    package let functions: [String: Int64]
    /// The pinned features, and the processor that libraries saw.
    package let facts: [String: String]

    /// The counts by name.
    package var counts: [CountName: Int64] {
      var counts = [CountName.instructions: total]
      for (function, number) in functions { counts[.instructions(of: function)] = number }
      return counts
    }
  }

  /// Functions with a smaller share of all instructions are not named.
  private static let minShare = 0.005

  /// The reason for a missing count.
  package struct Missing: Error {
    package let reason: String
  }

  /// The function that plays the frames; what it calls is counted.
  private static let countedFunction = "$s9Workloads14ScenarioRunnerC4play*"
  private static let valgrind = "valgrind"

  private let child: ChildProgram

  package init(_ child: ChildProgram) {
    self.child = child
  }

  /// Counts the instructions of what `run` plays.
  ///
  /// - Parameters:
  ///   - executable: the program, which has our commands.
  ///   - arguments: the scenario and options of `run`.
  /// - Returns: how many there are, and where.
  /// - Throws: `Missing` where they cannot be counted; `CommandFailure` after an interruption.
  package func count(_ executable: String, _ arguments: [String]) throws -> Count {
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
    let file = folder.url.appendingPathComponent("callgrind.out").path
    let total = try count(
      [copy, "run"] + arguments + ["--quiet", "--no-tracing"],
      into: file,
      option: ["--toggle-collect=\(Self.countedFunction)"]
    )
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    return Count(
      total: total,
      functions: CallgrindFile(text ?? "").largest(from: Self.minShare),
      facts: try facts()
    )
  }

  /// The pinned features, and the processor that libraries see under this Valgrind.
  private func facts() throws -> [String: String] {
    let version = try run([Self.valgrind, "--version"]).output
    let loader = [Self.valgrind, "-q", "--tool=none", PinnedProcessor.loader, "--list-diagnostics"]
    let seen = PinnedProcessor.seen(in: try run(loader).output)
    let words = version.trimmingCharacters(in: .whitespacesAndNewlines)
    return [
      PinnedProcessor.pinnedFact: PinnedProcessor.tunables ?? "nothing",
      PinnedProcessor.seenFact: seen.map { "\($0) under \(words)" } ?? PinnedProcessor.unknown,
    ]
  }

  /// Counts the instructions of a program from its start to its end.
  package func countAll(_ command: [String]) throws -> Int64 {
    try count(command, into: "/dev/null", option: [])
  }

  private func count(_ command: [String], into file: String, option: [String]) throws -> Int64 {
    let callgrind = [Self.valgrind, "--tool=callgrind", "--callgrind-out-file=\(file)"] + option
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
      return try child.run(command, environment: PinnedProcessor.environment)
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
