import Foundation
import HeadlessUIKit
import Signposts

extension PagedAppearance {
  /// The layout, with this appearance.
  public func toLayoutDescription() -> LayoutDescription { PagedListLayout.describe(self) }

  /// The size of a page of a view.
  func pageSize(in viewSize: CGSize, isFirst: Bool) -> CGSize {
    let length =
      fixedPageLength
      ?? direction.height(for: viewSize) - peek.totalValue(isFirstItem: isFirst)
    return direction.size(width: direction.width(for: viewSize), height: length)
  }
}

/// Gives every element a page: nothing is measured, and every position is known.
///
/// The container header and the overscroll footer have no page and do not show.
final class PagedListLayout: WindowedListLayout {
  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .scaleDown) }
  static var knowsPositions: Bool { true }

  var layoutAppearance: PagedAppearance
  private var content = WindowedLayoutContent()
  /// The first page of every section, and the page after the last one.
  private var firstPages = [0]
  private var pages: Pages

  init(layoutAppearance: PagedAppearance) {
    self.layoutAppearance = layoutAppearance
    pages = Pages(layoutAppearance, in: ListLayoutLayoutContext(viewBounds: .zero))
  }

  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    pages = Pages(layoutAppearance, in: context)
    guard let content else { return }
    self.content = content
    firstPages = [content.hasHeader ? 1 : 0]
    for section in content.sections {
      let others = (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
      firstPages.append(firstPages[firstPages.count - 1] + others + section.itemCount)
    }
  }

  func place(_ pass: WindowedLayoutPass) {
    pass.place(.listHeader, at: pages.frame(0))
    for section in pass.presentedSections {
      let first = firstPages[section.index]
      pass.place(.sectionHeader(section.index), at: pages.frame(first))
      pass.placeItems(
        ofSection: section.index,
        section.items.map { pages.frame(firstItem(ofSection: section.index) + $0) }
      )
      pass.place(
        .sectionFooter(section.index),
        at: pages.frame(firstPages[section.index + 1] - 1)
      )
    }
    let end = firstPages[firstPages.count - 1]
    pass.place(.listFooter, at: pages.frame(end))
    pass.sectionsStart = sectionsStart
    pass.contentSize = pages.size(count: end + (content.hasFooter ? 1 : 0))
  }

  /// The page of the first item of a section.
  private func firstItem(ofSection section: Int) -> Int {
    firstPages[section] + (content.sections[section].hasHeader ? 1 : 0)
  }

  var sectionsStart: CGFloat { pages.start(firstPages[0]) }

  func range(ofSection section: Int) -> Range<CGFloat> {
    let start = pages.start(firstPages[section])
    return start..<max(start, pages.start(firstPages[section + 1]))
  }

  func range(ofItemAt path: IndexPath) -> Range<CGFloat>? {
    guard content.sections.indices.contains(path.section),
      (0..<content.sections[path.section].itemCount).contains(path.item)
    else { return nil }
    let page = firstItem(ofSection: path.section) + path.item
    return pages.start(page)..<max(pages.start(page), pages.start(page + 1))
  }

  /// - Complexity: O(log sections).
  func items(at position: CGFloat) -> ClosedRange<IndexPath>? {
    guard !content.sections.isEmpty else { return nil }
    let page = pages.page(at: position, of: firstPages[firstPages.count - 1])
    let section = max(0, firstPages.dropLast().partitioningIndex { $0 > page } - 1)
    let last = max(0, content.sections[section].itemCount - 1)
    let item = min(max(0, page - firstItem(ofSection: section)), last)
    let path = IndexPath(item: item, section: section)
    return path...path
  }
}

/// One page after another.
private struct Pages {
  private let appearance: PagedAppearance
  private let bounds: ListContentBounds
  private let first: CGSize
  private let others: CGSize
  /// The start of the first page.
  private let start: CGFloat

  init(_ appearance: PagedAppearance, in context: ListLayoutLayoutContext) {
    let appearance = appearance.withFiniteDistances
    self.appearance = appearance
    bounds = appearance.resolvedBounds(in: context)
    first = appearance.pageSize(in: context.viewBounds.size, isFirst: true)
    others = appearance.pageSize(in: context.viewBounds.size, isFirst: false)
    start = appearance.fixedPageLength == nil ? appearance.peek.firstItemLeading : 0
  }

  /// The size of some pages, with the space after them.
  func size(count: Int) -> CGSize {
    let direction = appearance.direction
    return direction.size(
      width: direction.width(for: first),
      height: start(count) + direction.bottom(for: bounds.padding) + appearance.peek.value
    )
  }

  /// The start of a page, or the end of the last one.
  func start(_ page: Int) -> CGFloat {
    guard page > 0 else { return start }
    let direction = appearance.direction
    return start + direction.height(for: first)
      + CGFloat(page - 1) * direction.height(for: others)
  }

  /// The page at a position, or the nearest one.
  func page(at position: CGFloat, of count: Int) -> Int {
    let second = start(1)
    let length = appearance.direction.height(for: others)
    guard position >= second, length > 0 else { return 0 }
    return 1 + Int(min(CGFloat(count), (position - second) / length))
  }

  /// The frame of the element on a page.
  ///
  /// The padding applies to each page: left and right keep their meaning in both directions.
  func frame(_ page: Int) -> CGRect {
    let origin = appearance.direction.point(x: 0, y: start(page))
    let page = CGRect(origin: origin, size: page == 0 ? first : others)
    let width = CustomWidth.custom(
      .init(
        padding: HorizontalPadding(leading: bounds.padding.left, trailing: bounds.padding.right),
        width: bounds.width
      )
    ).position(viewWidth: page.width, defaultWidth: page.width)
    return CGRect(
      x: page.minX + width.origin,
      y: page.minY + bounds.padding.top,
      width: width.width,
      height: page.height - bounds.padding.top - bounds.padding.bottom
    )
  }
}
