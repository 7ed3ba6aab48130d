import Foundation
import Glibc
import TestSupport
import Testing

@testable import LTTng

/// Recordings whose guard is stopped or killed.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct GuardFailureTests {
  private let folder = try? OutputFolder()
  private let remains = Remains()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe
  private static let endless = Double(TestPatience.programSeconds)

  private func output(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private func start(_ path: String, seconds: Double) throws -> CommandRun {
    try CommandRun(
      [probe, "--record", path, "--events", "200", "--seconds", "\(seconds)"],
      environment: remains.environment
    )
  }

  /// The guard, once it has become its program.
  private func guardian(of run: CommandRun) throws -> pid_t {
    while run.process.isRunning {
      for pid in run.children {
        let words = FileManager.default.contents(atPath: "/proc/\(pid)/cmdline") ?? Data()
        if String(decoding: words, as: UTF8.self).contains("record-guard") { return pid }
      }
      usleep(500)
    }
    return try #require(nil, "the recording ended without a guard")
  }

  /// The programs that the guard has started.
  private func names(below guardian: pid_t) -> Set<String> {
    Set(ProcessState.children(of: guardian).filter { !$0.isZombie }.map(\.name))
  }

  private func wait(_ run: CommandRun, _ condition: () -> Bool) {
    while run.process.isRunning, !condition() { usleep(1_000) }
  }

  /// The moment at which a guard is stopped.
  enum Moment: String, CaseIterable, CustomTestStringConvertible {
    case atOnce, withDaemon, withProgram, afterProgram
    var testDescription: String { rawValue }
  }

  private func wait(for moment: Moment, _ guardian: pid_t, _ run: CommandRun) {
    let program = "listscope-probe"
    switch moment {
    case .atOnce: break
    case .withDaemon: wait(run) { !names(below: guardian).isEmpty }
    case .withProgram: wait(run) { names(below: guardian).contains(program) }
    case .afterProgram:
      wait(run) { names(below: guardian).contains(program) }
      wait(run) { !names(below: guardian).contains(program) }
    }
  }

  @Test("A guard that is stopped is continued, and the trace is whole", arguments: Moment.allCases)
  func stopped(moment: Moment) throws {
    let path = try output(moment.rawValue)
    let run = try start(path, seconds: 0.5)
    let guardian = try guardian(of: run)
    wait(for: moment, guardian, run)
    kill(guardian, SIGSTOP)
    let start = ContinuousClock.now
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    #expect(result.status == 0, "\(result)")
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(try OutputFolder.events(of: path + "/ctf")?.count ?? 0 > 400)
    #expect(remains.left() == [])
  }

  @Test("A guard that is stopped again and again is ended, with all that it has started")
  func stoppedForGood() throws {
    let path = try output("for-good")
    let run = try start(path, seconds: Self.endless)
    let guardian = try guardian(of: run)
    wait(for: .withProgram, guardian, run)
    let start = ContinuousClock.now
    Thread.detachNewThread {
      while ProcessState(guardian) != nil, kill(guardian, SIGSTOP) == 0 { usleep(200) }
    }
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    #expect(result.status == 69, "\(result)")
    #expect(result.errors.contains("was stopped, as by SIGSTOP, and did not go on"), "\(result)")
    #expect(remains.names == [], "it has waited for their end")
  }

  @Test("A command that is killed leaves no stopped guard behind")
  func commandKilled() throws {
    let run = try start(try output("killed"), seconds: Self.endless)
    let guardian = try guardian(of: run)
    wait(for: .withProgram, guardian, run)
    kill(guardian, SIGSTOP)
    kill(run.process.processIdentifier, SIGKILL)
    _ = run.finish()
    #expect(remains.left() == [])
  }

  @Test(
    "A guard that is killed takes everything with it, and the command says so",
    arguments: Moment.allCases
  )
  func killed(moment: Moment) throws {
    let path = try output("killed-\(moment.rawValue)")
    // The child of a shell outlives the shell, and does not die with the guard.
    let script = "sleep 3600 & \(probe) --require-tracing --events 200 --seconds 0.5"
    let run = try CommandRun(
      [probe, "--record", path, "--", "sh", "-c", script],
      environment: remains.environment
    )
    let guardian = try guardian(of: run)
    switch moment {
    case .atOnce: break
    case .withDaemon: wait(run) { !names(below: guardian).isEmpty }
    case .withProgram:
      wait(run) { names(below: guardian).contains("sh") }
      usleep(UInt32.random(in: 0..<500_000))
    case .afterProgram:
      wait(run) { names(below: guardian).contains("sh") }
      wait(run) { !names(below: guardian).contains("sh") }
    }
    kill(guardian, SIGKILL)
    let start = ContinuousClock.now
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    // The answer may have been on its way.
    #expect(result.status == 69 || moment == .afterProgram, "\(result)")
    #expect(result.status != 69 || result.errors.contains("SIGKILL (signal 9)"), "\(result)")
    #expect(remains.left() == [])
  }
}
