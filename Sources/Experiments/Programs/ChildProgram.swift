import Foundation
import Glibc
import Synchronization

/// Runs programs, one after another, that end when this process is interrupted.
package final class ChildProgram: Sendable {
  /// The exit code and output of a program that has ended.
  package struct Ending {
    /// The exit code; 128 and the signal for a program that a signal ended.
    package let code: Int32
    /// The text that it wrote to standard output.
    package let output: String
    /// The end of what it wrote to standard error.
    package let errors: String
    /// The text that it wrote to `answerPath`, where that was requested.
    package let answer: String

    package var isSuccess: Bool { code == 0 }
  }

  /// The name under which a program finds the file for its answer, which has none of its own.
  static let answerPath = "/proc/self/fd/0"

  /// The variable that names the process that has started another one: it may be gone by the time
  /// that one looks.
  static let parentVariable = "LISTSCOPE_PARENT"

  /// The running program; held while it changes, so that nothing else is signalled.
  private struct State {
    var running: pid_t?
    var isInterrupted = false

    /// Signals the program and what it has started: Foundation gives it a group of its own.
    func signal(_ number: Int32) -> Bool {
      guard let running else { return false }
      _ = kill(-running, number)
      _ = kill(running, number)
      return true
    }
  }

  private let state = Mutex(State())
  private static let maxErrors = 4_000
  /// The time that an interrupted program has before it is killed, in seconds.
  private static let grace: TimeInterval = 5

  private let environment: [String: String]

  /// Starts programs with further variables.
  package init(_ environment: [String: String] = [:]) {
    self.environment = environment
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - command: the program, found on PATH unless it is a path, and its arguments.
  ///   - environment: variables beside those of this process.
  ///   - folder: where it is run; here by default.
  ///   - answers: whether it may write to `answerPath`, a file of which nothing is left.
  ///   - errorLine: called with each line of standard error as it comes, on another thread.
  /// - Returns: the exit code and output.
  /// - Throws: errors of `Process` for a program that cannot be started; `SystemError` where there
  ///   is no place for an answer; `CommandFailure` with exit code 130 after an interruption, 66 where
  ///   the current folder is closed to this user.
  package func run(
    _ command: [String],
    environment: [String: String] = [:],
    in folder: String? = nil,
    answers: Bool = false,
    errorLine: (@Sendable (Substring) -> Void)? = nil
  ) throws -> Ending {
    if folder == nil { try Self.checkCurrentFolder() }
    let process = Self.makeProcess(command)
    process.environment = ProcessInfo.processInfo.environment
      .merging(self.environment) { $1 }.merging(environment) { $1 }
      .merging([Self.parentVariable: "\(getpid())"]) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    let answer = answers ? try FileHandle.makeNameless() : nil
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = answer ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    let collected = Mutex(Data())
    let isRead = DispatchSemaphore(value: 0)
    try start(process)
    DispatchQueue.global().async {
      while true {
        let data = errors.fileHandleForReading.readSome()
        guard !data.isEmpty else { break }
        if let errorLine {
          String(decoding: data, as: UTF8.self).split(separator: "\n").forEach(errorLine)
        }
        collected.withLock { $0 = ($0 + data).suffix(Self.maxErrors) }
      }
      isRead.signal()
    }
    let text = String(decoding: output.fileHandleForReading.readAll(), as: UTF8.self)
    isRead.wait()
    process.waitUntilExit()
    let isInterrupted = state.withLock {
      $0.running = nil
      return $0.isInterrupted
    }
    // The program did not cause this end, so it is not reported as its failure.
    guard !isInterrupted else { throw CommandFailure.interrupted }
    let status = process.terminationStatus
    return Ending(
      code: process.terminationReason == .exit ? status : 128 + status,
      output: text,
      errors: collected.withLock { String(decoding: $0, as: UTF8.self) },
      answer: try answer?.wholeText() ?? ""
    )
  }

  /// Ends the running program, and starts no other.
  package func interrupt() {
    let isRunning = state.withLock { state in
      state.isInterrupted = true
      return state.signal(SIGINT)
    }
    guard isRunning else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.grace) {
      _ = self.state.withLock { $0.signal(SIGKILL) }
    }
  }

  /// Interrupts the programs when this process is interrupted, for as long as the result exists.
  ///
  /// The command itself comes to its end then, and removes what it has made.
  package func interruption() -> Interruption {
    Interruption {
      self.interrupt()
      sleep(20)
    }
  }

  private func start(_ process: Process) throws {
    try state.withLock { state in
      guard !state.isInterrupted else { throw CommandFailure.interrupted }
      try process.run()
      state.running = process.processIdentifier
    }
  }

  /// No program can be started in a folder that this user may not enter, or that is gone.
  private static func checkCurrentFolder() throws(CommandFailure) {
    guard access(".", X_OK) != 0 else { return }
    let reason = SystemError().reason
    throw CommandFailure(
      message: "The current folder cannot be used (\(reason)), so no program can be started in it. "
        + "Change to another folder, such as with `cd /tmp`.",
      status: .noInput
    )
  }

  private static func makeProcess(_ command: [String]) -> Process {
    let process = Process()
    let isPath = command.first?.contains("/") ?? false
    process.executableURL = URL(fileURLWithPath: isPath ? command[0] : "/usr/bin/env")
    process.arguments = isPath ? Array(command.dropFirst()) : command
    return process
  }
}

extension FileHandle {
  /// Makes a file without a name, of which nothing is ever left.
  fileprivate static func makeNameless() throws(SystemError) -> FileHandle {
    var name = Array((NSTemporaryDirectory() + "/listscope-output-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  fileprivate func wholeText() throws -> String {
    try seek(toOffset: 0)
    return String(decoding: readAll(), as: UTF8.self)
  }
}

extension CommandFailure {
  /// The failure of a command that was asked to end.
  package static let interrupted = CommandFailure(
    message: "Interrupted.",
    status: .interrupted
  )
}
