import Foundation
import TestSupport
import Testing

/// The output that differs on a terminal, and the output that does not.
@Suite(
  .enabled(if: CommandRun.find("script") != nil, "needs the command script: apt install bsdutils")
)
struct TerminalTests {
  private static let traces = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces").path
  private static let report = "report '\(traces)/lost-events' --no-pager"

  /// Runs the command on a terminal, and returns what it shows.
  private func onTerminal(
    _ arguments: String,
    columns: Int = 100,
    environment: [String: String] = [:]
  ) throws -> String {
    let command =
      "stty cols \(columns) rows 24; exec timeout --foreground 60 '\(CommandRun.listscope)' \(arguments)"
    let variables = ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    return try CommandRun.run(["script", "-qec", command, "/dev/null"], environment: variables)
      .output.replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func piped(_ arguments: String, environment: [String: String] = [:]) throws -> String {
    try CommandRun.run(
      ["sh", "-c", "'\(CommandRun.listscope)' \(arguments)"],
      environment: environment
    ).output
  }

  private static let colour = "\u{1B}["

  @Test("Colours are for terminals, and follow --color, NO_COLOR and TERM")
  func colours() throws {
    #expect(try onTerminal(Self.report).contains(Self.colour))
    #expect(try !onTerminal(Self.report, environment: ["NO_COLOR": "1"]).contains(Self.colour))
    #expect(try !onTerminal(Self.report, environment: ["TERM": "dumb"]).contains(Self.colour))
    #expect(try !onTerminal(Self.report + " --color never").contains(Self.colour))
    #expect(try !piped(Self.report).contains(Self.colour))
    let always = try piped(Self.report + " --color always", environment: ["NO_COLOR": "1"])
    #expect(always.contains(Self.colour))
    #expect(!(try piped(Self.report + " --color always --format json")).contains(Self.colour))
  }

  @Test("No line of a report is wider than the terminal", arguments: [60, 80, 100, 300])
  func width(columns: Int) throws {
    let text = try onTerminal(Self.report + " --color never 2> /dev/null", columns: columns)
    let widths = text.split(separator: "\n").map(\.count)
    #expect(widths.allSatisfy { $0 <= min(columns, 110) }, "\(text)")
    #expect((widths.max() ?? 0) > min(columns, 110) * 3 / 4, "the width is used")
  }

  @Test("Without a terminal a report is as wide as ever")
  func pipedWidth() throws {
    let text = try piped(Self.report)
    #expect(text == (try piped(Self.report, environment: ["COLUMNS": "40"])))
    #expect(text.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test("Long output goes through the pager on a terminal, and only there")
  func pager() throws {
    let pager = ["PAGER": "sed s/^/PAGE:/"]
    let long = "report '\(Self.traces)/fling'"
    let shown = try onTerminal(long, environment: pager)
    #expect(shown.split(separator: "\n").filter { $0.hasPrefix("PAGE:") }.count > 30)
    for arguments in [
      long + " --log", "schema", "scenarios", "query '\(Self.traces)/fling' 'SELECT * FROM frames'",
    ] {
      #expect(try onTerminal(arguments, environment: pager).hasPrefix("PAGE:"), "\(arguments)")
    }
    for (arguments, variables) in [
      (long + " --no-pager", pager), (long, ["PAGER": ""]), (long, ["PAGER": "cat"]),
      (long, pager.merging(["TERM": "dumb"]) { $1 }), (long + " --format json", pager),
    ] {
      #expect(try !onTerminal(arguments, environment: variables).contains("PAGE:"))
    }
    #expect(try !piped(long, environment: pager).contains("PAGE:"))
    #expect(try onTerminal(long, environment: ["PAGER": "/none/less"]).contains("Worst frames"))
  }

  @Test("A pager that is left early ends the command")
  func pagerLeft() throws {
    let shown = try onTerminal(
      "report '\(Self.traces)/fling' --log",
      environment: ["PAGER": "head -n 3"]
    )
    #expect(shown.split(separator: "\n").count == 3)
  }

  @Test("Progress is for terminals, and not with --quiet")
  func progress() throws {
    let run = "run catalog --items 20 --frames 100 --no-tracing"
    #expect(try onTerminal(run).contains("of 100 frames, about"))
    #expect(try !onTerminal(run + " --quiet").contains("frames, about"))
    let piped = try CommandRun.run(["sh", "-c", "'\(CommandRun.listscope)' \(run)"])
    #expect(piped.errors.isEmpty)
  }

  @Test("--quiet and --verbose exclude each other")
  func contradiction() throws {
    let result = try CommandRun.run([CommandRun.listscope, "doctor", "--quiet", "--verbose"])
    #expect(result.status == 64)
    #expect(result.errors.contains("not both"))
  }
}
