import CompositionalLayout
import HeadlessUIKit
public import ListEngine

/// The input of a section's handler, and the looks that it returned.
struct HandledItems {
  let input: VisibleItemsInput
  let looks: [WindowedLayoutElement: WindowedLayoutLook]
}

// The looks that the handlers of visible items give to elements.
extension CompositionalListLayout {
  /// Returns the looks of visible elements that do not look as they were placed.
  ///
  /// A handler is called when its section shows something else, or the same elsewhere; another
  /// section that scrolls by itself does not call it.
  ///
  /// - Complexity: O(log sections + elements on screen in sections with handlers).
  public func looks(
    in context: ListLayoutLayoutContext
  ) -> [WindowedLayoutElement: WindowedLayoutLook] {
    layout.contentOffset = context.contentOffset
    let old = handled
    handled = [:]
    for section in sectionsOnScreen(in: context) {
      guard let input = layout.visibleItemsInput(ofSection: section) else { continue }
      if let last = old[section], last.input == input {
        handled[section] = last
      } else {
        let looks = looks(of: layout.callHandler(input), inSection: section)
        handled[section] = HandledItems(input: input, looks: looks)
      }
    }
    return handled.values.reduce(into: [:]) { all, section in
      all.merge(section.looks) { $1 }
    }
  }

  private func looks(
    of items: [VisibleLayoutItem],
    inSection section: Int
  ) -> [WindowedLayoutElement: WindowedLayoutLook] {
    var looks: [WindowedLayoutElement: WindowedLayoutLook] = [:]
    for item in items {
      let look = WindowedLayoutLook(item)
      guard look != WindowedLayoutLook() else { continue }
      if item.representedElementCategory == .cell {
        looks[.item(item.indexPath)] = look
      } else {
        // One of the two is there.
        looks[.part(.attachment(item.attributes.attachment(section)))] = look
        if let part = item.attributes.part(section) { looks[.part(part)] = look }
      }
    }
    return looks
  }
}

extension WindowedLayoutLook {
  /// The greatest stacking order; no list has more elements.
  private static let maxZIndex = 1_000_000_000

  /// The look of a visible item; numbers that cannot be shown count as unchanged.
  fileprivate init(_ item: VisibleLayoutItem) {
    self.init()
    let way = CGPoint(x: item.center.x - item.frame.midX, y: item.center.y - item.frame.midY)
    if way.x.isFinite, way.y.isFinite { translation = way }
    if item.alpha.isFinite { alpha = min(max(item.alpha, 0), 1) }
    isHidden = item.isHidden
    if item.transform.isFinite { transform = item.transform }
    if item.transform3D.plain.isFinite { transform3D = item.transform3D }
    let range = -Self.maxZIndex...Self.maxZIndex
    zIndex = range.clamp(item.zIndex) - range.clamp(item.attributes.zIndex)
  }
}

extension ClosedRange<Int> {
  fileprivate func clamp(_ value: Int) -> Int {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

extension CATransform3D {
  /// The part of the transform that a flat screen shows.
  fileprivate var plain: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }
}
