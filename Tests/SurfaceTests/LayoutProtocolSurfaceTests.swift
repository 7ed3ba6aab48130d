#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// Calls everything that a layout has, whatever its appearance is, as a user's container does.
private func callAll(_ layout: any AnyListLayout, _ context: ListLayoutLayoutContext)
  -> ListLayoutResult
{
  let result: ListLayoutResult = layout.layout(delegate: nil, in: context)
  layout.updateLayout(in: context)
  layout.setZIndexes()
  layout.positionStickyListHeaderIfNeeded(in: context)
  layout.positionStickySectionHeadersIfNeeded(in: context)
  layout.updateOverscrollFooterPosition(in: context)
  layout.adjustPositionsForLayoutUnderflow(in: context)
  let original = ListContentLayoutAttributes(
    frame: CGRect(x: 0, y: 1, width: 2, height: 3),
    zIndex: 4
  )
  var moved = original
  layout.adjust(
    layoutAttributesForReorderingItem: &moved,
    originalAttributes: original,
    at: IndexPath(item: 0, section: 0),
    withTargetPosition: CGPoint(x: 5, y: 6)
  )
  let target: IndexPath? = layout.targetIndexPath(
    forInteractivelyMovingItem: IndexPath(item: 0, section: 0),
    withPosition: CGPoint(x: 5, y: 6)
  )
  #expect(target == nil || target?.section == 0)
  return result
}

/// One row at the top, whose last pass tells what it was asked for.
private final class OneRow: ListLayout {
  struct LayoutAppearance: ListLayoutAppearance {
    static var `default`: LayoutAppearance { LayoutAppearance() }
    var direction: LayoutDirection { .vertical }
    var bounds: ListContentBounds? { nil }
    var listHeaderPosition: ListHeaderPosition { .inline }
    var stickySectionHeaders: Bool { false }
    var pagingBehavior: ListPagingBehavior { .none }
    var scrollViewProperties: ListLayoutScrollViewProperties {
      ListLayoutScrollViewProperties(
        pageScrollingBehavior: .none,
        contentInsetAdjustmentBehavior: .automatic,
        allowsBounceVertical: true,
        allowsBounceHorizontal: true,
        allowsVerticalScrollIndicator: true,
        allowsHorizontalScrollIndicator: true
      )
    }

    func toLayoutDescription() -> LayoutDescription {
      LayoutDescription(layoutType: OneRow.self, appearance: self)
    }
  }

  nonisolated(unsafe) static var results: [CGSize] = []
  nonisolated(unsafe) static var isCalling = false

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
    (self.layoutAppearance, self.appearance) = (layoutAppearance, appearance)
    (self.behavior, self.content) = (behavior, content)
  }

  func layout(
    delegate: (any CollectionViewLayoutDelegate)?,
    in context: ListLayoutLayoutContext
  ) -> ListLayoutResult {
    if !Self.isCalling {
      Self.isCalling = true
      Self.results.append(callAll(self, context).contentSize)
      Self.isCalling = false
    }
    for item in content.sections.flatMap(\.items) { item.size = CGSize(width: 10, height: 20) }
    return ListLayoutResult(
      contentSize: CGSize(width: context.viewBounds.width, height: 20),
      naturalContentWidth: nil
    )
  }
}

@Suite(.serialized) struct LayoutProtocolSurfaceTests {
  @Test("Everything that any layout has can be called without knowing its appearance")
  func calls() {
    OneRow.results = []
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    list.configure { list in
      list.layout = LayoutDescription(layoutType: OneRow.self)
      list("rows") { $0 += Item(Greeting(text: "a"), sizing: .fixed(height: 30)) }
    }
    #expect(OneRow.results.last == CGSize(width: 120, height: 20))
  }

  @Test("Layout properties are made from an appearance, and each by its name")
  func properties() {
    let whole = ListLayoutAppearanceProperties(OneRow.LayoutAppearance())
    let named = ListLayoutAppearanceProperties(
      direction: .vertical,
      bounds: nil,
      stickySectionHeaders: false,
      pagingBehavior: .none,
      scrollViewProperties: OneRow.LayoutAppearance().scrollViewProperties
    )
    #expect(whole == named)
  }

  @Test("A direction changes one of two properties")
  func mutate() {
    var size = CGSize(width: 1, height: 2)
    LayoutDirection.vertical.mutate(&size, vertical: \.height, horizontal: \.width) { $0 += 10 }
    LayoutDirection.horizontal.mutate(&size, vertical: \.height, horizontal: \.width) { $0 += 20 }
    #expect(size == CGSize(width: 21, height: 12))
  }
}
