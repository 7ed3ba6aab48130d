// The cost of the diff per item, compared with the minimum: the app's own `==` over all pairs.
//
//   swift run --package-path Benchmarks -c release DiffCost [ITEMS …]
//
// UpdateCost measures whole updates.
import ArgumentParser
import BenchmarkRows
import ListEngine
import Measurement

@main
struct DiffCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions
  @Argument(help: "How many rows there are.")
  var items = [10_000]

  func run() throws {
    try options.run(
      Benchmark(
        "DiffCost",
        pays: "The diff of two contents and freeing its result; describing them is in UpdateCost.",
        operation: "item",
        cases: items.flatMap { count in
          [1, 100].flatMap { sections in cases(RowContent(count: count, sections: sections)) }
        }
      )
    )
  }

  private func cases(_ content: RowContent) -> [Benchmark.Case] {
    [true, false].flatMap { isFresh in
      Pattern.allCases.map { makeCase(content, $0, isFresh: isFresh) }
    }
  }

  private func makeCase(_ content: RowContent, _ pattern: Pattern, isFresh: Bool)
    -> Benchmark.Case
  {
    let strings = isFresh ? "fresh strings" : "shared strings"
    return Benchmark.Case(
      "\(pattern.rawValue), \(content.count) in \(content.sections), \(strings)",
      operations: content.count,
      floor: Benchmark.Floor("== of all pairs") { _ in
        let same = content.newRows(.same, isFresh: isFresh)
        return { precondition(compareAll(content.rows, same) == content.count) }
      }
    ) { _ in
      let new = content.new(pattern, isFresh: isFresh)
      return { measuredDiff(content.old, new) }
    }
  }
}

@inline(never)
func measuredDiff(_ old: [Section], _ new: [Section]) {
  _ = SectionedDiff(old: old, new: new)
}

/// The app's own comparison, for all pairs in place; returns how many are equal.
@inline(never)
func compareAll(_ old: [[Row]], _ new: [[Row]]) -> Int {
  var equal = 0
  for section in old.indices {
    for row in old[section].indices where old[section][row] == new[section][row] { equal += 1 }
  }
  return equal
}
