public import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// Sections that scroll by themselves, across the list: layouts that have any say how far.
extension ListView {
  /// The layout that places the content, if it is one of a type that places windows; nil otherwise.
  public func windowedLayout<Layout: WindowedListLayout>(_ type: Layout.Type) -> Layout? {
    (placer as? WindowedLayoutPlacer<Layout>)?.layout
  }

  /// How far a section is scrolled by itself, in points; nil if it does not scroll.
  public func sectionOffset(_ section: Int) -> CGFloat? {
    placer.positions == nil ? nil : placer.sectionOffset(section)
  }

  /// Scrolls a section by itself, as far as its content goes; nothing if it does not scroll.
  public func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {
    guard let old = sectionOffset(section) else { return }
    services.signposter.interval(
      .sectionScroll,
      .sectionScrollBegin(section: section, fromPoints: old, toPoints: offset)
    ) {
      placer.setSectionOffset(offset, ofSection: section)
      guard sectionOffset(section) != old else { return }
      // The window may have to move, wherever the list is.
      stableOffsets = -CGFloat.infinity ... -CGFloat.infinity
      if isWindowed, needsWindow {
        requestUpdate(for: .scrolledDown)
      } else {
        updateQueue.add(sync: { [unowned self] _ in relayout() })
      }
    }
  }

  /// Where a gesture ends that scrolls a section by itself; nil if it does not scroll.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - proposed: the offset that it would reach without stops, in points.
  ///   - velocity: its speed at the end, in points per millisecond.
  /// - Returns: the offset.
  public func targetOffset(
    ofSection section: Int,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    placer.targetOffset(ofSection: section, proposed: proposed, velocity: velocity)
  }
}
