/// The result of a tuning: the effects of parameters' values.
public struct Tuning: Sendable {
  /// The advice of the tuning.
  public enum Advice: Sendable {
    /// The default stays: nothing better was found.
    case keepDefault
    /// Another point is better, or meets what the default does not.
    case change(TuningPoint)
    /// No point meets the constraints; the nearest, with what it violates.
    case noneMeets(nearest: TuningPoint, violation: String)
  }

  /// The scenario.
  public let scenario: String
  /// The objective, which was to become small.
  public let objective: TuningObjective
  /// The constraints, as they were asked for.
  public let constraints: [String]
  /// The parameters.
  public var parameters: [TunedParameter] = []
  /// The points, the default first.
  public var points: [TunedPoint] = []
  /// The advice of the tuning.
  public var advice = Advice.keepDefault
  /// The comparison of a candidate with the default, the objective first; empty where there was no
  /// candidate.
  public var confirmation: [MetricComparison] = []
  /// The candidate that was compared.
  public var candidate: TuningPoint?
  /// A point that looked better and was not compared, as the time was over; with the time that it takes.
  public var unconfirmed: (point: TuningPoint, seconds: Double)?
  /// The number of times both sides of that comparison were played.
  public var confirmationRounds = 0
  /// The duration, in seconds.
  public var seconds = 0.0
  /// Notes that a reader must know.
  public var notes: [String] = []
  /// The ways to apply the advice: a line of code, and options.
  public var applications: [String] = []

  /// Starts a tuning.
  public init(scenario: String, objective: TuningObjective, constraints: [String]) {
    self.scenario = scenario
    self.objective = objective
    self.constraints = constraints
  }

  /// The default's measurements.
  public var defaultPoint: TunedPoint? { points.first { $0.point.isDefault } }

  /// The points that no other one dominates.
  public var paretoSet: [TunedPoint] { points.filter(\.isParetoOptimal) }

  /// True if any parameter changes the objective by more than the noise.
  public var hasEffect: Bool { parameters.contains { $0.hasEffect } }

  /// Marks the points that no other one dominates.
  public mutating func markPareto() { points = points.markingPareto() }
}
