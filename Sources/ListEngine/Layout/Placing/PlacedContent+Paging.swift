import Foundation
import HeadlessUIKit

extension PlacedContent {
  /// The offset at which a list that stops at its elements comes to rest; nil if it stops anywhere.
  ///
  /// `padding` is the space that the layout leaves free before the content, in points.
  func pagingOffset(
    _ behavior: ListPagingBehavior,
    _ target: PagingTarget,
    padding: CGFloat
  ) -> CGPoint? {
    let alignment: PagingTarget.Alignment
    switch behavior {
    case .none: return nil
    case .firstVisibleItemEdge: alignment = .edge(padding: padding)
    case .firstVisibleItemCentered: alignment = .centered
    }
    return pagingElement(target).map { target.offset(for: $0, alignment) }
  }

  /// The frame of the element at which a list stops.
  func pagingElement(_ target: PagingTarget) -> CGRect? {
    let rect = target.searchRect(contentSize: contentSize)
    return target.element(among: elements(in: rect).map(\.defaultFrame))
  }
}
