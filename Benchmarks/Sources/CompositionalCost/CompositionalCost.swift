// The cost of compositional lists: on a list, in the solver alone, and snapshots.
//
//   swift run --package-path Benchmarks -c release CompositionalCost describe
//   swift run --package-path Benchmarks -c release CompositionalCost list
//   swift run --package-path Benchmarks -c release CompositionalCost solver
//   swift run --package-path Benchmarks -c release CompositionalCost snapshots
import ArgumentParser
import Measurement

@main
struct CompositionalCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Describe.self, List.self, Solver.self, Snapshots.self]
  )

  struct Describe: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      try options.run(
        Benchmark(
          "CompositionalCost describe",
          pays: "Descriptions of 10,000 components in 100 sections, and updates to them.",
          operation: "component",
          cases: describeCases()
        )
      )
    }
  }

  struct List: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      try options.run(
        Benchmark(
          "CompositionalCost list",
          pays: "Whole displays, updates and scroll frames of a list; described before.",
          operation: "display, update or frame",
          cases: displayCases() + selfSizingCases() + scrollCases() + orthogonalCases()
        )
      )
    }
  }

  struct Solver: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      try options.run(
        Benchmark(
          "CompositionalCost solver",
          pays: "The solver alone: a list has further costs.",
          operation: "item",
          cases: solverCases()
        )
      )
    }
  }

  struct Snapshots: ParsableCommand {
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      try options.run(
        Benchmark(
          "CompositionalCost snapshots",
          pays: "A change of a snapshot of 50,000 identifiers in 100 sections.",
          operation: "change",
          cases: snapshotCases()
        )
      )
    }
  }
}
