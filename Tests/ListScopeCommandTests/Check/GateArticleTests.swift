import Foundation
import TestSupport
import Testing

/// The article *A gate in CI* is right: its shell lines run.
@Suite struct GateArticleTests {
  private static let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ListScopeCommand/ListScope.docc/AGateInCI.md").path

  /// The lines between a fence of a language and the next one.
  private static func lines(of language: String) throws -> [String] {
    let text = try String(contentsOfFile: article, encoding: .utf8)
    var isInside = false
    return text.components(separatedBy: "\n").filter { line in
      if line.hasPrefix("```") {
        isInside = line == "```\(language)"
        return false
      }
      return isInside
    }
  }

  /// The commands of the steps: what follows `- run:` or `-` and is no key.
  private static func steps() throws -> [String] {
    try lines(of: "yaml").compactMap { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      guard text.hasPrefix("- ") else { return nil }
      let step = text.dropFirst(2)
      if step.hasPrefix("run: ") { return String(step.dropFirst(5)) }
      return step.hasPrefix("uses: ") ? nil : String(step)
    }
  }

  @Test("Its shell lines write a suite and baselines, and check them")
  func shell() throws {
    let folder = try OutputFolder()
    // Programs of users have the same commands, here with the same scenarios.
    for name in ["listscope", "fruit-market"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: CommandRun.listscope
      )
    }
    let steps = try Self.steps()
    // What builds and installs is tried by scripts/ci/test-package and scripts/ci/example.
    let checks = steps.filter { $0.contains(" check ") }
    #expect(checks.count == 2 && steps.count == 14, "\(steps)")
    // One short run in place of three long ones: counting instructions takes a hundred times as long.
    let short =
      "sed -i '/adversarial/d; /catalog-search/d; s/seconds: 5/frames: 12, items: 20/' listscope.json"
    let script = try (Self.lines(of: "sh") + checks).joined(separator: "\n")
      .replacing("listscope check --update ", with: "\(short)\nlistscope check --update ")
    #expect(script.contains(short))
    let summary = folder.path + "/summary.md"
    let run = try CommandRun.run(
      ["sh", "-c", "set -eux; cd '\(folder.path)'; PATH=\"$PWD:$PATH\"\n\(script)"],
      environment: [
        "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary,
        "XDG_CACHE_HOME": SuiteFolder.cache,
      ]
    )
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    for file in [
      "listscope.json", "baselines/catalog.txt", "check.json", "check.md", "check.xml",
      "summary.md",
    ] {
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)"), "\(file)")
    }
  }
}
