import Foundation
import LTTng
import TestSupport
import Testing
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

/// Programs that bring an LTTng-UST with another interface than the session daemon's: this machine's, with
/// another number in the name of its socket.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct TracerMismatchTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe
  private let processes = MarkedProcesses()

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// Makes the library, and returns its folder and both numbers.
  private func other() throws -> (folder: String, number: Int, daemon: Int) {
    let own = try #require(LoadedTracer.own)
    let number = try #require(own.abi).number
    var data = try Data(contentsOf: URL(fileURLWithPath: own.path))
    // One of as many digits.
    let other = number == 10 ? 11 : number - 1
    let (old, new) = (Data("lttng-ust-sock-\(number)".utf8), Data("lttng-ust-sock-\(other)".utf8))
    while let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
    let library = try path("lib")
    try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: library + "/liblttng-ust.so.1"))
    return (library, other, number)
  }

  private func run(
    _ command: [String],
    _ environment: [String: String] = [:]
  ) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run(
      [listscope] + command,
      environment: environment.merging(processes.environment) { $1 }
    )
  }

  @Test(
    "A recording says which library does not fit, at once",
    arguments: ["record", "flight"]
  )
  func refused(command: String) throws {
    let library = try other()
    let output = try path(command)
    let result = try run([
      command, "--output", output, "--", "env", "LD_LIBRARY_PATH=\(library.folder)", probe,
      "--events", "20", "--seconds", "60",
    ])
    #expect(result.status == 69, "\(result)")
    #expect(result.errors.contains("error: Nothing was recorded. listscope-probe (process "))
    #expect(
      result.errors.contains(
        "has loaded \(library.folder)/liblttng-ust.so.1, which speaks LTTng-UST ABI \(library.number)"
      ),
      "\(result.errors)"
    )
    #expect(result.errors.contains("the session daemon speaks LTTng-UST ABI \(library.daemon)"))
    #expect(result.errors.contains("Fix: "))
    #expect(!FileManager.default.fileExists(atPath: output))
    #expect(processes.left() == [])
  }

  @Test("So does that of a program that has ended before its libraries could be looked at")
  func short() throws {
    let library = try other()
    let result = try run(
      ["record", "--output", path("short"), "--", probe, "--events", "2"],
      ["LD_LIBRARY_PATH": library.folder]
    )
    #expect(result.status == 69, "\(result)")
    #expect(
      result.errors.contains("\(library.folder)/liblttng-ust.so.1, which speaks"),
      "\(result)"
    )
    #expect(processes.left() == [])
  }

  @Test("A process among others that does not fit is a warning, and the others are recorded")
  func among() throws {
    let library = try other()
    let script = """
      \(listscope) run feed --items 20 --frames 20
      LD_LIBRARY_PATH=\(library.folder) \(probe) --events 20 --seconds 3
      """
    let result = try run(["record", "--output", path("among"), "--json", "--", "sh", "-c", script])
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.contains("warning: listscope-probe (process "), "\(result.errors)")
    #expect(result.errors.contains("Its events are missing."))
    #expect(result.output.contains("\"frames\""))
  }

  @Test("The doctor compares what is loaded with the daemon")
  func doctor() throws {
    let library = try other()
    let good = try run(["doctor"])
    #expect(good.output.contains("ok    lttng-ust: /"), "\(good.output)")
    let bad = try run(["doctor"], ["LD_LIBRARY_PATH": library.folder])
    #expect(bad.status == 69)
    #expect(
      bad.output.contains("fail  lttng-ust: this program has loaded \(library.folder)/"),
      "\(bad.output)"
    )
    #expect(!bad.output.contains("--reinstall lttng-tools"))
  }

  @Test("Attaching to a process that cannot register says why")
  func attached() throws {
    let library = try other()
    let result = try OwnDaemon.run(
      """
      start
      LD_LIBRARY_PATH=\(library.folder) \(probe) --events 2 --seconds 60 --progress $1/progress &
      until [ -s $1/progress ]; do kill -0 $! || break; sleep 0.1; done
      \(listscope) top --pid $! --seconds 1; echo "status $?"
      kill $!; end
      """,
      folder: path(""),
      environment: processes.environment
    )
    #expect(result.output.contains("status 69"), "\(result)")
    #expect(
      result.errors.contains("\(library.folder)/liblttng-ust.so.1, which speaks"),
      "\(result)"
    )
  }
}
