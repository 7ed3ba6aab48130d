/// The description of one kind of interval.
public struct IntervalDefinition: Hashable, Sendable {
  /// The handle that call sites use: the position in `Schema.intervals`, given by the schema.
  public private(set) var kind = IntervalKind(code: 0)
  /// The name in traces and reports, in snake case.
  public let name: String
  /// The name of the kind that usually encloses it; nil at the top.
  public let parent: String?
  /// A description of the interval, in one sentence: its help text.
  public let meaning: String
  /// The cause that a late frame's time in this interval counts towards.
  ///
  /// Nil where the interval explains nothing, as for the frame itself.
  public let cause: String?
  /// The colour in charts and views on a light background, such as `#8fc9ee`.
  public let colour: String
  /// The fields at the start, at most `SignpostValues.capacity`.
  public let begin: [FieldDefinition]
  /// The fields at the end, at most `SignpostValues.capacity`.
  public let end: [FieldDefinition]
  /// The signposts of other programs that measure the same.
  public let signposts: [ForeignSignpost]

  /// Describes a kind of interval.
  ///
  /// - Precondition: the colour is `#` and six hexadecimal digits.
  public init(
    _ name: String,
    in parent: String?,
    _ meaning: String,
    cause: String? = nil,
    colour: String,
    begin: [FieldDefinition] = [],
    end: [FieldDefinition] = [],
    signposts: [ForeignSignpost] = []
  ) {
    precondition(
      colour.first == "#" && colour.count == 7 && colour.dropFirst().allSatisfy(\.isHexDigit),
      "\(name): \(colour) is not a colour"
    )
    self.name = name
    self.parent = parent
    self.meaning = meaning
    self.cause = cause
    self.colour = colour
    self.begin = begin
    self.end = end
    self.signposts = signposts
  }

  /// The same description with the handle of its position.
  func at(_ position: Int) -> IntervalDefinition {
    var result = self
    result.kind = IntervalKind(code: UInt16(position))
    return result
  }
}
