/// Something that a group can contain: components and groups.
public protocol GroupItem {
  /// The components and groups, in order.
  var groupChildren: [GroupChild] { get }
}

/// A component or a group within a group.
public struct GroupChild {
  /// Which of the two it is.
  enum Content {
    case component(AnyComponent)
    case group(GroupDescription)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension Array: GroupItem where Element: GroupItem {
  /// The components and groups of all elements.
  public var groupChildren: [GroupChild] { flatMap(\.groupChildren) }
}

extension Optional: GroupItem where Wrapped: GroupItem {
  /// The components and groups, if there are any.
  public var groupChildren: [GroupChild] { map(\.groupChildren) ?? [] }
}

/// Collects the components and groups of a group.
@resultBuilder
public enum ItemBuilder {
  /// The components and groups of one expression.
  public static func buildExpression(_ item: some GroupItem) -> [GroupChild] { item.groupChildren }
  /// The components and groups of all statements, in order.
  public static func buildBlock(_ parts: [GroupChild]...) -> [GroupChild] { parts.flatMap { $0 } }
  /// Those of a condition that holds.
  public static func buildOptional(_ part: [GroupChild]?) -> [GroupChild] { part ?? [] }
  /// Those of the first branch.
  public static func buildEither(first part: [GroupChild]) -> [GroupChild] { part }
  /// Those of the second branch.
  public static func buildEither(second part: [GroupChild]) -> [GroupChild] { part }
  /// Those of all rounds of a loop.
  public static func buildArray(_ parts: [[GroupChild]]) -> [GroupChild] { parts.flatMap { $0 } }
  /// Those of a version check.
  public static func buildLimitedAvailability(_ part: [GroupChild]) -> [GroupChild] { part }
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
