public import Synchronization

/// The kinds of signpost that a sink records at the moment, as words in memory: looking costs no
/// call.
///
/// A kind is recorded while its word is not 0; one beyond the tables never is. LTTng-UST keeps such a
/// word for each tracepoint, and changes it when a session enables it. Looking takes O(1).
///
/// `@unchecked Sendable`: the tables are only read, and the words only by atomic loads.
public struct RecordedKinds: @unchecked Sendable {
  /// A pointer to the word of each kind, by its code.
  public typealias Words = UnsafePointer<UnsafePointer<Atomic<Int32>>>

  @usableFromInline let intervals: Words
  @usableFromInline let events: Words
  @usableFromInline let intervalCount: UInt16
  @usableFromInline let eventCount: UInt16

  /// Takes the words of each kind.
  ///
  /// - Parameters:
  ///   - intervals: those of kinds of interval.
  ///   - intervalCount: the number of kinds of interval.
  ///   - events: those of kinds of event.
  ///   - eventCount: the number of kinds of event.
  /// - Precondition: the words stay where they are as long as the process lives.
  public init(intervals: Words, intervalCount: UInt16, events: Words, eventCount: UInt16) {
    (self.intervals, self.intervalCount) = (intervals, intervalCount)
    (self.events, self.eventCount) = (events, eventCount)
  }

  /// Returns whether intervals of a kind are recorded at the moment.
  @inlinable
  func contains(_ kind: IntervalKind) -> Bool {
    kind.code < intervalCount
      && intervals[Int(kind.code)].pointee.load(ordering: .relaxed) != 0
  }

  /// Returns whether events of a kind are recorded at the moment.
  @inlinable
  func contains(_ kind: EventKind) -> Bool {
    kind.code < eventCount && events[Int(kind.code)].pointee.load(ordering: .relaxed) != 0
  }
}
