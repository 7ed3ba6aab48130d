import Foundation
import HeadlessUIKit

/// The presented part of the content and its reasons: the policy, and the lengths of all content.
struct WindowState {
  /// The policy for the part of the content that is presented.
  var policy = BatchingPolicy.default {
    didSet {
      guard wantsWindow else { return mayHaveMoved() }
      // The first window is looked for when content is placed the next time.
      if case .prefix = oldValue { stableOffsets = -.infinity ... .infinity }
    }
  }
  /// The number of rows that are measured at a time before they are presented.
  var measuringAhead = 0
  /// The lengths of all content, for windows.
  var extents = ContentExtents()
  /// The offsets at which the window need not move, or a prefix grow.
  private(set) var stableOffsets = -CGFloat.infinity ... .infinity
  private static let noOffsets = -CGFloat.infinity ... -CGFloat.infinity
  /// The number of the content that `extents` describes.
  private var extentsNumber: UInt32 = 0

  /// The state that the window depends on.
  struct Surroundings {
    let content: Content
    /// The number of the content.
    let contentNumber: UInt32
    let presentation: PresentationState
    let axis: LayoutDirection
    let placer: LayoutPlacer
    /// The start of the first section along the list.
    let sectionsStart: CGFloat
    let viewport: ScrollViewport

    /// The length of the view along the list.
    var length: Double { Double(axis.length(of: viewport.bounds.size)) }
    /// The scroll offset along the list.
    var offset: CGFloat { axis.position(of: viewport.bounds.origin) }
  }

  /// True if the policy requires a window; the layout must support it too.
  var wantsWindow: Bool {
    if case .window = policy { true } else { false }
  }

  /// The policy's numbers of rows before and after the visible ones.
  private var margins: (before: Int, after: Int) {
    guard case .window(let before, let after) = policy else { return (0, 0) }
    // No list has more rows; so that sums do not overflow.
    let counts = 0...1_000_000_000
    return (counts.clamp(before), counts.clamp(after))
  }

  /// The window around a place that may end up anywhere on screen.
  func window(around place: ItemPlace, in list: Surroundings) -> ContentWindow {
    guard !list.content.sections.isEmpty else { return ContentWindow(all: list.content) }
    let section = min(max(0, place.section), list.content.sections.count - 1)
    let place = ItemPlace(
      section: section,
      item: max(0, min(place.item, list.content.sections[section].count - 1))
    )
    if extents.positions != nil, extentsNumber == list.contentNumber,
      let row = extents.row(at: place)
    {
      return window(from: row.start - list.length, to: row.start + list.length, in: list)
    }
    let onScreen = Int(
      min(10_000, list.length / max(1, extents.estimate(ofSection: section))).rounded(.up)
    )
    return ContentWindow(
      from: place,
      to: place,
      before: margins.before + onScreen,
      after: margins.after + onScreen,
      in: list.content,
      unit: list.placer.layout.lineLength
    )
  }

  /// The window around the visible part, as far as lengths are known.
  func windowOnScreen(in list: Surroundings) -> ContentWindow {
    let start = Double(list.offset - list.sectionsStart)
    return window(from: start, to: start + list.length, in: list)
  }

  /// The window around the rows between two offsets.
  private func window(
    from start: Double,
    to end: Double,
    in list: Surroundings
  ) -> ContentWindow {
    guard let first = extents.place(at: start), let last = extents.lastPlace(at: end) else {
      return ContentWindow(all: list.content)
    }
    let window = ContentWindow(
      from: first,
      to: last,
      before: margins.before,
      after: margins.after,
      in: list.content,
      unit: list.placer.layout.lineLength
    )
    return extents.positions?.completingLines(of: window) ?? window
  }

