package import Foundation
import Reports
import TraceAnalysis

/// Plays a program in fresh processes.
package struct ProcessPlayer: RunPlayer {
  /// The side's name for people: the words of the request.
  package let name: String
  private let path: String
  private let arguments: [String]
  private let child: ChildProgram
  private let folder: URL

  /// Prepares to play.
  ///
  /// - Parameters:
  ///   - name: the side's name for people.
  ///   - path: the path of the executable.
  ///   - arguments: the scenario and options of `run`.
  ///   - child: starts the processes.
  ///   - folder: takes what they write meanwhile.
  package init(
    _ name: String,
    _ path: String,
    _ arguments: [String],
    _ child: ChildProgram,
    _ folder: URL
  ) {
    self.name = name
    self.path = path
    self.arguments = arguments
    self.child = child
    self.folder = folder
  }

  /// Swift seeds the hashes of each process by chance otherwise, which changes the work of sets and
  /// dictionaries.
  private static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Plays without tracing and returns what it took.
  package func measure() throws -> RunMeasurements {
    let file = folder.appendingPathComponent("measurements.json")
    try play(["run"] + arguments + ["--no-tracing", "--measurements", file.path])
    return try reading {
      try JSONDecoder().decode(RunMeasurements.self, from: Data(contentsOf: file))
    }
  }

  /// Plays without tracing and returns the log of its events as text.
  package func eventLog() throws -> String {
    let file = folder.appendingPathComponent("events.txt")
    try play(["run"] + arguments + ["--events", file.path])
    return try reading { try String(contentsOf: file, encoding: .utf8) }
  }

  /// Plays without tracing and returns what was counted; nil where the program cannot count.
  ///
  /// Allocations need the library that counts them; why there is none is said in the result.
  package func counts() throws -> CountedSide? {
    guard let run = try countFile("--counts") else { return nil }
    let counter = Result { () throws(PreloadedLibrary.Missing) in
      try PreloadedLibrary(.allocations, child).path()
    }
    switch counter {
    case .failure(let missing):
      return CountedSide(run, allocations: nil, obstacle: missing.reason)
    case .success(let library):
      let allocations = try countFile("--allocation-counts", preloading: library)
      return CountedSide(run, allocations: allocations, obstacle: "the counter is not loaded")
    }
  }

  private func countFile(
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
        status: .notComparable
      )
    }
  }

  package func record(into side: inout TracedSide) throws -> Bool {
    let trace = folder.appendingPathComponent("trace").path
    let command = ["record"] + arguments + ["--output", trace]
    let ending = try child.run([path] + command, environment: Self.environment)
    if ending.code == ExitStatus.unavailable.rawValue { return false }
    try check(ending, command)
    try side.add(TraceFolder(trace))
    // What is left is removed with the folder around it.
    try? FileManager.default.removeItem(atPath: trace)
    return true
  }

  private func play(_ command: [String]) throws {
    try check(child.run([path] + command, environment: Self.environment), command)
  }

  private func check(_ ending: ChildProgram.Ending, _ command: [String]) throws {
    guard !ending.isSuccess else { return }
    let words = ([path] + command).map(\.quotedForShell).joined(separator: " ")
    let complaint = ending.errors.trimmingCharacters(in: .whitespacesAndNewlines)
    throw CommandFailure(
      lines: ["'\(name)' could not be played: `\(words)` ended with \(ending.code)."]
        + (complaint.isEmpty ? [] : complaint.textLines),
      status: [.interrupted, .usage].first { $0.rawValue == ending.code } ?? .bug
    )
  }
}
