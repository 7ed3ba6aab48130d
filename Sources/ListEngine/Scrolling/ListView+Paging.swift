import Foundation
import HeadlessUIKit

extension ListView {
  /// Returns the offset at which a layout that pages by items stops a drag; nil leaves it to
  /// momentum.
  func pagingTarget(velocity: CGPoint) -> CGPoint? {
    let layout = placement.description.layoutAppearanceProperties
    guard layout.pagingBehavior != .none else { return nil }
    let target = PagingTarget(
      axis: axis,
      offset: scrollView.contentOffset,
      velocity: axis.position(of: velocity),
      visibleContentFrame: viewport.visibleContentFrame,
      isPeeking: layout.scrollViewProperties.pageScrollingBehavior == .peek
    )
    return placement.content.pagingOffset(
      layout.pagingBehavior,
      target,
      padding: layout.bounds.map { axis.top(for: $0.padding) } ?? 0
    )
  }

  /// Applies the scrolling configuration of the layout and the app.
  ///
  /// Only changed values are set, because setting one interrupts a scroll in progress. A scroll view around the
  /// list gives its own to that of the list.
  func applyScrollViewProperties() {
    guard follower == nil else { return }
    let layout = placement.description.layoutAppearanceProperties
    let properties = layout.scrollViewProperties
    set(\.isPagingEnabled, properties.isPagingEnabled(with: behavior))
    set(
      \.alwaysBounceVertical,
      properties.alwaysBounceVertical(with: behavior, direction: layout.direction)
    )
    set(
      \.alwaysBounceHorizontal,
      properties.alwaysBounceHorizontal(with: behavior, direction: layout.direction)
    )
    set(
      \.showsVerticalScrollIndicator,
      properties.showsVerticalScrollIndicator(with: appearance)
    )
    set(
      \.showsHorizontalScrollIndicator,
      properties.showsHorizontalScrollIndicator(with: appearance)
    )
    set(
      \.contentInsetAdjustmentBehavior,
      properties.contentInsetAdjustmentBehavior.ofScrollView
    )
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<UIScrollView, Value>,
    _ value: Value
  ) {
    if scrollView[keyPath: property] != value { scrollView[keyPath: property] = value }
  }
}

extension ContentInsetAdjustmentBehavior {
  fileprivate var ofScrollView: UIScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
