import Foundation

/// The seeds of property tests: 64 of them, or the one in the environment variable `SEED`.
public enum Seeds {
  /// All seeds to try.
  public static var all: [UInt64] {
    if let text = ProcessInfo.processInfo.environment["SEED"], let seed = UInt64(text) {
      return [seed]
    }
    return (1...64).map { UInt64($0) }
  }
}
