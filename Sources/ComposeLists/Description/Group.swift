public import CompositionalLayout
public import HeadlessUIKit

/// Components and groups side by side or one below the other.
///
/// A value: each modifier returns a changed copy.
public protocol Group: GroupItem {
  /// True if the items follow one another from leading to trailing, otherwise from top to bottom.
  static var isHorizontal: Bool { get }
  /// The description of the group.
  var content: GroupDescription { get set }
  /// Creates a group of its parts.
  init(content: GroupDescription)
}

/// The description of a group.
public struct GroupDescription {
  let isHorizontal: Bool
  let size: NSCollectionLayoutSize
  let children: [GroupChild]
  var interItemSpacing: NSCollectionLayoutSpacing?
  var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  var contentInsets = NSDirectionalEdgeInsets.zero
  var supplementaryItems: [AnySupplementaryComponent] = []
  var wrap: NSCollectionLayoutGroup.Wrap
}

/// A group whose items follow one another from leading to trailing.
public struct HGroup: Group {
  /// From leading to trailing.
  public static var isHorizontal: Bool { true }
  /// The description of the group.
  public var content: GroupDescription

  /// Creates a group of its parts.
  public init(content: GroupDescription) {
    self.content = content
  }
}

/// A group whose items follow one another from top to bottom.
public struct VGroup: Group {
  /// From top to bottom.
  public static var isHorizontal: Bool { false }
  /// The description of the group.
  public var content: GroupDescription

  /// Creates a group of its parts.
  public init(content: GroupDescription) {
    self.content = content
  }
}

extension Group {
  /// Creates a group of components and groups.
  ///
  /// - Parameters:
  ///   - width: the width.
  ///   - height: the height.
  ///   - items: the components and groups.
  @inlinable
  public init<Items: GroupItem>(
    width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension,
    @ItemBuilder items: () -> Items
  ) {
    self.init(width, height, items().groupChildren, .restart)
  }

  /// Creates a group with the components and groups of each value.
  ///
  /// After a full row or column the next one goes on with the next value.
  ///
  /// - Parameters:
  ///   - values: the values.
  ///   - width: the width.
  ///   - height: the height.
  ///   - item: the components and groups of a value.
  @inlinable
  public init<Value, Items: GroupItem>(
    of values: [Value],
    width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension,
    @ItemBuilder item: (Value) -> Items
  ) {
    self.init(width, height, Items.groupChildren(of: values.map(item)), .continue)
  }

  @usableFromInline
  init(
    _ width: NSCollectionLayoutDimension,
    _ height: NSCollectionLayoutDimension,
    _ children: [GroupChild],
    _ wrap: NSCollectionLayoutGroup.Wrap
  ) {
    self.init(
      content: GroupDescription(
        isHorizontal: Self.isHorizontal,
        size: NSCollectionLayoutSize(widthDimension: width, heightDimension: height),
        children: children,
        wrap: wrap
      )
    )
  }
}

extension Group {
  /// The group itself.
  public var groupChildren: [GroupChild] { [GroupChild(.group(content))] }

  /// The distance between items.
  public func interItemSpacing(_ value: NSCollectionLayoutSpacing) -> Self {
    with { $0.interItemSpacing = value }
  }

  /// Attaches an element to the group; can be used more than once.
  public func supplementaryItem(_ value: some SupplementaryComponent) -> Self {
    with { $0.supplementaryItems.append(AnySupplementaryComponent(value)) }
  }

  /// The distances to other items and to the container.
  ///
  /// - Parameters:
  ///   - top: the distance above.
  ///   - leading: the distance where lines start.
  ///   - bottom: the distance below.
  ///   - trailing: the distance where lines end.
  /// - Returns: a changed copy.
  public func edgeSpacing(
    top: NSCollectionLayoutSpacing = .fixed(0),
    leading: NSCollectionLayoutSpacing = .fixed(0),
    bottom: NSCollectionLayoutSpacing = .fixed(0),
    trailing: NSCollectionLayoutSpacing = .fixed(0)
  ) -> Self {
    with {
      $0.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: leading,
        top: top,
        trailing: trailing,
        bottom: bottom
      )
    }
  }

  /// Sets the insets of the items' room within the group.
  ///
  /// - Parameters:
  ///   - top: the distance from the top.
  ///   - leading: the distance from where lines start.
  ///   - bottom: the distance from the bottom.
  ///   - trailing: the distance from where lines end.
  /// - Returns: a changed copy.
  public func contentInsets(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) -> Self {
    with {
      $0.contentInsets = NSDirectionalEdgeInsets(
        top: top,
        leading: leading,
        bottom: bottom,
        trailing: trailing
      )
    }
  }

  /// Sets the item that a row starts with after a full one: the first, as in UIKit, or the next.
  public func wrap(_ value: NSCollectionLayoutGroup.Wrap) -> Self { with { $0.wrap = value } }

  private func with(_ change: (inout GroupDescription) -> Void) -> Self {
    var copy = self
    change(&copy.content)
    return copy
  }
}
