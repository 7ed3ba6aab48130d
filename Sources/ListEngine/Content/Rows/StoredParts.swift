@_spi(Reflection) import Swift

/// The parts of a value in memory: its texts, and the bytes of everything else.
///
/// Values whose parts are equal are equal, and refer to the same objects. Texts are equal wherever they are stored; of an
/// array, an object, a closure or an enumeration, the bytes are compared. What lies between the parts is not looked
/// at. The parts come from the metadata of the type, which `Mirror` reads as well.
@usableFromInline
struct StoredParts {
  private struct Part {
    let kind: Kind
    let offset: Int
    var count: Int
  }

  private enum Kind {
    case bytes, text, optionalText
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
    var hasFields = false
    let areKnown = _forEachField(of: type) { _, offset, field, kind in
      guard kind != .opaque else { return false }
      hasFields = true
      add(field, kind, at: start + offset)
      return true
    }
    if !areKnown { parts = former }
    return areKnown && hasFields
  }

  private mutating func add(_ type: Any.Type, _ kind: _MetadataKind, at offset: Int) {
    if type == String.self {
      parts.append(Part(kind: .text, offset: offset, count: Self.size(of: type)))
    } else if type == String?.self {
      parts.append(Part(kind: .optionalText, offset: offset, count: Self.size(of: type)))
    } else if !(kind == .struct || kind == .tuple) || !addFields(of: type, at: offset) {
      addBytes(Self.size(of: type), at: offset)
    }
  }

  private mutating func addBytes(_ count: Int, at offset: Int) {
    if let last = parts.last, last.kind == .bytes, last.offset + last.count == offset {
      parts[parts.count - 1].count += count
    } else {
      parts.append(Part(kind: .bytes, offset: offset, count: count))
    }
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Returns whether all parts of two values are equal.
  @usableFromInline
  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    for part in parts {
      let (one, other) = (one + part.offset, other + part.offset)
      let areEqual =
        switch part.kind {
        case .bytes: haveEqualBytes(one, other, part.count)
        case .text:
          IdentifierHash.areEqual(
            one.assumingMemoryBound(to: String.self).pointee,
            other.assumingMemoryBound(to: String.self).pointee
          )
        case .optionalText:
          one.assumingMemoryBound(to: String?.self).pointee
            == other.assumingMemoryBound(to: String?.self).pointee
        }
      guard areEqual else { return false }
    }
    return true
  }
}

/// Returns whether the bytes at two places are equal.
@inlinable @inline(__always)
func haveEqualBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
  var offset = 0
  while offset &+ 8 <= count {
    let word = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    guard word == other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else {
      return false
    }
    offset &+= 8
  }
  while offset < count {
    guard
      one.load(fromByteOffset: offset, as: UInt8.self)
        == other.load(fromByteOffset: offset, as: UInt8.self)
    else { return false }
    offset &+= 1
  }
  return true
}
