public import HeadlessUIKit

/// Something that can be asked for the component at a place.
public protocol ComponentQueryable {
  /// The component at a place; nil if there is none.
  func anyComponent(at indexPath: IndexPath) -> AnyComponent?
}

extension ComponentQueryable {
  /// The component at a place as a type or protocol; nil if there is none, or one of another type.
  public func component<Target>(at indexPath: IndexPath, to type: Target.Type) -> Target? {
    anyComponent(at: indexPath)?.to(type)
  }
}
