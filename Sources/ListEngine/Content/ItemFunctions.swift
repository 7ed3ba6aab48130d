public import Diff

/// The operations of a list on an item whose type it does not know, compiled where the type is
/// known.
///
/// The functions take the item's address. Code that is compiled for items of any type would copy each
/// item, and look up the metadata of its type: 2,020 instructions for a comparison
/// in place of 414.
@usableFromInline
struct ItemFunctions {
  /// Compares identifier and content of two items of the type.
  @usableFromInline let compare: (UnsafeRawPointer, UnsafeRawPointer) -> ElementComparison
  /// Makes the identifier.
  @usableFromInline let identifier: (UnsafeRawPointer) -> AnyIdentifier
  /// The hash of the identifier, without making it.
  @usableFromInline let hash: (UnsafeRawPointer) -> Int
  /// Makes the storage.
  @usableFromInline let storage: (UnsafeRawPointer) -> AnyItemStorage

  @inlinable
  init<Content: ItemContent>(for type: Content.Type) {
    compare = { old, new in
      Item<Content>.compare(
        old.assumingMemoryBound(to: Item<Content>.self),
        new.assumingMemoryBound(to: Item<Content>.self)
      )
    }
    identifier = { item in
      Item<Content>.identify(item.assumingMemoryBound(to: Item<Content>.self)) {
        Content.Identifier($0)
      }
    }
    hash = { item in
      Item<Content>.identify(item.assumingMemoryBound(to: Item<Content>.self)) {
        IdentifierHash.hash($0, IdentifierHash.seed)
      } ^ IdentifierHash.hash(ofType: Content.self)
    }
    storage = { ItemStorage(at: $0.assumingMemoryBound(to: Item<Content>.self)) }
  }
}
