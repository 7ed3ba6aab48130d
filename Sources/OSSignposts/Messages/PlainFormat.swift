/// A format whose conversions are `%d`, `%ld` and `%@`, also with `{public}`, which most formats are.
enum PlainFormat {
  private static let isPublic: StaticString = "{public}"

  /// Puts texts and whole numbers into a format; nil if it has another conversion or value, or too few values.
  static func text(_ format: StaticString, _ values: [Any]) -> String? {
    guard format.hasPointerRepresentation else { return nil }
    return text(
      UnsafeBufferPointer(start: format.utf8Start, count: format.utf8CodeUnitCount),
      values
    )
  }

  /// Puts texts and whole numbers into a format of valid UTF-8.
  static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ values: [Any]) -> String? {
    var text = ""
    var (rest, used) = (bytes[...], 0)
    while let first = rest.first {
      if first != UInt8(ascii: "%") {
        let end = rest.firstIndex(of: UInt8(ascii: "%")) ?? rest.endIndex
        text += String(decoding: rest[..<end], as: UTF8.self)
        rest = rest[end...]
      } else if used < values.count, let piece = conversion(&rest, values[used]) {
        text += piece
        used += 1
      } else {
        return nil
      }
    }
    return text
  }

  private static func conversion(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>,
    _ value: Any
  ) -> String? {
    rest = rest.dropFirst()
    var isShown = false
    if rest.first == UInt8(ascii: "{") {
      let count = isPublic.utf8CodeUnitCount
      let own = UnsafeBufferPointer(start: isPublic.utf8Start, count: count)
      guard rest.starts(with: own) else { return nil }
      rest = rest.dropFirst(count)
      isShown = true
    }
    if rest.first == UInt8(ascii: "@") {
      rest = rest.dropFirst()
      return (value as? String).map { isShown ? $0 : "<private>" }
    }
    while rest.first == UInt8(ascii: "l") { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "d") else { return nil }
    rest = rest.dropFirst()
    return (value as? Int)?.description
  }
}
