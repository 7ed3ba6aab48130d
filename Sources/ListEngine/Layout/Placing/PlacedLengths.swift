/// The lengths of the parts of a placed section along the list.
struct PlacedLengths {
  /// The index of the section in the whole content.
  var section: Int
  /// Up to the first row of the whole section.
  var head = 0.0
  /// The index of the first row that was placed.
  var firstRow = 0
  /// The rows that were placed.
  var rows: [Double] = []
  /// After the last row, including the distance to the next section.
  var tail = 0.0
}
