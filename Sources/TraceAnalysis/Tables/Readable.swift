import Foundation

/// Numbers as people read them.
///
/// Always with a point, whatever the locale.
package enum Readable {
  /// A time in its best unit, with three digits: `512 ns`, `1.23 µs`, `16.7 ms`, `2.50 s`.
  package static func time(_ nanoseconds: Int64) -> String {
    guard nanoseconds >= 0 else { return "-" + time(nanoseconds == .min ? .max : -nanoseconds) }
    let value = Double(nanoseconds)
    // The limits lie where rounding to three digits would give 1000 of the smaller unit.
    return switch value {
    case ..<1000: "\(nanoseconds) ns"
    case ..<999_500: threeDigits(value / 1e3) + " µs"
    case ..<999_500_000: threeDigits(value / 1e6) + " ms"
    default: threeDigits(value / 1e9) + " s"
    }
  }

  /// An amount of memory in its best decimal unit, with three digits: `512 B`, `1.23 KB`, `16.7 MB`.
  package static func bytes(_ count: Int64) -> String {
    let value = Double(count)
    return switch value {
    case ..<1000: "\(count) B"
    case ..<999_500: threeDigits(value / 1e3) + " KB"
    case ..<999_500_000: threeDigits(value / 1e6) + " MB"
    default: threeDigits(value / 1e9) + " GB"
    }
  }

  /// A time, or `-` when there is none.
  package static func time(_ nanoseconds: Int64?) -> String {
    nanoseconds.map { time($0) } ?? "-"
  }

  /// A time of a trace, with the time of day that Trace Compass goes to:
  /// `54.5 ms (UTC 13:42:00.054 512 123)`.
  ///
  /// - Parameters:
  ///   - nanoseconds: the time since the first event of the trace.
  ///   - unixNs: the same on the trace's clock, in nanoseconds since 1970.
  /// - Returns: both.
  package static func moment(_ nanoseconds: Int64, unixNs: Int64) -> String {
    "\(time(nanoseconds)) (UTC \(clock(unixNs: unixNs)))"
  }

  /// A time of day in UTC, exact to the nanosecond, as Trace Compass writes and reads it:
  /// `13:42:00.054 512 123`.
  package static func clock(unixNs: Int64) -> String {
    let dayNs: Int64 = 86_400_000_000_000
    let timeNs = (unixNs % dayNs + dayNs) % dayNs
    func part(_ unitNs: Int64, of size: Int64, digits: Int) -> String {
      let number = String(timeNs / unitNs % size)
      return String(repeating: "0", count: digits - number.count) + number
    }
    let hours = [(3_600_000_000_000, 24), (60_000_000_000, 60), (1_000_000_000, 60)]
      .map { part($0, of: $1, digits: 2) }
    let fraction = [1_000_000, 1_000, 1].map { part($0, of: 1_000, digits: 3) }
    return hours.joined(separator: ":") + "." + fraction.joined(separator: " ")
  }

  /// A part of a whole: `12.3 %`.
  package static func share(_ share: Double?) -> String {
    share.map { String(format: "%.1f %%", $0 * 100) } ?? "-"
  }

  /// A part of a whole in a sentence, without decimal places: `12 %`.
  package static func percent(_ share: Double) -> String {
    String(format: "%.0f %%", share * 100)
  }

  /// Returns a fraction with the given number of decimal places; what rounds to 0 has no sign.
  package static func number(_ value: Double, digits: Int = 1) -> String {
    let text = String(format: "%.\(digits)f", value)
    return text.hasPrefix("-") && text.allSatisfy { "-0.".contains($0) }
      ? String(text.dropFirst()) : text
  }

  /// A whole number, its thousands separated: `50,000`.
  package static func number(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      digits.dropFirst(max(0, end - 3)).prefix(end - max(0, end - 3))
    }
    return (value < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }

  /// A factor, as short as it can be: `2`, `1.5`.
  package static func factor(_ value: Double) -> String {
    String(format: "%g", value)
  }

  /// A count and what is counted: `1 frame`, `2,000 frames`.
  package static func count(_ count: some BinaryInteger, _ noun: String) -> String {
    "\(number(count)) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func threeDigits(_ value: Double) -> String {
    let digits = value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    return String(format: "%.\(digits)f", value)
  }
}
