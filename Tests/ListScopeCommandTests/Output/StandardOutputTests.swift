import Foundation
import TestSupport
import Testing

/// No byte to standard output is lost unsaid, whatever command writes it.
@Suite struct StandardOutputTests {
  private static let trace = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Traces/schema-3").path

  /// Every way to print something.
  static let printers: [String] = [
    "--help", "--version", "help report", "record --help", "--generate-completion-script bash",
    "--experimental-dump-help", "scenarios", "scenarios --json", "schema", "schema --json",
    "schema report --json", "schema tables", "run catalog --items 20 --frames 3 --no-tracing",
    "report '\(trace)'", "report '\(trace)' --format markdown", "report '\(trace)' --format json",
    "report '\(trace)' --format html", "report '\(trace)' --format lami",
    "report '\(trace)' --log", "report '\(trace)' --frame 3",
    "report '\(trace)' --interval diff", "report --format lami --mi-version",
    "query '\(trace)' 'SELECT * FROM intervals'",
    "query '\(trace)' 'SELECT * FROM frames' --format json",
    "export '\(trace)' --format folded", "export '\(trace)' --format perfetto",
  ]

  /// One of each kind: the parser's own, text as a whole, and text in pieces.
  static let kinds = [
    "--help", "scenarios", "report '\(trace)'", "report '\(trace)' --log",
    "query '\(trace)' 'SELECT * FROM intervals'",
  ]

  private func shell(_ script: String) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun.run(["bash", "-c", script])
  }

  @Test("A full disk behind stdout is exit code 74, and named", arguments: printers)
  func full(arguments: String) throws {
    let result = try shell("'\(CommandRun.listscope)' \(arguments) > /dev/full")
    #expect(result.status == 74)
    #expect(
      result.errors.hasSuffix(
        "error: stdout cannot be written to: No space left on device. What was written is "
          + "incomplete.\n"
      ),
      "\(result.errors)"
    )
  }

  @Test("A closed stdout is exit code 74, and no file takes its place", arguments: kinds)
  func closed(arguments: String) throws {
    let result = try shell("'\(CommandRun.listscope)' \(arguments) >&-")
    #expect(result.status == 74)
    #expect(result.errors.contains("stdout cannot be written to: Bad file descriptor"))
  }

  @Test("A closed pipe ends the command by SIGPIPE, without a word", arguments: kinds)
  func closedPipe(arguments: String) throws {
    let folder = try OutputFolder()
    // The pipe has lost its reader before the command starts.
    let result = try shell(
      """
      mkfifo '\(folder.path)/pipe'; exec 3<>'\(folder.path)/pipe' 4>'\(folder.path)/pipe' 3>&-
      env --default-signal=PIPE '\(CommandRun.listscope)' \(arguments) >&4
      """
    )
    #expect(result.status == 128 + SIGPIPE)
    #expect(!result.errors.contains("error:"), "\(result.errors)")
  }

  @Test("An ignored SIGPIPE makes it exit code 74")
  func ignoredPipe() throws {
    let folder = try OutputFolder()
    let result = try shell(
      """
      mkfifo '\(folder.path)/pipe'; exec 3<>'\(folder.path)/pipe' 4>'\(folder.path)/pipe' 3>&-
      trap '' PIPE; '\(CommandRun.listscope)' report '\(Self.trace)' >&4
      """
    )
    #expect(result.status == 74)
    #expect(result.errors.contains("Broken pipe"))
  }

  @Test("A full or closed standard error changes nothing else", arguments: ["/dev/full", "&-"])
  func errors(target: String) throws {
    let bad = try shell("'\(CommandRun.listscope)' report /none 2>\(target)")
    #expect(bad.status == 66)
    let good = try shell(
      "'\(CommandRun.listscope)' report '\(Self.trace)' --format html 2>\(target)"
    )
    #expect(good.status == 0)
    #expect(good.output.hasSuffix("</html>\n"))
  }
}
