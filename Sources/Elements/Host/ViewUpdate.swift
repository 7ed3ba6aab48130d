/// An update of the views of a host.
final class ViewUpdate {
  let isInWindow: Bool
  /// The callbacks at the end, in order.
  var callbacks: [() -> Void] = []
  var counts = ViewCounts()
  /// The costs of elements; nil if they are not recorded.
  var profile: ElementProfile?
  /// The number of views around the one that is updated.
  var depth = 0

  init(isInWindow: Bool) {
    self.isInWindow = isInWindow
  }
}

/// The numbers of views that an update created, reused and removed.
public struct ViewCounts: Hashable, Sendable {
  /// The views that were created.
  public var createdViews = 0
  /// The views that were there before.
  public var reusedViews = 0
  /// The views that were removed.
  public var removedViews = 0

  /// Creates counts of nothing.
  public init() {}
}
