import Foundation
@_spi(Reflection) import Swift

/// The parts of a value in memory: its texts, and the bytes of everything else.
///
/// Values whose parts are equal are equal, and refer to the same objects. Texts are equal wherever they are stored; of an
/// array, an object, a closure or an enumeration, the bytes are compared. What lies between the parts is not looked
/// at. The parts come from the metadata of the type, which `Mirror` reads as well.
@usableFromInline
struct StoredParts {
  private enum Part {
    case bytes(offset: Int, count: Int)
    case text(offset: Int)
    case optionalText(offset: Int)
  }

  /// A structure with a field, as the metadata tells the kinds of fields alone.
  private struct Field<Value> {
    var value: Value
  }

  private var parts: [Part] = []

  /// Finds the parts of a type, in some microseconds.
  @usableFromInline
  init<Value>(of type: Value.Type) {
    _ = addFields(of: Field<Value>.self, at: 0)
  }

  /// Adds the parts of a structure or a tuple; false if its fields are not all known.
  private mutating func addFields(of type: Any.Type, at start: Int) -> Bool {
    let former = parts
    let areKnown = _forEachField(of: type) { _, offset, field, kind in
      guard kind != .opaque else { return false }
      add(field, kind, at: start + offset)
      return true
    }
    if !areKnown { parts = former }
    return areKnown && parts.count > former.count
  }

  private mutating func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if type == String.self {
      parts.append(.text(offset: offset))
    } else if type == String?.self {
      parts.append(.optionalText(offset: offset))
    } else if !(kind == .struct || kind == .tuple) || !addFields(of: type, at: offset) {
      parts.append(.bytes(offset: offset, count: Self.size(of: type)))
    }
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Returns whether all parts of two values are equal.
  @usableFromInline
  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    parts.allSatisfy { part in
      switch part {
      case .bytes(let offset, let count): memcmp(one + offset, other + offset, count) == 0
      case .text(let offset): Self.areEqual(String.self, one + offset, other + offset)
      case .optionalText(let offset): Self.areEqual(String?.self, one + offset, other + offset)
      }
    }
  }

  private static func areEqual<Value: Equatable>(
    _ type: Value.Type,
    _ one: UnsafeRawPointer,
    _ other: UnsafeRawPointer
  ) -> Bool {
    one.assumingMemoryBound(to: type).pointee == other.assumingMemoryBound(to: type).pointee
  }
}
