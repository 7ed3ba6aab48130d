/// Names by their numbers, in the order of first appearance.
package struct NumberedNames {
  package private(set) var names: [String] = []
  package private(set) var numbers: [Int] = []

  /// Numbers names; those beyond the limit share the last number.
  package init(_ all: [String], most: Int) {
    var known: [String: Int] = [:]
    numbers.reserveCapacity(all.count)
    for name in all {
      if known[name] == nil, names.count < most {
        known[name] = names.count
        names.append(name.printable)
      }
      numbers.append(known[name] ?? most - 1)
    }
  }
}
