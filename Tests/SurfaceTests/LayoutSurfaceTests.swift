#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// Rows in a column with space at the left, as a user writes a layout.
private final class Indented: ListLayout {
  struct LayoutAppearance: ListLayoutAppearance {
    var indent: CGFloat = 0
    var direction: LayoutDirection { .vertical }
    var bounds: ListContentBounds? = ListContentBounds(padding: .zero)
    var listHeaderPosition: ListHeaderPosition { .sticky }
    var stickySectionHeaders: Bool { true }
    var pagingBehavior: ListPagingBehavior { .firstVisibleItemEdge }
    var scrollViewProperties: ListLayoutScrollViewProperties {
      ListLayoutScrollViewProperties(
        pageScrollingBehavior: .none,
        contentInsetAdjustmentBehavior: .automatic,
        allowsBounceVertical: true,
        allowsBounceHorizontal: false,
        allowsVerticalScrollIndicator: true,
        allowsHorizontalScrollIndicator: false
      )
    }

    static var `default`: LayoutAppearance { LayoutAppearance() }

    func toLayoutDescription() -> LayoutDescription {
      LayoutDescription(layoutType: Indented.self, appearance: self)
    }
  }

  let layoutAppearance: LayoutAppearance
  let appearance: Appearance
  let behavior: Behavior
  let content: ListLayoutContent

  init(
    layoutAppearance: LayoutAppearance,
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
    log.append(Entry(self, context))
    let width = context.viewBounds.width - layoutAppearance.indent
    var y: CGFloat = 0
    for section in content.sections {
      for item in section.items {
        item.measuredSize = item.measurer(
          Sizing.MeasureInfo(
            sizeConstraint: CGSize(width: width, height: .greatestFiniteMagnitude),
            direction: direction
          )
        )
        (item.x, item.y, item.zIndex) = (layoutAppearance.indent, y, 1)
        item.size = CGSize(width: width, height: item.measuredSize.height)
        y = item.frame.maxY
      }
    }
    return ListLayoutResult(
      contentSize: CGSize(width: context.viewBounds.width, height: y),
      naturalContentWidth: 77
    )
  }

  nonisolated(unsafe) static var log: [Entry] = []
  private var log: [Entry] {
    get { Self.log }
    set { Self.log = newValue }
  }

  /// The facts that a layout knows without its appearance's type.
  struct Entry {
    let layout: any AnyListLayout
    let visible: CGRect
    let padding: UIEdgeInsets

    init(_ layout: Indented, _ context: ListLayoutLayoutContext) {
      self.layout = layout
      visible = layout.visibleContentFrame(in: context)
      padding = layout.resolvedBounds(in: context).padding
    }
  }
}

@Suite(.serialized) struct LayoutSurfaceTests {
  @Test("A custom layout is a layout of any appearance")
  func custom() throws {
    Indented.log = []
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    list.configure { list in
      list.animatesChanges = false
      list.layout = Indented.describe(appearance: { $0.indent = 20 })
      list("rows") { $0 += Item(Greeting(text: "a"), sizing: .fixed(height: 30)) }
    }
    let entry = try #require(Indented.log.last)
    let layout = entry.layout
    #expect(layout.direction == .vertical && layout.stickySectionHeaders)
    #expect(layout.listHeaderPosition == .sticky)
    #expect(layout.pagingBehavior == .firstVisibleItemEdge)
    #expect(layout.bounds == ListContentBounds(padding: .zero) && entry.padding == .zero)
    #expect(!layout.scrollViewProperties.allowsHorizontalScrollIndicator)
    #expect(layout.content.contentSize == CGSize(width: 120, height: 30))
    #expect(layout.content.naturalContentWidth == 77)
    #expect(entry.visible == CGRect(x: 0, y: 0, width: 120, height: 400))
    #expect(layout.visibleContentFrame(for: list.scrollView) == entry.visible)
    #expect(!layout.content.header.containsFirstResponder)
    #expect(layout.behavior == list.behavior && layout.appearance == list.appearance)
    let header = layout.content.header
    #expect(header.defaultFrame.size == header.size && header.measuredSize == .zero)
    #expect((header.x, header.y, header.zIndex) == (0, 0, 5))
  }

  @Test("Descriptions are made from a type and a closure")
  func descriptions() {
    let configured = LayoutDescription(layoutType: Indented.self) { $0.indent = 20 }
    #expect(configured == Indented.describe { $0.indent = 20 })
    #expect(LayoutDescription(layoutType: Indented.self) != configured)
  }

  @Test("Built-in layouts have Listable's names")
  func builtIn() {
    let flow = FlowAppearance(
      direction: .vertical,
      stickyListHeader: true,
      stickySectionHeaders: false,
      pagingBehavior: .none,
      rowUnderflowAlignment: .fill(lastRowAlignment: .matchPreviousRowSpacing),
      rowItemsAlignment: .fill,
      itemSizing: .columns(2),
      bounds: nil,
      spacings: .init()
    )
    #expect(flow.listHeaderPosition == .sticky && !flow.stickySectionHeaders)
    var layout = TableAppearance.Layout()
    layout.set { $0.itemSpacing = 3 }
    #expect(layout.itemSpacing == 3)
    var columns = TableAppearance.SectionLayout.Columns(spacing: 2)
    columns.count = 4
    #expect(columns == .init(count: 4, spacing: 2))
    var item = ItemLayouts { $0.flow.width = .fillRow }
    item.table.itemSpacing = 9
    #expect(item[TableAppearance.ItemLayout.self].itemSpacing == 9)
    #expect(item.flow.width == .fillRow)
    #expect(ItemLayouts.flow { $0.width = .fillRow }.flow.width == .fillRow)
    #expect(SectionLayouts.flow { $0.itemSpacing = 4 }.flow.itemSpacing == 4)
    #expect(SectionLayouts { $0.table.isHeaderSticky = true }.table.isHeaderSticky == true)
    let headers = HeaderFooterLayouts.table { $0.width = .fill }
    #expect(headers.table.width == .fill && headers.flow == HeaderFooterLayouts.flow { _ in }.flow)
    #expect(TableAppearance.ItemLayout.defaultValue == TableAppearance.ItemLayout())
  }

  @Test("Bounds come from the environment where the layout has none")
  func bounds() {
    let context = ListContentBounds.Context(
      viewSize: CGSize(width: 500, height: 100),
      safeAreaInsets: .zero,
      direction: .vertical
    )
    var environment = ListEnvironment.empty
    #expect(environment.listContentBounds(in: context) == ListContentBounds())
    let value: ListContentBoundsKey.Value = {
      ListContentBounds(width: .atMost($0.viewSize.width / 2))
    }
    environment.listContentBounds = value
    #expect(environment.listContentBounds(in: context).width == .atMost(250))
  }
}
