import Foundation

/// Texts of dates.
enum CookingDates {
  private static let shared = DateFormatter()
  private static let day = formatter("d MMMM yyyy")
  private static let month = formatter("MMM yyyy")

  static func text(_ date: Date, isShort: Bool) -> String {
    (isShort ? month : day).string(from: date)
  }

  /// The same with one formatter for all.
  static func textOfShared(_ date: Date, isShort: Bool) -> String {
    shared.dateFormat = isShort ? "MMM yyyy" : "d MMMM yyyy"
    return shared.string(from: date)
  }

  private static func formatter(_ format: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = format
    return formatter
  }
}
