// The cost of an update to a user: describing the new content, setting it, and freeing the old one.
//
//   swift run --package-path Benchmarks -c release UpdateCost [ITEMS …]
//   swift run --package-path Benchmarks -c release UpdateCost --goals
//
// The floor describes and frees the same content without a list.
import ArgumentParser
import BenchmarkRows
import Foundation
import HeadlessUIKit
import ListEngine
import Measurement

@main
struct UpdateCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions
  @Argument(help: "How many rows there are.")
  var items = [10_000]
  @Flag(help: "Print goals, and what was found for each.")
  var goals = false

  func run() throws {
    if goals { return try GoalTable(options: options).run() }
    try options.run(
      Benchmark(
        "UpdateCost",
        pays:
          "Describing the new content, setting it, and freeing the old one; all rows presented.",
        operation: "item",
        cases: items.flatMap { count in
          [1, 100].flatMap { sections in
            let content = RowContent(count: count, sections: sections)
            // With the same content again there is nothing to describe.
            return Pattern.allCases.filter { $0 != .samecow }.map { makeCase(content, $0) }
          }
        }
      )
    )
  }

  private func makeCase(_ content: RowContent, _ pattern: Pattern) -> Benchmark.Case {
    Benchmark.Case(
      "\(pattern.rawValue), \(content.count) in \(content.sections)",
      operations: content.count,
      floor: Benchmark.Floor("describing and freeing") { _ in
        { _ = Content(sections: content.new(pattern, isFresh: true)) }
      }
    ) { _ in
      let list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.batching = .prefix(10 * content.count)
      list.validatesBatchUpdates = false
      // The list alone holds it, so that the update frees it.
      list.content = Content(sections: content.new(.same, isFresh: true))
      return { list.content = Content(sections: content.new(pattern, isFresh: true)) }
    }
  }
}
