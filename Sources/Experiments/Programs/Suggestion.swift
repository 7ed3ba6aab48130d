/// The name that was probably meant, where one does not exist.
package struct Suggestion {
  /// The text that is added to a message: ` Did you mean 'catalog'?`, or nothing.
  package let words: String

  /// Looks for the name with the fewest differences; one letter in three may differ.
  package init(for name: String, among names: [String]) {
    let letters = Array(name.lowercased().prefix(100))
    let near = names.map { (name: $0, distance: Self.distance(letters, Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, $0.name.count / 3) }
      .min { $0.distance < $1.distance }
    words = near.map { " Did you mean '\($0.name)'?" } ?? ""
  }

  /// The sentences behind one that says that there is no such name: the one that was probably meant, and those that
  /// there are.
  ///
  /// - Parameters:
  ///   - name: the name that does not exist.
  ///   - names: those that exist.
  ///   - shown: those to list, if they are others.
  /// - Returns: the sentences, each after a space; the list has up to 30 names.
  package static func choices(
    for name: String,
    among names: [String],
    shown: [String]? = nil
  ) -> String {
    let all = shown ?? names
    guard !all.isEmpty else { return " There is nothing to choose from." }
    let list = all.prefix(maxShown).joined(separator: ", ") + (all.count > maxShown ? ", …" : "")
    return Suggestion(for: name, among: names).words + " There are: \(list)."
  }

  private static let maxShown = 30

  /// Returns the number of letters that must be inserted, deleted, changed or swapped with their
  /// neighbour.
  ///
  /// - Complexity: O(n · m).
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var best = min(
          last[column + 1] + 1,
          current[column] + 1,
          last[column] + (isEqual ? 0 : 1)
        )
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
