// The cost of layout: the index of lengths by itself, and a list's updates and scroll frames at
// different depths, under both batching policies.
//
//   swift run --package-path Benchmarks -c release LayoutCost index
//   swift run --package-path Benchmarks -c release LayoutCost depth [--items 50000]
import ArgumentParser
import Measurement

@main
struct LayoutCost: ParsableCommand {
  static let configuration = CommandConfiguration(subcommands: [Depth.self, Index.self])

  struct Index: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      try options.run(
        Benchmark(
          "LayoutCost index",
          pays: "Single operations of the index; a list performs several per frame and update.",
          operation: "operation",
          cases: [1_000, 10_000, 50_000].flatMap(indexCases)
        )
      )
    }
  }

  struct Depth: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions
    @Option(help: "How many rows there are.")
    var items = 10_000

    func run() throws {
      try options.run(
        Benchmark(
          "LayoutCost depth",
          pays:
            "A one-item update, a scroll frame without new rows, and a fling; described before.",
          operation: "update, frame, or fling of 80 frames",
          cases: depthCases(items: items)
        )
      )
    }
  }
}
