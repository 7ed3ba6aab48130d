public import ArgumentParser
import Foundation

/// The options that all benchmarks have.
public struct BenchmarkOptions: ParsableArguments {
  @Flag(help: "Print one JSON document.")
  var json = false

  /// The number of measured rounds.
  @Option(help: "How many rounds are measured.")
  public var rounds = 11

  @Option(help: "Only the cases whose name contains this text.")
  var only: String?

  @Flag(inversion: .prefixedNo, help: "Count instructions, which takes Valgrind.")
  var instructions = true

  /// Plays what is counted, in Callgrind: ``InstructionCounts``.
  @Flag(help: .hidden)
  var counting = false

  /// Creates options with their defaults.
  public init() {}

  /// Checks the options.
  public func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds takes a number from 1.") }
  }

  /// True if this process only plays the work that Callgrind counts.
  public var isCounting: Bool { counting }

  /// Returns whether a case is to be measured.
  public func includes(_ name: String) -> Bool { only.map(name.contains) ?? true }

  /// The instructions of all cases, by name; nil without Valgrind, or if they are not wanted.
  public func countedInstructions() throws -> [String: Double]? {
    guard instructions else { return nil }
    return try InstructionCounts.count(arguments: Array(CommandLine.arguments.dropFirst()))
  }

  /// The cost of a case in this process.
  public func cost(of round: Benchmark.Round, operations: Int) throws -> Cost {
    var meter = CostMeter(operations: operations, clock: threadTimeNs)
    // Objects that are made only once are no part of the cost.
    try round(0)()
    for number in 1...rounds { try meter.measure(round(number)) }
    return meter.cost
  }

  /// Measures a benchmark and prints what it found.
  public func run(_ benchmark: Benchmark) throws {
    let cases = benchmark.cases.filter { includes($0.name) }
    guard !cases.isEmpty else { throw ValidationError("No case has that text in its name.") }
    if counting {
      for item in cases {
        try InstructionCounts.play(item.round, name: item.name)
        guard !item.floor.isOtherProgram else { continue }
        try InstructionCounts.play(item.floor.round, name: InstructionCounts.floor(of: item.name))
      }
    } else {
      try print(measured(benchmark, cases))
    }
  }

  /// Prints what was found.
  public func print(_ result: BenchmarkResult) throws {
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      Swift.print(String(decoding: try encoder.encode(result), as: UTF8.self))
    } else {
      Swift.print(result.text)
    }
  }

  /// Measures the cost of a benchmark.
  public func measured(_ benchmark: Benchmark) throws -> BenchmarkResult {
    try measured(benchmark, benchmark.cases)
  }

  private func measured(_ benchmark: Benchmark, _ cases: [Benchmark.Case]) throws
    -> BenchmarkResult
  {
    var result = BenchmarkResult(
      benchmark: benchmark.name,
      pays: benchmark.pays,
      operation: benchmark.operation,
      rounds: rounds,
      rows: try cases.map { try row($0, clock: benchmark.clock) }
    )
    guard instructions else { return result }
    guard
      let counts = try InstructionCounts.count(arguments: Array(CommandLine.arguments.dropFirst()))
    else {
      result.notes.append("Instructions were not counted: Valgrind is not installed.")
      return result
    }
    result.rows = result.rows.map { $0.counted(counts) }
    return result
  }

  /// Case and floor take turns, and change their order in every round.
  private func row(_ item: Benchmark.Case, clock: @escaping () -> Int64) throws
    -> BenchmarkResult.Row
  {
    var own = CostMeter(operations: item.operations, clock: clock)
    var floor = CostMeter(operations: item.operations, clock: clock)
    // Objects that are made only once are no part of the cost.
    try item.round(0)()
    try item.floor.round(0)()
    for number in 1...rounds {
      if number % 2 == 0 { try floor.measure(item.floor.round(number)) }
      try own.measure(item.round(number))
      if number % 2 == 1 { try floor.measure(item.floor.round(number)) }
    }
    let ratios = zip(own.nanoseconds, floor.nanoseconds).map { $0 / max($1, 0.001) }.sorted()
    return BenchmarkResult.Row(
      name: item.name,
      operations: item.operations,
      cost: own.cost,
      floorName: item.floor.name,
      floor: floor.cost,
      ratio: ratios[ratios.count / 2]
    )
  }
}

extension BenchmarkResult.Row {
  /// The row with what Callgrind counted.
  fileprivate func counted(_ counts: [String: Double]) -> Self {
    var row = self
    let per = Double(operations)
    row.cost.instructions = counts[name].map { $0 / per }
    row.floor.instructions = counts[InstructionCounts.floor(of: name)].map { $0 / per }
    if let own = row.cost.instructions, let floor = row.floor.instructions, floor > 0 {
      row.instructionRatio = own / floor
    }
    return row
  }
}
