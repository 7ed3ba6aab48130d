// The cost of constraints: measuring a row of 12 views with new texts by Auto Layout, compared with
// the same row laid out by hand.
//
//   swift run --package-path Benchmarks -c release AutoLayoutCost
import ArgumentParser
import Foundation
import HeadlessUIKit
import Measurement

@main
struct AutoLayoutCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions

  func run() throws {
    try options.run(
      Benchmark(
        "AutoLayoutCost",
        pays: "Measuring one row after another with the same views, after the first.",
        operation: "row",
        cases: [
          makeCase("new texts", changes: true), makeCase("the same again", changes: false),
          makeConstantCase(),
        ]
      )
    )
  }

  private static let rowCount = 200

  private func makeCase(_ name: String, changes: Bool) -> Benchmark.Case {
    Benchmark.Case(
      "12 views, \(name)",
      operations: Self.rowCount,
      floor: Benchmark.Floor("by hand", round(HandRow(), changes: changes)),
      round(ConstraintRow(), changes: changes)
    )
  }

  /// One constant changes: the pictures grow and shrink.
  private func makeConstantCase() -> Benchmark.Case {
    func round(_ row: Row) -> Benchmark.Round {
      row.show(1)
      _ = row.measure(320)
      return { _ in
        {
          for index in 0..<Self.rowCount {
            row.pictureSide = CGFloat(40 + index % 2)
            _ = row.measure(320)
          }
        }
      }
    }
    return Benchmark.Case(
      "12 views, one constant",
      operations: Self.rowCount,
      floor: Benchmark.Floor("by hand", round(HandRow())),
      round(ConstraintRow())
    )
  }

  private func round(_ row: Row, changes: Bool) -> Benchmark.Round {
    row.show(0)
    _ = row.measure(320)
    return { number in
      {
        for index in 0..<Self.rowCount {
          if changes { row.show(index + number * Self.rowCount) }
          _ = row.measure(320)
        }
      }
    }
  }
}
