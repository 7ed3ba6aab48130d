/// The ways in which an update writes rows that follow each other as before; by the row that is expected next
/// of the section that this one was.
enum SessionRunKind: Int {
  /// From the expected row on.
  case next
  /// From the row after it on.
  case skip
  /// From elsewhere in the section, all of them looking different; the same row is expected afterwards.
  case changed
  /// From elsewhere in the section.
  case elsewhere
  /// From elsewhere in the section, and the row after it is expected afterwards.
  case jump
  /// From another section.
  case otherSection
  /// New rows.
  case new
}

extension SessionUpdate.Run {
  /// The number of rows.
  var count: Int {
    switch self {
    case .former(_, _, let count): count
    case .rows(let rows): rows.count
    }
  }
}
