/// A reason for which nothing could be checked, with what to do.
public struct CheckFailure: Error, CustomStringConvertible, Sendable {
  /// The words.
  public var description: String

  init(_ description: String) { self.description = description }
}
