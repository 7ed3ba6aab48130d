/// A selection of the categories of signposts.
///
/// Whatever is no signpost of an app is not selected by it, and stays.
public struct CategoryFilter: Hashable, Sendable {
  private let patterns: [String]

  /// Selects the categories that match a pattern.
  ///
  /// - Parameter patterns: each the name of a category, of a subsystem, or `SUBSYSTEM/CATEGORY`; `*` stands
  ///   for any text. None selects all.
  public init(_ patterns: [String]) {
    self.patterns = patterns
  }

  /// Returns whether signposts of a category are taken.
  ///
  /// - Complexity: O(patterns).
  public func accepts(_ origin: SignpostOrigin) -> Bool {
    patterns.isEmpty || patterns.contains { Self.matches($0, origin) }
  }

  /// Returns the patterns that none of some categories match.
  ///
  /// - Complexity: O(patterns · categories).
  package func unmatched(by origins: [SignpostOrigin]) -> [String] {
    patterns.filter { pattern in !origins.contains { Self.matches(pattern, $0) } }
  }

  private static func matches(_ pattern: String, _ origin: SignpostOrigin) -> Bool {
    [origin.path, origin.category, origin.subsystem].contains { matches(pattern, $0) }
  }

  /// Returns whether a text matches a pattern; `*` stands for any text.
  ///
  /// - Complexity: O(length of the pattern · length of the text).
  static func matches(_ pattern: String, _ text: String) -> Bool {
    let (pattern, text) = (Array(pattern.utf8), Array(text.utf8))
    var (place, position) = (0, 0)
    /// The last star, and the end of what it stands for so far.
    var star: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == text[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
