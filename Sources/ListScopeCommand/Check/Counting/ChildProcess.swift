import Foundation
import Glibc
import Synchronization

/// A process that an interruption of this one ends, too.
///
/// What it says goes to files without names, of which nothing is ever left.
struct ChildProcess {
  /// How it ended.
  struct End {
    /// The exit status, or that of a shell where a signal ended it.
    let status: Int32
    /// What it wrote to its standard input, which is a file: the counts of a run.
    let answer: String
    /// What it complained of.
    let errors: String
  }

  /// The name under which a process finds the file for its answer.
  static let answerPath = "/proc/self/fd/0"

  /// The variable that names the process that has started another one: it may be gone by the time
  /// that one looks.
  static let parentVariable = "LISTSCOPE_PARENT"

  private let process = Process()
  private let answer: FileHandle
  private let errors: FileHandle

  /// Prepares a program with its arguments, and what is added to the environment.
  ///
  /// - Throws: `SystemError` where there is no place for what it says.
  init(_ command: [String], environment: [String: String] = [:]) throws(SystemError) {
    answer = try Self.makeNamelessFile()
    errors = try Self.makeNamelessFile()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging([Self.parentVariable: "\(getpid())"]) { $1 }
    process.standardInput = answer
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
  }

  /// Starts the program, and waits for its end.
  ///
  /// - Parameter cleanUp: done after the program is killed, when this process is interrupted.
  /// - Returns: how it ended.
  /// - Throws: where it could not be started.
  func finish(ifInterrupted cleanUp: @escaping @Sendable () -> Void = {}) throws -> End {
    let running = Running()
    let interruption = Interruption {
      running.kill()
      cleanUp()
      _exit(Interruption.exitCode)
    }
    defer { withExtendedLifetime(interruption) {} }
    try running.start(process)
    process.waitUntilExit()
    running.ended()
    let status = process.terminationStatus
    return End(
      status: process.terminationReason == .uncaughtSignal ? 128 + status : status,
      answer: try Self.text(of: answer),
      errors: try Self.text(of: errors)
    )
  }

  private static func text(of file: FileHandle) throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }

  private static func makeNamelessFile() throws(SystemError) -> FileHandle {
    let folder = NSTemporaryDirectory()
    var name = Array((folder + "/listscope-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError() }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}

extension ChildProcess {
  /// The process id while there is one; held while it changes, so that nothing else is killed.
  private final class Running: Sendable {
    private let id = Mutex<pid_t?>(nil)

    func start(_ process: Process) throws {
      let error = id.withLock { id -> (any Error)? in
        do {
          try process.run()
          id = process.processIdentifier
          return nil
        } catch {
          return error
        }
      }
      if let error { throw error }
    }

    func ended() { id.withLock { $0 = nil } }

    /// Kills it with what it has started: Foundation gives it a group of its own.
    func kill() {
      id.withLock { id in
        guard let id else { return }
        _ = Glibc.kill(-id, SIGKILL)
        _ = Glibc.kill(id, SIGKILL)
      }
    }
  }
}
