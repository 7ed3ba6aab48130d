public import Diff

extension Item {
  // The parts of an item in memory. Reading them there copies and retains nothing, and code that is
  // compiled for items of any type need not look up how this one is laid out.

  /// The content of an item.
  @inlinable @inline(__always)
  static func content(_ item: UnsafePointer<Item>) -> UnsafePointer<Content> {
    UnsafeRawPointer(item).assumingMemoryBound(to: Content.self)
  }

  /// All that an item has beside its content: what follows it, aligned.
  @inlinable @inline(__always)
  static func options(_ item: UnsafePointer<Item>) -> UnsafePointer<Options> {
    let mask = MemoryLayout<Options>.alignment &- 1
    let offset = (MemoryLayout<Content>.size &+ mask) & ~mask
    return (UnsafeRawPointer(item) + offset).assumingMemoryBound(to: Options.self)
  }

  /// Passes on the identifier value of an item, without a copy where it is part of the content.
  @inlinable @inline(__always)
  static func identify<Result>(
    _ item: UnsafePointer<Item>,
    _ body: (Content.IdentifierValue) -> Result
  ) -> Result {
    guard !options(item).pointee.keepsIdentifier else { return body(keptIdentifierValue(item)) }
    return body(content(item).pointee.identifierValue)
  }

  /// The identifier value of an item that may have kept the one of other content.
  @inlinable @inline(never)
  static func keptIdentifierValue(_ item: UnsafePointer<Item>) -> Content.IdentifierValue {
    item.pointee.identifierValue
  }

  /// Compares identifier and content of two items.
  ///
  /// Content first: it is equal most of the time.
  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafePointer<Item>,
    _ new: UnsafePointer<Item>
  ) -> ElementComparison {
    let (oldOptions, newOptions) = (options(old), options(new))
    guard !oldOptions.pointee.keepsIdentifier, !newOptions.pointee.keepsIdentifier else {
      return compareKept(old.pointee, new.pointee)
    }
    return compare(content(old), content(new)) {
      oldOptions.pointee.selectionStyle.isSame(as: newOptions.pointee.selectionStyle)
    }
  }

  /// Compares identifier and content of two items that have the identifiers of their contents.
  @inlinable @inline(__always)
  static func compare(
    _ old: UnsafePointer<Content>,
    _ new: UnsafePointer<Content>,
    hasSameStyle: () -> Bool
  ) -> ElementComparison {
    guard old.pointee.isEquivalent(to: new.pointee) else { return compareOther(old, new) }
    guard IdentifierHash.areEqual(old.pointee.identifierValue, new.pointee.identifierValue) else {
      return .otherIdentifier
    }
    return hasSameStyle() ? .equivalent : .detailChanged
  }

  /// Compares identifiers of contents that are not equivalent.
  @inlinable @inline(never)
  static func compareOther(
    _ old: UnsafePointer<Content>,
    _ new: UnsafePointer<Content>
  ) -> ElementComparison {
    IdentifierHash.areEqual(old.pointee.identifierValue, new.pointee.identifierValue)
      ? .updated : .otherIdentifier
  }

  /// Compares items that may have kept the identifiers of other contents.
  @inlinable @inline(never)
  static func compareKept(_ old: Item, _ new: Item) -> ElementComparison {
    guard old.identifierValue == new.identifierValue else { return .otherIdentifier }
    guard old.storedContent.isEquivalent(to: new.storedContent) else { return .updated }
    return old.selectionStyle == new.selectionStyle ? .equivalent : .detailChanged
  }
}
