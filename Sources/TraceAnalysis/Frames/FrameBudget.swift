public import Signposts

/// The time that a frame may take, and the display that waits for it.
public struct FrameBudget: Hashable, Sendable {
  /// The source of a budget.
  public enum Source: String, Sendable {
    /// The trace says what its run was given.
    case trace
    /// The options of the evaluation give it.
    case option
    /// No source: 60 Hz is assumed.
    case assumed
  }

  /// The time that a frame may take, in nanoseconds.
  public let budgetNs: Int64
  /// The vsync period of the display, in nanoseconds.
  public let periodNs: Int64
  /// The slow-down of the device that is evaluated: costs are multiplied with it, but for work that
  /// has a factor of its own.
  public let slowdown: Double
  /// The slow-down for single kinds of work, as factors; nil where `slowdown` is for all.
  public let slowdownFactors: SlowdownFactors?
  /// The source of the numbers.
  public let source: Source

  /// The default share of the period that a list may take: the rest is the app's and the system's.
  public static let defaultShare = 0.5

  /// Takes a budget as it is.
  ///
  /// - Precondition: times and slowdown are positive.
  public init(
    budgetNs: Int64,
    periodNs: Int64,
    slowdown: Double = 1,
    slowdownFactors: SlowdownFactors? = nil,
    source: Source
  ) {
    precondition(budgetNs > 0 && periodNs > 0, "a frame needs time, not \(budgetNs)/\(periodNs) ns")
    precondition(slowdown > 0, "a device cannot be \(slowdown) times slower")
    self.budgetNs = budgetNs
    self.periodNs = periodNs
    self.slowdown = slowdown
    self.slowdownFactors = slowdownFactors
    self.source = source
  }

  /// The share of a display's period.
  ///
  /// - Precondition: `refreshRateHz` is in 1...1,000,000, `share` in 0...1.
  public init(
    refreshRateHz: Int,
    share: Double,
    slowdown: Double = 1,
    slowdownFactors: SlowdownFactors? = nil,
    source: Source
  ) {
    let period = 1_000_000_000 / Int64(refreshRateHz)
    self.init(
      budgetNs: Swift.max(1, Int64(Double(period) * share)),
      periodNs: period,
      slowdown: slowdown,
      slowdownFactors: slowdownFactors,
      source: source
    )
  }

  /// Takes the numbers of the options, else those that the run announced, else half a period of 60
  /// Hz.
  public init(run: RunDescription?, _ asked: EvaluationOptions = EvaluationOptions()) {
    let announced = run?.refreshRateHz.flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    let slowdown = asked.slowdown ?? run?.slowdown ?? 1
    let factors = asked.slowdownFactors ?? (asked.slowdown == nil ? run?.slowdownFactors : nil)
    if let budget = run?.budgetNs, asked.budgetShare == nil {
      let period = announced.map { 1_000_000_000 / Int64($0) } ?? budget
      self.init(
        budgetNs: budget,
        periodNs: period,
        slowdown: slowdown,
        slowdownFactors: factors,
        source: .trace
      )
      return
    }
    let share = asked.budgetShare ?? run?.budgetShare ?? Self.defaultShare
    let source: Source =
      asked.budgetShare != nil
      ? .option
      : announced != nil ? .trace : asked.refreshRateHz != nil ? .option : .assumed
    self.init(
      refreshRateHz: announced ?? asked.refreshRateHz ?? 60,
      share: share,
      slowdown: slowdown,
      slowdownFactors: factors,
      source: source
    )
  }

  /// Returns whether another one has the same numbers, wherever these come from.
  func isAlike(_ other: FrameBudget) -> Bool {
    (budgetNs, periodNs, slowdown) == (other.budgetNs, other.periodNs, other.slowdown)
      && slowdownFactors == other.slowdownFactors
  }

  /// The part of the period that the budget is.
  public var share: Double { Double(budgetNs) / Double(periodNs) }

  /// The vsyncs per second, rounded.
  public var refreshRateHz: Int { Int((1e9 / Double(periodNs)).rounded()) }
}
