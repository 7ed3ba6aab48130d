public import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

// Sections that scroll by themselves, across the list: layouts that have any say how far.
extension ListView {
  /// The layout that places the content, if it is one of a type that places windows; nil otherwise.
  public func windowedLayout<Layout: WindowedListLayout>(_ type: Layout.Type) -> Layout? {
    placement.placer.layout as? Layout
  }

  /// How far a section is scrolled by itself, in points; nil if it does not scroll.
  public func sectionOffset(_ section: Int) -> CGFloat? {
    placement.placer.layout.sectionOffset(section)
  }

  /// Scrolls a section by itself, as far as its content goes; nothing if it does not scroll.
  ///
  /// During an update or a callback it waits for the end of that.
  public func setSectionOffset(_ offset: CGFloat, ofSection section: Int) {
    updateQueue.perform { self.scroll(section: section, to: offset) }
  }

  private func scroll(section: Int, to offset: CGFloat) {
    guard let old = sectionOffset(section) else { return }
    services.signposter.interval(
      .sectionScroll,
      .sectionScrollBegin(section: section, fromPoints: old, toPoints: offset)
    ) {
      placement.placer.layout.setSectionOffset(offset, ofSection: section)
      guard sectionOffset(section) != old else { return }
      // The window may have to move, wherever the list is.
      windowState.mayHaveMoved()
      if isWindowed, needsWindow {
        performOrRequest(.scrolledDown)
      } else {
        relayout()
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
    placement.placer.layout.targetOffset(
      ofSection: section,
      proposed: proposed,
      velocity: velocity
    )
  }
}
