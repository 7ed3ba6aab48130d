import TraceAnalysis

/// The names that an enumeration gives to ranges of numbers.
struct EnumerationLabels {
  /// A range of numbers with a name; signed or unsigned, as the enumeration is.
  struct Mapping {
    let name: String
    let low: Int64
    let high: Int64
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
    mappings.first { contains($0, number) }?.name ?? ""
  }

  private func contains(_ mapping: Mapping, _ number: Int64) -> Bool {
    guard !isSigned else { return mapping.low <= number && number <= mapping.high }
    let value = UInt64(bitPattern: number)
    return UInt64(bitPattern: mapping.low) <= value && value <= UInt64(bitPattern: mapping.high)
  }
}
