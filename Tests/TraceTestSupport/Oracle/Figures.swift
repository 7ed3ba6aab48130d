package import TraceAnalysis

/// One thing that a summary says.
package enum Figure: CustomStringConvertible {
  /// Something that is equal or not.
  case exact(AnyHashable)
  /// A number, and by how much of it, or of 1 where that is larger, another may differ.
  case about(Double, tolerance: Double)

  /// The figure as text.
  package var description: String {
    switch self {
    case .exact(let value): "\(value)"
    case .about(let number, _): "\(number)"
    }
  }

  /// As much of it as a failure has to show.
  fileprivate var start: Substring { description.prefix(600) }

  fileprivate func agrees(with other: Figure) -> Bool {
    switch (self, other) {
    case (.exact(let one), .exact(let two)): return one == two
    case (.about(let one, let tolerance), .about(let two, _)):
      return one == two || abs(one - two) <= tolerance * max(1, abs(one), abs(two))
    default: return false
    }
  }
}

/// All that a summary says, each under a path such as `group 0/interval diff/self`.
package struct Figures {
  private var all: [String: Figure] = [:]

  /// Says nothing yet.
  package init() {}

  /// The number of figures.
  package var count: Int { all.count }

  /// Says something that has to be equal, or that is unknown.
  package mutating func put(_ path: String, _ value: (some Hashable)?) {
    add(.exact(value.map { AnyHashable($0) } ?? AnyHashable("unknown")), at: path)
  }

  /// Says a sum of floating point, which depends on the order of adding.
  package mutating func put(_ path: String, about value: Double?, tolerance: Double = 1e-9) {
    guard let value else { return put(path, "unknown") }
    add(.about(value, tolerance: tolerance), at: path)
  }

  /// Says how durations are distributed.
  package mutating func put(_ path: String, _ durations: Distribution) {
    let quantiles = [durations.p50, durations.p90, durations.p95, durations.p99]
    put(
      path,
      Self.distribution(
        durations.count,
        durations.sum,
        [durations.min] + quantiles + [durations.max]
      )
    )
  }

  /// Says how durations are distributed; a quantile is the smallest value that at least the share of
  /// all values does not exceed.
  package mutating func put(_ path: String, durations: [Int64]) {
    let sorted = durations.sorted()
    let quantiles = [500, 900, 950, 990].map { Self.quantile($0, of: sorted) }
    put(
      path,
      Self.distribution(
        sorted.count,
        sorted.reduce(0, +),
        [sorted.first] + quantiles + [sorted.last]
      )
    )
  }

  /// A quantile of values in rising order; nil with fewer values than it needs.
  static func quantile(_ perMille: Int, of sorted: [Int64]) -> Int64? {
    let needed = [900: 10, 950: 20, 990: 100, 999: 1_000][perMille] ?? 1
    guard sorted.count >= needed else { return nil }
    return sorted.indices.first { ($0 + 1) * 1000 >= perMille * sorted.count }.map { sorted[$0] }
  }

  /// Returns whether there is a figure whose path ends with some text, and whose value is of a
  /// form.
  package func says(_ end: String, _ form: String) -> Bool {
    guard let form = try? Regex(form) else { return false }
    return all.contains {
      $0.key.hasSuffix(end) && $0.value.description.wholeMatch(of: form) != nil
    }
  }

  /// Returns the figures that differ from another's, sorted by path.
  package func differences(from other: Figures) -> [String] {
    Set(all.keys).union(other.all.keys).sorted().compactMap { path in
      guard let one = all[path], let two = other.all[path] else {
        return "\(path): \(all[path].map(\.description) ?? "nothing said"), "
          + "not \(other.all[path].map(\.description) ?? "nothing said")"
      }
      return one.agrees(with: two) ? nil : "\(path): \(one.start), not \(two.start)"
    }
  }

  private mutating func add(_ figure: Figure, at path: String) {
    precondition(all[path] == nil, "\(path) is said twice")
    all[path] = figure
  }

  private static func distribution(_ count: Int, _ sum: Int64, _ values: [Int64?]) -> String {
    "\(count) values, sum \(sum), min/p50/p90/p95/p99/max "
      + values.map { $0.map { "\($0)" } ?? "unknown" }.joined(separator: " ")
  }
}
