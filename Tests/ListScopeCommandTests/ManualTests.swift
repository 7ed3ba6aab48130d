import Foundation
import TestSupport
import Testing

/// The manual page is made from what the command says of itself.
@Suite(.enabled(if: CommandRun.find("python3") != nil, "needs python3"))
struct ManualTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("scripts/support/manual").path

  @Test("The page has every command, option and exit code, and no mistakes")
  func page() throws {
    let folder = try OutputFolder()
    let page = try CommandRun.run(["python3", Self.script, CommandRun.listscope])
    #expect(page.status == 0, "\(page.errors)")
    for word in [
      "listscope record", "listscope report", "listscope query", "listscope export",
      "listscope snapshot", "listscope doctor", "\\-\\-redact", "\\-\\-no\\-pager", "\\-\\-items",
      "NO_COLOR", "130  interrupted", "74  an output",
    ] {
      #expect(page.output.contains(word), "\(word)")
    }
    #expect(!page.output.contains("record\\-guard") && !page.output.contains("require\\-tracing"))
    guard CommandRun.find("groff") != nil else { return }
    let file = folder.path + "/listscope.1"
    try page.output.write(toFile: file, atomically: true, encoding: .utf8)
    let shown = try CommandRun.run(["groff", "-ww", "-man", "-Tutf8", file])
    #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
  }
}
