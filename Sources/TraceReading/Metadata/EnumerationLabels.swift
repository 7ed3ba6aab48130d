import TraceAnalysis

/// The names that an enumeration gives to ranges of numbers.
struct EnumerationLabels {
  /// A range of numbers with a name.
  struct Mapping {
    let name: String
    let range: NumberRange
  }

  /// The ranges in the order of the declaration, those of one name together.
  let mappings: [Mapping]
  let isSigned: Bool

  init(_ declared: [Mapping], isSigned: Bool) {
    var places: [String: Int] = [:]
    for mapping in declared where places[mapping.name] == nil {
      places[mapping.name] = places.count
    }
    mappings = declared.enumerated()
      .sorted {
        (places[$0.element.name, default: 0], $0.offset) < (
          places[$1.element.name, default: 0], $1.offset
        )
      }
      .map(\.element)
    self.isSigned = isSigned
  }

  /// The first name of a number, empty where it has none.
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
