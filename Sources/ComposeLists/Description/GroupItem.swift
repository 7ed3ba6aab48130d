/// Something that a group can contain: components and groups.
public protocol GroupItem {
  /// The components and groups, in order.
  var groupChildren: [GroupChild] { get }
  /// The components and groups of several, in order.
  static func groupChildren(of items: [Self]) -> [GroupChild]
}

extension GroupItem {
  /// Those of one after the other.
  @inlinable
  public static func groupChildren(of items: [Self]) -> [GroupChild] {
    items.flatMap(\.groupChildren)
  }
}

/// Components of a type, or a group, within a group.
public struct GroupChild: GroupItem {
  /// The components, or the group.
  enum Content {
    case components(ComponentRun)
    case group(GroupDescription)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  @usableFromInline
  init(_ components: ComponentRun) {
    content = .components(components)
  }

  /// The number of components or groups.
  var count: Int {
    guard case .components(let components) = content else { return 1 }
    return components.count
  }

  /// Itself.
  public var groupChildren: [GroupChild] { [self] }
  /// All of them.
  public static func groupChildren(of items: [GroupChild]) -> [GroupChild] { items }
}

extension Array: GroupItem where Element: GroupItem {
  /// The components and groups of all elements.
  @inlinable public var groupChildren: [GroupChild] { Element.groupChildren(of: self) }
}

extension Optional: GroupItem where Wrapped: GroupItem {
  /// The components and groups, if there are any.
  @inlinable public var groupChildren: [GroupChild] { map(\.groupChildren) ?? [] }
}

extension Component {
  /// The component itself.
  @inlinable public var groupChildren: [GroupChild] {
    [GroupChild(TypedComponents<Self>(.one(self), count: 1))]
  }

  /// The components, as they are.
  @inlinable
  public static func groupChildren(of items: [Self]) -> [GroupChild] {
    items.isEmpty ? [] : [GroupChild(TypedComponents<Self>(.array(items), count: items.count))]
  }
}
