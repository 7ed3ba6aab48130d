public import Signposts

/// The kinds of a schema that stack sampling is about.
public struct StackKinds: Hashable, Sendable {
  /// The numbers of fields of the events, in the order of their declarations.
  static let fieldCounts: [UInt16] = [4, 3, 6, 5, 5]

  /// The interval that is sampled.
  public var frame: IntervalKind
  /// The kind of the event at the start: the two rates, the clock, the cost of a sample.
  public var sampling: EventKind
  /// The kind of the event with a sample: its number, its end, its addresses.
  public var sample: EventKind
  /// The kind of the event with losses.
  public var losses: EventKind
  /// The kind of the event with a wait: its kind, its length, the end of the stack, its addresses,
  /// the cost of taking it.
  public var wait: EventKind
  /// The kind of the event with a program or library: path, build id, base, start, end.
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
