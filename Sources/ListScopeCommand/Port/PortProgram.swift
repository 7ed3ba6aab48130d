import ArgumentParser
import Experiments
import Foundation
import Glibc
import Reports
import Synchronization

/// The program `listscope-port`, which is built from a package of its own.
enum PortProgram {
  /// Replaces this process by the program.
  ///
  /// - Throws: `CommandFailure` if it cannot be found or built.
  static func start(_ arguments: [String]) throws {
    let path = try found()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    words.append(nil)
    execv(path, words)
    let reason = String(cString: strerror(errno))
    throw CommandFailure(message: "Cannot start \(path): \(reason).", status: .unavailable)
  }

  /// Runs the program to its end, and returns what it prints.
  ///
  /// - Throws: `CommandFailure` if it cannot be found or built, or fails.
  static func output(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try found())
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    let data = try run(process, to: "start") { pipe.fileHandleForReading.readAll() }
    guard process.terminationStatus == 0 else {
      throw ExitCode(process.terminationStatus)
    }
    return data
  }

  /// The program that runs.
  private struct Running {
    var program: pid_t?
    var isInterrupted = false
  }

  /// Runs a program to its end, which comes with that of this one where it is interrupted.
  ///
  /// - Parameters:
  ///   - process: the program.
  ///   - purpose: the verb for the message where it cannot be started.
  ///   - read: reads what it prints.
  /// - Returns: what it has printed.
  /// - Throws: `CommandFailure` if it cannot be started, and with exit code 130 after an interruption.
  private static func run<Output>(
    _ process: Process,
    to purpose: String,
    _ read: () -> Output
  ) throws -> Output {
    let running = Mutex(Running())
    let interruption = Interruption {
      let program = running.withLock { running in
        running.isInterrupted = true
        return running.program
      }
      if let program { Self.end(program) }
    }
    defer { withExtendedLifetime(interruption) {} }
    try running.withLock { running in
      guard !running.isInterrupted else { throw CommandFailure.interrupted }
      do { try process.run() } catch {
        throw CommandFailure(
          message: "Cannot \(purpose) listscope-port: \(error.systemReason)",
          status: .unavailable
        )
      }
      running.program = process.processIdentifier
    }
    let output = read()
    process.waitUntilExit()
    if running.withLock({ $0.isInterrupted }) { throw CommandFailure.interrupted }
    return output
  }

  /// Ends a program; the command itself comes to its end meanwhile.
  private static func end(_ program: pid_t) {
    for number in [SIGINT, SIGKILL] {
      // Foundation gives it a group of its own, which Ctrl-C does not reach.
      kill(-program, number)
      kill(program, number)
      sleep(grace)
    }
  }

  /// The time that an interrupted program has to end, in seconds: longer than it gives the compiler that it runs.
  private static let grace: UInt32 = 15

  /// The program beside this one; else that of the clone, which is built if it is not there.
  private static func found() throws -> String {
    let beside = URL(fileURLWithPath: ListScopeDependency.programPath)
      .deletingLastPathComponent().appendingPathComponent("listscope-port").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    guard let clone = ListScopeDependency.clone(above: beside) else {
      throw CommandFailure(
        message:
          "Cannot find listscope-port: it is not beside this program, and this program is not inside "
          + "of a clone of ListScope. Install the package again, or build it in a clone: swift build "
          + "--package-path Port.",
        status: .unavailable
      )
    }
    return try built(in: clone)
  }

  /// The program in a clone; building again takes a second where nothing has changed.
  private static func built(in clone: String) throws -> String {
    let program = clone + "/Port/.build/debug/listscope-port"
    let isThere = FileManager.default.isExecutableFile(atPath: program)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let quiet = isThere ? [] : [clone + "/scripts/support/build-progress"]
    process.arguments =
      quiet + ["swift", "build", "--package-path", clone + "/Port", "--product", "listscope-port"]
    process.environment = environment(in: clone)
    process.standardOutput = isThere ? FileHandle.nullDevice : FileHandle.standardError
    if isThere { process.standardError = FileHandle.nullDevice }
    try run(process, to: "build") {}
    // Without a toolchain there is nothing to build with.
    if isThere, ![0, 127].contains(process.terminationStatus) {
      StandardError.say(
        "listscope-port could not be built again; the one that is there is used. To see why: swift build "
          + "--package-path \(clone)/Port. Without its folder .build, it is built anew."
      )
    }
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw CommandFailure(
        message:
          "listscope-port could not be built: install the toolchain of Swift (swift.org/install), and "
          + "see the messages above.",
        status: .unavailable
      )
    }
    return program
  }

  /// The variables of the build: with the folder of the toolchain's swift-syntax if it has one, so that
  /// swift-syntax need not be built.
  private static func environment(in clone: String) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let folder = ProgramOutput.run([clone + "/scripts/support/swift-syntax"])?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    if let folder, !folder.isEmpty { variables["LISTSCOPE_SWIFT_SYNTAX"] = folder }
    return variables
  }
}
