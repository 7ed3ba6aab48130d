import Foundation
import TestSupport
import Testing

/// The package that a user begins with; `scripts/ci/example` builds and records one.
@Suite struct InitPackageTests {
  private func initPackage(_ arguments: [String], in folder: OutputFolder) throws
    -> (status: Int32, output: String, errors: String)
  {
    try CommandRun.run(
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path, CommandRun.listscope, "init",
        "package",
      ]
        + arguments
    )
  }

  @Test("It has a manifest, a program, a row, a screen and a scenario, and says what comes next")
  func files() throws {
    let folder = try OutputFolder()
    let run = try initPackage(["my-list", "--listscope", CommandRun.repository], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    // What the clone has built is used.
    #expect(
      run.output.contains(
        "swift run -c release --scratch-path \(CommandRun.repository)/.build my-list record my-list"
      )
    )
    let sources = folder.path + "/my-list/Sources/my-list"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
        == ["MyListRow.swift", "MyListScenario.swift", "MyListScreen.swift", "main.swift"]
    )
    let manifest = try String(
      contentsOfFile: folder.path + "/my-list/Package.swift",
      encoding: .utf8
    )
    #expect(manifest.contains("name: \"my-list\""))
    #expect(manifest.contains("path: \"\(CommandRun.repository)\")"))
  }

  @Test("A repository takes the place of a folder, under the name that its URL ends with")
  func repository() throws {
    let folder = try OutputFolder()
    let url = "https://example.org/lists/ListScope-fork.git"
    let run = try initPackage(["mine", "--listscope", url, "--output", "here"], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("swift run -c release mine record mine"))
    let manifest = try String(contentsOfFile: folder.path + "/here/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".package(url: \"\(url)\", branch: \"main\")"))
    #expect(manifest.contains("package: \"ListScope-fork\""))
  }

  @Test(
    "A name that is no name of a package says what one is made of",
    arguments: ["", "My", "-a", "a-", "a--b", "1a", "a b", "../a", "é", "listscope", "scenario"]
  )
  func names(name: String) throws {
    let folder = try OutputFolder()
    let run = try initPackage(
      ["--listscope", CommandRun.repository, "--", name],
      in: folder
    )
    #expect(run.status == 64)
    #expect(run.errors.contains("such as my-list") || run.errors.contains("name of something else"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("What exists is left as it is, and a folder that is no ListScope is refused")
  func mistakes() throws {
    let folder = try OutputFolder()
    let first = try initPackage(["mine", "--listscope", CommandRun.repository], in: folder)
    #expect(first.status == 0)
    let second = try initPackage(["mine", "--listscope", CommandRun.repository], in: folder)
    #expect(second.status == 64 && second.errors.contains("exists already"))
    #expect(second.errors.contains("Remove it, or give another name."))
    let other = try initPackage(["other", "--listscope", folder.path], in: folder)
    #expect(other.status == 66 && other.errors.contains("is not the ListScope package"))
  }
}
