import TraceAnalysis

extension MissingBinary {
  private static let maxShown = 200

  /// What the names of functions are missing of, and why.
  static func blocks(_ missing: [MissingBinary]) -> [Block] {
    guard !missing.isEmpty else { return [] }
    let facts = missing.prefix(maxShown).map {
      Fact($0.hasNames ? "unsure" : "no names", "\($0.path): \($0.reason)")
    }
    return [Block(.facts(facts))]
  }
}
