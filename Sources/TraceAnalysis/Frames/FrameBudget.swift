/// The time that a frame may take, and the display that waits for it.
public struct FrameBudget: Hashable, Sendable {
  /// Where a budget comes from.
  public enum Source: String, Sendable {
    /// The trace says what its run was given.
    case trace
    /// Whoever asked for the summary.
    case option
    /// Nobody: 60 Hz is assumed.
    case assumed
  }

  /// The time that a frame may take, in nanoseconds.
  public let budgetNs: Int64
  /// The time between two vertical synchronisations of the display, in nanoseconds.
  public let periodNs: Int64
  /// Where the numbers come from.
  public let source: Source

  /// Takes a budget as it is.
  ///
  /// - Precondition: both times are positive.
  public init(budgetNs: Int64, periodNs: Int64, source: Source) {
    precondition(budgetNs > 0 && periodNs > 0, "a frame needs time, not \(budgetNs)/\(periodNs) ns")
    self.budgetNs = budgetNs
    self.periodNs = periodNs
    self.source = source
  }

  /// The budget of one period of a display.
  ///
  /// - Precondition: `refreshRateHz` is in 1...1,000,000.
  public init(refreshRateHz: Int, source: Source) {
    let period = 1_000_000_000 / Int64(refreshRateHz)
    self.init(budgetNs: period, periodNs: period, source: source)
  }

  /// What the run announced, else what was asked for, else 60 Hz.
  public init(run: RunDescription?, refreshRateHz asked: Int?) {
    let rate = run?.refreshRateHz.flatMap { (1...1_000_000).contains($0) ? $0 : nil }
    if let budget = run?.budgetNs {
      let period = rate.map { 1_000_000_000 / Int64($0) } ?? budget
      self.init(budgetNs: budget, periodNs: period, source: .trace)
    } else if let rate {
      self.init(refreshRateHz: rate, source: .trace)
    } else if let asked {
      self.init(refreshRateHz: asked, source: .option)
    } else {
      self.init(refreshRateHz: 60, source: .assumed)
    }
  }

  /// Vertical synchronisations a second, rounded.
  public var refreshRateHz: Int { Int((1e9 / Double(periodNs)).rounded()) }
}
