/// Cases whose cost is measured, each beside a floor: the least that could be paid instead.
public struct Benchmark {
  /// Makes what one round needs, which is not measured, and returns what is measured.
  ///
  /// Memory that the returned closure frees is part of the cost; memory that it leaves is not.
  public typealias Round = (_ number: Int) throws -> () throws -> Void

  /// The floor that a case is compared with in the same run.
  public struct Floor {
    /// Its work, in a few words.
    public var name: String
    /// Its rounds, with as many operations as those of the case.
    public var round: Round
    /// True if it is another program, whose instructions are not counted.
    public var isOtherProgram: Bool

    /// Creates a floor.
    public init(_ name: String, isOtherProgram: Bool = false, _ round: @escaping Round) {
      self.name = name
      self.isOtherProgram = isOtherProgram
      self.round = round
    }
  }

  /// One thing that is measured.
  public struct Case {
    /// A name that no other case of the benchmark has.
    public var name: String
    /// The number of operations of one round; figures are per operation.
    public var operations: Int
    /// The floor that the case is compared with.
    public var floor: Floor
    /// The rounds.
    public var round: Round

    /// Creates a case.
    public init(
      _ name: String,
      operations: Int,
      floor: Floor,
      _ round: @escaping Round
    ) {
      self.name = name
      self.operations = operations
      self.floor = floor
      self.round = round
    }
  }

  /// The name of the program.
  public var name: String
  /// The parts of a user's cost that the figures include, and those that they leave out.
  public var pays: String
  /// The name of one operation, such as "item".
  public var operation: String
  /// The clock that rounds are measured with.
  public var clock: () -> Int64
  /// The measured cases.
  public var cases: [Case]

  /// Creates a benchmark.
  public init(
    _ name: String,
    pays: String,
    operation: String,
    clock: @escaping () -> Int64 = threadTimeNs,
    cases: [Case]
  ) {
    self.name = name
    self.pays = pays
    self.operation = operation
    self.clock = clock
    self.cases = cases
  }
}
