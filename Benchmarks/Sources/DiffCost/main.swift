// What the diff costs, in nanoseconds of processor time per item, compared with the minimum: the
// app's own `==` over all pairs.
//
//   swift run --package-path Benchmarks -c release DiffCost [ITEMS …]
//   swift run --package-path Benchmarks -c release DiffCost updates [ITEMS]    whole updates
//   DiffCost callgrind PATTERN ITEMS SECTIONS fresh|shared    one diff, for `valgrind
//   --tool=callgrind --toggle-collect=measured_diff`
import Foundation
import ListEngine
import Measurement

let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "callgrind", arguments.count == 5,
  let pattern = Pattern(rawValue: arguments[1]),
  let count = Int(arguments[2]), let sections = Int(arguments[3])
{
  let content = DiffContent(count: count, sections: sections)
  let new = content.new(pattern, isFresh: arguments[4] == "fresh")
  _ = measuredDiff(content.old, new)
  let diff = measuredDiff(content.old, new)
  print(diff.changeCount)
} else if arguments.first == "updates" {
  printUpdates(arguments.dropFirst().first.flatMap { Int($0) } ?? 50_000)
} else {
  printMatrix(arguments.isEmpty ? [1_000, 10_000, 50_000] : arguments.compactMap(Int.init))
}

@inline(never)
func measuredDiff(_ old: [Section], _ new: [Section]) -> SectionedDiff {
  SectionedDiff(old: old, new: new)
}

func printMatrix(_ counts: [Int]) {
  print("ns per item: best of 11 rounds (median); floor: `==` of all pairs, best")
  print("pattern       items  sections  strings      diff            floor   moves")
  for count in counts {
    for sections in [1, 100] {
      let content = DiffContent(count: count, sections: sections)
      for isFresh in [true, false] {
        for pattern in Pattern.allCases { printRow(content, pattern, isFresh: isFresh) }
      }
    }
  }
}

func printRow(_ content: DiffContent, _ pattern: Pattern, isFresh: Bool) {
  let new = content.new(pattern, isFresh: isFresh)
  let same = content.newRows(.same, isFresh: isFresh)
  var cost = Cost()
  var floor = Cost()
  var moves = 0
  for _ in 0..<11 {
    cost.measure(content.count) {
      let diff = measuredDiff(content.old, new)
      moves = diff.items.reduce(0) { $0 + $1.items.moved.count }
    }
    floor.measure(content.count) { precondition(compareAll(content.rows, same) == content.count) }
  }
  print(
    String(
      format: "%@ %6d  %8d  %@  %8.1f (%7.1f)  %8.1f  %6d",
      pattern.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0),
      content.count,
      content.sections,
      isFresh ? "fresh " : "shared",
      cost.minimum,
      cost.median,
      floor.minimum,
      moves
    )
  )
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
