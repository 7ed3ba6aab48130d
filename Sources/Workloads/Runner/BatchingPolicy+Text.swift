import Foundation
public import ListEngine

extension BatchingPolicy: CustomStringConvertible {
  /// As it is written on the command line: `prefix:250`, `prefix:250:1.5` or `window:20:40`.
  public var description: String {
    switch self {
    case .prefix(let count, 0.5): "prefix:\(count)"
    case .prefix(let count, let nearBottom): "prefix:\(count):\(nearBottom)"
    case .window(let before, let after): "window:\(before):\(after)"
    }
  }

  /// Reads what `description` writes; nil for anything else.
  ///
  /// Counts are from 0 to a million, that of a prefix from 1; the distance from the bottom is from 0
  /// to 100 screens.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let counts = 0...1_000_000
    guard parts.count >= 2, let first = Int(parts[1]), counts.contains(first) else { return nil }
    switch (parts[0], parts.count) {
    case ("prefix", 2) where first > 0: self = .prefix(count: first)
    case ("prefix", 3):
      guard first > 0, let screens = Double(parts[2]), (0...100).contains(screens) else {
        return nil
      }
      self = .prefix(count: first, nearBottom: CGFloat(screens))
    case ("window", 3):
      guard let after = Int(parts[2]), counts.contains(after) else { return nil }
      self = .window(before: first, after: after)
    default: return nil
    }
  }
}
