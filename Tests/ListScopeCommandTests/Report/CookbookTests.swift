import Foundation
import TestSupport
import Testing

@testable import ListScopeCommand

/// A mistake of the cookbook, and what a report has to say of it.
struct CookbookMistake: Sendable, CustomTestStringConvertible {
  /// The switch.
  let name: String
  /// A part of the cause's sentence.
  let cause: String
  /// The type of the rows; nil where it is not one type's.
  var type: String?
  /// The source, and a text of the line that is to be changed; nil where no line is.
  var line: (file: String, text: String)?
  /// A part of what is said without samples of stacks; nil where that is not known.
  var withoutStacks: String?

  var testDescription: String { name }

  static let all: [CookbookMistake] = [
    CookbookMistake(
      name: "format",
      cause: "a formatter is given another format again and again",
      type: "RecipeRow",
      line: ("CookingDates.swift", "shared.dateFormat = isShort")
    ),
    CookbookMistake(
      name: "places",
      cause: "identified by their places",
      type: "RecipeRow",
      withoutStacks: "identified by their places"
    ),
    CookbookMistake(
      name: "stamp",
      cause: "only `generatedAt` differs",
      type: "RecipeRow",
      withoutStacks: "only `generatedAt` differs"
    ),
    CookbookMistake(
      name: "sorting",
      cause: "sort(by:), called by",
      line: ("CookbookViewController.swift", "recipes.sort {"),
      withoutStacks: "probably"
    ),
    CookbookMistake(
      name: "photos",
      cause: "Photo.decoded()",
      type: "RecipeRow",
      line: ("Photo.swift", "")
    ),
    CookbookMistake(
      name: "ratings",
      cause: "first(where:), called by",
      line: ("CookbookViewController.swift", "cookbook.ratings.first {"),
      withoutStacks: "probably a search"
    ),
    CookbookMistake(
      name: "scrolling",
      cause: "described in a callback of scrolling",
      withoutStacks: "described in a callback of scrolling"
    ),
    CookbookMistake(
      name: "shrinking",
      cause: "RecipeView.shrinkTitle()",
      type: "RecipeRow",
      line: ("RecipeView.swift", "title.sizeThatFits(CGSize(width: 2_000"),
      withoutStacks: "the views of rows of type RecipeRow"
    ),
    CookbookMistake(
      name: "markup",
      cause: "Markup.parse(_:)",
      type: "TipRow",
      line: ("Markup.swift", "")
    ),
    CookbookMistake(
      name: "totals",
      cause: "CourseHeader.total",
      type: "CourseHeader",
      line: ("CourseHeader.swift", "Dictionary(grouping: all")
    ),
    CookbookMistake(
      name: "polling",
      cause: "described again and again",
      withoutStacks: "described again and again"
    ),
    CookbookMistake(
      name: "theme",
      cause: "only `theme.version` differs",
      type: "RecipeRow",
      withoutStacks: "only `theme.version` differs"
    ),
    CookbookMistake(
      name: "typing",
      cause: "Likeness.distance",
      line: ("Likeness.swift", ""),
      withoutStacks: "input handling"
    ),
    CookbookMistake(
      name: "dots",
      cause: "RecipeView.showDots()",
      type: "RecipeRow",
      line: ("RecipeView.swift", "")
    ),
    CookbookMistake(
      name: "border",
      cause: "RecipeView.makeBorder()",
      type: "RecipeRow",
      line: ("RecipeView.swift", ""),
      withoutStacks: "the views of rows of type RecipeRow"
    ),
    CookbookMistake(
      name: "nutrients",
      cause: "Nutrients.summary(of:)",
      type: "RecipeRow",
      line: ("Nutrients.swift", "JSONDecoder()")
    ),
    CookbookMistake(
      name: "texts",
      cause: "RecipeRow.identifierValue.getter",
      line: ("RecipeRow.swift", ""),
      withoutStacks: "identifierValue, which is asked for in both"
    ),
    CookbookMistake(
      name: "saving",
      cause: "Journal.save(_:)",
      line: ("Nutrients.swift", "JSONEncoder().encode(state)"),
      withoutStacks: "the app's callback visibility_changed"
    ),
    CookbookMistake(
      name: "loading",
      cause: "Nutrients.",
      line: ("Nutrients.swift", ""),
      withoutStacks: "the app's callback"
    ),
    CookbookMistake(
      name: "sections",
      cause: "section",
      withoutStacks: "section"
    ),
    CookbookMistake(
      name: "timers",
      cause: "RecipeView.tick()",
      line: ("RecipeView.swift", "String(format:"),
      withoutStacks: "input handling"
    ),
    CookbookMistake(
      name: "logging",
      cause: "RecipeRow.isEquivalent(to:)",
      line: ("RecipeRow.swift", ""),
      withoutStacks: "comparing two rows"
    ),
  ]
}

