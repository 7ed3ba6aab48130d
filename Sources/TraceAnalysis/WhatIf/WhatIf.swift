/// What a list would be like if something in its frames took less time.
public struct WhatIf: Hashable, Sendable {
  /// What takes less time.
  public enum Subject: Hashable, Sendable {
    /// What late frames are late because of, in rows of a content type; nil for all rows, and for what
    /// is not done for rows.
    case cause(String, type: String?)
    /// What a rule speaks of.
    case finding(Advice.Rule, type: String?)
  }

  /// What the recorded frames would have been.
  public struct Outcome: Hashable, Sendable {
    /// How many of them would have been late.
    public internal(set) var lateFrames: Int
    /// How long frames would have stood still.
    public internal(set) var hitches: HitchRate
  }

  /// What takes less time.
  public let subject: Subject
  /// The part of its time that would go away when it is fixed, from 0 to 1.
  public let share: Double
  /// The frames as they were.
  public let now: Outcome
  /// The number of frames that the machine made late, which are not among those.
  public let lateFramesOfMachine: Int
  /// Without that time.
  public let removed: Outcome
  /// With half of that time.
  public let halved: Outcome

  /// How many fewer frames would have been late with all of that time removed.
  public var savedFrames: Int { now.lateFrames - removed.lateFrames }

  /// The hitch time that would be gone, in nanoseconds.
  public var savedHitchNs: Int64 { now.hitches.hitchNs - removed.hitches.hitchNs }
}
