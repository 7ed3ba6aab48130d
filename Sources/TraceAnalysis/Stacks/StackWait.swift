/// The kind of thing that a thread waited for.
public enum WaitKind: String, CaseIterable, Sendable {
  /// Another thread.
  case lock
  /// A file.
  case file
}

/// Waits for one kind of thing, in one interval, with one stack.
public struct StackWait: Sendable {
  /// The kind of the wait.
  public let kind: WaitKind
  /// The names of the intervals around, outermost first.
  public let intervals: [String]
  /// The content type that the innermost of them is about that is about any; nil for none.
  public let contentType: String?
  /// The addresses of the calls, innermost first.
  public let stack: [CodeAddress]
  /// The number of waits.
  public let count: Int
  /// For how long in all, in nanoseconds.
  public let ns: Int64
  /// The time that taking their stacks took from frames, in nanoseconds.
  public let costNs: Int64
}
