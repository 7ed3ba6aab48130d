import Foundation
import Testing

@testable import Experiments

/// A suite that names a folder of recorded sessions.
@Suite struct SuiteOfSessionsTests {
  private static let resolve: RunResolver = { words throws(CommandFailure) in
    guard words[0].hasSuffix(SessionFiles.suffix) || words[0] == "inbox" else {
      throw .usage("There is no scenario '\(words[0])'.")
    }
    return words
  }

  private func suite(_ scenario: String) throws -> Suite {
    let text = "{ scenarios: [{ scenario: '\(scenario)', seconds: 2 }] }"
    return try Suite(Data(text.utf8), path: "listscope.json", resolve: Self.resolve)
  }

  @Test("Each recording of the folder is a scenario, in the order of their names")
  func folder() throws {
    let folder = try TemporaryFolder("suite-of-sessions")
    for name in ["search.capture", "feed.capture", "notes.txt"] {
      try Data().write(to: folder.url.appendingPathComponent(name))
    }
    let suite = try suite(folder.url.path)
    #expect(suite.scenarios.map(\.name) == ["feed.capture", "search.capture"])
    #expect(suite.scenarios[0].run.hasSuffix("/feed.capture --seconds 2"))
  }

  @Test("A scenario counts before a folder of its name; an empty folder says so")
  func others() throws {
    #expect(try suite("inbox").scenarios.map(\.name) == ["inbox"])
    let folder = try TemporaryFolder("suite-of-nothing")
    let mistake = #expect(throws: SuiteMistake.self) { try suite(folder.url.path) }
    #expect(mistake?.reason.contains("has no recorded session") == true)
  }
}