/// The cookbook was written before its author had read the rules; each of its mistakes has a switch.
// Not in CI: it takes ten minutes, and rules do not name all of the mistakes yet.
@Suite(
  .aloneOnTheMachine,
  .needsDaemon,
  .enabled(
    if: ProcessInfo.processInfo.environment["COOKBOOK"] != nil,
    "takes ten minutes, and some mistakes are not named yet: COOKBOOK=1 scripts/test"
  )
)
struct CookbookTests {
  private let folder = try? OutputFolder()
  private let cookbook = CommandRun.cookbook

  private struct Report: Decodable {
    struct Answer: Decodable {
      let cause: String
      let place: String?
    }

    struct Advice: Decodable {
      struct Subject: Decodable {
        let type: String?
        let file: String?
        let line: Int?
      }

      let rule: String
      let sentence: String
      let subject: Subject
    }

    let answer: Answer
    let advice: [Advice]

    /// The finding that the first screen is about; nil where that is only the cause of late frames.
    var answered: Advice? {
      advice.first { $0.rule != "lateFrames" && $0.sentence == answer.cause }
    }

    /// All that is said, for a failed test.
    var words: String {
      ([answer.cause, answer.place ?? "-"] + advice.map(\.sentence)).joined(separator: "\n")
    }
  }

  /// Records the app, and returns what its report says.
  private func record(_ options: [String]) throws -> Report {
    let trace = try #require(folder).path + "/t"
    try? FileManager.default.removeItem(atPath: trace)
    let run = try CommandRun.run(
      [
        cookbook, "record", "cookbook", "--seconds", "10", "--warmup", "20", "--output", trace,
        "--json",
      ] + options
    )
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
  }

  /// The lines of a source of the app that have a text.
  private func lines(of file: String, with text: String) throws -> [Int] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Cookbook")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let found = files?.lazy.compactMap { $0 as? URL }.first { $0.lastPathComponent == file }
    let source = try String(contentsOf: #require(found), encoding: .utf8)
    return source.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { text.isEmpty || $0.element.contains(text) }.map { $0.offset + 1 }
  }

  @Test(
    "With samples of stacks the first lines name each mistake, with its rows and its line",
    arguments: CookbookMistake.all
  )
  func withStacks(mistake: CookbookMistake) throws {
    let report = try record(["--slowdown", "10", "--stacks", "--set", "\(mistake.name)=on"])
    let found = try #require(report.answered, "\(report.words)")
    #expect(found.sentence.contains(mistake.cause), "\(report.words)")
    if let type = mistake.type { #expect(found.subject.type == type, "\(report.words)") }
    if let (file, text) = mistake.line {
      #expect(found.subject.file?.hasSuffix("/\(file)") == true, "\(report.words)")
      #expect(
        try lines(of: file, with: text).contains(found.subject.line ?? 0),
        "\(report.words)"
      )
    }
  }

  @Test(
    "Without them they name those that counts and comparisons tell",
    arguments: CookbookMistake.all.filter { $0.withoutStacks != nil }
  )
  func withoutStacks(mistake: CookbookMistake) throws {
    let report = try record(["--slowdown", "10", "--set", "\(mistake.name)=on"])
    let words = mistake.withoutStacks ?? ""
    #expect(report.answer.cause.contains(words), "\(report.words)")
  }

  @Test(
    "With all switches off nothing is said",
    arguments: [[], ["--stacks"], ["--seed", "2"], ["--seed", "3"]]
  )
  func off(options: [String]) throws {
    let report = try record(["--slowdown", "1"] + options)
    #expect(report.advice.map(\.sentence) == [])
    #expect(report.answer.cause.hasPrefix("Nothing to fix"), "\(report.words)")
  }

  @Test(
    "Where frames are late without a mistake, none is said",
    arguments: [[], ["--stacks"], ["--seed", "2"], ["--seed", "3", "--stacks"]]
  )
  func slow(options: [String]) throws {
    let report = try record(["--slowdown", "10"] + options)
    #expect(report.answered == nil, "\(report.words)")
    #expect(report.answer.cause.contains("late because of"), "\(report.words)")
  }
}
