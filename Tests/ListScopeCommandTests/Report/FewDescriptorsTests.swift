import Foundation
import TestSupport
import Testing

/// Reports of a process that may open few files.
@Suite struct FewDescriptorsTests {
  @Test(
    "A page is written without pictures where no other program can be started",
    arguments: [14, 18, 30]
  )
  func page(limit: Int) throws {
    let folder = try OutputFolder()
    let page = folder.path + "/page.html"
    let result = try CommandRun.run([
      "prlimit", "--nofile=\(limit)", CommandRun.listscope, "report",
      CommandRun.repository + "/Traces/fling", "--format", "html", "--output", page,
    ])
    #expect(result.status == 0, "\(result)")
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<svg"))
  }
}
