import Foundation
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@testable import Experiments
@testable import ListScopeCommand

@Suite(.aloneOnTheMachine, .needsDaemon)
struct AllocationRecordingTests {
  private let folder = try? OutputFolder()

  /// The events of a recording of 20 frames.
  private func record(_ name: String, _ options: [String]) throws -> (String, [TraceEvent]) {
    let trace = try #require(folder).path + "/" + name
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "record", "catalog", "--items", "200", "--frames", "20", "--output",
        trace, "--json",
      ] + options
    )
    #expect(run.status == 0, "\(run.errors)")
    var events: [TraceEvent] = []
    _ = try TraceReader(path: trace, provider: ListSchema.schema.name).read { events.append($0) }
    return (trace, events)
  }

  @Test("With --allocations each interval says before its end what it has allocated")
  func counts() throws {
    let (trace, events) = try record("a", ["--allocations"])
    #expect(TraceManifest(inFolder: trace)?.tracing?.allocations == true)
    let counts = events.filter { $0.type.name == "allocations" }
    let frames = counts.filter { $0["interval"]?.text == IntervalName.frame }
    #expect(frames.count == 20)
    for count in counts {
      let all = try #require(count["allocations"]?.integer)
      let own = try #require(count["own_allocations"]?.integer)
      #expect(own >= 0 && own <= all)
      #expect(try #require(count["own_bytes"]?.integer) <= count["bytes"]?.integer ?? 0)
    }
    let applied = counts.filter { $0["interval"]?.text == IntervalName.apply }
    #expect(!applied.isEmpty)
    #expect(applied.allSatisfy { ($0["type"]?.integer ?? -1) >= 0 })
    #expect(applied.contains { ($0["allocations"]?.integer ?? 0) > 0 })
    // All that is allocated in frames is some interval's own.
    let inFrames = frames.compactMap { $0["allocations"]?.integer }.reduce(0, +)
    let own = counts.filter { $0["interval"]?.text != "release" }
      .compactMap { $0["own_allocations"]?.integer }.reduce(0, +)
    #expect(inFrames > 0 && own >= inFrames)
  }

  @Test("Samples stand for all that intervals allocate, and their stacks reach the start")
  func samples() throws {
    let (trace, events) = try record("s", ["--allocations"])
    let samples = events.filter { $0.type.name == "allocation_sample" }
    #expect(samples.count > 100)
    let standFor = samples.compactMap { $0["stands_for"]?.integer }.reduce(0, +)
    let bytes = events.filter { $0.type.name == "allocations" }
      .compactMap { $0["own_bytes"]?.integer }.reduce(0, +)
    // What is left since the last sample is less than a period.
    #expect(standFor <= bytes && standFor > bytes - 4_093)
    let threads = Set(samples.map(\.thread))
    #expect(threads.count == 1)
    #expect(events.contains { $0.type.name == "binary" })
    let report = try TraceFolder(trace).report()
    let sites = try #require(report.allocationSites)
    #expect(sites.counts.truncated == 0 && sites.counts.damaged == 0)
    let profile = try TraceFolder(trace).stackProfile(.allocations).profile
    let lines = profile.folded(TraceFolder(trace).names(of: profile))
    #expect(!lines.isEmpty)
    let complete = lines.filter { $0.contains("main;") }
    #expect(Double(complete.count) >= 0.95 * Double(lines.count), "\(lines.prefix(3))")
    #expect(FileManager.default.fileExists(atPath: trace + "/symbols.json"))
  }

  @Test("Together with --stacks it is refused")
  func refused() throws {
    for program in [["catalog"], ["--", "true"]] {
      let run = try CommandRun.run(
        [CommandRun.listscope, "record", "--allocations", "--stacks=997"] + program
      )
      #expect(run.status == 64)
      #expect(run.errors.contains("record twice"))
    }
  }

  @Test("A program before which nothing can be loaded is recorded, and that is said")
  func notPreloaded() throws {
    let trace = try #require(folder).path + "/n"
    // The shell clears the variable, as the loader does for programs with the set-user-id bit.
    let run = try CommandRun.run(
      [
        CommandRun.listscope, "record", "--allocations", "--output", trace, "--", "sh", "-c",
        "unset LD_PRELOAD; exec \(CommandRun.listscope) run catalog --items 200 --frames 20",
      ]
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("No allocation was counted"))
  }

  @Test(
    "doctor tells whether allocations can be counted, and waits timed",
    arguments: PreloadedLibrary.Kind.allCases
  )
  func doctor(kind: PreloadedLibrary.Kind) {
    #expect(PreloadingCheck.finding(kind).status == .ok)
    let none = PreloadingCheck.finding(kind, ["PATH": "/nowhere", "XDG_CACHE_HOME": "/nowhere"])
    #expect(none.status == .warn)
    #expect(none.detail.contains("no C compiler"))
  }

  @Test("Without it there are no counts, and nothing is preloaded")
  func off() throws {
    let (trace, events) = try record("o", [])
    #expect(TraceManifest(inFolder: trace)?.tracing?.allocations == nil)
    #expect(!events.contains { $0.type.name == "allocations" })
    #expect(try AllocationRecording(isWanted: false).environment.isEmpty)
  }

  @Test("Runs with and without counts are never compared; those with counts are, exactly")
  func compared() throws {
    let traces = try ["c", "p"].map { try record($0, $0 == "c" ? ["--allocations"] : []).0 }
    let runs = try traces.map {
      try #require(TraceFolder($0).report().summary.runs.played.first).description
    }
    #expect(runs.map(\.hasAllocationCounts) == [true, false])
    #expect(RunMismatch(runs[0], runs[1]) == .neverMixed("allocation counting"))
    func compare(_ base: String, _ head: String) throws -> (status: Int32, output: String) {
      let run = try CommandRun.run([
        CommandRun.listscope, "compare", "--base", base, "--head", head,
      ])
      return (run.status, run.output)
    }
    let same = try compare(traces[0], traces[0])
    #expect(same.output.contains("Both allocate the same in every interval"))
    #expect(same.output.contains("Self time"))
    let mixed = try compare(traces[0], traces[1])
    #expect(mixed.status == ExitStatus.notComparable.rawValue)
    #expect(mixed.output.contains("the allocation counting differs, which is never compared"))
    for table in ["Self time", "mean of frames", "Measuring and applying"] {
      #expect(!mixed.output.contains(table))
    }
  }

  @Test("What is preloaded already stays, behind the counter")
  func preloaded() throws {
    let own = ProcessInfo.processInfo.environment
    let counting = try AllocationRecording(
      isWanted: true,
      inherited: own.merging(["LD_PRELOAD": "libfirst.so"]) { $1 }
    )
    #expect(counting.environment["LD_PRELOAD"]?.hasSuffix(".so:libfirst.so") == true)
  }

  @Test("Without a compiler, or in a folder that the loader cannot name, nothing is recorded")
  func missing() throws {
    let cache = try #require(folder).path + "/with spaces"
    for inherited in [
      ["PATH": "/nowhere", "XDG_CACHE_HOME": try #require(folder).path + "/empty"],
      ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cache]) { $1 },
    ] {
      let failure = #expect(throws: CommandFailure.self) {
        try AllocationRecording(isWanted: true, inherited: inherited)
      }
      #expect(failure?.status == .unavailable)
      #expect(failure?.message.contains("--allocations") == true)
    }
  }
}
