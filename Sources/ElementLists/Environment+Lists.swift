public import Elements
public import ListEngine

extension Environment {
  private enum ListContentContextKey: EnvironmentKey {
    static var defaultValue: ContentContext? { nil }
  }

  private enum ItemInfoKey: EnvironmentKey {
    static var defaultValue: ApplyItemContentInfo? { nil }
  }

  private enum HeaderFooterInfoKey: EnvironmentKey {
    static var defaultValue: ApplyHeaderFooterContentInfo? { nil }
  }

  /// The value on which the sizes in lists depend, for lists without one of their own.
  public var listContentContext: ContentContext? {
    get { self[ListContentContextKey.self] }
    set { self[ListContentContextKey.self] = newValue }
  }

  /// The information about the row that shows the element; nil outside of rows.
  public internal(set) var applyItemContentInfo: ApplyItemContentInfo? {
    get { self[ItemInfoKey.self] }
    set { self[ItemInfoKey.self] = newValue }
  }

  /// The information about the header or footer that shows the element; nil outside of both.
  public internal(set) var applyHeaderFooterContentInfo: ApplyHeaderFooterContentInfo? {
    get { self[HeaderFooterInfoKey.self] }
    set { self[HeaderFooterInfoKey.self] = newValue }
  }
}

extension ListEnvironment {
  private enum ElementsKey: ListEnvironmentKey {
    static var defaultValue: Environment { .empty }
  }

  /// The environment of the element that shows the list.
  package var elementEnvironment: Environment {
    get { self[ElementsKey.self] }
    set { self[ElementsKey.self] = newValue }
  }
}
