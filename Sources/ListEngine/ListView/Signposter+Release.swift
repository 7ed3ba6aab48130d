import Foundation
import ListSchema
import Signposts

extension Signposter {
  /// Frees a value inside an interval.
  ///
  /// The C library puts off merging freed blocks until the next larger allocation, which would be
  /// charged for it: one is made here.
  ///
  /// - Parameters:
  ///   - value: the last reference to what is freed; nil afterwards.
  ///   - items: how many items it holds.
  func release<Value>(_ value: inout Value?, items: Int) {
    guard items > 0 else { return value = nil }
    interval(.release, .releaseBegin(items: items)) {
      value = nil
      free(malloc(Self.mergingSize))
    }
  }

  /// An allocation of 1,024 bytes or more merges freed blocks in glibc (`malloc_consolidate`).
  private static let mergingSize = 2048
}
