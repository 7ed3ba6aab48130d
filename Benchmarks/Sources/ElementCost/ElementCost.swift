// The cost of rows of elements, compared with hand-written views that look the same.
//
//   swift run --package-path Benchmarks -c release ElementCost [--items N]
//
// The floor does the same with the hand-written rows.
import ArgumentParser
import BuiltInScenarios
import Foundation
import HeadlessUIKit
import ListEngine
import Measurement
import PangoText
import Workloads

@main
struct ElementCost: ParsableCommand {
  @OptionGroup var options: BenchmarkOptions
  @Option(help: "How many rows there are.")
  var items = 10_000

  func run() throws {
    let cases = try Work.allCases.map { try makeCase($0) }
    let benchmark = Benchmark(
      "ElementCost",
      pays: "The list with its rows, measured by Pango; the floor has hand-written views as rows.",
      operation: "row or frame",
      cases: cases
    )
    guard !options.isCounting else { return try options.run(benchmark) }
    try options.run(benchmark)
    let (elements, views) = (try heldBytes(.elements), try heldBytes(.views))
    let ratio = String(format: "%.2f", Double(elements) / Double(max(1, views)))
    FileHandle.standardError.write(
      Data("Memory after a fling: \(elements) and \(views) bytes, \(ratio) ×.\n".utf8)
    )
  }

  /// The measured work.
  enum Work: String, CaseIterable {
    case measuring = "measuring cold"
    case frames = "frame of a fling"
    case update = "update of 0.2 %"
  }

  /// The kind of rows.
  enum Rows: String {
    case elements, views
  }

  private func makeCase(_ work: Work) throws -> Benchmark.Case {
    Benchmark.Case(
      work.rawValue,
      operations: work == .measuring ? items : work == .frames ? FeedRun.frames : 1,
      floor: Benchmark.Floor("hand-written views") { try round(.views, work, $0) }
    ) { try round(.elements, work, $0) }
  }

  private func round(_ rows: Rows, _ work: Work, _ number: Int) throws -> () throws -> Void {
    let run = try FeedRun(
      rows,
      items: items,
      seed: UInt64(number + 1),
      measuresAll: work == .measuring
    )
    switch work {
    case .measuring: return { run.describe() }
    case .frames:
      run.describe()
      run.fling()
      return { run.fling() }
    case .update:
      run.describe()
      run.update()
      return { run.update() }
    }
  }

  /// The memory that a list holds after rows came and went.
  private func heldBytes(_ rows: Rows) throws -> Int {
    let run = try FeedRun(rows, items: items, seed: 1, measuresAll: false)
    let before = allocatedBytes()
    run.describe()
    for _ in 0..<5 { run.fling() }
    let after = allocatedBytes()
    return withExtendedLifetime(run) { after - before }
  }
}

/// A list of the scenario `elements`.
final class FeedRun {
  /// The frames of a fling.
  static let frames = 120

  private let session: any ScenarioSession
  private let list: ListView

  init(_ rows: ElementCost.Rows, items: Int, seed: UInt64, measuresAll: Bool) throws {
    let scenario = ElementsScenario()
    var parameters = RunParameters(for: scenario)
    parameters.items = items
    parameters.seed = seed
    for parameter in scenario.parameters where parameter.name == "rows" {
      parameters[parameter] = .text(rows.rawValue)
    }
    session = scenario.makeSession(parameters)
    list = ListView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list.textMeasurer = try PangoText()
    list.validatesBatchUpdates = false
    // All rows are presented, and so measured, or those near the screen.
    list.batching = measuresAll ? .prefix(count: 10 * items) : .window(before: 10, after: 20)
  }

  @inline(never)
  func describe() {
    list.configure { session.configure(&$0) }
    list.layoutIfNeeded()
  }

  /// Down, with new rows in every frame.
  @inline(never)
  func fling() {
    for _ in 0..<Self.frames {
      list.scrollView.contentOffset.y += 120
      list.layoutIfNeeded()
    }
  }

  @inline(never)
  func update() {
    session.extraUpdate(in: list)?.change?()
    describe()
  }
}
