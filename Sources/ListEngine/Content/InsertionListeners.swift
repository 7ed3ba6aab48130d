import Synchronization

/// The numbers of existing rows that have a callback for their insertion or removal.
///
/// An app hands over whole arrays of rows. This tells an update that none of them listens, without
/// looking at one.
@usableFromInline
enum InsertionListeners {
  private final class Count: Sendable {
    let value = Atomic(0)
  }

  /// By type of content, some of which share one.
  private static let counts = (0..<64).map { _ in Count() }

  /// Counts rows that share their callbacks as one.
  @usableFromInline
  static func add<Content: ItemContent>(_ type: Content.Type) {
    count(ObjectIdentifier(type)).value.add(1, ordering: .relaxed)
  }

  static func remove<Content: ItemContent>(_ type: Content.Type) {
    count(ObjectIdentifier(type)).value.subtract(1, ordering: .relaxed)
  }

  /// Returns whether there may be a row with content of a type that listens; nil for all types.
  static func mayExist(_ type: ObjectIdentifier?) -> Bool {
    if let type { return count(type).value.load(ordering: .relaxed) > 0 }
    return counts.contains { $0.value.load(ordering: .relaxed) > 0 }
  }

  private static func count(_ type: ObjectIdentifier) -> Count {
    let address = UInt64(UInt(bitPattern: type))
    return counts[Int(truncatingIfNeeded: (address &* IdentifierHash.factor) >> 58)]
  }
}
