import Foundation

/// Sizes that were measured in one layout of stacks in stacks, where each asks for the sizes of its views more
/// than once.
///
/// Without it every level would multiply the work. Contents may change meanwhile: a changed
/// `contentVersion` is another view.
@preconcurrency @MainActor
final class StackMeasuring: @unchecked Sendable {
  private struct Request: Hashable {
    let view: ObjectIdentifier
    let version: Int
    let width: CGFloat?
    let height: CGFloat?
  }

  private struct Priority: Hashable {
    let view: ObjectIdentifier
    let version: Int
    let axis: NSLayoutConstraint.Axis
    let grows: Bool
  }

  @TaskLocal private static var current: StackMeasuring?

  private var sizes: [Request: CGSize] = [:]
  private var priorities: [Priority: UILayoutPriority] = [:]

  /// Runs a block in which nothing in a stack is measured twice.
  static func perform<Result>(in stack: UIStackView, _ body: () -> Result) -> Result {
    guard current == nil, stack.arrangedSubviews.contains(where: { $0 is UIStackView }) else {
      return body()
    }
    return $current.withValue(StackMeasuring(), operation: body)
  }

  /// The size that a view requests, for a given width, a given height or neither.
  static func size(of view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    guard let current else { return view.fittingSize(width: width, height: height) }
    let request = Request(
      view: ObjectIdentifier(view),
      version: view.contentVersion,
      width: width,
      height: height
    )
    if let known = current.sizes[request] { return known }
    let size = view.fittingSize(width: width, height: height)
    current.sizes[request] = size
    return size
  }

  /// A priority of a stack, which depends on those of all its views.
  static func priority(
    of stack: UIStackView,
    _ axis: NSLayoutConstraint.Axis,
    grows: Bool,
    _ find: () -> UILayoutPriority
  ) -> UILayoutPriority {
    guard let current else { return find() }
    let key = Priority(
      view: ObjectIdentifier(stack),
      version: stack.contentVersion,
      axis: axis,
      grows: grows
    )
    if let known = current.priorities[key] { return known }
    let priority = find()
    current.priorities[key] = priority
    return priority
  }
}
