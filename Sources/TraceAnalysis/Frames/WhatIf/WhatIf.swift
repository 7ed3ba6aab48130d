/// The smoothness of a list if something in its frames took less time.
public struct WhatIf: Hashable, Sendable {
  /// The subject that takes less time.
  public enum Subject: Hashable, Sendable {
    /// The cause of late frames, in rows of a content type; nil for all rows, and for work that is
    /// not done for rows.
    case cause(String, type: String?)
    /// The subject of a rule, with the user's function where samples of stacks name one.
    case finding(Advice.Rule, type: String?, function: String? = nil)
  }

  /// The recorded frames as they would have been.
  public struct Outcome: Hashable, Sendable {
    /// The number of them that would have been late.
    public internal(set) var lateFrames: Int
    /// The hitches that there would have been.
    public internal(set) var hitches: HitchRate
  }

  /// The subject that takes less time.
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

  /// The number of frames fewer that would have been late with all of that time removed.
  public var savedFrames: Int { now.lateFrames - removed.lateFrames }

  /// The hitch time that would be gone, in nanoseconds.
  public var savedHitchNs: Int64 { now.hitches.hitchNs - removed.hitches.hitchNs }
}
