/// The result of a benchmark.
public struct BenchmarkResult: Codable {
  /// The cost of one case and of its floor.
  public struct Row: Codable {
    /// The name of the case.
    public var name: String
    /// The number of operations of one round.
    public var operations: Int
    /// The cost of the case.
    public var cost: Cost
    /// The name of the floor.
    public var floorName: String
    /// The cost of the floor.
    public var floor: Cost
    /// The processor time divided by the floor's: the median of the rounds' ratios.
    public var ratio: Double
    /// The instructions divided by the floor's, where both were counted.
    public var instructionRatio: Double?

    /// Creates a row.
    public init(
      name: String,
      operations: Int,
      cost: Cost,
      floorName: String,
      floor: Cost,
      ratio: Double
    ) {
      self.name = name
      self.operations = operations
      self.cost = cost
      self.floorName = floorName
      self.floor = floor
      self.ratio = ratio
    }
  }

  /// The name of the program.
  public var benchmark: String
  /// The parts of a user's cost that the figures include.
  public var pays: String
  /// The name of one operation.
  public var operation: String
  /// The number of measured rounds.
  public var rounds: Int
  /// The figures by case.
  public var rows: [Row]
  /// Further facts, such as the events of a trace.
  public var notes: [String] = []

  /// Creates a result.
  public init(
    benchmark: String,
    pays: String,
    operation: String,
    rounds: Int,
    rows: [Row]
  ) {
    self.benchmark = benchmark
    self.pays = pays
    self.operation = operation
    self.rounds = rounds
    self.rows = rows
  }
}
