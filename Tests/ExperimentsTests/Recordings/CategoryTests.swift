import ArgumentParser
import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments
@testable import ListScopeCommand

/// Categories of signposts that a reader of a trace asks for.
@Suite struct CategoryTests {
  private static let traces = CommandRun.repository + "/Traces"

  private func read(_ trace: String, _ patterns: [String]) throws(CommandFailure) -> TraceEnding {
    var options = EvaluationOptions()
    options.categories = CategoryFilter(patterns)
    return try TraceFolder("\(Self.traces)/\(trace)").read(into: [], options)
  }

  @Test(
    "A pattern that signposts match selects them",
    arguments: [
      [], ["images"], ["com.example.shop"], ["com.example.shop/images"], ["*"], ["im*", "net*"],
    ]
  )
  func matched(patterns: [String]) throws {
    let ending = try read("signposts", patterns)
    #expect(Set(ending.categories.map(\.category)) == ["PointsOfInterest", "images", "network"])
  }

  @Test(
    "A pattern that no signpost matches is a mistake, also beside others",
    arguments: [
      ("signposts", ["imagse"], "of category 'imagse'. Did you mean 'images'? There are: "),
      ("signposts", ["images", "nothing"], "of category 'nothing'. There are: com.example.shop/"),
      ("signposts", ["com.example.shop/Images"], "Did you mean 'com.example.shop/images'?"),
      ("signposts", [""], "of category ''."),
      ("fling", ["images"], "There is nothing to choose from."),
    ] as [(String, [String], String)]
  )
  func unmatched(trace: String, patterns: [String], words: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try read(trace, patterns) }
    #expect(failure.status == .usage)
    #expect(failure.message.contains(words), "\(failure.message)")
    #expect(failure.message.contains("Traces/\(trace)'"))
  }

  @Test("Reports, rows and exports have the same mistake")
  func everywhere() throws {
    var options = EvaluationOptions()
    options.categories = CategoryFilter(["nothing"])
    let folder = TraceFolder(Self.traces + "/signposts")
    let readers: [() throws -> Void] = [
      { _ = try folder.report(options) }, { _ = try folder.readParts(options) { _ in } },
      { _ = try folder.stackProfile(.time, options) },
    ]
    for read in readers {
      let failure = try #require(throws: CommandFailure.self) { try read() }
      #expect(failure.status == .usage)
    }
  }

  @Test("A log of intervals that are not there is a mistake, as their statistics are")
  func log() throws {
    let folder = TraceFolder(Self.traces + "/signposts")
    for arguments in [["--interval", "decoed"], ["--log", "--interval", "decoed"]] {
      let options = try DetailOptions.parse(arguments)
      let failure = try #require(throws: CommandFailure.self) {
        try folder.writeDetails(options, EvaluationOptions(), .plain) { _ in }
      }
      #expect(failure.status == .usage)
      #expect(failure.message.contains("There is no interval 'decoed'"), "\(failure.message)")
    }
    var lines: [String] = []
    let options = try DetailOptions.parse(["--log", "--interval", "decode"])
    _ = try folder.writeDetails(options, EvaluationOptions(), .plain) { lines.append($0) }
    #expect(!lines.isEmpty)
  }
}
