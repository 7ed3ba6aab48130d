#if canImport(UIKit)
  import BlueprintUILists
  import ListableUI
  import UIKit
#else
  import ListScope
#endif
import Testing

/// A row that keeps the information with which it was applied.
private struct Informed: ItemContent, Equatable {
  final class Log: Equatable {
    var infos: [ApplyItemContentInfo] = []
    static func == (a: Log, b: Log) -> Bool { a === b }
  }

  var log = Log()
  var identifierValue: Int { 0 }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    if reason != .measurement { log.infos.append(info) }
  }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
}

@Suite struct LookSurfaceTests {
  private struct Badge: Equatable {
    @Color var background = .red
  }

  @Test("Colours are properties of values")
  func colors() {
    var badge = Badge()
    #expect(badge == Badge())
    badge.background = .blue
    #expect(badge != Badge() && Color(.blue).wrappedValue == badge.background)
  }

  @Test("Corners have names for sides")
  func corners() {
    typealias Corners = ViewProperties.CornerStyle.Corners
    #expect(Corners.top.union(.bottom) == .all && Corners.left.union(.right) == .all)
    #expect(Corners.top.intersection(.left) == .topLeft)
    #expect(Corners.bottom.intersection(.right) == .bottomRight)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    ViewProperties(cornerStyle: .capsule).apply(to: view)
    #expect(view.layer.cornerRadius == 10 && view.clipsToBounds)
  }

  @Test("Edges describe themselves")
  func edges() {
    let edges: UIRectEdge = [.top, .right]
    #expect(edges.debugDescription == "UIRectEdge(top, right)")
  }

  @Test("Both sides of swipe actions have insets of their own")
  func swipeStyle() {
    let style = SwipeActionsViewStyle(
      actionShape: .rectangle(cornerRadius: 2),
      interActionSpacing: 1,
      leadingContainerInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2),
      trailingContainerInsets: UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4),
      containerCornerRadius: 5,
      buttonSizing: .sizeThatFits,
      minWidth: 10,
      maxWidthRatio: 0.5,
      maxItemWidth: 100
    )
    #expect(style.leadingContainerInsets.right == 2 && style.trailingContainerInsets.left == 3)
    let action = SwipeAction(title: "Clear", backgroundColor: nil) { $0(.closeActions) }
    #expect(action.backgroundColor == nil)
  }

  @Test("States of rows come from values and from cells")
  func states() {
    let state = ItemState(isSelected: true, isHighlighted: false, isReordering: true)
    let cell = UICollectionViewCell(frame: .zero)
    cell.isSelected = true
    #expect(ItemState(cell: cell, isReordering: true) == state)
  }

  @Test("Headers apply their content to views, and take other layouts")
  func headers() {
    var header: any AnyHeaderFooter = HeaderFooter(Caption(text: "a"))
    header.layouts = .table { $0.width = .fill }
    #expect(header.layouts.table.width == .fill)
    let apply = HeaderFooter(Caption(text: "a")).apply(to:for:with:)
    _ = apply
  }

  @Test("Information about a row passes on your own actions")
  func info() throws {
    let row = Informed()
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.configure { list in
      list("rows") { $0 += Item(row, sizing: .fixed(height: 20)) }
    }
    var info = try #require(row.log.infos.last)
    let reordering = info.reorderingActions
    #expect(!reordering.start())
    var calls: [String] = []
    info.showLeadingSwipeActions = { calls.append("leading") }
    info.showTrailingSwipeActions = { calls.append("trailing") }
    info.showLeadingSwipeActions()
    info.showTrailingSwipeActions()
    #expect(calls == ["leading", "trailing"])
    info.reorderingActions = reordering
    #expect(info.reorderingActions === reordering)
  }

  @Test("Texts for assistive technologies have names")
  func strings() {
    typealias Strings = ListableLocalizedStrings.ReorderGesture
    let all = [
      Strings.accessibilityLabel, Strings.accessibilityHint, Strings.accessibilityMoveUp,
      Strings.accessibilityMoveDown,
    ]
    #expect(Set(all).count == 4 && !all.contains(""))
  }
}
