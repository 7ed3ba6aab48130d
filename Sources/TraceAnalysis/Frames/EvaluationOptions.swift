public import Signposts

/// Options of the reader of a trace: the evaluation of frames, where it differs from the run's, and the
/// signposts that are taken.
public struct EvaluationOptions: Hashable, Sendable {
  /// Frames a second, for runs that do not say.
  public var refreshRateHz: Int?
  /// The share of the period that a frame may take, instead of the run's.
  public var budgetShare: Double?
  /// The slow-down of the device that is evaluated, as a factor, instead of the run's.
  public var slowdown: Double?
  /// The slow-down for single kinds of work, as factors, instead of the run's.
  ///
  /// With a `slowdown` alone, the run's factors of kinds are left out, too.
  public var slowdownFactors: SlowdownFactors?
  /// The categories whose signposts are taken; all by default.
  public var categories = CategoryFilter([])

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
