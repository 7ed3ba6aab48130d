import Foundation
import HeadlessUIKit

/// Moves along a list and places content.
///
/// It works as if every list were vertical. The axes are swapped only where a size is measured and
/// where a frame is written.
struct LayoutPen {
  /// The pass whose content is placed.
  let pass: WindowedLayoutPass
  let room: LayoutRoom

  /// The position of the next part.
  var y: CGFloat = 0
  private var measuredWidth: CGFloat = 0

  init(_ pass: WindowedLayoutPass, in room: LayoutRoom) {
    self.pass = pass
    self.room = room
  }

  var direction: LayoutDirection { room.direction }

  /// The size of the content, once the pen is at its end.
  var contentSize: CGSize { direction.size(width: room.viewWidth, height: y) }

  /// The maximum measured width of the content, with the padding.
  var naturalWidth: CGFloat { measuredWidth + room.sidePadding.leading + room.sidePadding.trailing }

  /// A frame at the pen.
  func frame(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    direction.frame(x: x, y: y, width: width, height: height)
  }

  /// Places a header or footer and moves to its end; an empty slot takes no space.
  ///
  /// - Parameters:
  ///   - part: The header or footer.
  ///   - width: Its width and position.
  ///   - defaultWidth: The length of the default width.
  ///   - isSticky: Whether it sticks to the start of the view.
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func place(
    _ part: WindowedLayoutPart,
    _ width: CustomWidth,
    defaultWidth: CGFloat? = nil,
    isSticky: Bool = false
  ) -> Bool {
    let (x, width) = width.position(
      viewWidth: room.viewWidth,
      defaultWidth: defaultWidth ?? room.defaultWidth
    )
    guard let measured = pass.size(of: part, fitting: space(width)) else { return false }
    let size = direction.size(for: measured)
    if part.countsAsContent { measuredWidth = max(measuredWidth, size.width) }
    pass.place(part, at: frame(x: x, width: width, height: size.height), isSticky: isSticky)
    y += size.height
    return true
  }

  /// Measures an item: its width across the list and its height along it.
  mutating func size(
    ofItem item: Int,
    in section: WindowedLayoutSection,
    _ position: ItemPosition = .single,
    width: CGFloat
  ) -> CGSize {
    let size = direction.size(
      for: pass.size(
        ofItem: item,
        in: section,
        fitting: space(width),
        position: position
      )
    )
    measuredWidth = max(measuredWidth, size.width)
    return size
  }

  /// The space for an element of unlimited length.
  private func space(_ width: CGFloat) -> CGSize {
    direction.size(width: width, height: .greatestFiniteMagnitude)
  }
}

extension WindowedLayoutPart {
  /// True if the part counts for the natural width of a list.
  fileprivate var countsAsContent: Bool { self != .containerHeader && self != .overscrollFooter }
}
