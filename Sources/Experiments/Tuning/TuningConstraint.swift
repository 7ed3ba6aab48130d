import Foundation
import TraceAnalysis

/// A condition that a point must meet: `blank_points<=0`, `peak_resident_bytes<=64MB`.
///
/// A column of the frames means its largest value over all measured frames.
package struct TuningConstraint: Hashable, Codable {
  enum Relation: String, Codable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
  }

  /// As it was written.
  package let text: String
  /// The column or figure.
  package let name: String
  let relation: Relation
  package let limit: Double

  private static let units: [(String, Double)] = [
    ("GB", 1e9), ("MB", 1e6), ("kB", 1e3), ("B", 1), ("ns", 1), ("us", 1e3), ("µs", 1e3),
    ("ms", 1e6), ("s", 1e9),
  ]

  package init?(argument: String) {
    let text = argument.filter { !$0.isWhitespace }
    guard let relation = Relation.allCases.first(where: { text.contains($0.rawValue) }),
      let place = text.range(of: relation.rawValue)
    else { return nil }
    let value = text[place.upperBound...]
    let unit = Self.units.first { value.hasSuffix($0.0) }
    guard let number = Double(value.dropLast(unit?.0.count ?? 0)), number.isFinite else {
      return nil
    }
    self.text = text
    self.relation = relation
    name = String(text[..<place.lowerBound])
    limit = number * (unit?.1 ?? 1)
    if name.isEmpty { return nil }
  }

  /// Returns whether a value meets the constraint.
  func isMet(by value: Double) -> Bool {
    switch relation {
    case .atMost: value <= limit
    case .atLeast: value >= limit
    case .less: value < limit
    case .more: value > limit
    }
  }

  /// Returns the distance of a value from meeting the constraint, as a share of the limit; 0 where
  /// it does.
  func distance(of value: Double) -> Double {
    isMet(by: value) ? 0 : abs(value - limit) / max(abs(limit), 1)
  }
}
