/// How long the parts of a placed section are along the list.
struct PlacedLengths {
  /// The index of the section in the whole content.
  var section: Int
  /// Up to the first row, of all that the section has.
  var head = 0.0
  /// The index of the first row that was placed.
  var firstRow = 0
  /// The rows that were placed.
  var rows: [Double] = []
  /// Behind the last row, with the distance to the next section.
  var tail = 0.0
}
