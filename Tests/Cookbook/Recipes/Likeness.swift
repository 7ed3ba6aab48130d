/// The likeness of two texts.
enum Likeness {
  /// The least number of letters to change, add or remove.
  static func distance(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one.lowercased()), Array(other.lowercased()))
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for column in other.indices {
        let above = row[column + 1]
        let change = corner + (letter == other[column] ? 0 : 1)
        row[column + 1] = min(change, above + 1, row[column] + 1)
        corner = above
      }
    }
    return row[other.count]
  }
}
