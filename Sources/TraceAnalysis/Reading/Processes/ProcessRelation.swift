/// The rules by which two appearances of one process id on one host are one process or two.
///
/// An appearance is what one trace has of a process id in one PID namespace, up to the start of a
/// further program under that id. Two appearances are never merged; a relation that is not certain is
/// reported, see `ProcessDoubt`.
public enum ProcessRelation: Hashable, Sendable {
  /// Two processes, for certain.
  case different
  /// One process that two sessions recorded at the same time, for certain.
  case recordedTwice
  /// Two processes at the same time, or one that two sessions recorded.
  case differentAtOnce
  /// Two processes, or one that two sessions recorded one after the other.
  case differentLater
  /// Two processes of one trace, which may have run at the same time, so that events of the first count
  /// for the second.
  case mayBeMixed

  /// An appearance with the time that it takes.
  public struct Appearance: Hashable, Sendable {
    /// The trace's facts about it.
    public let process: RecordedProcess
    /// Its first event, in nanoseconds of the trace's clock.
    public let startNs: Int64
    /// Its last event, in nanoseconds of the trace's clock.
    public let endNs: Int64

    /// Describes an appearance.
    public init(_ process: RecordedProcess, from startNs: Int64, to endNs: Int64) {
      (self.process, self.startNs, self.endNs) = (process, startNs, endNs)
    }
  }

  /// Finds the relation of two appearances, of which the first started first.
  ///
  /// In this order: a process is in one PID namespace; what a trace distinguishes is distinct; a session
  /// puts a process into one trace; a process registers once; at a time an id of a namespace is that of
  /// one process; a program that starts is not the one before.
  public init(_ first: Appearance, _ second: Appearance) {
    let (one, other) = (first.process, second.process)
    let inOneNamespace = Self.areEqual(one.namespace, other.namespace)
    if inOneNamespace == false {
      self = .different
    } else if one.trace.identity == other.trace.identity {
      self = other.followsUnended ? .mayBeMixed : .different
    } else if Self.areEqual(one.trace.session, other.trace.session) == true
      || Self.areEqual(one.trace.registration, other.trace.registration) == false
    {
      self = .different
    } else if second.startNs <= first.endNs {
      self = inOneNamespace == true ? .recordedTwice : .differentAtOnce
    } else {
      self = other.startsProgram ? .different : .differentLater
    }
  }

  /// The equality of two values that may be unknown; nil where one is.
  private static func areEqual<Value: Equatable>(_ first: Value?, _ second: Value?) -> Bool? {
    guard let first, let second else { return nil }
    return first == second
  }
}
