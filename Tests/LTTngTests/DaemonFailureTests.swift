import Foundation
import Glibc
import TestSupport
import Testing

@testable import LTTng

/// Recordings whose daemons or workload are stopped or killed, with the real ones.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct DaemonFailureTests {
  private let folder = try? OutputFolder()
  private let remains = Remains()
  private let listscope = CommandRun.listscope
  private let probe = CommandRun.probe

  /// The processes of a running recording.
  private struct Processes {
    var daemons: [pid_t] = []
    var consumers: [pid_t] = []
    var workloads: [pid_t] = []

    init(of run: CommandRun) {
      for child in run.children.flatMap(ProcessState.children) {
        switch child.name {
        case SessionDaemon.name:
          daemons.append(child.pid)
          consumers += ProcessState.children(of: child.pid)
            .filter { $0.name == DaemonWatch.consumerName }.map(\.pid)
        default: workloads.append(child.pid)
        }
      }
    }
  }

  private func output(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// Starts a recording of a probe that emits 200 events every 10 ms, and waits for the first 600.
  private func start(_ path: String, seconds: Double) throws -> (CommandRun, Processes) {
    let progress = path + "-progress"
    let run = try CommandRun(
      [
        probe, "--record", path, "--events", "200", "--seconds", "\(seconds)",
        "--progress", progress,
      ],
      environment: remains.environment
    )
    run.wait(forLines: 3, in: progress)
    return (run, Processes(of: run))
  }

  /// Returns the number of events of a trace; fails if one is missing between the first and the
  /// last.
  private func wholeEvents(_ path: String) throws -> Int {
    let events = try #require(try OutputFolder.events(of: path))
    let ids = events.filter { $0.contains("frame_begin") }.compactMap { line in
      line.range(of: " id = ").flatMap { Int(line[$0.upperBound...].prefix { $0.isNumber }) }
    }
    #expect(ids.sorted() == ids)
    #expect(Set(zip(ids, ids.dropFirst()).map { $1 - $0 }).count <= 1, "an event is missing")
    return events.count
  }

  private struct Answer: Decodable {
    let daemonLoss: String?
  }

  private func answer(_ output: String) throws -> Answer {
    try JSONDecoder().decode(Answer.self, from: Data(output.utf8))
  }

  @Test(
    "A daemon that is stopped never holds a recording up, and costs no event",
    arguments: [SessionDaemon.name, DaemonWatch.consumerName]
  )
  func stopped(name: String) throws {
    let path = try output(name)
    let (run, processes) = try start(path, seconds: 5)
    usleep(UInt32.random(in: 0..<900_000))
    let pid = try #require(
      name == SessionDaemon.name ? processes.daemons.first : processes.consumers.first
    )
    kill(pid, SIGSTOP)
    let start = ContinuousClock.now
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    let answer = try answer(result.output)
    #expect(answer.daemonLoss == "\(name) (process \(pid)) is stopped, as by SIGSTOP")
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(try wholeEvents(path + "/ctf") >= 600)
    #expect(remains.left() == [])
  }

  @Test("A daemon that is stopped before the program starts is an error that names it")
  func stoppedEarly() throws {
    let path = try output("early")
    let run = try CommandRun(
      [probe, "--record", path, "--events", "10"],
      environment: remains.environment
    )
    var daemons = Processes(of: run).daemons
    while daemons.isEmpty, run.process.isRunning { daemons = Processes(of: run).daemons }
    daemons.forEach { kill($0, SIGSTOP) }
    let start = ContinuousClock.now
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    // Where the daemon was stopped decides in which words.
    #expect(result.status == 69 || result.output.contains("is stopped"), "\(result)")
    let named = ["daemon", SessionDaemon.name]
    #expect(result.status != 69 || named.contains { result.errors.contains($0) }, "\(result)")
    #expect(remains.left() == [])
  }

  @Test("A daemon that ends while the session starts leaves no consumer behind", arguments: 0..<5)
  func endedEarly(number: Int) throws {
    let run = try CommandRun(
      [probe, "--record", try output("ended-\(number)"), "--events", "10"],
      environment: remains.environment
    )
    var processes = Processes(of: run)
    while processes.consumers.isEmpty, run.process.isRunning { processes = Processes(of: run) }
    usleep(UInt32(number) * 1_000)
    processes.daemons.forEach { kill($0, [SIGHUP, SIGKILL][number % 2]) }
    let result = run.finish()
    #expect(result.status == 69 || result.output.contains("SIG"), "\(result)")
    #expect(remains.left() == [])
  }

  @Test("After SIGKILL of workload and daemons every complete event is there", arguments: 0..<3)
  func allKilled(number: Int) throws {
    let path = try output("\(number)")
    let (run, processes) = try start(path, seconds: Double(TestPatience.programSeconds))
    usleep(UInt32.random(in: 0..<900_000))
    let all = processes.daemons + processes.consumers + processes.workloads
    // They are gone at once for the guard, however long the kills take: else it may have ended the
    // recording of a killed workload in good order before its daemons are killed.
    let guards = run.children
    guards.forEach { kill($0, SIGSTOP) }
    all.shuffled().forEach { kill($0, SIGKILL) }
    guards.forEach { kill($0, SIGCONT) }
    let start = ContinuousClock.now
    let result = run.finish()
    #expect(ContinuousClock.now - start < TestPatience.limit)
    let answer = try answer(result.output)
    #expect(answer.daemonLoss?.contains("SIGKILL (signal 9)") == true, "\(result)")
    #expect(try wholeEvents(path + "/ctf") >= 600)
    #expect(remains.left() == [])
  }

  @Test(
    "After SIGKILL of one process the trace is readable, and the right one is named",
    arguments: [SessionDaemon.name, DaemonWatch.consumerName, "listscope-probe"]
  )
  func oneKilled(name: String) throws {
    let path = try output(name)
    let (run, processes) = try start(path, seconds: Double(TestPatience.programSeconds))
    usleep(UInt32.random(in: 0..<900_000))
    let victims = [
      SessionDaemon.name: processes.daemons, DaemonWatch.consumerName: processes.consumers,
    ]
    let pid = try #require((victims[name] ?? processes.workloads).first)
    kill(pid, SIGKILL)
    let result = run.finish()
    let loss = try answer(result.output).daemonLoss
    let expected = victims[name] == nil ? nil : "\(name) (process \(pid)) ended with SIGKILL"
    #expect(loss.map { $0.hasPrefix(expected ?? "nothing") } ?? (expected == nil), "\(result)")
    #expect(result.output.contains("\"signalled\""))
    #expect(try wholeEvents(path + "/ctf") >= 600)
    #expect(remains.left() == [])
  }

  @Test("Too few descriptors are an error that says how many are needed", arguments: User.available)
  func descriptors(user: User) throws {
    for limit in [16, 48, 128] {
      let path = try output("\(limit)-\(user == .current)")
      let script = "ulimit -n \(limit); exec \(probe) --record \(path) --events 10"
      let start = ContinuousClock.now
      let result = try CommandRun.run(["sh", "-c", script], as: user)
      #expect(ContinuousClock.now - start < TestPatience.limit)
      // Root may raise the limit, unless it lacks the capability.
      #expect([0, 69].contains(result.status), "\(limit): \(result)")
      #expect(result.status == 0 || result.errors.contains("ulimit -n 1024"), "\(result)")
      #expect(user == .current || result.status == 69)
    }
    #expect(remains.left() == [])
  }
}
