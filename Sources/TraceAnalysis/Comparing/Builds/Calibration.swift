import Foundation

/// The accuracy of comparisons on one machine: false alarms, and changes that were found.
public struct Calibration: Codable, Hashable, Sendable {
  /// Trials of one kind: copies of a build, or one that was slowed.
  public struct Effect: Codable, Hashable, Sendable {
    /// By how much it was slowed, as a share; 0 for copies.
    public let share: Double
    /// The interval that was slowed; nil for all of every frame.
    public let interval: String?
    /// The number of comparisons.
    public var trials = 0
    /// The number of comparisons with a regression as their verdict.
    public var regressions = 0
    /// The number of comparisons with an improvement as their verdict.
    public var improvements = 0
    /// The number of inconclusive comparisons.
    public var inconclusive = 0
    /// The number of comparisons that named the slowed interval first; nil where that was not
    /// looked at.
    public var namedFirst: Int?

    /// Begins to count.
    public init(share: Double, interval: String? = nil) {
      self.share = share
      self.interval = interval
    }

    /// Adds what one comparison said.
    public mutating func add(_ verdict: ComparisonVerdict) {
      trials += 1
      switch verdict {
      case .regression: regressions += 1
      case .improvement: improvements += 1
      case .inconclusive: inconclusive += 1
      case .noChange: break
      }
    }

    /// True if copies were compared.
    public var isOfCopies: Bool { share == 0 }

    /// Changes that there were not.
    public var falseAlarms: Int { regressions + improvements }

    /// The 95 % confidence interval of the share of regressions; nil without trials.
    ///
    /// As in "Probable inference, the law of succession, and statistical inference" (Wilson, 1927).
    public var confidence: ClosedRange<Double>? {
      WilsonInterval.of(isOfCopies ? falseAlarms : regressions, in: trials)
    }
  }

  /// The verdicts that other settings would have given for the same rounds.
  public struct Setting: Codable, Hashable, Sendable {
    /// The margin of the mean of frames.
    public let margin: Double
    /// The number of times each side is played.
    public let rounds: Int
    /// The number of times copies were called different.
    public let falseAlarms: Int
    /// The number of times every frame's slow-down was found, for each share in the order of the
    /// effects.
    public let found: [Int]

    /// Takes what was counted.
    public init(margin: Double, rounds: Int, falseAlarms: Int, found: [Int]) {
      self.margin = margin
      self.rounds = rounds
      self.falseAlarms = falseAlarms
      self.found = found
    }
  }

  /// The version of this format.
  public static let currentFormat = 1

  /// The version of the format.
  public var formatVersion = Calibration.currentFormat
  /// The version of the procedure that was tried.
  public var procedure = MetricComparison.procedure
  /// The machine's name.
  public let machine: String
  /// The day, as `2026-11-23`.
  public let day: String
  /// The scenario that was played.
  public let scenario: String
  /// The number of times each side was played.
  public let rounds: Int
  /// The margin of the mean of frames.
  public let margin: Double
  /// The trials: copies first, then what was slowed.
  public var effects: [Effect] = []
  /// The verdicts that other settings would have given.
  public var settings: [Setting] = []
  /// The duration of a trial, in seconds.
  public var secondsPerTrial = 0.0

  /// Begins a calibration.
  public init(
    machine: String,
    day: String,
    scenario: String,
    rounds: Int,
    margin: Double = ComparedMetric.frameMean.margin
  ) {
    self.machine = machine
    self.day = day
    self.scenario = scenario
    self.rounds = rounds
    self.margin = margin
  }

  /// The number of trials of each kind.
  public var trials: Int { effects.first?.trials ?? 0 }

  /// The shares by which all of every frame was slowed.
  public var frameShares: [Double] {
    effects.filter { !$0.isOfCopies && $0.interval == nil }.map(\.share)
  }

  /// The smallest share of at least 5 % that was tried, by which settings are evaluated.
  private var judgedShare: Int? {
    frameShares.indices.filter { frameShares[$0] >= 0.05 }
      .min { frameShares[$0] < frameShares[$1] }
  }

  /// The settings to use: at most one false alarm in forty, most changes found, fewest rounds; nil where
  /// none finds half of the changes.
  public var recommended: Setting? {
    guard let judged = judgedShare else { return nil }
    let best = settings.filter { $0.falseAlarms * 40 <= trials }.max { one, other in
      (one.found[judged], -one.falseAlarms, -one.rounds, one.margin)
        < (other.found[judged], -other.falseAlarms, -other.rounds, other.margin)
    }
    return best.flatMap { 2 * $0.found[judged] >= trials && trials > 0 ? $0 : nil }
  }
}

/// The confidence interval of a share that was counted.
enum WilsonInterval {
  /// The 97.5th percentile of the normal distribution.
  private static let z = 1.959_963_985

  /// The 95 % interval for `count` of `total`; nil without any.
  static func of(_ count: Int, in total: Int) -> ClosedRange<Double>? {
    guard total > 0, (0...total).contains(count) else { return nil }
    let (n, p) = (Double(total), Double(count) / Double(total))
    let centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    let half = z / (1 + z * z / n) * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
    return max(0, centre - half)...min(1, centre + half)
  }
}
