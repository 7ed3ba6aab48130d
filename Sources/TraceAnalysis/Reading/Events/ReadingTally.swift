/// The facts that a reader finds out about a recording, apart from its events.
public struct ReadingTally: Hashable, Sendable {
  /// The number of events that the tracer had to discard.
  public var lostEvents: UInt64 = 0
  /// Events of other providers, which were skipped, by provider.
  public var unknownProviders: [String: Int] = [:]
  /// The parts that could not be read.
  public var damage = ReadingDamage()
  /// The packets that are missing, or there more than once.
  public var gaps = TraceGaps()
  /// The names of the hosts by their numbers, empty where the trace does not say.
  public var hosts: [String] = []
  /// The processes whose events were read, in order of first appearance.
  public var processes: [RecordedProcess] = []

  /// Takes what was found out.
  public init(
    lostEvents: UInt64 = 0,
    unknownProviders: [String: Int] = [:],
    damage: ReadingDamage = ReadingDamage(),
    gaps: TraceGaps = TraceGaps()
  ) {
    self.lostEvents = lostEvents
    self.unknownProviders = unknownProviders
    self.damage = damage
    self.gaps = gaps
  }
}
