import TraceAnalysis

/// The names that an enumeration gives to ranges of numbers.
struct EnumerationLabels {
  /// A range of numbers with a name.
  struct Mapping {
    let name: String
    let range: NumberRange
  }

  /// The ranges, by their names: JSON and libbabeltrace2 2.1 keep no order of declaration.
  let mappings: [Mapping]
  let isSigned: Bool

  init(_ declared: [Mapping], isSigned: Bool) {
    mappings = declared.sorted { $0.name < $1.name }
    self.isSigned = isSigned
  }

  /// The name of a number, of several the first by the alphabet; empty where it has none.
  ///
  /// - Complexity: O(ranges).
  func name(of number: Int64) -> String {
    mappings.first { $0.range.contains(number, isSigned: isSigned) }?.name ?? ""
  }
}

extension NumberRange {
  /// True if the range holds a number, both of which are signed or not.
  func contains(_ number: Int64, isSigned: Bool) -> Bool {
    guard !isSigned else { return low <= number && number <= high }
    let value = UInt64(bitPattern: number)
    return UInt64(bitPattern: low) <= value && value <= UInt64(bitPattern: high)
  }
}
