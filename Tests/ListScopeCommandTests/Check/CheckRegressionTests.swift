import Foundation
import TestSupport
import Testing

/// The gate of times, for programs whose clock is the test's.
@Suite struct CheckRegressionTests {
  @Test("A build that is slower fails with exit code 2, in every output")
  func slower() throws {
    let suite = try SuiteFolder()
    let folder = try OutputFolder()
    let (base, slow) = (folder.path + "/base", folder.path + "/slow")
    try SteadyProgram.write(to: base)
    try SteadyProgram.write(to: slow, options: "--inject interval=frame,add=200%")
    let junit = folder.path + "/check.xml"
    let times = ["--base", base, "--head", slow, "--rounds", "8", "--time-limit", "1s"]
    let run = try suite.check(
      times + ["--junit", junit],
      environment: ["GITHUB_ACTIONS": "true"]
    )
    #expect(run.status == 2, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 scenario: 1 passed"))
    #expect(run.output.contains("Regression. settings:"), "\(run.output)")
    #expect(run.errors.contains("::error title=ListScope times::"), "\(run.errors)")
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.contains("<testsuite name=\"settings times\""))
    #expect(xml.contains("type=\"regression\""))
  }
}
