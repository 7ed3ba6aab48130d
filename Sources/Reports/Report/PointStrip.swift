/// Points to walk through one by one, and to draw a chart from.
struct PointStrip: Sendable {
  /// One point.
  struct Point: Sendable {
    /// Its number; nil where it has none.
    let number: Int?
    let durationNs: Int64
    /// The group that it belongs to, such as a phase; empty for none.
    let group: String
    /// The place, in `places.unit`; nil where that is not known.
    let place: Double?
    /// The owner, where there are several.
    let owner: String
    /// By how much it is beyond its limit; nil where it is not.
    let excessNs: Int64?
  }

  /// The words that points are described with.
  struct Words: Sendable, Encodable {
    /// The noun for a point: `Frame`.
    let point: String
    /// A key for addresses: `frame`.
    let key: String
    /// The words for a point beyond its limit, before the time: `late by`.
    let beyond: String
    /// The words for any other point: `in time`.
    let within: String
    /// The noun for a place: `offset`.
    let place: String
    /// The unit of places: `points`.
    let unit: String
    /// The sentence while none is chosen.
    let none: String
    /// The description of the strip, for those who do not see it.
    let label: String
    /// The labels of the buttons to the points beyond their limits.
    let before: String
    let after: String
  }

  let words: Words
  let points: [Point]
  /// The command that shows a point in a terminal, when its number is added; nil for none.
  let command: String?
}
