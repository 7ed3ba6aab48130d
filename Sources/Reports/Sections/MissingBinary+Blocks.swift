import TraceAnalysis

extension MissingBinary {
  private static let maxShown = 200

  /// Returns the binaries whose functions have no names, with the reasons.
  static func blocks(_ missing: [MissingBinary]) -> [Block] {
    guard !missing.isEmpty else { return [] }
    let facts = missing.prefix(maxShown).map {
      Fact($0.hasNames ? "unsure" : "no names", "\($0.path): \($0.reason)")
    }
    return [Block(.facts(facts))]
  }
}
