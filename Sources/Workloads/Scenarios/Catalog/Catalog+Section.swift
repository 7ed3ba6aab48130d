import HeadlessUIKit
import ListEngine

extension Catalog {
  /// The layout of a catalogue: a table with some padding around its sections.
  static var layout: LayoutDescription {
    .table {
      $0.layout.itemSpacing = 1
      $0.layout.sectionHeaderBottomSpacing = 4
      $0.layout.interSectionSpacingWithNoFooter = 16
    }
  }
}

extension Catalog.Category {
  /// The category as a section of a list, below its title.
  func section(_ sizing: RunParameters.Sizing) -> Section {
    Section(id) { section in
      section.header = CatalogTitle(text: title)
      section += products.map { Item(CatalogRow(product: $0), sizing: $0.rowSizing(sizing)) }
    }
  }
}

extension Catalog.Product {
  /// Single-line rows have a fixed height; rows with a second line measure themselves.
  fileprivate func rowSizing(_ sizing: RunParameters.Sizing) -> ListEngine.Sizing {
    sizing == .text && detail != nil
      ? .thatFits() : .fixed(height: CatalogRowView.singleLineHeight)
  }
}
