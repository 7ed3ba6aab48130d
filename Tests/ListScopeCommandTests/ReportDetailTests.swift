import Foundation
import TestSupport
import Testing

/// `report` with one part in detail.
@Suite struct ReportDetailTests {
  private static let traces =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path

  private func report(_ trace: String, _ arguments: String...) throws -> (
    status: Int32, output: String, errors: String
  ) {
    try CommandRun.run([CommandRun.listscope, "report", Self.traces + "/" + trace] + arguments)
  }

  @Test("A frame is shown as a tree with all that is inside it")
  func frame() throws {
    let run = try report("fling", "--frame", "60")
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("frame 60  ") == true)
    for name in [
      "    update ", "      diff ", "      layout ", "        measure ", "    configure ",
    ] {
      #expect(lines.contains { $0.hasPrefix(name) }, "\(name)")
    }
    #expect(run.output.contains("apply ×16"))
    #expect(lines.last?.hasPrefix("    (in no interval)") == true)
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test("A time beside a budget has the factor that it is multiplied by", arguments: [1, 12])
  func multiplied(slowdown: Int) throws {
    let run = try report("fling", "--frame", "60", "--slowdown", "\(slowdown)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.contains(" ×12, ") == (slowdown == 12), "\(run.output)")
    #expect(run.output.contains("with costs ×12 late by ") == (slowdown == 12), "\(run.output)")
  }

  @Test("A frame number selects one frame of every list")
  func lists() throws {
    let run = try report("two-lists", "--frame", "3")
    #expect(run.output.components(separatedBy: "frame 3  ").count == 3)
    #expect(run.output.contains("list 1"))
    #expect(run.output.contains("list 2"))
  }

  @Test("A kind of interval is shown with statistics, frequencies and the longest")
  func interval() throws {
    let run = try report("fling", "--interval", "measure", "--top", "3")
    #expect(run.status == 0, "\(run.errors)")
    for heading in ["Statistics", "Frequencies", "The longest"] {
      #expect(run.output.contains(heading))
    }
    let counts = run.output.split(separator: "\n").filter { $0.hasPrefix("  from ") }
      .compactMap { $0.split(separator: " ").compactMap { Int($0) }.last }
    #expect(counts.reduce(0, +) == 34)
    #expect(run.output.components(separatedBy: "part ").count == 4)
  }

  @Test("The log has a line for every interval, in a range of time those that begin in it")
  func log() throws {
    let all = try report("fling", "--log").output.split(separator: "\n")
    let late = try report("fling", "--log", "--begin", "10ms").output.split(separator: "\n")
    let early = try report("fling", "--log", "--end", "10ms").output.split(separator: "\n")
    #expect(all.count == late.count + early.count)
    #expect(!late.isEmpty)
    #expect(!early.isEmpty)
    let frames = try report("fling", "--log", "--interval", "frame").output.split(separator: "\n")
    #expect(frames.count == 90)
  }

  @Test("The report of a part says so, and counts what begins in it alone")
  func range() throws {
    let run = try report("fling", "--begin", "10ms", "--end", "0.03s")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("only intervals that start from 10.0 ms before 30.0 ms"))
    let full = try report("fling", "--begin", "10ms", "--end", "0.03s", "--full")
    #expect(full.output.contains(/\n  [1-8]\d frames, budget/), "\(full.output)")
  }

  @Test(
    "What makes no sense is a usage error",
    arguments: [
      ["--frame", "-1"], ["--frame", "1", "--log"], ["--top", "3"], ["--begin", "soon"],
      ["--begin", "2s", "--end", "1s"], ["--interval", "measure", "--top", "0"],
      ["--frame", "999999"], ["--interval", "nothing"], ["--log", "--format", "json"],
    ]
  )
  func nonsense(arguments: [String]) throws {
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", Self.traces + "/fling"] + arguments
    )
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
  }

  @Test(
    "Signposts are found by the names that reports have",
    arguments: ["", "com.example.shop/images/"]
  )
  func signpostName(prefix: String) throws {
    let run = try report("signposts", "--interval", prefix + "load")
    #expect(run.status == 0, "\(run.errors)")
    // Also those of the network, where the category is left out.
    #expect(run.output.contains(prefix.isEmpty ? " 16 " : " 12 "), "\(run.output)")
  }

  @Test("Commands that a report names have the options that it was made with")
  func nextCommands() throws {
    let options = ["--slowdown", "100", "--budget-share", "0.1", "--reader", "babeltrace"]
    let run = try CommandRun.run(
      [CommandRun.listscope, "report", Self.traces + "/fling"] + options,
      environment: ["COLUMNS": "400"]
    )
    let commands = run.output.split(separator: "\n").filter { $0.contains("- listscope report ") }
    #expect(commands.count > 2, "\(run.output)")
    for command in commands {
      #expect(command.contains("--budget-share 0.1 --slowdown 100.0 --reader babeltrace"))
    }
  }

  @Test("A redacted report names no options, as one may be a path")
  func redactedCommands() throws {
    let run = try report(
      "fling",
      "--redact",
      "--slowdown-profile",
      "diff=2",
      "--budget-share",
      "0.1"
    )
    #expect(run.output.contains("- listscope report TRACE "), "\(run.output)")
    #expect(!run.output.contains("--slowdown-profile") && !run.output.contains("--budget-share"))
  }
}
