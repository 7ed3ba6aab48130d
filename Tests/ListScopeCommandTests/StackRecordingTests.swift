import Foundation
import ListSchema
import Signposts
import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@testable import ListScopeCommand

@Suite(.serialized, .aloneOnTheMachine, .needsDaemon)
struct StackRecordingTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  private func events(_ path: String) throws -> [TraceEvent] {
    var events: [TraceEvent] = []
    _ = try TraceReader(path: path, provider: ListSchema.schema.name).read { events.append($0) }
    return events
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
    let start = try #require(events.first { $0.type.name == KnownEvent.stackSampling })
    #expect(start["asked_hz"] == .unsigned(10_000))
    #expect(start["rate_hz"]?.integer == Int64(notes.rateHz))
    #expect(start["clock"]?.text == notes.clock)
    let samples = events.filter { $0.type.name == KnownEvent.stackSample }
    #expect(notes.samples <= samples.count)
    // What a test may rely on: frames of 200 rounds take more than a tick.
    #expect(notes.samples > 0)
    let binaries = events.filter { $0.type.name == KnownEvent.binary }
    #expect(binaries.contains { $0["path"]?.text?.hasSuffix("/listscope") == true })
    #expect(events.filter { $0.type.name == KnownEvent.stackSampling }.count == 1)
    for sample in samples {
      let addresses = (sample["stack"]?.text ?? "").split(separator: " ")
      #expect(!addresses.isEmpty)
      #expect(addresses.allSatisfy { UInt64($0, radix: 16) != nil })
    }
    let order = events.map(\.type.name)
    let run1 = try #require(order.firstIndex(of: KnownEvent.runBegin))
    #expect(try #require(order.firstIndex(of: KnownEvent.stackSampling)) > run1)
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
      KnownEvent.stackSampling, KnownEvent.stackSample, KnownEvent.stackLosses, KnownEvent.binary,
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
