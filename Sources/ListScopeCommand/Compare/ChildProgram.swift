import Foundation
import Synchronization

/// Runs programs, one after another, that end when this process is interrupted.
final class ChildProgram: Sendable {
  /// How a program ended.
  struct Ending {
    /// The exit code; 128 and the signal for a program that a signal ended.
    let code: Int32
    /// What it wrote to standard output, where that was wanted.
    let output: String
    /// The end of what it wrote to standard error.
    let errors: String

    var isSuccess: Bool { code == 0 }
  }

  private struct State {
    var running: pid_t?
    var isInterrupted = false
  }

  private let state = Mutex(State())
  private static let maxErrors = 4_000

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: the program, found on PATH unless it is a path, and its arguments.
  ///   - environment: variables beside those of this process.
  ///   - folder: where it is run; here by default.
  ///   - errorLine: called with each line of standard error as it comes, on another thread.
  /// - Returns: how it ended.
  /// - Throws: what `Process` throws for a program that cannot be started; `CommandFailure` with exit
  ///   code 130 after an interruption.
  func run(
    _ command: [String],
    environment: [String: String] = [:],
    in folder: String? = nil,
    errorLine: (@Sendable (Substring) -> Void)? = nil
  ) throws -> Ending {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let collected = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    try start(process)
    DispatchQueue.global().async {
      while true {
        let data = errors.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        if let errorLine {
          String(decoding: data, as: UTF8.self).split(separator: "\n").forEach(errorLine)
        }
        collected.withLock { $0 = ($0 + data).suffix(Self.maxErrors) }
      }
      isRead.signal()
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    isRead.wait()
    process.waitUntilExit()
    let isInterrupted = state.withLock {
      $0.running = nil
      return $0.isInterrupted
    }
    // How the program ended is not its own doing, and no reason to blame it.
    guard !isInterrupted else { throw CommandFailure.interrupted }
    let status = process.terminationStatus
    return Ending(
      code: process.terminationReason == .exit ? status : 128 + status,
      output: text,
      errors: collected.withLock { String(decoding: $0, as: UTF8.self) }
    )
  }

  /// Ends the running program, and starts no other.
  func interrupt() {
    state.withLock { state in
      state.isInterrupted = true
      if let running = state.running { kill(running, SIGINT) }
    }
  }

  private func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.isInterrupted else { throw CommandFailure.interrupted }
      try process.run()
      state.running = process.processIdentifier
    }
  }
}

extension CommandFailure {
  /// Somebody asked the command to end.
  static let interrupted = CommandFailure(
    message: "Interrupted.",
    code: ExitStatus.interrupted.code
  )
}
