import Foundation

/// Numbers as constraints are written.
enum ConstraintWords {
  /// A number without digits that say nothing.
  static func number(_ value: Double) -> String {
    Int64(exactly: value).map { "\($0)" } ?? String(format: "%.4g", value)
  }
}
