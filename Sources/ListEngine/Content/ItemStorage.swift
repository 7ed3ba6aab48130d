/// What an item holds, whatever its content: an object that copies of the item share until one of
/// them is changed.
///
/// Lists copy and compare items by the thousands at every update. Through this object a copy is one
/// more reference, and a comparison one call that needs no look-up of types.
public class AnyItemStorage {
  /// The identity.
  public let identifier: AnyIdentifier
  /// How the row gets its size.
  @usableFromInline var sizing: Sizing

  @usableFromInline
  init(identifier: AnyIdentifier, sizing: Sizing) {
    self.identifier = identifier
    self.sizing = sizing
  }

  /// Whether the other item looks the same; false for items of another type.
  func isEquivalent(to other: AnyItemStorage) -> Bool {
    fatalError("\(Self.self) must compare its content")
  }

  /// The hint of `ItemContent.wasMoved`; true for items of another type.
  func wasMoved(comparedTo other: AnyItemStorage) -> Bool {
    fatalError("\(Self.self) must compare its content")
  }
}

/// What an item of one content type holds.
@usableFromInline
final class ItemStorage<Content: ItemContent>: AnyItemStorage {
  // Constant, so that comparing it takes no copy and no access check.
  @usableFromInline let content: Content
  @usableFromInline var extras: ItemExtras<Content>?

  @inlinable
  init(
    identifier: AnyIdentifier,
    content: Content,
    sizing: Sizing,
    extras: ItemExtras<Content>? = nil
  ) {
    self.content = content
    self.extras = extras
    super.init(identifier: identifier, sizing: sizing)
  }

  /// A copy that can be changed, with other content where that is given.
  @inlinable
  func copy(content: Content? = nil) -> ItemStorage {
    ItemStorage(
      identifier: identifier,
      content: content ?? self.content,
      sizing: sizing,
      extras: extras
    )
  }

  override func isEquivalent(to other: AnyItemStorage) -> Bool {
    guard let other = Self.concrete(other) else { return false }
    return content.isEquivalent(to: other.content)
  }

  override func wasMoved(comparedTo other: AnyItemStorage) -> Bool {
    guard let other = Self.concrete(other) else { return true }
    return content.wasMoved(comparedTo: other.content)
  }

  /// The storage as that of this content type; nil when it is of another one.
  static func concrete(_ storage: AnyItemStorage) -> ItemStorage? {
    // Compares two pointers; the class has no subclasses, so the cast needs no check of its own.
    type(of: storage) == Self.self ? unsafeDowncast(storage, to: Self.self) : nil
  }
}
