import ArgumentParser
import Foundation
import LTTng

/// Plays the scenario, traced and untraced.
struct FrameRuns {
  private let listscope: String
  private let folder: String

  init(listscope: String) throws {
    self.listscope = listscope
    folder =
      FileManager.default.temporaryDirectory.appendingPathComponent("tracing-cost-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// The frame times of one run, in nanoseconds.
  func play(traced: Bool, round: Int) throws -> [Double] {
    let file = "\(folder)/frames"
    let run = [
      listscope, "run", "catalog", "--items", "50000", "--seconds", "5", "--seed", "7",
      "--frame-times", file,
    ]
    if traced {
      try playTraced(run + ["--require-tracing"], folder: "\(folder)/\(round)")
    } else {
      try playUntraced(run.dropFirst() + ["--no-tracing"])
    }
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      .compactMap { Double($0) }
  }

  private func playTraced(_ command: [String], folder: String) throws {
    let request = RecordingRequest(
      command: command,
      outputDirectory: folder,
      workloadOutput: .discarded
    )
    _ = try Recorder.record(request)
    try FileManager.default.removeItem(atPath: folder)
  }

  private func playUntraced(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: listscope)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError("\(listscope) ended with \(process.terminationStatus).")
    }
  }
}
