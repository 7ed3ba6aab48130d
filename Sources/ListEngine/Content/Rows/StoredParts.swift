@_spi(Reflection) import Swift

/// The parts of a value in memory: its texts, and the bytes of everything else.
///
/// Values whose parts are equal are equal, and refer to the same objects. Texts are equal wherever they are stored; of an
/// array, an object, a closure or an enumeration, the bytes are compared. What lies between the parts, to align them, is
/// not looked at. The parts come from the metadata of the type, which `Mirror` reads as well. Of a structure whose fields
/// are not all described there, as in a module without reflection metadata, all bytes are one part.
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
    let size = MemoryLayout<Value>.size
    if !addFields(of: Field<Value>.self, size, at: 0) { addBytes(size, at: 0) }
  }

  /// Adds the parts of a structure or a tuple; false if its fields are not all known.
  ///
  /// They are where they fill it: a field that is not described, or is smaller than its type says, as that of a
  /// metatype may be, leaves a hole.
  private mutating func addFields(of type: Any.Type, _ size: Int, at start: Int) -> Bool {
    let former = parts
    var end = 0
    let areKnown = _forEachField(of: type) { _, offset, field, kind in
      let (size, alignment) = Self.layout(of: field)
      guard kind != .opaque, offset == (end + alignment - 1) / alignment * alignment else {
        return false
      }
      add(field, kind, size, at: start + offset)
      end = offset + size
      return true
    }
    guard areKnown, end == size else {
      parts = former
      return false
    }
    return true
  }

  private mutating func add(
    _ type: Any.Type,
    _ kind: _MetadataKind,
    _ size: Int,
    at offset: Int
  ) {
    if type == String.self {
      parts.append(Part(kind: .text, offset: offset, count: size))
    } else if type == String?.self {
      parts.append(Part(kind: .optionalText, offset: offset, count: size))
    } else if !(kind == .struct || kind == .tuple) || !addFields(of: type, size, at: offset) {
      addBytes(size, at: offset)
    }
  }

  private mutating func addBytes(_ count: Int, at offset: Int) {
    if let last = parts.last, last.kind == .bytes, last.offset + last.count == offset {
      parts[parts.count - 1].count += count
    } else {
      parts.append(Part(kind: .bytes, offset: offset, count: count))
    }
  }

  private static func layout<Value>(of type: Value.Type) -> (size: Int, alignment: Int) {
    (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }

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
