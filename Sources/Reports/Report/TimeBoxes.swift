/// The intervals during something, as boxes in the order of time.
struct TimeBoxes: Sendable {
  /// One box.
  struct Box: Sendable {
    /// A few words: boxes are narrow.
    let label: String
    /// The details that the label has no room for.
    let details: String
    let colour: String?
    /// The start, since that of the whole.
    let startNs: Int64
    /// The length in the drawing.
    let lengthNs: Int64
    /// The row, from 0.
    let row: Int
  }

  /// The title of the whole: `frame 7`.
  let title: String
  let durationNs: Int64
  /// The boxes in the order of their begins; the first is the whole.
  let boxes: [Box]
  let rows: Int
  /// A time to mark, with the words to mark it with.
  var mark: (atNs: Int64, words: String)?
  /// Remarks.
  let notes: [String]
}
