import HeadlessUIKit
import ListEngine

/// A layout as an app would write one: items go to the shorter of two columns.
final class MasonryLayout: ListLayout {
  let layoutAppearance: MasonryAppearance
  let appearance: Appearance
  let behavior: Behavior
  let content: ListLayoutContent

  init(
    layoutAppearance: MasonryAppearance,
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
    let width = direction.width(for: context.viewBounds.size)
    var ends: [CGFloat] = [0, 0]
    for section in content.sections {
      ends = .init(repeating: ends.max() ?? 0, count: 2)
      if section.header.isPopulated {
        place(section.header, at: 0, ends[0], width: width)
        ends = ends.map { $0 + direction.height(for: section.header.size) }
      }
      for item in section.items {
        let column = ends[0] <= ends[1] ? 0 : 1
        place(item, at: CGFloat(column) * width / 2, ends[column], width: width / 2)
        ends[column] += direction.height(for: item.size) + layoutAppearance.spacing
      }
    }
    return ListLayoutResult(contentSize: direction.size(width: width, height: ends.max() ?? 0))
  }

  private func place(
    _ item: ListLayoutContentItem,
    at x: CGFloat,
    _ y: CGFloat,
    width: CGFloat
  ) {
    let room = direction.size(width: width, height: .greatestFiniteMagnitude)
    item.measuredSize = item.measurer(.init(sizeConstraint: room, direction: direction))
    item.size = direction.size(width: width, height: direction.height(for: item.measuredSize))
    let origin = direction.point(x: x, y: y)
    (item.x, item.y) = (origin.x, origin.y)
  }
}

/// The configuration of a `MasonryLayout`.
struct MasonryAppearance: ListLayoutAppearance {
  var spacing: CGFloat = 0
  var direction = LayoutDirection.vertical
  var bounds: ListContentBounds?
  var listHeaderPosition = ListHeaderPosition.inline
  var stickySectionHeaders = true
  var pagingBehavior = ListPagingBehavior.none

  static var `default`: MasonryAppearance { MasonryAppearance() }

  var scrollViewProperties: ListLayoutScrollViewProperties {
    FlowAppearance.default.scrollViewProperties
  }

  func toLayoutDescription() -> LayoutDescription {
    LayoutDescription(layoutType: MasonryLayout.self, appearance: self)
  }
}
