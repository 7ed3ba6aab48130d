import Foundation
import Glibc
import LTTng
import TestSupport
import Testing

extension RecordingTests {
  private struct Finding: Decodable {
    let check: String
    let status: String
    let detail: String
    let fix: String?
  }

  @Test("The doctor records and reads back, and reports as JSON")
  func doctor() throws {
    let result = try CommandRun.run([CommandRun.listscope, "doctor", "--json"])
    #expect(result.status == 0, "\(result)")
    let findings = try JSONDecoder().decode([Finding].self, from: Data(result.output.utf8))
    let roundTrip = try #require(findings.first { $0.check == "round trip" })
    #expect(roundTrip.status == "ok")
    #expect(roundTrip.detail == "1000 of 1000 events recorded and read, 0 lost")
    #expect(findings.allSatisfy { $0.status == "ok" || $0.fix != nil })
    let names = Set(findings.map(\.check))
    let extras: Set = [
      "load", "governor", "turbo", "hardware counters", "valgrind", "Trace Compass", "disk",
    ]
    #expect(extras.isSubset(of: names))
  }

  @Test("The doctor exits with 69 and says what to install when there is no daemon")
  func doctorWithoutDaemon() throws {
    let result = try CommandRun.run(["PATH=/nonexistent", CommandRun.listscope, "doctor"])
    #expect(result.status == 69)
    #expect(result.output.contains("fail  lttng-sessiond"))
    #expect(result.output.contains("fix: apt-get install lttng-tools"))
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("A folder that no living recording holds is a leftover")
  func leftovers() throws {
    let home = "/tmp/listscope-\(UUID().uuidString.prefix(6))"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(Leftovers.find().homes.contains(home))
    let lock = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    // Another process may be looking just now.
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(!Leftovers.find().homes.contains(home))
  }

  /// Starts a program with a daemon's name, and returns whether it is offered for killing.
  private func isLeftBehind(home: String) throws -> Bool {
    let folder = try OutputFolder()
    let program = "\(folder.path)/lttng-sessiond"
    try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: program)
    let daemon = Process()
    daemon.executableURL = URL(fileURLWithPath: program)
    daemon.arguments = ["60"]
    daemon.environment = ["LTTNG_HOME": home]
    try daemon.run()
    defer { daemon.terminate() }
    // A process that begins has its old name and no variables for a moment.
    let variables = "/proc/\(daemon.processIdentifier)/environ"
    while FileManager.default.contents(atPath: variables)?.isEmpty != false, daemon.isRunning {
      usleep(1_000)
    }
    return Leftovers.find().daemons.contains(Int(daemon.processIdentifier))
  }

  @Test("A daemon without a home whose parent lives may belong to a recording that runs")
  func daemonOfOthers() throws {
    #expect(try !isLeftBehind(home: "/tmp/listscope-\(UUID().uuidString.prefix(6))"))
  }

  @Test("A daemon is a leftover where no recording holds its home, and never with another's home")
  func daemonWithHome() throws {
    let home = "/tmp/listscope-\(UUID().uuidString.prefix(6))"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: home) }
    #expect(try isLeftBehind(home: home))
    #expect(try !isLeftBehind(home: "/root"))
    let lock = open(home, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(lock) }
    // Another process may be looking just now.
    #expect(flock(lock, LOCK_EX) == 0)
    #expect(try !isLeftBehind(home: home))
  }
}
