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
      cause: "formatters that could be made once are made again and again",
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
      withoutStacks: "mostly of rows of type RecipeRow"
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
      line: ("RecipeView.swift", "")
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
      line: ("RecipeRow.swift", "")
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
      line: ("RecipeRow.swift", "")
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

    let advice: [Advice]
  }

  /// Records the app, and returns what its report says first.
  private func record(_ options: [String]) throws -> [Report.Advice] {
    let trace = try #require(folder).path + "/t"
    try? FileManager.default.removeItem(atPath: trace)
    let run = try CommandRun.run(
      [
        cookbook, "record", "cookbook", "--seconds", "10", "--warmup", "20", "--output", trace,
        "--json",
      ] + options
    )
    #expect(run.status == 0, "\(run.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).advice
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
    "With samples of stacks each mistake is named, with its rows and its line",
    arguments: CookbookMistake.all
  )
  func withStacks(mistake: CookbookMistake) throws {
    let advice = try record(["--slowdown", "10", "--stacks", "--set", "\(mistake.name)=on"])
    let said = advice.map(\.sentence).joined(separator: "\n")
    let first = advice.prefix(3)
    let found = try #require(first.first { $0.sentence.contains(mistake.cause) }, "\(said)")
    if let type = mistake.type { #expect(found.subject.type == type, "\(said)") }
    if let (file, text) = mistake.line {
      #expect(found.subject.file?.hasSuffix("/\(file)") == true, "\(said)")
      #expect(try lines(of: file, with: text).contains(found.subject.line ?? 0), "\(said)")
    }
  }

  @Test(
    "Without them those are named that counts and comparisons tell",
    arguments: CookbookMistake.all.filter { $0.withoutStacks != nil }
  )
  func withoutStacks(mistake: CookbookMistake) throws {
    let advice = try record(["--slowdown", "10", "--set", "\(mistake.name)=on"])
    let said = advice.map(\.sentence).joined(separator: "\n")
    let words = mistake.withoutStacks ?? ""
    #expect(advice.prefix(3).contains { $0.sentence.contains(words) }, "\(said)")
  }

  @Test("With all switches off, nothing is said", arguments: [[], ["--stacks"]])
  func off(options: [String]) throws {
    let advice = try record(["--slowdown", "1"] + options)
    #expect(advice.map(\.sentence) == [])
  }
}
