public import Signposts

/// What the reader of a trace asks frames to be evaluated by, where that differs from what the run says.
public struct EvaluationOptions: Hashable, Sendable {
  /// Frames a second, for runs that do not say.
  public var refreshRateHz: Int?
  /// The share of the period that a frame may take, instead of the run's.
  public var budgetShare: Double?
  /// How many times slower the device is that is evaluated, instead of the run's.
  public var slowdown: Double?
  /// How many times slower it is for single kinds of work, instead of what the run says.
  ///
  /// With a `slowdown` alone, the run's factors of kinds are left out, too.
  public var slowdownFactors: SlowdownFactors?

  /// Takes what is asked for; nil leaves it to the run.
  public init(
    refreshRateHz: Int? = nil,
    budgetShare: Double? = nil,
    slowdown: Double? = nil,
    slowdownFactors: SlowdownFactors? = nil
  ) {
    self.refreshRateHz = refreshRateHz
    self.budgetShare = budgetShare
    self.slowdown = slowdown
    self.slowdownFactors = slowdownFactors
  }
}
