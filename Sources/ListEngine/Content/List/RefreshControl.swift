public import Foundation

/// A control above the content that the user pulls down to reload it.
public struct RefreshControl {
  /// Called when the user pulls the control.
  public typealias OnRefresh = () -> Void

  /// True if the content is being loaded.
  public var isRefreshing: Bool
  /// The scrolling that shows the control when loading begins.
  public var offsetAdjustmentBehavior: OffsetAdjustmentBehavior
  /// The text of the control; nil for none.
  public var title: Title?
  /// Called when the user pulls the control.
  public var onRefresh: OnRefresh

  /// Creates a control.
  public init(
    isRefreshing: Bool,
    offsetAdjustmentBehavior: OffsetAdjustmentBehavior = .none,
    title: Title? = nil,
    onRefresh: @escaping OnRefresh
  ) {
    self.isRefreshing = isRefreshing
    self.offsetAdjustmentBehavior = offsetAdjustmentBehavior
    self.title = title
    self.onRefresh = onRefresh
  }

  /// The scrolling that shows the refresh control of a list when loading begins.
  public enum OffsetAdjustmentBehavior: Hashable, Sendable {
    /// The list does not scroll.
    case none
    /// The list scrolls where it is at its top or `scrollToTop` is true.
    case displayWhenRefreshing(animate: Bool, scrollToTop: Bool)
  }

  /// The text of a refresh control.
  public enum Title: Equatable {
    /// Plain text.
    case string(String)
    /// Attributed text.
    case attributed(NSAttributedString)
  }
}
