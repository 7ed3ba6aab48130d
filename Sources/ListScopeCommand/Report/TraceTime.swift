import ArgumentParser
import Foundation

/// A time within a trace, as it is written on the command line: `1.5s`, `20ms`, `300us`, `1200ns`.
///
/// Without a unit it counts seconds.
struct TraceTime: ExpressibleByArgument {
  let nanoseconds: Int64
  /// The number where it was written without a unit.
  let bare: Int64?

  private static let units: [(suffix: String, ns: Double)] = [
    ("ns", 1), ("us", 1e3), ("µs", 1e3), ("ms", 1e6), ("s", 1e9),
  ]

  init?(argument: String) {
    let unit = Self.units.first { argument.hasSuffix($0.suffix) }
    let number = unit.map { argument.dropLast($0.suffix.count) } ?? Substring(argument)
    guard let value = Double(number.trimmingCharacters(in: .whitespaces)), value >= 0 else {
      return nil
    }
    // Bare nanoseconds since 1970, as Trace Compass gives them, are too many to be seconds.
    let scaled = (value * (unit?.ns ?? 1e9)).rounded()
    guard let nanoseconds = Int64(exactly: scaled) ?? Int64(argument) else { return nil }
    self.nanoseconds = nanoseconds
    bare = Int64(argument)
  }
}
