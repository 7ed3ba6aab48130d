/// Collects the components and groups of a group.
///
/// Components of one type from a loop stay an array of that type.
@resultBuilder
public enum ItemBuilder {
  /// The components and groups of one expression.
  @inlinable
  public static func buildExpression<Item: GroupItem>(_ item: Item) -> Item { item }
  /// The components and groups of one expression of unknown type.
  @_disfavoredOverload
  public static func buildExpression(_ item: any GroupItem) -> [GroupChild] { item.groupChildren }
  /// No components.
  public static func buildBlock() -> [GroupChild] { [] }
  /// Those of the only statement.
  @inlinable
  public static func buildBlock<Part: GroupItem>(_ part: Part) -> Part { part }
  /// Those of all statements, in order.
  @inlinable
  public static func buildBlock<First: GroupItem, Second: GroupItem, each Part: GroupItem>(
    _ first: First,
    _ second: Second,
    _ parts: repeat each Part
  ) -> [GroupChild] {
    var children = first.groupChildren + second.groupChildren
    repeat children += (each parts).groupChildren
    return children
  }
  /// Those of a condition that may hold.
  public static func buildOptional(_ part: [GroupChild]?) -> [GroupChild] { part ?? [] }
  /// Those of a condition that holds.
  @inlinable
  public static func buildOptional<Part: GroupItem>(_ part: Part?) -> [GroupChild] {
    part?.groupChildren ?? []
  }
  /// Those of the first branch.
  @inlinable
  public static func buildEither<Part: GroupItem>(first part: Part) -> [GroupChild] {
    part.groupChildren
  }
  /// Those of the second branch.
  @inlinable
  public static func buildEither<Part: GroupItem>(second part: Part) -> [GroupChild] {
    part.groupChildren
  }
  /// Those of all rounds of a loop.
  @inlinable
  public static func buildArray<Part: GroupItem>(_ parts: [Part]) -> [GroupChild] {
    Part.groupChildren(of: parts)
  }
  /// Those of a version check.
  @inlinable
  public static func buildLimitedAvailability<Part: GroupItem>(_ part: Part) -> [GroupChild] {
    part.groupChildren
  }
}

/// Collects the groups of a section, of which there is one.
@resultBuilder
public enum GroupBuilder {
  /// One group.
  public static func buildExpression(_ group: some Group) -> [GroupDescription] {
    [group.content]
  }
  /// The groups of all statements, in order.
  public static func buildBlock(_ parts: [GroupDescription]...) -> [GroupDescription] {
    parts.flatMap { $0 }
  }
  /// Those of a condition that holds.
  public static func buildOptional(_ part: [GroupDescription]?) -> [GroupDescription] {
    part ?? []
  }
  /// Those of the first branch.
  public static func buildEither(first part: [GroupDescription]) -> [GroupDescription] { part }
  /// Those of the second branch.
  public static func buildEither(second part: [GroupDescription]) -> [GroupDescription] { part }
  /// Those of a version check.
  public static func buildLimitedAvailability(_ part: [GroupDescription]) -> [GroupDescription] {
    part
  }
}

/// Collects sections.
@resultBuilder
public enum SectionBuilder {
  /// One section.
  public static func buildExpression(_ section: Section) -> [Section] { [section] }
  /// Several sections.
  public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
  /// The section of a value that there may be.
  public static func buildExpression(_ section: Section?) -> [Section] {
    section.map { [$0] } ?? []
  }
  /// The sections of all statements, in order.
  public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap { $0 } }
  /// Those of a condition that holds.
  public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first part: [Section]) -> [Section] { part }
  /// Those of the second branch.
  public static func buildEither(second part: [Section]) -> [Section] { part }
  /// Those of all rounds of a loop.
  public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap { $0 } }
  /// Those of a version check.
  public static func buildLimitedAvailability(_ part: [Section]) -> [Section] { part }
}
