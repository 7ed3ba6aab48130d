import HeadlessUIKit

@testable import ListEngine

/// Rows below each other, one of them in front of everything.
final class RaisingLayout: ListLayout {
  let layoutAppearance: RaisingAppearance
  let appearance: Appearance
  let behavior: Behavior
  let content: ListLayoutContent

  init(
    layoutAppearance: RaisingAppearance,
    appearance: Appearance,
    behavior: Behavior,
    content: ListLayoutContent
  ) {
    self.layoutAppearance = layoutAppearance
    self.appearance = appearance
    self.behavior = behavior
    self.content = content
  }

  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult {
    var y: CGFloat = 0
    for element in content.all {
      element.size = CGSize(width: 100, height: 20)
      element.y = y
      y += 20
    }
    return ListLayoutResult(contentSize: CGSize(width: 100, height: y))
  }

  func adjust(
    layoutAttributesForReorderingItem attributes: inout ListContentLayoutAttributes,
    originalAttributes: ListContentLayoutAttributes,
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) {
    // Rows stay in their column, and the lifted one shines through.
    attributes.center.x = originalAttributes.center.x
    attributes.alpha = 0.5
  }

  func targetIndexPath(
    forInteractivelyMovingItem indexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath? {
    position.y < 0 ? IndexPath(item: layoutAppearance.target, section: 0) : nil
  }

  func setZIndexes() {
    content.forEach { $0.zIndex = $1.part.defaultZIndex }
    content.sections[0].items[layoutAppearance.raised].zIndex = 99
  }
}

/// The configuration of a `RaisingLayout`.
struct RaisingAppearance: ListLayoutAppearance {
  /// The row in front.
  var raised = 0
  /// The destination of a row dragged above the list.
  var target = 0
  var direction = LayoutDirection.vertical
  var bounds: ListContentBounds?
  var listHeaderPosition = ListHeaderPosition.inline
  var stickySectionHeaders = false
  var pagingBehavior = ListPagingBehavior.none

  static var `default`: RaisingAppearance { RaisingAppearance() }

  var scrollViewProperties: ListLayoutScrollViewProperties {
    FlowAppearance.default.scrollViewProperties
  }

  func toLayoutDescription() -> LayoutDescription {
    LayoutDescription(layoutType: RaisingLayout.self, appearance: self)
  }
}
