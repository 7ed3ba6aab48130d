public import Signposts

/// The kinds of a schema that stack sampling is about.
public struct StackKinds: Hashable, Sendable {
  /// How many fields the events have, in the order of their declarations.
  static let fieldCounts: [UInt16] = [4, 3, 6, 5, 5]

  /// The interval that is sampled.
  public var frame: IntervalKind
  /// What tells of the start: the two rates, the clock, the cost of a sample.
  public var sampling: EventKind
  /// What holds a sample: its number, how it ended, its addresses.
  public var sample: EventKind
  /// What tells of losses.
  public var losses: EventKind
  /// What tells of a wait: its kind, its length, how the stack ended, its addresses, what taking it cost.
  public var wait: EventKind
  /// What tells of a program or library: path, build id, base, start, end.
  public var binary: EventKind

  /// Names the kinds.
  ///
  /// - Parameters:
  ///   - frame: the interval that is sampled.
  ///   - sampling: the event of the start.
  ///   - sample: the event of a sample.
  ///   - losses: the event of what gave no sample.
  ///   - wait: the event of a wait.
  ///   - binary: the event of a program or library.
  public init(
    frame: IntervalKind,
    sampling: EventKind,
    sample: EventKind,
    losses: EventKind,
    wait: EventKind,
    binary: EventKind
  ) {
    self.frame = frame
    self.sampling = sampling
    self.sample = sample
    self.losses = losses
    self.wait = wait
    self.binary = binary
  }
}
