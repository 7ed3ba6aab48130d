import ComposeLists
import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Measurement

/// A product of a shop.
struct Product: Identifiable, Hashable {
  let id: Int
  var price: Int
}

/// A product in a grid.
struct ProductTile: Component {
  let product: Product

  var id: AnyHashable { product.id }
  func contentView() -> UIView { UIView(frame: .zero) }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(60))
  }
  func render(in content: UIView) {}
  func shouldContentUpdate(with next: Self) -> Bool { product != next.product }
}

/// The way in which the components of a section are written.
enum Writing: String, CaseIterable {
  case loop = "a loop"
  case ofValues = "HGroup(of:)"
  case lazy = "LazyComponents"

  /// 10,000 products in 100 sections.
  func layout(_ products: [[Product]]) -> ComposeLayout {
    ComposeLayout {
      for (number, products) in products.enumerated() {
        ComposeLists.Section(id: number) { group(products) }
      }
    }
  }

  private func group(_ products: [Product]) -> HGroup {
    let (width, height) = (
      NSCollectionLayoutDimension.fractionalWidth(1), NSCollectionLayoutDimension.absolute(60)
    )
    return switch self {
    case .loop:
      HGroup(width: width, height: height) {
        for product in products { ProductTile(product: product) }
      }
    case .ofValues:
      HGroup(of: products, width: width, height: height) { ProductTile(product: $0) }
    case .lazy:
      HGroup(width: width, height: height) {
        LazyComponents(products) { ProductTile(product: $0) }
      }
    }
  }
}

/// A product as the row of a list without components.
struct ProductRow: ItemContent, Equatable {
  var product: Product

  var identifierValue: Int { product.id }

  static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {}

  /// The products as the content of a list.
  static func content(_ products: [[Product]]) -> Content {
    Content { content in
      for (number, products) in products.enumerated() {
        content += ListEngine.Section(number) { section in
          section += products.map { ProductRow(product: $0) }
        }
      }
    }
  }
}

/// Describing 10,000 components in 100 sections, and the update of a list to them.
func describeCases() -> [Benchmark.Case] {
  let products = (0..<100).map { section in
    (0..<100).map { Product(id: section * 100 + $0, price: $0) }
  }
  func changed(_ number: Int) -> [[Product]] {
    var changed = products
    changed[50][50].price = number
    return changed
  }
  let rows = makeList(.grid(2))
  rows.content = ProductRow.content(products)
  return Writing.allCases.flatMap { writing in
    let list = makeList(.table)
    list.configure { $0.compose(writing.layout(products)) }
    return [
      Benchmark.Case(
        "describe, \(writing.rawValue)",
        operations: 10_000,
        floor: Benchmark.Floor("rows of a list's own") { _ in
          { _ = ProductRow.content(products) }
        }
      ) { _ in { _ = writing.layout(products) } },
      Benchmark.Case(
        "describe and update, one price, \(writing.rawValue)",
        operations: 10_000,
        floor: Benchmark.Floor("rows of a list's own") { number in
          let changed = changed(number)
          return { rows.content = ProductRow.content(changed) }
        }
      ) { number in
        let changed = changed(number)
        return { list.configure { $0.compose(writing.layout(changed)) } }
      },
    ]
  }
}