  /// Updates the offsets at which the window has enough on both sides: half of its initial margins.
  mutating func updateStableOffsets(in list: Surroundings) {
    guard !list.viewport.bounds.size.isEmpty, !extents.isEmpty else {
      return stableOffsets = -.infinity ... .infinity
    }
    // A change of content may have cut a line.
    if let positions = extents.positions,
      positions.completingLines(of: list.presentation.window) != list.presentation.window
    {
      return mayHaveMoved()
    }
    let margin = extents.estimate / 2
    let presented = extent(of: list.presentation.window)
    let start = Double(list.sectionsStart)
    let first =
      list.presentation.start == ItemPlace(section: 0, item: 0)
      ? -.infinity : start + presented.start + Double(margins.before) * margin
    let last =
      list.hasItemsAfterWindow
      ? start + presented.end - Double(margins.after) * margin - list.length : .infinity
    // Sums of lengths may be infinite.
    stableOffsets =
      first <= last
      ? first...last : first.isNaN || last.isNaN ? -.infinity ... .infinity : Self.noOffsets
  }

  /// Takes over the last offset at which a prefix need not grow.
  mutating func setStable(upTo offset: CGFloat) {
    stableOffsets = offset.isNaN ? Self.noOffsets : -.infinity...offset
  }

  /// The start and end of a window along the list, from the start of all sections.
  ///
  /// It may start after the last item of a section.
  private func extent(of window: ContentWindow) -> (start: Double, end: Double) {
    let first = ItemPlace(section: window.sections.lowerBound, item: window.firstItem)
    let start =
      window.firstItem > 0
      ? extents.row(at: first)?.start ?? extents.offset(ofSection: window.sections.lowerBound + 1)
      : extents.offset(ofSection: window.sections.lowerBound)
    let next = ItemPlace(section: window.sections.upperBound - 1, item: window.endItem)
    let end =
      extents.row(at: next)?.start ?? extents.offset(ofSection: window.sections.upperBound)
    return (start, end)
  }

  /// Updates the lengths of content that is not presented, before a slice is taken.
  ///
  /// `changes` says whether related content replaced the one that the window shows.
  mutating func updateExtents(
    to content: ContentState,
    from old: ContentWindow,
    to new: ContentWindow,
    changes: Bool,
    _ placer: LayoutPlacer
  ) {
    if changes, extentsNumber + 1 == content.number {
      extents.update(to: content.all, from: old, to: new, placer)
    } else if extentsNumber != content.number {
      extents.reset(to: content.all, placer)
    }
    extentsNumber = content.number
  }

  /// Has a layout that knows where everything is take over the first content.
  mutating func preparePositions(
    for content: ContentState,
    _ positions: LayoutPositions?,
    isFirst: Bool
  ) {
    if extents.use(positions) { extentsNumber = 0 }
    guard let positions else { return }
    if !positions.isWhole { extentsNumber = 0 }
    guard extentsNumber != content.number, isFirst || extentsNumber == 0 else { return }
    extents.reset(to: content.all)
    extentsNumber = content.number
  }

  /// A window with only what sections show that scroll by themselves.
  func narrowed(_ window: ContentWindow, presented: ContentWindow) -> ContentWindow {
    extents.positions?.narrowed(window, presented: presented) ?? window
  }

  /// Makes the list look for another window at its next chance, wherever it is.
  mutating func mayHaveMoved() {
    stableOffsets = Self.noOffsets
  }

  /// Forgets all lengths, because another layout places the content.
  mutating func forgetExtents() {
    extentsNumber = 0
  }

  /// Forgets the lengths that were measured or estimated, because a layout places the content that is
  /// configured differently; one that knows positions says what they are.
  mutating func forgetEstimates() {
    if extents.positions == nil { forgetExtents() }
  }
}

extension WindowState.Surroundings {
  /// True if there is content after the window.
  fileprivate var hasItemsAfterWindow: Bool {
    presentation.sections.endIndex < content.sections.count
      || (presentation.sections.last?.itemsAfter ?? 0) > 0
  }
}

extension ClosedRange {
  /// The value of the range nearest to another one.
  func clamp(_ value: Bound) -> Bound {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
