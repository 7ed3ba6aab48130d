public import HeadlessUIKit

/// Items side by side or one below the other, repeated by its section as long as there is data.
public struct NSCollectionLayoutGroup: NSCollectionLayoutSubitem {
  /// How a group finds places for its items.
  enum Form: Sendable {
    /// The subitems in turn until there is no room.
    case subitems
    /// As many of one subitem, which share the room.
    case dividing(count: Int)
    /// As many of one subitem, in their own size.
    case repeating(count: Int)
    /// Places that a closure computes.
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// Which subitem an instance of a group starts with.
  public enum Wrap: Hashable, Sendable {
    /// The first, as in UIKit.
    case restart
    /// The one after the last that fitted into the instance before.
    case `continue`
  }

  /// The size, relative to the container.
  public let layoutSize: NSCollectionLayoutSize
  let axis: LayoutAxis
  let form: Form
  /// The items and groups that it is made of.
  public let subitems: [any NSCollectionLayoutSubitem]
  /// Whether a subitem has flexible edge spacing on the group's axis.
  let hasFlexibleSubitems: Bool
  /// How much smaller the room for its items is than the group.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distances to other items and to the container.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The elements that are attached to the group.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  /// The distance between neighbours; nil is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// Which subitem an instance starts with, if it is the group of a section.
  public var wrap = Wrap.restart

  /// A group whose subitems follow one another from leading to trailing until there is no room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [any NSCollectionLayoutSubitem]
  ) -> Self {
    Self(layoutSize: layoutSize, axis: .horizontal, form: .subitems, subitems: subitems)
  }

  /// A group whose subitems follow one another from top to bottom until there is no room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [any NSCollectionLayoutSubitem]
  ) -> Self {
    Self(layoutSize: layoutSize, axis: .vertical, form: .subitems, subitems: subitems)
  }

  /// A row of a number of items that share the width.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: the item; its own width is ignored.
  ///   - count: how many there are.
  /// - Returns: the group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: any NSCollectionLayoutSubitem,
    count: Int
  ) -> Self {
    let form = Form.dividing(count: count)
    return Self(layoutSize: layoutSize, axis: .horizontal, form: form, subitems: [subitem])
  }

  /// A column of a number of items that share the height.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - subitem: the item; its own height is ignored.
  ///   - count: how many there are.
  /// - Returns: the group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: any NSCollectionLayoutSubitem,
    count: Int
  ) -> Self {
    let form = Form.dividing(count: count)
    return Self(layoutSize: layoutSize, axis: .vertical, form: form, subitems: [subitem])
  }

  /// A row of a number of items in their own size.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: the item.
  ///   - count: how many there are.
  /// - Returns: the group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: any NSCollectionLayoutSubitem,
    count: Int
  ) -> Self {
    let form = Form.repeating(count: count)
    return Self(layoutSize: layoutSize, axis: .horizontal, form: form, subitems: [repeatingSubitem])
  }

  /// A column of a number of items in their own size.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - repeatingSubitem: the item.
  ///   - count: how many there are.
  /// - Returns: the group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: any NSCollectionLayoutSubitem,
    count: Int
  ) -> Self {
    let form = Form.repeating(count: count)
    return Self(layoutSize: layoutSize, axis: .vertical, form: form, subitems: [repeatingSubitem])
  }

  /// A group whose places a closure computes, one for each data item.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(layoutSize: layoutSize, axis: .vertical, form: .custom(itemProvider), subitems: [])
  }

  /// A group of one subitem: each of its instances has the next one.
  ///
  /// - Parameters:
  ///   - layoutSize: the size of the group.
  ///   - isHorizontal: whether the width is the subitem's length, otherwise the height.
  ///   - subitems: the subitems, in turn.
  /// - Returns: the group.
  package static func oneByOne(
    layoutSize: NSCollectionLayoutSize,
    isHorizontal: Bool,
    subitems: [any NSCollectionLayoutSubitem]
  ) -> Self {
    var group = Self(
      layoutSize: layoutSize,
      axis: isHorizontal ? .horizontal : .vertical,
      form: .repeating(count: 1),
      subitems: subitems
    )
    group.wrap = .continue
    return group
  }

  private init(
    layoutSize: NSCollectionLayoutSize,
    axis: LayoutAxis,
    form: Form,
    subitems: [any NSCollectionLayoutSubitem]
  ) {
    self.layoutSize = layoutSize
    self.axis = axis
    self.form = form
    self.subitems = subitems
    hasFlexibleSubitems = subitems.contains { item in
      guard let edges = item.edgeSpacing else { return false }
      return edges.before(axis).isFlexible || edges.after(axis).isFlexible
    }
  }
}

extension NSCollectionLayoutGroup: CustomStringConvertible {
  /// A short text, such as "H[fw1.0,a44.0](1)", with the number of subitems.
  public var description: String {
    let letter = axis == .horizontal ? "H" : "V"
    return switch form {
    case .subitems: "\(letter)\(layoutSize)(\(subitems.count))"
    case .dividing(let count): "\(letter)×\(count)\(layoutSize)"
    case .repeating(let count): "\(letter)•\(count)\(layoutSize)"
    case .custom: "C\(layoutSize)"
    }
  }
}
