import Foundation
import ListScope

/// A layout of the app's own, with a value of each item.
struct StepsAppearance: ListLayoutAppearance {
  static var `default`: StepsAppearance { .init() }

  var step: CGFloat = 10
  var stickySectionHeaders = false
  var bounds: ListContentBounds?
  var direction: LayoutDirection { .vertical }
  var listHeaderPosition: ListHeaderPosition { .inline }
  var pagingBehavior: ListPagingBehavior { .none }

  var scrollViewProperties: ListLayoutScrollViewProperties {
    .init(
      pageScrollingBehavior: .none,
      contentInsetAdjustmentBehavior: .scrollableAxes,
      allowsBounceVertical: true,
      allowsBounceHorizontal: false,
      allowsVerticalScrollIndicator: true,
      allowsHorizontalScrollIndicator: false
    )
  }

  func toLayoutDescription() -> LayoutDescription {
    LayoutDescription(layoutType: StepsLayout.self, appearance: self)
  }

  struct ItemLayout: Equatable, ItemLayoutsValue {
    var height: CGFloat?
    static var defaultValue: Self { .init() }
  }
}

/// Rows of 40 points, each a step further to the right than the one before, or as high as their value.
final class StepsLayout: ListLayout {
  typealias LayoutAppearance = StepsAppearance
  typealias ItemLayout = StepsAppearance.ItemLayout
  typealias HeaderFooterLayout = EmptyHeaderFooterLayoutsValue
  typealias SectionLayout = EmptySectionLayoutsValue

  static var defaults: ListLayoutDefaults { .init(itemInsertAndRemoveAnimations: .fade) }

  let layoutAppearance: StepsAppearance
  let appearance: Appearance
  let behavior: Behavior
  let content: ListLayoutContent

  init(
    layoutAppearance: StepsAppearance,
    appearance: Appearance,
    behavior: Behavior,
    content: ListLayoutContent
  ) {
    self.layoutAppearance = layoutAppearance
    self.appearance = appearance
    self.behavior = behavior
    self.content = content
  }

  func updateLayout(in context: ListLayoutLayoutContext) {}

  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult {
    let width = context.viewBounds.width
    var bottom: CGFloat = 0
    for section in content.sections {
      for (index, item) in section.items.enumerated() {
        let height = item.layouts[StepsAppearance.ItemLayout.self].height
        item.x = height == nil ? CGFloat(index % 3) * layoutAppearance.step : 0
        item.y = bottom
        item.size = CGSize(width: width - item.x, height: height ?? 40)
        bottom += item.size.height
      }
    }
    return ListLayoutResult(
      contentSize: CGSize(width: width, height: bottom),
      naturalContentWidth: width
    )
  }
}

/// Pages and a shelf that scroll sideways in a list whose layout is the app's own.
final class TheatreScreen: ListViewController {
  private(set) var chosen: [String] = []
  private(set) var displayed = 0
  var playCount = 12 { didSet { reload(animated: true) } }

  override func configure(list: inout ListProperties) {
    list.layout = StepsLayout.describe { $0.step = 15 }
    list.stateObserver = ListStateObserver { observer in
      observer.onVisibilityChanged { [weak self] in self?.displayed += $0.displayed.count }
    }
    list("shelves") { section in
      section += pages()
      section += shelf()
    }
    list("plays") { section in
      for play in 0..<playCount {
        section += PierRow(text: "Play \(play)").with(
          selectionStyle: .tappable,
          onSelect: { [weak self] in self?.chosen.append($0.item.content.text) }
        )
      }
    }
  }

  private func pages() -> Item<EmbeddedList> {
    var item = Item.list("pages", sizing: .fixed(height: 200)) { list in
      list.layout = .paged {
        $0.direction = .horizontal
        $0.peek = .init(value: 20)
      }
      list("pages") { section in
        section += (0..<3).map { PierRow(text: "Premiere \($0)") }
      }
    }
    item.layouts[StepsAppearance.ItemLayout.self].height = 200
    return item
  }

  private func shelf() -> Item<EmbeddedList> {
    var item = Item.list("shelf", sizing: .fixed(height: 100)) { list in
      list.layout = .table {
        $0.direction = .horizontal
        $0.layout.itemSpacing = 5
      }
      list("plays") { section in
        section += (0..<playCount).map {
          Item(PierRow(text: "Tonight \($0)"), sizing: .fixed(width: 100))
        }
      }
    }
    item.layouts[StepsAppearance.ItemLayout.self].height = 100
    return item
  }
}
