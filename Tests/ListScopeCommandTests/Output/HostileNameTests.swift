import Foundation
import TestSupport
import Testing

/// A name that clears the screen, and looks like a message of its own.
private let hostile = "x\u{1B}[2J\nerror: forged"

/// Names that would steer a terminal, in files and on the command line.
@Suite struct HostileNameTests {
  @Test(
    "No message has them as they are",
    arguments: [
      ["report", hostile],
      ["report", "--category", hostile, CommandRun.repository + "/Traces/signposts"],
      ["report", "--interval", hostile, CommandRun.repository + "/Traces/signposts"],
      ["run", hostile], ["run", "ticker", "--layout=" + hostile], ["check", "--suite", hostile],
      ["replay", hostile], ["export", hostile, "--format", "chrome"],
      ["history", "show", hostile], ["fleet", hostile], [hostile],
    ]
  )
  func commandLine(arguments: [String]) throws {
    let run = try CommandRun.run([CommandRun.listscope] + arguments)
    #expect(run.status != 0)
    check(run.output + run.errors)
  }

  @Test("Nor those of keys and names in a suite")
  func suite() throws {
    let folder = try OutputFolder()
    let path = folder.path + "/listscope.json"
    for scenario in [
      #"{ scenario: "ticker", "x\u001b[2J\nerror: forged": 1 }"#,
      #"{ scenario: "ticker", name: "x\u001b[2J\nerror: forged" }"#,
      #"{ scenario: "x\u001b[2J\nerror: forged" }"#,
    ] {
      try "{ scenarios: [\(scenario)] }".write(toFile: path, atomically: true, encoding: .utf8)
      let run = try CommandRun.run([CommandRun.listscope, "check", "--suite", path])
      #expect(run.status == 64, "\(run.errors)")
      check(run.output + run.errors)
    }
  }

  private func check(_ text: String) {
    #expect(!text.contains("\u{1B}"), "\(text.debugDescription)")
    #expect(text.contains(#"x\u{1B}[2J"#), "\(text.debugDescription)")
    let lines = text.split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("error: forged") }, "\(text.debugDescription)")
  }
}
