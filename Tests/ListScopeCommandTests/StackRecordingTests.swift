import Foundation
import LTTng
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

@Suite(.aloneOnTheMachine, .needsDaemon)
struct StackRecordingTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private func events(_ path: String) throws -> [TraceEvent] {
    var events: [TraceEvent] = []
    _ = try TraceReader(path: path, provider: ListSchema.schema.name).read { events.append($0) }
    return events
  }

  @Test("After the first run it is said how many are expected", arguments: [0, 1, 26, 999, 1_000])
  func expectation(samples: Int) {
    let words = StackRecording.expectation(samples: samples)
    let runs = [1: 200, 26: 39, 999: 2][samples]
    #expect((words == nil) == (runs == nil))
    #expect(words?.contains("about \(runs ?? 0) runs") ?? true)
  }

  @Test("A recording with stacks holds samples inside of frames, and says how they were taken")
  func stacks() throws {
    let trace = try path("s")
    let run = try CommandRun.run([
      listscope, "record", "adversarial", "--items", "2000", "--frames", "200", "--stacks=10000",
      "--repeat", "1", "--output", trace, "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let notes = try #require(TraceManifest(inFolder: trace)?.tracing?.stacks)
    #expect(notes.askedHz == 10_000)
    #expect(notes.runs == 1)
    let events = try events(trace)
    let start = try #require(events.first { $0.type.name == EventName.stackSampling })
    #expect(start["asked_hz"] == .unsigned(10_000))
    #expect(start["rate_hz"]?.integer == Int64(notes.rateHz))
    #expect(start["clock"]?.text == notes.clock)
    let samples = events.filter { $0.type.name == EventName.stackSample }
    #expect(notes.samples <= samples.count)
    let whole = try TraceFolder(trace).report()
    #expect(whole.stacks?.counts.inFrames == notes.samples)
    let none = try TraceFolder(trace).report(range: TraceRange(endNs: 1))
    #expect(none.stacks?.counts.inFrames == 0)
    let refusal = #expect(throws: CommandFailure.self) {
      try TraceFolder(trace).sharedWork { _ in }
    }
    #expect(refusal?.status == .notComparable)
    let history = try path("history.csv")
    let added = try CommandRun.run([listscope, "history", "add", trace, "--file", history])
    #expect(added.status == 3)
    #expect(added.errors.contains("stack samples") && added.errors.contains("without --stacks"))
    #expect(!FileManager.default.fileExists(atPath: history))
    // What a test may rely on: frames of 200 rounds take more than a tick.
    #expect(notes.samples > 0)
    let binaries = events.filter { $0.type.name == EventName.binary }
    #expect(binaries.contains { $0["path"]?.text?.hasSuffix("/listscope") == true })
    #expect(events.filter { $0.type.name == EventName.stackSampling }.count == 1)
    for sample in samples {
      let addresses = (sample["stack"]?.text ?? "").split(separator: " ")
      #expect(!addresses.isEmpty)
      #expect(addresses.allSatisfy { UInt64($0, radix: 16) != nil })
    }
    let order = events.map(\.type.name)
    let run1 = try #require(order.firstIndex(of: EventName.runBegin))
    #expect(try #require(order.firstIndex(of: EventName.stackSampling)) > run1)
  }

  @Test("Runs are repeated until samples are enough; report and export name their code")
  func enough() throws {
    let trace = try path("e")
    let run = try CommandRun.run([
      listscope, "record", "adversarial", "--items", "1000", "--frames", "400", "--stacks=5000",
      "--output", trace,
    ])
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try #require(TraceManifest(inFolder: trace))
    let notes = try #require(manifest.tracing?.stacks)
    #expect(notes.samples >= StackRecording.enoughSamples || notes.runs == StackRecording.maxRuns)
    #expect(manifest.repetitions == notes.runs)
    let full = try CommandRun.run([CommandRun.listscope, "report", trace, "--full"]).output
    #expect(full.contains("Stack samples"))
    #expect(full.contains("inside") || full.contains("ListEngine"))
    #expect(SymbolFile(inFolder: trace) != nil)
    let export = try CommandRun.run([listscope, "export", trace, "--format", "stacks"])
    #expect(export.status == 0, "\(export.errors)")
    let lines = export.output.split(separator: "\n")
    let counts = lines.map { Int($0.split(separator: " ").last ?? "") ?? 0 }
    #expect(counts.reduce(0, +) == notes.samples)
    let reaching = zip(lines, counts).filter { $0.0.contains("main;") }.map(\.1).reduce(0, +)
    #expect(reaching * 100 >= notes.samples * 99)
    let part = try CommandRun.run([
      listscope, "export", trace, "--format", "stacks", "--interval", "update",
    ])
    #expect(part.output.split(separator: "\n").count < lines.count)
    let unknown = try CommandRun.run([
      listscope, "export", trace, "--format", "stacks", "--interval", "updtae",
    ])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("Did you mean 'update'? There are samples in: "))
  }

  @Test("A trace without samples has no stacks to export")
  func nothingToExport() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
        "Traces/schema-3"
      ).path
    let export = try CommandRun.run([listscope, "export", golden, "--format", "stacks"])
    #expect(export.status == 65)
    #expect(export.errors.contains("no stack samples"))
    let misused = try CommandRun.run([
      listscope, "export", golden, "--format", "folded", "--interval", "update",
    ])
    #expect(misused.status == 64)
  }

  @Test(
    "The machine's limits are said",
    arguments: [
      (StackSampler.Clock.perf, 10_000, false, "up to 10000 a second"),
      (.thread, 250, true, "only 250 a second, by the kernel's ticks"), (nil, 0, true, "none: "),
    ] as [(StackSampler.Clock?, Int, Bool, String)]
  )
  func doctor(clock: StackSampler.Clock?, rate: Int, fails: Bool, words: String) {
    let support = StackSampler.Support(
      clock: clock,
      maxRate: rate,
      perfFailure: fails ? StackSampler.Failure(reason: "Permission denied") : nil
    )
    let finding = StackCheck.finding(support, paranoid: "3")
    #expect(finding.detail.contains(words))
    #expect(finding.detail.contains("perf_event_paranoid is 3"))
  }

  @Test("A program that has taken the signal before its first frame is said to")
  func takenSignal() throws {
    let library = try path("handling.so")
    let text = """
      #include <signal.h>
      static void handle(int number) {}
      __attribute__((constructor)) static void start(void) { signal(SIGURG, handle); }
      """
    try CProgram.compile(text, to: library, ["-shared", "-fPIC"])
    let script = """
      LD_PRELOAD="$LD_PRELOAD:\(library)" exec \(listscope) run adversarial --items 1000 --frames 50
      """
    let run = try CommandRun.run([
      listscope, "record", "--stacks", "--output", path("taken"), "--", "sh", "-c", script,
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("The program handles SIGURG itself"), "\(run.errors)")
    #expect(TraceManifest(inFolder: try path("taken"))?.tracing?.stacks?.runs == 1)
  }

  @Test("A recording without stacks holds nothing of them")
  func noStacks() throws {
    let trace = try path("n")
    let run = try CommandRun.run([
      listscope, "record", "catalog", "--items", "200", "--frames", "10", "--output", trace,
      "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let stackNames: Set = [
      EventName.stackSampling, EventName.stackSample, EventName.stackLosses, EventName.binary,
    ]
    #expect(try events(trace).allSatisfy { !stackNames.contains($0.type.name) })
    #expect(TraceManifest(inFolder: trace)?.tracing?.stacks == nil)
  }

  @Test("A rate that is none is a mistake", arguments: ["0", "10001", "-1"])
  func badRate(rate: String) throws {
    let run = try CommandRun.run([listscope, "record", "catalog", "--stacks=\(rate)"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--stacks must be between 1 and 10000"))
  }

  @Test(
    "An interrupted recording says how many runs it keeps",
    arguments: [
      (4, nil, "4 runs are complete, and are"), (1, nil, "1 run is complete, and is"),
      (4, 50, "4 of 50 repetitions are complete, and are"),
    ] as [(Int, Int?, String)]
  )
  func kept(number: Int, total: Int?, words: String) {
    #expect(RecordCommand.kept(number, of: total) == words)
  }

  @Test(
    "Progress of runs whose number is not known says nothing of later ones",
    arguments: [
      (1, 1, 0, ""), (2, 5, 3, "repetition 2 of 5: "), (1, nil, 0, ""), (4, nil, 0, "run 4: "),
      (4, 1, 0, ""),
    ] as [(Int, Int?, Int, String)]
  )
  func progress(number: Int, of total: Int?, left: Int, name: String) {
    let progress = ProgressLine(
      total: 10,
      unit: "frames",
      part: (number, of: total),
      Terminal(isQuiet: true)
    )
    #expect(progress.partsLeft == left)
    #expect(progress.name == name)
  }

  @Test(
    "The rate may be left out",
    arguments: [
      (["record", "feed", "--stacks"], ["record", "feed", "--stacks=997"]),
      (["record", "--stacks", "feed"], ["record", "--stacks=997", "feed"]),
      (["record", "--stacks", "100", "feed"], ["record", "--stacks", "100", "feed"]),
      (["record", "--stacks=5", "feed"], ["record", "--stacks=5", "feed"]),
      (["run", "--stacks"], ["run", "--stacks"]),
    ]
  )
  func defaultRate(given: [String], read: [String]) {
    #expect(ListScopeCommand.arguments(given) == read)
  }

  @Test("Runs with stack samples are never compared with runs without")
  func neverCompared() {
    var sampled = RunDescription()
    sampled.hasStackSamples = true
    #expect(RunMismatch(sampled, RunDescription()) == .neverMixed("stack sampling"))
    #expect(RunMismatch(sampled, sampled) == nil)
  }
}
