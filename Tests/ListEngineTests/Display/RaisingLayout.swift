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

  func setZIndexes() {
    content.forEach { $0.zIndex = $1.part.defaultZIndex }
    content.sections[0].items[layoutAppearance.raised].zIndex = 99
  }
}

/// How a `RaisingLayout` is configured.
struct RaisingAppearance: ListLayoutAppearance {
  /// The row that stands in front.
  var raised = 0
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
