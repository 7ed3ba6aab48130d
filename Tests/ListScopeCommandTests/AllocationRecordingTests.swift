import Foundation
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@testable import ListScopeCommand

@Suite(.serialized, .aloneOnTheMachine, .needsDaemon)
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
    let frames = counts.filter { $0["interval"]?.text == KnownInterval.frame }
    #expect(frames.count == 20)
    for count in counts {
      let all = try #require(count["allocations"]?.integer)
      let own = try #require(count["own_allocations"]?.integer)
      #expect(own >= 0 && own <= all)
      #expect(try #require(count["own_bytes"]?.integer) <= count["bytes"]?.integer ?? 0)
    }
    let applied = counts.filter { $0["interval"]?.text == KnownInterval.apply }
    #expect(!applied.isEmpty)
    #expect(applied.allSatisfy { ($0["type"]?.integer ?? -1) >= 0 })
    #expect(applied.contains { ($0["allocations"]?.integer ?? 0) > 0 })
    // All that is allocated in frames is some interval's own.
    let inFrames = frames.compactMap { $0["allocations"]?.integer }.reduce(0, +)
    let own = counts.filter { $0["interval"]?.text != "release" }
      .compactMap { $0["own_allocations"]?.integer }.reduce(0, +)
    #expect(inFrames > 0 && own >= inFrames)
  }

  @Test("Without it there are no counts, and nothing is preloaded")
  func off() throws {
    let (trace, events) = try record("o", [])
    #expect(TraceManifest(inFolder: trace)?.tracing?.allocations == nil)
    #expect(!events.contains { $0.type.name == "allocations" })
    #expect(try AllocationRecording(isWanted: false).environment.isEmpty)
  }

  @Test("Runs with and without counts are never compared")
  func mixed() throws {
    let runs = try ["c", "p"].map { name in
      let (trace, _) = try record(name, name == "c" ? ["--allocations"] : [])
      return try #require(TraceFolder(trace).report().summary.runs.played.first).description
    }
    #expect(runs.map(\.hasAllocationCounts) == [true, false])
    #expect(RunMismatch(runs[0], runs[1]) == .neverMixed("allocation counting"))
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
      #expect(failure?.code == ExitStatus.unavailable.code)
      #expect(failure?.message.contains("--allocations") == true)
    }
  }
}
