public import Foundation

/// A presented section, for a layout that places it.
///
/// An object: a layout hands it on for each item, and a structure would be copied each time.
public final class WindowedLayoutSection {
  /// The index of the section in the whole content.
  public let index: Int
  /// The presented items, of all that the section has.
  public let items: Range<Int>
  /// The length to leave free before the presented items, for those before them.
  public let lengthBeforeItems: CGFloat
  /// The length to leave free after the presented items, for those after them.
  public let lengthAfterItems: CGFloat
  let presented: PresentationSection
  private let rows: SectionItems
  /// Consecutive items with the same options, in order.
  private let runs: [Run]
  /// The run of the item that was asked for last.
  @exclusivity(unchecked) private var current = 0

  /// Consecutive items with the same options.
  private struct Run {
    let sizing: ElementSizing
    let layouts: ItemLayouts?
    var items: Range<Int>
  }

  init(_ presented: PresentationSection, at index: Int, in presentation: PresentationState) {
    self.index = index
    self.presented = presented
    rows = presented.model.storage
    items = presented.items.startIndex..<presented.items.endIndex
    runs = Self.runs(rows, from: items.lowerBound)
    (lengthBeforeItems, lengthAfterItems) = presentation.rowGaps(ofSection: index)
  }

  /// The number of items of the whole section.
  public var itemCount: Int { presented.itemCount }
  /// True if there is a header.
  public var hasHeader: Bool { presented.header.model != nil }
  /// True if there is a footer.
  public var hasFooter: Bool { presented.footer.model != nil }
  /// True if there is a header, a footer or an item.
  var hasParts: Bool { itemCount > 0 || hasHeader || hasFooter }
  /// The layout-specific options of the section.
  public var layouts: SectionLayouts { presented.model.layouts }
  /// True if the header's content requests to stick; nil leaves it to the section.
  public var isHeaderSticky: Bool? { presented.header.model?.isStickySectionHeader }

  /// The layout-specific options of a presented item.
  ///
  /// - Complexity: O(1) for the item before, or the one after it; otherwise O(log n).
  public func layouts(ofItem item: Int) -> ItemLayouts {
    givenLayouts(ofItem: item) ?? ItemLayouts()
  }

  /// The layout-specific options of a presented item; nil if it has none.
  func givenLayouts(ofItem item: Int) -> ItemLayouts? { runs[run(ofItem: item)].layouts }

  /// The rule by which a presented item is sized.
  func sizing(ofItem item: Int) -> ElementSizing { runs[run(ofItem: item)].sizing }

  private func run(ofItem item: Int) -> Int {
    if runs[current].items.contains(item) { return current }
    // Items are placed in order.
    if current + 1 < runs.count, runs[current + 1].items.contains(item) {
      current += 1
    } else {
      current = runs.partitioningIndex { item < $0.items.upperBound }
    }
    return current
  }

  private static func runs(_ rows: SectionItems, from start: Int) -> [Run] {
    var runs: [Run] = []
    var start = start
    rows.visitOptions { sizing, layouts, count in
      let items = start..<start + count
      start = items.upperBound
      // Rows with other properties have layout values, too, but mostly none in them.
      let layouts = layouts?.isEmpty == false ? layouts : nil
      let last = runs.count - 1
      if layouts == nil, last >= 0, runs[last].layouts == nil,
        runs[last].sizing.rule.isSame(as: sizing)
      {
        runs[last].items = runs[last].items.lowerBound..<items.upperBound
      } else {
        // Where rows differ, mostly all of them do.
        if last == 0 { runs.reserveCapacity(rows.count) }
        runs.append(Run(sizing: ElementSizing(sizing), layouts: layouts, items: items))
      }
    }
    return runs
  }

  /// A presented item.
  func row(at item: Int) -> AnyItemStorage { rows[item - items.lowerBound] }
}
