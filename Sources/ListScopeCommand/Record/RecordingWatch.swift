import ArgumentParser
import Experiments
import Foundation
import Reports
import TraceAnalysis

/// Records a scenario again whenever the executable that has it changes, and says the difference in one line.
struct RecordingWatch {
  /// The executable: a program that passes its scenarios to `ListScopeCommand.main`.
  let executable: String
  /// The arguments of each recording.
  let arguments: [String]
  let terminal: Terminal

  /// The figures of a recording that are compared.
  struct Figures: Decodable, Equatable {
    struct Frames: Decodable, Equatable {
      let count: Int
      let lateFrames: Int
      let p95Ns: Int64?
      let hitchRateMsPerS: Double?
    }

    let frames: Frames?
  }

  /// The state of a file that a new build changes.
  private struct FileState: Equatable {
    let modified: Date?
    let bytes: UInt64?
    let number: UInt64?

    /// Nil where there is no file that can be run.
    init?(_ path: String) {
      guard FileManager.default.isExecutableFile(atPath: path),
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      else { return nil }
      modified = attributes[.modificationDate] as? Date
      bytes = (attributes[.size] as? NSNumber)?.uint64Value
      number = (attributes[.systemFileNumber] as? NSNumber)?.uint64Value
    }
  }

  /// A linker writes for a while.
  private static let settledSeconds = 1.0

  /// Takes the arguments of the command that watches.
  ///
  /// - Throws: `CommandFailure` where there is no such executable.
  init(_ executable: String, arguments: [String], _ terminal: Terminal) throws(CommandFailure) {
    guard FileState(executable) != nil else {
      throw CommandFailure(
        message: "'\(executable)' is no program that can be run. Name the built one, such as "
          + ".build/release/app.",
        status: .noInput
      )
    }
    self.executable = executable
    self.arguments = Self.ofRecording(arguments)
    self.terminal = terminal
  }

  /// The arguments of a recording, from those of the command that watches.
  static func ofRecording(_ arguments: [String]) -> [String] {
    var rest = arguments
    while let place = rest.firstIndex(of: "--watch") {
      rest.removeSubrange(place..<min(place + 2, rest.count))
    }
    rest.removeAll { $0.hasPrefix("--watch=") || $0 == "--json" }
    return rest + ["--json"]
  }

  /// Records now, and whenever the executable has changed, until the process is ended.
  func run() throws {
    Self.letInterruptsEnd()
    var before: Figures.Frames?
    while true {
      let state = FileState(executable)
      if let frames = try record()?.frames {
        try StandardOutput.writeLine(Self.line(frames, before: before))
        before = frames
      }
      terminal.note("waits for another build of \(executable); Ctrl-C ends it.")
      waitForChange(since: state)
    }
  }

  /// Lets Ctrl-C end the process, also where the one that started it blocks the signal.
  private static func letInterruptsEnd() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGHUP)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// The figures of a recording, with those before it where they are known.
  static func line(_ now: Figures.Frames, before: Figures.Frames?) -> String {
    func change<Value>(_ value: (Figures.Frames) -> Value?, _ words: (Value) -> String) -> String {
      let new = value(now).map(words) ?? "-"
      guard let old = before.flatMap(value).map(words) else { return new }
      return old == new ? new : "\(old) → \(new)"
    }
    return "P95 \(change(\.p95Ns, Readable.time)), "
      + "\(change(\.lateFrames, { Readable.number($0) })) of \(Readable.number(now.count)) frames late, "
      + "hitch rate \(change(\.hitchRateMsPerS, { Readable.number($0) })) ms/s"
  }

  /// Records once; nil where that did not work, which the recording itself has said.
  private func record() throws -> Figures? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readAll()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try JSONDecoder().decode(Figures.self, from: data)
  }

  private func waitForChange(since old: FileState?) {
    var latest = old
    while true {
      Thread.sleep(forTimeInterval: Self.settledSeconds)
      let state = FileState(executable)
      // It has changed, and no longer changes.
      if let state, state != old, state == latest { return }
      latest = state
    }
  }
}
