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

  /// Returns the distance that a section is scrolled by itself, in points; nil if it does not
  /// scroll.
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
    let oldLength = length(ofSection: section)
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
      } else if !placeAgain(section: section) {
        relayout(keepsOffset: false)
      }
    } end: {
      .sectionScrollEnd(longerPoints: length(ofSection: section) - oldLength)
    }
  }

  /// Returns the length of a section along the list, in points.
  private func length(ofSection section: Int) -> CGFloat {
    let range = placement.placer.layout.range(ofSection: section)
    return range.upperBound - range.lowerBound
  }

  /// Places one section again, whose items alone have moved; false if the layout cannot do that.
  private func placeAgain(section: Int) -> Bool {
    guard interaction.drag == nil, placement.content.sections.indices.contains(section),
      presentation.sections.indices.contains(section)
    else { return false }
    let interval = services.signposter.beginInterval(
      .layout,
      .layoutBegin(level: .relayout, items: placement.content.sections[section].items.count)
    )
    var measurer = Measurer(services: services)
    let content = placement.placer.place(
      section: section,
      of: placement.content,
      presentation,
      in: layoutContext,
      &measurer
    )
    if let content {
      placement.content = content
      updateStableOffsets()
      measurer.announceTypes()
    }
    interval.end(
      .layoutEnd(
        measured: measurer.counts.measured,
        cached: measurer.counts.cached,
        fixed: measurer.counts.fixed,
        contentPoints: placement.content.contentLength
      )
    )
    if content != nil { showVisibleContent() }
    return content != nil
  }

  /// Returns the offset at which a gesture ends that scrolls a section by itself; nil if it does
  /// not scroll.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - start: the offset at which it started; nil for the present one.
  ///   - proposed: the offset that it would reach without stops, in points.
  ///   - velocity: its speed at the end, in points per millisecond.
  /// - Returns: the offset.
  public func targetOffset(
    ofSection section: Int,
    from start: CGFloat? = nil,
    proposed: CGFloat,
    velocity: CGFloat
  ) -> CGFloat? {
    guard let offset = sectionOffset(section) else { return nil }
    return placement.placer.layout.targetOffset(
      ofSection: section,
      from: start ?? offset,
      proposed: proposed,
      velocity: velocity
    )
  }
}
