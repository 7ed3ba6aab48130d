/// Collects elements and arrays of elements, with `if`, `switch` and `for`, into one array.
@resultBuilder
public enum ListableBuilder<Element> {
  /// The type of a statement.
  public typealias Expression = Element
  /// The result of some statements.
  public typealias Component = [Element]
  /// The result of all statements.
  public typealias FinalResult = [Element]

  /// A single element.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Several elements.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// A sequence of statements, in source order.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// The other branch of an `if` or a `switch`.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// A `for` loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
  /// All statements, in source order.
  public static func buildFinalResult(_ parts: Component) -> FinalResult { parts }
}

extension ListableBuilder where Element == any AnyItemConvertible {
  /// A single item or item content.
  public static func buildExpression(_ item: some AnyItemConvertible) -> [Element] { [item] }
  /// Several items or item contents.
  public static func buildExpression(_ items: [some AnyItemConvertible]) -> [Element] { items }
}
