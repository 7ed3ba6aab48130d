/// What was played: the parameters of a run, as far as they are known.
public struct RunDescription: Hashable, Sendable {
  /// The name of the scenario.
  public var scenario: String?
  /// Items asked for.
  public var items: Int?
  /// The seed of all generators.
  public var seed: UInt64?
  /// Frames to be played.
  public var frames: Int?
  /// Frames a second.
  public var refreshRateHz: Int?
  /// The time that a frame may take, in nanoseconds.
  public var budgetNs: Int64?
  /// The layout of the list.
  public var layout: String?
  /// How items get their sizes.
  public var sizing: String?
  /// How much content is presented.
  public var batching: String?
  /// The number of the repetition, from 1.
  public var repetition: Int?
  /// The checksum of the content as generated.
  public var checksum: String?
  /// What moved from frame to frame: `virtual` or `real`.
  public var clock: String?
  /// The name of the gesture script.
  public var gesture: String?
  /// Whose momentum flings had.
  public var physics: String?
  /// Frames at the begin that are warm-up.
  public var warmupFrames: Int?
  /// Users, each with a list of their own.
  public var users: Int?
  /// The share of the period that a frame may take.
  public var budgetShare: Double?
  /// What costs are multiplied with to be evaluated.
  public var slowdown: Double?
  /// Whether the run was played to its end.
  public var isComplete = false

  /// A frame that may take longer than a quarter of an hour is a damaged number.
  private static let longestBudgetNs: Int64 = 1_000_000_000_000

  /// Knows nothing yet.
  public init() {}

  /// Reads the event that announces a run.
  init(_ event: TraceEvent) {
    scenario = event[KnownField.scenario]?.name
    items = event.count(KnownField.items)
    seed = event[KnownField.seed]?.integer.map(UInt64.init(bitPattern:))
    frames = event.count(KnownField.frames)
    refreshRateHz = event.count(KnownField.refreshRate).flatMap { $0 > 0 ? $0 : nil }
    budgetNs = event[KnownField.budget]?.integer.flatMap {
      (1...Self.longestBudgetNs).contains($0) ? $0 : nil
    }
    layout = event[KnownField.layout]?.name
    sizing = event[KnownField.sizing]?.name
    batching = event[KnownField.batching]?.name
    repetition = event.count(KnownField.repetition)
  }

  /// Reads the event that says how a run is played and evaluated.
  mutating func add(_ options: TraceEvent) {
    clock = options[KnownField.clock]?.name
    gesture = options[KnownField.gesture]?.name
    physics = options[KnownField.physics]?.name
    warmupFrames = options.count(KnownField.warmupFrames)
    users = options.count(KnownField.users)
    budgetShare = options.factor(KnownField.budgetShare)
    slowdown = options.factor(KnownField.slowdown)
  }

  /// Takes note of one user's content; what the first of several users sees stands for all.
  mutating func add(checksum: String?) {
    self.checksum = self.checksum ?? checksum
  }

  /// Takes from `other` what is not known here.
  public func completed(by other: RunDescription) -> RunDescription {
    var result = self
    result.scenario = scenario ?? other.scenario
    result.items = items ?? other.items
    result.seed = seed ?? other.seed
    result.frames = frames ?? other.frames
    result.refreshRateHz = refreshRateHz ?? other.refreshRateHz
    result.budgetNs = budgetNs ?? other.budgetNs
    result.layout = layout ?? other.layout
    result.sizing = sizing ?? other.sizing
    result.batching = batching ?? other.batching
    result.repetition = repetition ?? other.repetition
    result.checksum = checksum ?? other.checksum
    result.clock = clock ?? other.clock
    result.gesture = gesture ?? other.gesture
    result.physics = physics ?? other.physics
    result.warmupFrames = warmupFrames ?? other.warmupFrames
    result.users = users ?? other.users
    result.budgetShare = budgetShare ?? other.budgetShare
    result.slowdown = slowdown ?? other.slowdown
    return result
  }
}

extension RunDescription {
  /// A factor that a run may have been evaluated by; nil for one that makes no sense.
  ///
  /// Traces and manifests may hold any number; beyond these, times would be no numbers.
  package static func plausible(factor: Double) -> Double? {
    (0.000_001...1_000_000).contains(factor) ? factor : nil
  }
}

extension TraceEvent {
  /// A whole number as `Int`.
  func count(_ field: String) -> Int? {
    self[field]?.integer.flatMap { Int(exactly: $0) }
  }

  /// A positive number; nil for one that no run can have had.
  func factor(_ field: String) -> Double? {
    self[field]?.number.flatMap(RunDescription.plausible)
  }
}
