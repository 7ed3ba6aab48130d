public import Foundation

/// A presented section, for a layout that places it.
public struct WindowedLayoutSection {
  /// The index of the section in the whole content.
  public let index: Int
  /// The presented items, of all that the section has.
  public let items: Range<Int>
  /// The length to leave free before the presented items, for those before them.
  public let lengthBeforeItems: CGFloat
  /// The length to leave free after the presented items, for those after them.
  public let lengthAfterItems: CGFloat
  let presented: PresentationSection
  private let rows: [AnyItemStorage]

  init(_ presented: PresentationSection, at index: Int, in presentation: PresentationState) {
    self.index = index
    self.presented = presented
    rows = presented.model.rows
    items = presented.items.startIndex..<presented.items.endIndex
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
  public func layouts(ofItem item: Int) -> ItemLayouts { row(at: item).layouts }

  /// A presented item.
  func row(at item: Int) -> AnyItemStorage { rows[item - items.lowerBound] }
}
