import HeadlessUIKit

/// Items side by side or one below the other, repeated by its section as long as there is data.
///
/// Its subitems are copies of those that it is made of.
public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The way in which a group finds places for its items.
  enum Form {
    /// The subitems in turn until there is no room.
    case subitems
    /// As many of one subitem, which share the room.
    case dividing(count: Int)
    /// As many of one subitem, in their own size.
    case repeating(count: Int)
    /// Places that a closure computes.
    case custom(NSCollectionLayoutGroupCustomItemProvider)

    /// True if subitems share the room.
    var isDividing: Bool {
      if case .dividing = self { true } else { false }
    }
  }

  /// The subitem that an instance of a group starts with.
  public enum Wrap: Hashable, Sendable {
    /// The first, as in UIKit.
    case restart
    /// The one after the last that fitted into the instance before.
    case `continue`
  }

  let axis: LayoutAxis
  let form: Form
  /// The items and groups that it is made of.
  public let subitems: [NSCollectionLayoutItem]
  /// True if a subitem has flexible edge spacing on the group's axis.
  let hasFlexibleSubitems: Bool
  /// The distance between neighbours; nil is none.
  public var interItemSpacing: NSCollectionLayoutSpacing?
  /// The subitem that an instance starts with, if it is the group of a section.
  public var wrap = Wrap.restart

  /// A group whose subitems follow one another from leading to trailing until there is no room.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(.horizontal, layoutSize, .subitems, subitems) }

  /// A group whose subitems follow one another from top to bottom until there is no room.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { group(.vertical, layoutSize, .subitems, subitems) }

  /// A row of a number of items that share the width; their own widths are ignored.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    group(.horizontal, layoutSize, .dividing(count: count), [subitem])
  }

  /// A column of a number of items that share the height; their own heights are ignored.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    group(.vertical, layoutSize, .dividing(count: count), [subitem])
  }

  /// A row of a number of items in their own size; if they do not fit beside each other, they share the width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    group(.horizontal, layoutSize, .repeating(count: count), [repeatingSubitem])
  }

  /// A column of a number of items in their own size; if they do not fit, they share the height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    group(.vertical, layoutSize, .repeating(count: count), [repeatingSubitem])
  }

  /// A group whose places a closure computes, one for each data item.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { group(.vertical, layoutSize, .custom(itemProvider), []) }

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
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let group = owning(isHorizontal, layoutSize, .repeating(count: 1), subitems)
    group.wrap = .continue
    return group
  }

  /// Creates a group of subitems that are not changed.
  package static func group(
    layoutSize: NSCollectionLayoutSize,
    isHorizontal: Bool,
    owning subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { owning(isHorizontal, layoutSize, .subitems, subitems) }

  private static func owning(
    _ isHorizontal: Bool,
    _ layoutSize: NSCollectionLayoutSize,
    _ form: Form,
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: isHorizontal ? .horizontal : .vertical,
      form: form,
      owning: subitems
    )
  }

  /// True if anything is attached to a subitem, at any depth.
  var hasAttachedSubitems: Bool {
    subitems.contains { item in
      !item.supplementaryItems.isEmpty
        || (item as? NSCollectionLayoutGroup)?.hasAttachedSubitems == true
    }
  }

  /// True if a closure computes the places of the group or of one within it.
  var hasCustomGroups: Bool {
    if case .custom = form { return true }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.hasCustomGroups == true }
  }

  /// Creates a group that takes its subitems as they are.
  private init(
    layoutSize: NSCollectionLayoutSize,
    axis: LayoutAxis,
    form: Form,
    owning subitems: [NSCollectionLayoutItem]
  ) {
    self.axis = axis
    self.form = form
    self.subitems = subitems
    hasFlexibleSubitems = subitems.contains { item in
      guard let edges = item.edgeSpacing else { return false }
      return edges.before(axis).isFlexible || edges.after(axis).isFlexible
    }
    super.init(layoutSize: layoutSize)
  }

  private static func group(
    _ axis: LayoutAxis,
    _ layoutSize: NSCollectionLayoutSize,
    _ form: Form,
    _ subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize,
      axis: axis,
      form: form,
      owning: subitems.map { $0.copy() }
    )
  }

  /// A description of the group, for debugging.
  public func visualDescription() -> String { description }

  /// A group of the same description, with copies of the subitems.
  public override func copy() -> NSCollectionLayoutItem { copyOfGroup() }

  func copyOfGroup() -> NSCollectionLayoutGroup {
    let copy = copyProperties(to: Self.group(axis, layoutSize, form, subitems))
    copy.interItemSpacing = interItemSpacing
    copy.wrap = wrap
    return copy
  }

  override func isEqual(to other: NSCollectionLayoutItem) -> Bool {
    guard super.isEqual(to: other), let other = other as? NSCollectionLayoutGroup else {
      return false
    }
    return axis == other.axis && form.isSame(as: other.form) && wrap == other.wrap
      && interItemSpacing == other.interItemSpacing && subitems == other.subitems
  }
}

extension NSCollectionLayoutGroup.Form {
  /// Returns whether it is surely the same; two closures may always be different.
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.subitems, .subitems): true
    case (.dividing(let count), .dividing(let other)): count == other
    case (.repeating(let count), .repeating(let other)): count == other
    default: false
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
