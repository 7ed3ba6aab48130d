import Foundation
import TestSupport
import Testing

@Suite struct ExitCodeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var arguments: String
    var status: Int32
    var complaint: String
    var testDescription: String { "listscope \(arguments) → \(status)" }
  }

  @Test(
    "Bad input gets a documented exit code and a message that says what to do",
    arguments: [
      Case(arguments: "record catalog --items -1", status: 64, complaint: "Try --items 10000"),
      Case(arguments: "record catalog --items 0", status: 64, complaint: "between 1 and"),
      Case(arguments: "run catalog --refresh-rate 0", status: 64, complaint: "60 or 120"),
      Case(arguments: "run catalog --seconds nan", status: 64, complaint: "Try --seconds 10"),
      Case(arguments: "run catalog --seconds -1", status: 64, complaint: "Try --seconds 10"),
      Case(arguments: "run catalog --frames 1 --seconds 1", status: 64, complaint: "not both"),
      Case(arguments: "run catalog --layout spiral", status: 64, complaint: "'table'"),
      Case(arguments: "run catalog --content-size huge", status: 64, complaint: "extraLarge"),
      Case(arguments: "run catalog --batching prefix:0", status: 64, complaint: "prefix:0"),
      Case(arguments: "run catalogue", status: 64, complaint: "Choose one of: catalog"),
      Case(arguments: "record catalog --output /", status: 64, complaint: "exists already"),
      Case(
        arguments: "record catalog --output /proc/none",
        status: 64,
        complaint: "cannot be made"
      ),
      Case(
        arguments: "run catalog --frames 1 --frame-times /none/x",
        status: 64,
        complaint: "--frame-times: '/none/x' cannot be written"
      ),
      Case(
        arguments: "run catalog --frames 1 --events /none/x",
        status: 64,
        complaint: "--events: '/none/x' cannot be written"
      ),
      Case(arguments: "report /none", status: 66, complaint: "There is no '/none'"),
      Case(arguments: "report /etc/passwd", status: 65, complaint: "is a file"),
      Case(arguments: "report / --format xml", status: 64, complaint: "is invalid for"),
      Case(
        arguments: "run catalog --frames 1 --require-tracing",
        status: 69,
        complaint: "No LTTng session records"
      ),
      Case(arguments: "dance", status: 64, complaint: "There is no command 'dance'"),
      Case(arguments: "help dance", status: 64, complaint: "There is no command 'dance'"),
    ]
  )
  func badInput(_ bad: Case) throws {
    let run = try CommandRun.run(
      [CommandRun.listscope] + bad.arguments.split(separator: " ").map(String.init)
    )
    #expect(run.status == bad.status)
    #expect(run.errors.contains(bad.complaint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("Without lttng-sessiond a recording exits with 69, says what to install, leaves no folder")
  func noDaemon() throws {
    let folder = try OutputFolder()
    let run = try CommandRun.run(
      [
        "env", "PATH=/none", CommandRun.listscope, "record", "catalog", "--output",
        folder.path + "/x",
      ]
    )
    #expect(run.status == 69)
    #expect(run.errors.contains("apt-get install lttng-tools"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test(
    "What only informs prints to stdout and exits with 0",
    arguments: [
      ("--help", "USAGE"), ("--version", "ListScope 0."), ("record --help", "--output"),
      ("scenarios", "catalog"), ("scenarios --json", "\"gestures\""), ("schema", "diff"),
      ("schema --json", "\"fingerprint\""), ("run catalog --frames 3 --items 50", "3 frames"),
      ("--generate-completion-script bash", "listscope"),
      ("--generate-completion-script fish", "listscope"),
    ]
  )
  func information(arguments: String, expected: String) throws {
    let run = try CommandRun.run(
      [CommandRun.listscope] + arguments.split(separator: " ").map(String.init)
    )
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(expected))
    #expect(run.errors.isEmpty)
  }

  @Test("Help lists every exit code", arguments: [0, 2, 3, 64, 65, 66, 69, 70, 74, 130])
  func codes(code: Int) throws {
    let help = try CommandRun.run([CommandRun.listscope, "--help"]).output
    let lines = help.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains { $0.hasPrefix("\(code)  ") }, "\(help)")
  }
}
