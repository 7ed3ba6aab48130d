import Foundation
import TestSupport
import Testing

/// The gate of times, which `scripts/test` asks for while nothing else runs.
@Suite(.serialized) struct CheckTimingTests {
  /// A program that is this one, with every frame twice as long.
  private func slowProgram(in folder: OutputFolder) throws -> String {
    let program = folder.path + "/slow"
    let script = """
      #!/bin/sh
      exec '\(CommandRun.listscope)' "$@" --inject interval=frame,add=200%

      """
    try script.write(toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    return program
  }

  @Test("A build that is slower fails with exit code 2, in every output; a waiver lets it through")
  func slower() throws {
    let suite = try SuiteFolder()
    let folder = try OutputFolder()
    let slow = try slowProgram(in: folder)
    let junit = folder.path + "/check.xml"
    var run = (status: Int32(0), output: "", errors: "")
    // A busy machine may need another attempt.
    for _ in 1...4 where run.status != 2 {
      run = try suite.check(
        "--base",
        CommandRun.listscope,
        "--head",
        slow,
        "--rounds",
        "8",
        "--time-limit",
        "1s",
        "--junit",
        junit,
        environment: ["GITHUB_ACTIONS": "true"]
      )
    }
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 scenario: 1 passed"))
    #expect(run.output.contains("Regression. settings:"), "\(run.output)")
    #expect(run.errors.contains("::error title=ListScope times::"), "\(run.errors)")
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"settings times\""))
    #expect(xml.contains("type=\"regression\""))
    try suite.write(
      """
      { scenarios: [ { scenario: "settings", items: 60, frames: 90 } ],
        waivers: [ { metric: "*_ns", reason: "known" }, { metric: "peak_*", reason: "known" },
          { metric: "hitch_*", reason: "known" } ] }
      """
    )
    let waived = try suite.check(
      "--base",
      CommandRun.listscope,
      "--head",
      slow,
      "--rounds",
      "8",
      "--time-limit",
      "1s",
      "--format",
      "json"
    )
    #expect(waived.status != 2, "\(waived.output)\(waived.errors)")
    let document = try JSONSerialization.jsonObject(with: Data(waived.output.utf8))
    let members = try #require(document as? [String: Any])
    #expect(members["comparison"] is [String: Any])
  }
}
