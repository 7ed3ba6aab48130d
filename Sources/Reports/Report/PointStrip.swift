/// Points to walk through one by one, and to draw a chart from.
package struct PointStrip: Sendable {
  /// One point.
  package struct Point: Sendable {
    /// Its number; nil where it has none.
    package let number: Int?
    package let durationNs: Int64
    /// The group that it belongs to, such as a phase; empty for none.
    package let group: String
    /// The place, in `places.unit`; nil where that is not known.
    package let place: Double?
    /// The owner, where there are several.
    package let owner: String
    /// By how much it is beyond its limit; nil where it is not.
    package let excessNs: Int64?
  }

  /// The words that points are described with.
  package struct Words: Sendable, Encodable {
    /// The noun for a point: `Frame`.
    package let point: String
    /// A key for addresses: `frame`.
    package let key: String
    /// The words for a point beyond its limit, before the time: `late by`.
    package let beyond: String
    /// The words for any other point: `in time`.
    package let within: String
    /// The noun for a place: `offset`.
    package let place: String
    /// The unit of places: `points`.
    package let unit: String
    /// The sentence while none is chosen.
    package let none: String
    /// The description of the strip, for those who do not see it.
    package let label: String
    /// The labels of the buttons to the points beyond their limits.
    package let before: String
    package let after: String
  }

  package let words: Words
  package let points: [Point]
  /// The command that shows a point in a terminal, when its number is added; nil for none.
  package let command: String?
}
