/// What was found out about the values of parameters.
public struct Tuning: Sendable {
  /// What is to be done.
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
  /// What was to become small.
  public let objective: TuningObjective
  /// What had to hold, as it was asked for.
  public let constraints: [String]
  /// The parameters.
  public var parameters: [TunedParameter] = []
  /// The points, the default first.
  public var points: [TunedPoint] = []
  /// What is to be done.
  public var advice = Advice.keepDefault
  /// What the comparison of a candidate with the default found, the objective first; empty where there was
  /// no candidate.
  public var confirmation: [MetricComparison] = []
  /// The candidate that was compared.
  public var candidate: TuningPoint?
  /// A point that looked better and was not compared, as the time was over; with the time that it takes.
  public var unconfirmed: (point: TuningPoint, seconds: Double)?
  /// How often both sides of that comparison were played.
  public var confirmationRounds = 0
  /// How long it took, in seconds.
  public var seconds = 0.0
  /// What else a reader must know.
  public var notes: [String] = []
  /// How the advice is applied: a line of code, and options.
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

  /// Whether any parameter changes the objective by more than the noise.
  public var hasEffect: Bool { parameters.contains { $0.hasEffect } }

  /// Marks the points that no other one dominates.
  public mutating func markPareto() { points = points.markingPareto() }
}
