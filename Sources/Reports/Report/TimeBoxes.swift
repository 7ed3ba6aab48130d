/// The intervals during something, as boxes in the order of time.
package struct TimeBoxes: Sendable {
  /// One box.
  package struct Box: Sendable {
    /// A few words: boxes are narrow.
    package let label: String
    /// The details that the label has no room for.
    package let details: String
    package let colour: String?
    /// The start, since that of the whole.
    package let startNs: Int64
    /// The length in the drawing.
    package let lengthNs: Int64
    /// The row, from 0.
    package let row: Int
  }

  /// The title of the whole: `frame 7`.
  package let title: String
  package let durationNs: Int64
  /// The boxes in the order of their begins; the first is the whole.
  package let boxes: [Box]
  package let rows: Int
  /// A time to mark, with the words to mark it with.
  package var mark: (atNs: Int64, words: String)?
  /// Remarks.
  package let notes: [String]
}
