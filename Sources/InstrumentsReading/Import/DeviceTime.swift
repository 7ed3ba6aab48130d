import Glibc

/// Times as devices write them: `2026-09-26T10:00:00.040Z`, `2026-09-26 10:00:00.040000-0700`.
enum DeviceTime {
  /// A time in nanoseconds since 1970; nil where the text is none.
  static func nanoseconds(_ text: String) -> Int64? {
    var bytes = Substring(text).utf8
    guard let date = numbers(&bytes, [4, 2, 2], "-"),
      let separator = bytes.popFirst(), [UInt8(ascii: "T"), UInt8(ascii: " ")].contains(separator),
      let time = numbers(&bytes, [2, 2, 2], ":"), let fraction = fraction(&bytes),
      let offset = offset(&bytes), bytes.isEmpty
    else { return nil }
    guard (1970...2200).contains(date[0]), (1...12).contains(date[1]), (1...31).contains(date[2]),
      time[0] < 24, time[1] < 60, time[2] <= 60
    else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (
      Int32(date[0] - 1_900), Int32(date[1] - 1), Int32(date[2])
    )
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (Int32(time[0]), Int32(time[1]), Int32(time[2]))
    return (Int64(timegm(&parts)) - Int64(offset)) * 1_000_000_000 + fraction
  }

  private typealias Bytes = Substring.UTF8View

  private static func numbers(_ bytes: inout Bytes, _ digits: [Int], _ separator: Unicode.Scalar)
    -> [Int]?
  {
    var values: [Int] = []
    for (place, count) in digits.enumerated() {
      if place > 0 {
        guard bytes.popFirst() == UInt8(ascii: separator) else { return nil }
      }
      guard let value = number(&bytes, count) else { return nil }
      values.append(value)
    }
    return values
  }

  private static func number(_ bytes: inout Bytes, _ count: Int) -> Int? {
    let text = bytes.prefix(count)
    guard text.count == count, text.allSatisfy({ (48...57).contains($0) }) else { return nil }
    bytes = bytes.dropFirst(count)
    return Int(Substring(text))
  }

  private static func fraction(_ bytes: inout Bytes) -> Int64? {
    guard bytes.first == UInt8(ascii: ".") else { return 0 }
    bytes = bytes.dropFirst()
    let digits = bytes.prefix { (48...57).contains($0) }
    bytes = bytes.dropFirst(digits.count)
    guard (1...9).contains(digits.count) else { return nil }
    return Int64(String(Substring(digits)) + String(repeating: "0", count: 9 - digits.count))
  }

  /// Seconds east of Greenwich; 0 where the text does not say.
  private static func offset(_ bytes: inout Bytes) -> Int? {
    guard let sign = bytes.popFirst() else { return 0 }
    if sign == UInt8(ascii: "Z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), let hours = number(&bytes, 2)
    else { return nil }
    if bytes.first == UInt8(ascii: ":") { bytes = bytes.dropFirst() }
    guard let minutes = number(&bytes, 2) else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3_600 + minutes * 60)
  }
}
