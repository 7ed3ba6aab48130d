#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// Properties with their types; those that are variables in Listable are here, too.
@Suite struct PropertySurfaceTests {
  private func isVariable<Root, Value>(_ path: WritableKeyPath<Root, Value>, _: Value.Type) -> Bool
  {
    true
  }

  private func isThere<Root, Value>(_ path: KeyPath<Root, Value>, _: Value.Type) -> Bool { true }

  @Test("What Listable lets users change")
  func variables() {
    typealias Position = ListScrollPositionInfo
    #expect(isVariable(\Section.identifier, Section.Identifier.self))
    #expect(isVariable(\Position.visibleItems, Set<Position.VisibleItem>.self))
    #expect(isVariable(\Position.isFirstItemVisible, Bool.self))
    #expect(isVariable(\Position.isLastItemVisible, Bool.self))
    #expect(isVariable(\Position.bounds, CGRect.self))
    #expect(isVariable(\Position.safeAreaInsets, UIEdgeInsets.self))
    #expect(isVariable(\Position.mostVisibleItem, Position.VisibleItem?.self))
    #expect(isVariable(\ItemReordering.Result.from, IndexPath.self))
    #expect(isVariable(\ItemReordering.Result.to, IndexPath.self))
    #expect(isVariable(\ItemReordering.Result.fromSection, Section.self))
    #expect(isVariable(\ItemReordering.Result.toSection, Section.self))
    #expect(isVariable(\TableAppearance.SectionLayout.Columns.count, Int.self))
    #expect(isVariable(\TableAppearance.SectionLayout.Columns.spacing, CGFloat.self))
    #expect(isVariable(\ApplyItemContentInfo.reorderingActions, ReorderingActions.self))
    #expect(isVariable(\ApplyItemContentInfo.showLeadingSwipeActions, (() -> Void).self))
    #expect(isVariable(\ApplyItemContentInfo.showTrailingSwipeActions, (() -> Void).self))
    #expect(isVariable(\HeaderFooter<Caption>.layouts, HeaderFooterLayouts.self))
    #expect(isVariable(\SwipeAction.backgroundColor, UIColor?.self))
    #expect(isVariable(\SwipeActionsViewStyle.leadingContainerInsets, UIEdgeInsets.self))
    #expect(isVariable(\SwipeActionsViewStyle.trailingContainerInsets, UIEdgeInsets.self))
    #expect(isVariable(\CustomWidth.Position.origin, CGFloat.self))
    #expect(isVariable(\CustomWidth.Position.width, CGFloat.self))
    #expect(isVariable(\ItemPreview<Greeting>.item, Item<Greeting>.self))
    #expect(isVariable(\ItemPreview<Greeting>.properties, ItemPreview<Greeting>.Properties.self))
    #expect(isVariable(\ItemPreview<Greeting>.Properties.width, CGFloat.self))
    #expect(isVariable(\ItemPreview<Greeting>.Properties.state, ItemState.self))
    #expect(isVariable(\ItemPreview<Greeting>.Properties.appearance, ItemPreviewAppearance.self))
    #expect(isVariable(\ListLayoutContent.SectionInfo.items, [ListLayoutContent.ItemInfo].self))
    #expect(isVariable(\ListLayoutContent.ItemInfo.x, CGFloat.self))
    #expect(isVariable(\ListLayoutContent.ItemInfo.y, CGFloat.self))
    #expect(isVariable(\ListLayoutContent.ItemInfo.zIndex, Int.self))
    #expect(isVariable(\ListLayoutContent.ItemInfo.size, CGSize.self))
    #expect(isVariable(\ListLayoutContent.ItemInfo.measuredSize, CGSize.self))
    #expect(isVariable(\ListLayoutContent.SupplementaryItemInfo.x, CGFloat.self))
    #expect(isVariable(\ListLayoutContent.SupplementaryItemInfo.y, CGFloat.self))
    #expect(isVariable(\ListLayoutContent.SupplementaryItemInfo.zIndex, Int.self))
    #expect(isVariable(\ListLayoutContent.SupplementaryItemInfo.size, CGSize.self))
    #expect(isVariable(\ListLayoutContent.SupplementaryItemInfo.measuredSize, CGSize.self))
  }

  @Test("What users read")
  func values() {
    #expect(isThere(\EmbeddedList.contentIdentifier, AnyHashable.self))
    #expect(isThere(\StaticSource.content, Content.self))
    #expect(isThere(\ListView.ScrollViewInsets.content, UIEdgeInsets.self))
    #expect(isThere(\ListView.ScrollViewInsets.horizontalScroll, UIEdgeInsets.self))
    #expect(isThere(\ListView.ScrollViewInsets.verticalScroll, UIEdgeInsets.self))
    #expect(isThere(\ListLayoutContent.naturalContentWidth, CGFloat?.self))
    #expect(isThere(\ListLayoutContent.SupplementaryItemInfo.containsFirstResponder, Bool.self))
    #expect(isThere(\ListLayoutContent.SupplementaryItemInfo.defaultFrame, CGRect.self))
    #expect(isThere(\LocalizedItemCollator.CollatedSection.items, [any AnyItem].self))
    #expect(isThere(\ItemPreviewView.intrinsicContentSize, CGSize.self))
    #expect(isThere(\UIRectEdge.debugDescription, String.self))
  }
}
