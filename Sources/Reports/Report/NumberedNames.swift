/// Names by their numbers, in the order of first appearance.
struct NumberedNames {
  private(set) var names: [String] = []
  private(set) var numbers: [Int] = []

  /// Numbers names; those beyond the limit share the last number.
  init(_ all: [String], most: Int) {
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
