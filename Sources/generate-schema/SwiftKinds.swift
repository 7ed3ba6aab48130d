import Signposts

/// Renders the handles of all intervals and events, by name.
enum SwiftKinds {
  static func render(_ schema: Schema) -> String {
    let intervals = schema.intervals.map {
      constant($0.name, $0.meaning, "IntervalKind", $0.kind.code)
    }
    let events = schema.events.map { constant($0.name, $0.meaning, "EventKind", $0.kind.code) }
    return """
      // Generated from ListSchema by scripts/generate. Do not edit.
      // swift-format-ignore-file

      public import Signposts

      extension IntervalKind {
      \(intervals.joined(separator: "\n"))
      }

      extension EventKind {
      \(events.joined(separator: "\n"))
      }

      """
  }

  private static func constant(
    _ name: String,
    _ meaning: String,
    _ type: String,
    _ code: UInt16
  ) -> String {
    """
      /// \(meaning).
      @inlinable public static var \(SwiftValues.camelCase(name)): \(type) { \(type)(code: \(code)) }
    """
  }
}
