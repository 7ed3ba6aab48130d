import ListSchema
public import Signposts

// What the analysis itself understands of a run. Everything else is shown as it was declared.

extension RunDescription {
  /// Items asked for.
  public var items: Int? {
    get { whole(ParameterDefinition.items.name) }
    set { self[ParameterDefinition.items.name] = newValue.map { .integer(Int64($0)) } }
  }

  /// Frames per second; nil unless positive.
  public var refreshRateHz: Int? {
    get { whole(ParameterDefinition.refreshRateHz.name).flatMap { $0 > 0 ? $0 : nil } }
    set { self[ParameterDefinition.refreshRateHz.name] = newValue.map { .integer(Int64($0)) } }
  }

  /// Frames at the start that are warm-up.
  public var warmupFrames: Int? {
    get { whole(ParameterDefinition.warmupFrames.name) }
    set { self[ParameterDefinition.warmupFrames.name] = newValue.map { .integer(Int64($0)) } }
  }

  /// The number of the repetition, from 1.
  public var repetition: Int? {
    get { whole(ParameterDefinition.repetition.name) }
    set { self[ParameterDefinition.repetition.name] = newValue.map { .integer(Int64($0)) } }
  }

  /// The share of the period that a frame may take; nil for one that makes no sense.
  public var budgetShare: Double? {
    get { factor(ParameterDefinition.budgetShare.name) }
    set { self[ParameterDefinition.budgetShare.name] = newValue.map { .number($0) } }
  }

  /// The factor that costs are multiplied by; nil for an impossible factor.
  public var slowdown: Double? {
    get { factor(ParameterDefinition.slowdown.name) }
    set { self[ParameterDefinition.slowdown.name] = newValue.map { .number($0) } }
  }

  /// The factors of single kinds of work; nil for what are none.
  public var slowdownFactors: SlowdownFactors? {
    get {
      text(ParameterDefinition.slowdownProfile.name).flatMap { SlowdownFactors(parameterText: $0) }
    }
    set {
      self[ParameterDefinition.slowdownProfile.name] = newValue.map { .text($0.parameterText) }
    }
  }

  /// The clock that moves time from frame to frame: `virtual` or `real`.
  public var clock: String? {
    get { text(ParameterDefinition.clock.name) }
    set { self[ParameterDefinition.clock.name] = newValue.map { .text($0) } }
  }

  /// The seed of all generators.
  public var seed: UInt64? {
    get {
      guard case .unsigned(let seed)? = self["seed"] else { return nil }
      return seed
    }
    set { self["seed"] = newValue.map { .unsigned($0) } }
  }

  /// Frames to be played.
  public var frames: Int? { whole("frames") }
  /// Simulated users, each with a list.
  public var users: Int? { whole("users") }
  /// The layout of the list.
  public var layout: String? { text("layout") }
  /// The way items get their sizes.
  public var sizing: String? { text("sizing") }
  /// The amount of content that is presented.
  public var batching: String? { text("batching") }
  /// The name of the gesture script.
  public var gesture: String? { text("gesture") }
  /// The platform whose momentum flings had.
  public var physics: String? { text("physics") }

  /// A factor that a run may have been evaluated by; nil for one that makes no sense.
  ///
  /// Traces and manifests may hold any number; beyond these, times would be no numbers.
  package static func plausible(factor: Double) -> Double? {
    (0.000_001...1_000_000).contains(factor) ? factor : nil
  }

  private func whole(_ name: String) -> Int? {
    self[name]?.integer.flatMap { Int(exactly: $0) }
  }

  private func factor(_ name: String) -> Double? {
    self[name]?.number.flatMap(Self.plausible)
  }

  private func text(_ name: String) -> String? {
    guard case .text(let text)? = self[name] else { return nil }
    return text
  }
}
