/// The subject of a finding, as exactly as the trace tells.
public struct FindingSubject: Hashable, Sendable {
  /// The type of the rows' content; nil for all types.
  public var type: String?
  /// The type of an element inside of rows.
  public var element: String?
  /// The index of a section.
  public var section: Int64?
  /// The identifier of a row, as an example.
  public var identifier: String?
  /// The user's function, where samples of stacks name it.
  public var function: SourceFunction?
  /// The user's functions that it is mostly called by, its own caller first; at most two.
  public internal(set) var callers: [SourceFunction] = []
  /// The cause of late frames.
  public var cause: String?
  /// The interval whose cost grows.
  public var work: String?

  /// Names what a finding is about.
  ///
  /// - Parameters:
  ///   - type: the type of the rows' content; nil for all types.
  ///   - element: the type of an element inside of rows.
  ///   - section: the index of a section.
  ///   - identifier: the identifier of a row, as an example.
  ///   - function: the user's function.
  ///   - cause: the cause of late frames.
  ///   - work: the interval whose cost grows.
  public init(
    type: String? = nil,
    element: String? = nil,
    section: Int64? = nil,
    identifier: String? = nil,
    function: SourceFunction? = nil,
    cause: String? = nil,
    work: String? = nil
  ) {
    self.type = type
    self.element = element
    self.section = section
    self.identifier = identifier
    self.function = function
    self.cause = cause
    self.work = work
  }
}
