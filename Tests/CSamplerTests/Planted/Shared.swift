// A package that the program depends on.

import Engine

/// A value in another package.
public struct Shared {
  /// The number of turns.
  public let count: Int

  /// Takes the number of turns.
  public init(_ count: Int) { self.count = count }

  /// Computes a number.
  @inline(never)
  public func compute() -> UInt64 {
    var number = UInt64(count)  // loop: Shared.compute
    var turn = 0
    while turn < count {
      number = number &* 13 &+ 17
      turn += 1
    }
    return number
  }

  /// Adds up four numbers.
  public func each(_ body: (Int) -> UInt64) -> UInt64 {
    (0..<4).map { body(count / 4 + $0) }.reduce(0, &+)  // wrapper
  }
}

/// Generic code of another package, which this one's build has a copy of.
@inlinable
public func searchShared<Element: Equatable>(_ elements: [Element], for wanted: Element) -> UInt64 {
  var found: UInt64 = 0
  for element in elements where element == wanted {  // loop: searchShared
    found += 1
  }
  return found
}
