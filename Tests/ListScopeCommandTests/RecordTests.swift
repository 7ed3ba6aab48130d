import BuiltInScenarios
import Foundation
import TestSupport
import Testing
import TraceReading
import TraceTestSupport
import Workloads

/// Everything from `record`, with a real session daemon, to the report.
@Suite(.aloneOnTheMachine, .needsDaemon)
struct RecordTests {
  private let folder = try? OutputFolder()
  private let listscope = CommandRun.listscope

  private func path(_ name: String) throws -> String { try #require(folder).path + "/" + name }

  /// The groups of a JSON report on runs that differ.
  private struct Groups: Decodable {
    struct Frames: Decodable {
      let count: Int
    }
    struct Group: Decodable {
      let frames: Frames?
    }
    let frames: Frames?
    let groups: [Group]
  }

  /// The part of a JSON report that these tests read.
  private struct Report: Decodable {
    struct Trace: Decodable {
      let checksum: String?
      let lostEvents: Int
      let unfinishedIntervals: Int
    }
    struct Interval: Decodable {
      let name: String
      let count: Int
    }
    struct Frames: Decodable { let count: Int }
    let formatVersion: Int
    let trace: Trace
    let intervals: [Interval]
    let frames: Frames?

    var counts: [String: Int] {
      Dictionary(intervals.map { ($0.name, $0.count) }) { first, _ in first }
    }
  }

  private func record(_ name: String, seed: Int, as user: User = .current) throws -> Report {
    let run = try CommandRun.run(
      [
        listscope, "record", "catalog", "--items", "2000", "--seconds", "1.5", "--seed",
        "\(seed)", "--output", path(name), "--json",
      ],
      as: user
    )
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  @Test("A recording prints one JSON document with all frames and all engine stages")
  func json() throws {
    let report = try record("a", seed: 7)
    #expect(report.formatVersion == 3)
    #expect(report.frames?.count == 89, "all but the first display")
    #expect(report.trace.lostEvents == 0)
    #expect(report.trace.unfinishedIntervals == 0)
    let expected = [
      "frame", "update", "slice", "diff", "present", "layout", "visible", "apply", "scroll",
    ]
    #expect(Set(expected).subtracting(report.counts.keys) == [])
    #expect(report.counts["frame"] == 89)
  }

  @Test("The same seed gives the same counts and the same content, another seed does not")
  func determinism() throws {
    let first = try record("a", seed: 7)
    let again = try record("b", seed: 7)
    let other = try record("c", seed: 8)
    #expect(first.counts == again.counts)
    #expect(first.trace.checksum == again.trace.checksum)
    #expect(first.counts != other.counts)
    #expect(first.trace.checksum != other.trace.checksum)
  }

  @Test("Our reader and libbabeltrace2 give the same events and the same report")
  func twoReaders() throws {
    _ = try record("a", seed: 3)
    let ours = try ComparableEvent.all(below: path("a"), .packets)
    let reference = try ComparableEvent.all(below: path("a"), .babeltrace)
    #expect(ours.events == reference.events)
    #expect(ours.tally == reference.tally)
    let reports = try ["packets", "babeltrace"].map { reader in
      try CommandRun.run([
        listscope, "report", path("a"), "--reader", reader, "--format", "json",
      ]).output
    }
    #expect(!reports[0].isEmpty)
    #expect(reports[0] == reports[1])
  }

  @Test(
    "Every scenario records and reports without a lost event",
    arguments: Scenarios.builtIn.map(\.name)
  )
  func scenario(name: String) throws {
    let run = try CommandRun.run([
      listscope, "record", name, "--items", "300", "--seconds", "2", "--output", path(name),
      "--json",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.trace.lostEvents == 0)
    #expect(report.trace.unfinishedIntervals == 0)
    #expect(report.frames?.count == 119)
  }

  @Test("Runs of different clocks in one folder are reported separately")
  func differentClocks() throws {
    for clock in ["virtual", "real"] {
      let run = try CommandRun.run([
        listscope, "record", "ops", "--items", "50", "--frames", "5", "--clock", clock,
        "--output", path("clocks/\(clock)"), "--json",
      ])
      #expect(run.status == 0, "\(run.errors)")
    }
    let text = try CommandRun.run([listscope, "report", path("clocks")])
    #expect(text.status == 0)
    #expect(text.output.contains("differ in the clock"))
    let json = try CommandRun.run([listscope, "report", path("clocks"), "--format", "json"])
    let report = try JSONDecoder().decode(Groups.self, from: Data(json.output.utf8))
    #expect(report.frames == nil)
    #expect(report.groups.count == 2)
    #expect(report.groups.allSatisfy { ($0.frames?.count ?? 0) > 0 })
  }

  private struct NameCount: Decodable {
    let name: String
    let count: Int
  }

  @Test("babeltrace2 and the tables agree on the number of intervals")
  func babeltrace() throws {
    _ = try record("a", seed: 1)
    let events = try #require(try OutputFolder.events(of: path("a") + "/ctf"))
    // The first display, too, which the report shows apart. Custom names are recorded under a common
    // one.
    let sql = "SELECT name, count(*) AS count FROM intervals WHERE name <> 'model' GROUP BY name"
    let query = try CommandRun.run([listscope, "query", path("a"), sql, "--format", "json"])
    let counts = try JSONDecoder().decode([NameCount].self, from: Data(query.output.utf8))
    #expect(counts.count >= 10)
    for row in counts {
      let begins = events.filter { $0.contains("listscope:\(row.name)_begin:") }
      #expect(begins.count == row.count, "\(row.name)")
    }
    let update = try #require(events.first { $0.contains("listscope:update_begin:") })
    #expect(update.contains("reason = ( \"content_changed\" : container = 0 )"))
  }

  @Test(
    "A person gets a table, the path of the trace and what to do next",
    arguments: User.available
  )
  func text(user: User) throws {
    let name = try path(user == .current ? "own" : "other")
    let run = try CommandRun.run(
      [listscope, "record", "catalog", "--items", "500", "--frames", "30", "--output", name],
      as: user
    )
    #expect(run.status == 0, "\(run.errors)")
    for word in ["frame ", "measure", "Worst frames", "Verdict", "The trace is in \(name)", "Next"]
    {
      #expect(run.output.contains(word), "\(word)")
    }
    #expect(!run.output.contains("\u{1B}"), "colours are for terminals")
    #expect(!run.errors.contains("of 30 frames"), "progress is for terminals")
    #expect(
      run.errors.hasPrefix("recorded 29 frames, ") && run.errors.hasSuffix(" in \(name)\n"),
      "\(run.errors)"
    )
    #expect(run.errors.split(separator: "\n").count == 1, "one line sums up: \(run.errors)")
    let again = try CommandRun.run([listscope, "report", name])
    #expect(run.output.hasPrefix(again.output))
  }

  @Test("The manifest has the command line, the load before and after, the build and the buffers")
  func manifest() throws {
    _ = try record("a", seed: 5)
    let manifest = try #require(TraceManifest(inFolder: path("a")))
    #expect(manifest.commandLine?.dropFirst().prefix(2) == ["record", "catalog"])
    #expect((manifest.machine.loadAtBegin ?? -1) >= 0 && (manifest.machine.loadAtEnd ?? -1) >= 0)
    #expect(manifest.build != nil)
    #expect((manifest.tracing?.subbufferCount ?? 0) > 1)
    let page = try CommandRun.run([listscope, "report", path("a"), "--format", "html"]).output
    for word in ["Machine fitness", "Command line", "record catalog --items 2000", "KiB for each"] {
      #expect(page.contains(word), "\(word)")
    }
  }

  @Test(
    "A run that takes longer than its limit is ended, which is said, and the trace so far is kept"
  )
  func timeLimit() throws {
    let trace = try path("limited")
    let run = try CommandRun.run([
      listscope, "record", "feed", "--items", "100", "--seconds", "86400", "--time-limit", "3s",
      "--output", trace,
    ])
    #expect(run.status == 130, "\(run.errors)")
    #expect(run.errors.contains("longer than --time-limit 3s"), "\(run.errors)")
    #expect(TraceManifest(inFolder: trace)?.interrupted == true)
  }

  @Test("An interrupted recording keeps the trace so far and exits with 130")
  func interrupted() throws {
    let name = try path("cut")
    // Long enough to be interrupted: a day of frames.
    let run = try CommandRun([
      listscope, "record", "catalog", "--items", "200", "--seconds", "86400", "--output", name,
    ])
    // A full sub-buffer on the disk holds frames.
    while !Self.hasEvents(name + "/ctf"), run.process.isRunning { usleep(20_000) }
    kill(run.process.processIdentifier, SIGINT)
    let result = run.finish()
    #expect(result.status == 130)
    #expect(result.errors.contains("The trace so far is in '\(name)'"))
    let report = try CommandRun.run([listscope, "report", name])
    // A machine that is too busy to end in time loses packets, and the report says so.
    let isIncomplete = report.status == 65 && report.errors.contains("Packets are missing")
    #expect(report.status == 0 || isIncomplete, "\(report.errors)")
    #expect(report.output.contains("interrupted") || report.output.contains("not come to its end"))
  }

  /// Returns whether a stream file of a trace has a packet.
  private static func hasEvents(_ folder: String) -> Bool {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return files.contains { file in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(file)")
      return file.contains("listscope_") && !file.hasSuffix(".idx")
        && facts?[.size] as? Int ?? 0 > 0
    }
  }
}
