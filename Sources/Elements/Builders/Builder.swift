/// Collects children, arrays and optionals of them, with `if`, `switch` and `for`, into one array.
///
/// Inlinable: a call that is not specialised for the child looks up the types of its arrays.
@resultBuilder
public enum Builder<Child> {
  /// A single child.
  @inlinable
  public static func buildExpression(_ child: Child) -> [Child] { [child] }
  /// Several children.
  @inlinable
  public static func buildExpression(_ children: [Child]) -> [Child] { children }
  /// A child, or none.
  @inlinable
  public static func buildExpression(_ child: Child?) -> [Child] { child.map { [$0] } ?? [] }
  /// A single statement.
  @inlinable
  public static func buildBlock(_ part: [Child]) -> [Child] { part }
  /// A sequence of statements, in source order.
  @inlinable
  public static func buildBlock(_ parts: [Child]...) -> [Child] { parts.flatMap { $0 } }
  /// An `if` without `else`.
  @inlinable
  public static func buildOptional(_ part: [Child]?) -> [Child] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first part: [Child]) -> [Child] { part }
  /// The other branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second part: [Child]) -> [Child] { part }
  /// A `for` loop.
  @inlinable
  public static func buildArray(_ parts: [[Child]]) -> [Child] { parts.flatMap { $0 } }
  /// An `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ part: [Child]) -> [Child] { part }
}

/// Collects the children of a container.
public typealias ElementBuilder<Child> = Builder<Child>

/// A child of a container, which an element can become.
public protocol ElementBuilderChild {
  /// Creates a child with the default properties.
  init(_ element: any Element)
}

extension Builder where Child: ElementBuilderChild {
  /// A single element.
  @inlinable
  public static func buildExpression(_ element: any Element) -> [Child] { [Child(element)] }
  /// Several elements.
  @inlinable
  public static func buildExpression(_ elements: [any Element]) -> [Child] {
    elements.map { Child($0) }
  }
  /// An element, or none; `nil` alone is no child.
  @inlinable @_disfavoredOverload
  public static func buildExpression(_ element: (any Element)?) -> [Child] {
    element.map { [Child($0)] } ?? []
  }
}
