import ComposeLists
import CompositionalLayout
import Foundation
import HeadlessUIKit

// The look of the shop's front page.
extension Storefront {
  /// The sections, with items of fixed heights or as high as their texts.
  func layout(isFixed: Bool) -> ComposeLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return ComposeLayout(configuration: configuration) {
      bannerSection
      chipSection(isFixed)
      for department in departments {
        department.gridSection(isFixed)
        department.mosaicSection
        department.shelfSection
        department.listSection(isFixed)
      }
    }
  }

  private var bannerSection: ComposeLists.Section {
    Section(id: "banners") {
      HGroup(width: .fractionalWidth(0.9), height: .absolute(180)) {
        LazyComponents(banners) { ProductCard(entry: $0, size: .fraction(1, 1)) }
      }
    }
    .orthogonalScrollingBehavior(.groupPagingCentered)
    .interGroupSpacing(8)
  }

  private func chipSection(_ isFixed: Bool) -> ComposeLists.Section {
    let width: NSCollectionLayoutDimension = isFixed ? .absolute(120) : .estimated(120)
    return Section(id: "chips") {
      HGroup(width: width, height: .absolute(32)) {
        LazyComponents(chips) {
          Chip(
            entry: $0,
            size: NSCollectionLayoutSize(
              widthDimension: width,
              heightDimension: .fractionalHeight(1)
            )
          )
        }
      }
      // A group that is as wide as its texts holds all of them.
      .interItemSpacing(.fixed(8))
    }
    .orthogonalScrollingBehavior(.continuous)
    .interGroupSpacing(8)
    .contentInsets(leading: 16, trailing: 16)
  }
}

extension Storefront.Department {
  /// Two columns on a background, below a title that stays.
  fileprivate func gridSection(_ isFixed: Bool) -> ComposeLists.Section {
    let height: NSCollectionLayoutDimension = isFixed ? .absolute(190) : .estimated(190)
    return Section(id: "grid \(id)") {
      HGroup(width: .fractionalWidth(1), height: height) {
        LazyComponents(grid) {
          ProductCard(
            entry: $0,
            size: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(0.5),
              heightDimension: height
            ),
            insets: .init(top: 0, leading: 4, bottom: 0, trailing: 4)
          )
        }
      }
    }
    .interGroupSpacing(8)
    .contentInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    .boundarySupplementaryItem(DepartmentTitle(text: title))
    .decorationItem(GridBackground())
  }

  /// One large picture and four small ones, again and again.
  fileprivate var mosaicSection: ComposeLists.Section {
    Section(id: "mosaic \(id)") {
      HGroup(width: .fractionalWidth(1), height: .absolute(200)) {
        for start in stride(from: 0, to: mosaic.count, by: 5) {
          let entries = mosaic[start..<min(start + 5, mosaic.count)]
          ProductCard(entry: entries[start], size: .fraction(0.5, 1))
          for column in [entries.dropFirst().prefix(2), entries.dropFirst(3)] {
            VGroup(of: Array(column), width: .fractionalWidth(0.25), height: .fractionalHeight(1)) {
              ProductCard(entry: $0, size: .fraction(1, 0.5))
            }
          }
        }
      }
    }
    .interGroupSpacing(4)
  }

  /// A row that scrolls sideways from product to product, with marks.
  fileprivate var shelfSection: ComposeLists.Section {
    Section(id: "shelf \(id)") {
      HGroup(width: .absolute(140), height: .absolute(160)) {
        LazyComponents(shelf) {
          ProductCard(entry: $0, size: .fraction(1, 1), badge: PriceBadge(cents: $0.price))
        }
      }
    }
    .orthogonalScrollingBehavior(.continuousGroupLeadingBoundary)
    .interGroupSpacing(10)
    .contentInsets(leading: 16, trailing: 16)
  }

  /// Rows over the whole width, with a title that stays and a footer.
  fileprivate func listSection(_ isFixed: Bool) -> ComposeLists.Section {
    let height: NSCollectionLayoutDimension = isFixed ? .absolute(190) : .estimated(190)
    return Section(id: "list \(id)") {
      VGroup(width: .fractionalWidth(1), height: .estimated(190)) {
        LazyComponents(list) {
          ProductCard(
            entry: $0,
            size: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1),
              heightDimension: height
            )
          )
        }
      }
    }
    .boundarySupplementaryItem(DepartmentTitle(text: title))
    .boundarySupplementaryItem(DepartmentTitle(text: "\(list.count) in \(title)", isFooter: true))
  }
}

extension NSCollectionLayoutSize {
  /// Fractions of the group's width and height.
  fileprivate static func fraction(_ width: CGFloat, _ height: CGFloat) -> Self {
    Self(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }
}
