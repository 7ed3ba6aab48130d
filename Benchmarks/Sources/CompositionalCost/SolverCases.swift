import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Measurement

/// Five nested groups, repeated: two columns and a row in a row above another row.
private func nestedSection() -> NSCollectionLayoutSection {
  func size(_ width: CGFloat, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
  }
  let item = NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(1)))
  let column = NSCollectionLayoutGroup.vertical(
    layoutSize: size(0.25, .fractionalHeight(1)),
    repeatingSubitem: NSCollectionLayoutItem(layoutSize: size(1, .fractionalHeight(0.5))),
    count: 2
  )
  let large = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(0.5, .fractionalHeight(1)),
    repeatingSubitem: item,
    count: 1
  )
  let row = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(1, .absolute(120)),
    subitems: [large, column, column]
  )
  let other = NSCollectionLayoutGroup.horizontal(
    layoutSize: size(1, .absolute(120)),
    subitems: [column, column, large]
  )
  return NSCollectionLayoutSection(
    group: .vertical(layoutSize: size(1, .absolute(240)), subitems: [row, other])
  )
}

/// The solver's rebuild of nested groups, and its questions.
func solverCases() -> [Benchmark.Case] {
  let count = 50_000
  let viewport = LayoutViewport(size: CGSize(width: 390, height: 844))
  let layout = UICollectionViewCompositionalLayout(section: nestedSection())
  layout.prepare(itemCounts: [count], in: viewport)
  let small = UICollectionViewCompositionalLayout(section: nestedSection())
  small.prepare(itemCounts: [1_000], in: viewport)
  let height = layout.collectionViewContentSize.height
  let smallHeight = small.collectionViewContentSize.height
  var index = LayoutIndex()
  var found = 0
  return [
    Benchmark.Case(
      "rebuild of nested groups of five templates",
      operations: count,
      floor: Benchmark.Floor("rebuild of a table's index") { _ in
        { index = LayoutIndex(count: count, length: 44) }
      }
    ) { _ in
      {
        layout.invalidateLayout()
        layout.prepare(itemCounts: [count], in: viewport)
        found += index.count
      }
    },
    Benchmark.Case(
      "question for a screen of 50,000 nested items",
      operations: 100,
      floor: Benchmark.Floor("of 1,000 items") { _ in
        {
          for part in 0..<100 {
            let y = (smallHeight - 844) * CGFloat(part) / 100
            let rect = CGRect(x: 0, y: y, width: 390, height: 844)
            found += small.layoutAttributesForElements(in: rect).count
          }
        }
      }
    ) { _ in
      {
        for part in 0..<100 {
          let y = (height - 844) * CGFloat(part) / 100
          let rect = CGRect(x: 0, y: y, width: 390, height: 844)
          found += layout.layoutAttributesForElements(in: rect).count
        }
      }
    },
  ]
}
