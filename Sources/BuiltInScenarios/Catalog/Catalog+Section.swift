import HeadlessUIKit
import ListEngine
import Workloads

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
  ///
  /// Lazy rows are described when they are presented, others at once.
  func section(_ sizing: RunParameters.Sizing, isLazy: Bool = false) -> Section {
    func row(_ product: Catalog.Product) -> Item<CatalogRow> {
      Item(CatalogRow(product: product), sizing: product.rowSizing(sizing))
    }
    return Section(id) { section in
      section.header = CatalogTitle(text: title)
      if isLazy {
        section.setLazyItems(products, id: \.id, item: row)
      } else {
        section += products.map(row)
      }
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
