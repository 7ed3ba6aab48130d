import ArgumentParser
import Foundation
import Reports

/// One side of a comparison: a program, and what it plays.
struct ComparedProgram: Sendable {
  /// The side's name for people: the words of the request.
  let name: String
  /// The path of the executable.
  let path: String
  /// The scenario and options of `run`.
  let arguments: [String]
  private let child: ChildProgram

  init(_ name: String, _ path: String, _ arguments: [String], _ child: ChildProgram) {
    self.name = name
    self.path = path
    self.arguments = arguments
    self.child = child
  }

  /// Swift seeds the hashes of each process by chance otherwise, which changes the work of sets and
  /// dictionaries.
  private static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Plays without tracing and returns what it took.
  func measure(_ folder: URL) throws -> RunMeasurements {
    let file = folder.appendingPathComponent("measurements.json")
    try play(["run"] + arguments + ["--no-tracing", "--measurements", file.path])
    return try reading {
      try JSONDecoder().decode(RunMeasurements.self, from: Data(contentsOf: file))
    }
  }

  /// Plays without tracing and returns the log of its events.
  func events(_ folder: URL) throws -> EventLogFrames {
    EventLogFrames(try eventLog(folder))
  }

  /// Plays without tracing and returns the log of its events as text.
  func eventLog(_ folder: URL) throws -> String {
    let file = folder.appendingPathComponent("events.txt")
    try play(["run"] + arguments + ["--events", file.path])
    return try reading { try String(contentsOf: file, encoding: .utf8) }
  }

  /// Plays without tracing and returns what was counted; nil where the program cannot count.
  ///
  /// Allocations need the library that counts them; why there is none is said in the result.
  func counts(
    _ folder: URL,
    _ counter: Result<String, PreloadedLibrary.Missing>
  ) throws -> CountedSide? {
    guard let run = try countFile(folder, "--counts") else { return nil }
    switch counter {
    case .failure(let missing):
      return CountedSide(run, allocations: nil, obstacle: missing.reason)
    case .success(let library):
      let allocations = try countFile(folder, "--allocation-counts", preloading: library)
      return CountedSide(run, allocations: allocations, obstacle: "the counter is not loaded")
    }
  }

  private func countFile(
    _ folder: URL,
    _ option: String,
    preloading library: String? = nil
  ) throws -> CountFile? {
    let file = folder.appendingPathComponent("counts.txt")
    var environment = Self.environment
    if let library { environment["LD_PRELOAD"] = library }
    let command = [path, "run"] + arguments + ["--quiet", option, file.path]
    let ending = try child.run(command, environment: environment)
    guard ending.isSuccess, let text = try? String(contentsOf: file, encoding: .utf8) else {
      return nil
    }
    return try? CountFile(text)
  }

  /// Reads what the program has written.
  private func reading<Result>(_ body: () throws -> Result) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(
        message:
          "'\(name)' did not write what it took: is '\(path)' a program with the commands of "
          + "ListScope, of this version?",
        code: ExitStatus.notComparable.code
      )
    }
  }

  /// Records one run and returns the folder of the trace; nil where tracing is not available.
  func record(_ folder: URL, number: Int) throws -> String? {
    let trace = folder.appendingPathComponent("trace-\(number)").path
    let command = ["record"] + arguments + ["--output", trace]
    let ending = try child.run([path] + command, environment: Self.environment)
    if ending.code == ExitStatus.unavailable.rawValue { return nil }
    try check(ending, command)
    return trace
  }

  private func play(_ command: [String]) throws {
    try check(child.run([path] + command, environment: Self.environment), command)
  }

  private func check(_ ending: ChildProgram.Ending, _ command: [String]) throws {
    guard !ending.isSuccess else { return }
    let words = ([path] + command).map(\.quotedForShell).joined(separator: " ")
    let complaint = ending.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    throw CommandFailure(
      message: "'\(name)' could not be played: `\(words)` ended with \(ending.code)."
        + (complaint.isEmpty ? "" : "\n\(complaint)"),
      code: ending.code == ExitStatus.interrupted.rawValue
        ? ExitStatus.interrupted.code
        : ending.code == ExitStatus.usage.rawValue ? ExitStatus.usage.code : ExitStatus.bug.code
    )
  }
}
