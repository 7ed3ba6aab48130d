import Diff
import Foundation
import HeadlessUIKit
import ListEngine
import Testing
import Workloads

/// Which rows of two collections are made when an update compares them.
@Suite @MainActor struct LazyComparisonTests {
  /// An element that counts how often its row is made, and is equal to all of its identifier.
  private struct Product: Equatable {
    var sku: String
    var price = 1
    var log: Log

    static func == (one: Product, other: Product) -> Bool { one.sku == other.sku }
  }

  private final class Log {
    var made = 0
  }

  /// A row that differs from itself while it is live.
  private struct Restless: ItemContent {
    var id: String
    var isLive: Bool

    var identifierValue: String { id }
    func isEquivalent(to other: Restless) -> Bool { id == other.id && !isLive }
    static func createReusableContentView(frame: CGRect) -> UIView { UIView(frame: frame) }
    func apply(
      to views: ItemContentViews<Self>,
      for reason: ApplyReason,
      with info: ApplyItemContentInfo
    ) {}
  }

  private let log = Log()
  private var products: [Product] {
    (0..<100).map { Product(sku: "a product, number \($0)", log: log) }
  }

  private func section(_ products: [Product], factor: Int? = nil) -> Section {
    Section("products") { section in
      guard let factor else {
        return section.setLazyItems(products, id: \.sku) { product in
          product.log.made += 1
          return Item(TestRow(id: product.sku, value: product.price))
        }
      }
      section.setLazyItems(products, id: \.sku) { product in
        product.log.made += 1
        return Item(TestRow(id: product.sku, value: product.price * factor))
      }
    }
  }

  private func updates(_ old: Section, _ new: Section) -> (updated: Int, made: Int) {
    log.made = 0
    let diff = SectionedDiff(old: [old], new: [new])
    return (diff.items.reduce(0) { $0 + $1.items.updated.count }, log.made)
  }

  private func changes(_ old: Section, _ new: Section) -> [[ArrayDiff.Pair]] {
    SectionedDiff(old: [old], new: [new]).items.flatMap { section in
      let items = section.items
      let moved = [items.moved, items.updated, items.detailChanges]
      return moved + [items.added, items.removed].map { $0.map { .init(old: $0, new: $0) } }
    }
  }

  @Test("Of an element that stayed as it is, one row is made")
  func unchanged() {
    let products = products
    let (updated, made) = updates(section(products), section(products.map(\.self)))
    #expect(updated == 0)
    #expect(made == 100)
  }

  @Test("An element that was changed makes its rows, though it calls itself equal")
  func changed() {
    let old = products
    var new = old
    new[50].price = 2
    #expect(old == new)
    let (updated, made) = updates(section(old), section(new))
    #expect(updated == 1)
    #expect(made == 101)
  }

  @Test("Of an element whose texts were made anew, one row is made")
  func fresh() {
    let (updated, made) = updates(section(products), section(products))
    #expect(updated == 0)
    #expect(made == 100)
  }

  @Test("A closure that captures one object makes one row of an element while that is the same")
  func object() {
    func section(_ products: [Product], _ log: Log) -> Section {
      Section("products") { section in
        section.setLazyItems(products, id: \.sku) { product in
          log.made += 1
          return Item(TestRow(id: product.sku, value: product.price))
        }
      }
    }
    let products = products
    #expect(updates(section(products, log), section(products, log)).made == 100)
    let other = Log()
    #expect(updates(section(products, other), section(products, log)).made == 100)
    #expect(other.made == 100)
  }

  @Test("A closure that makes contents makes one of an element")
  func contents() {
    func section(_ products: [Product]) -> Section {
      Section("products") { section in
        section.setLazyItems(products, id: \.sku) { (product: Product) -> TestRow in
          product.log.made += 1
          return TestRow(id: product.sku, value: product.price)
        }
      }
    }
    #expect(updates(section(products), section(products)).made == 100)
  }

  @Test("A closure that captured another value makes all rows")
  func captures() {
    let products = products
    let (updated, made) = updates(section(products, factor: 1), section(products, factor: 2))
    #expect(updated == 100)
    #expect(made == 200)
  }

  @Test("Content that differs from itself is updated, and no other", arguments: [0, 1, 2, 3])
  func restless(remainder: Int) {
    func section(_ products: [Product]) -> Section {
      Section("products") { section in
        section.setLazyItems(products, id: \.sku) {
          Item(Restless(id: $0.sku, isLive: $0.price % 3 == remainder))
        }
      }
    }
    var products = products
    for index in products.indices { products[index].price = index }
    let (old, new) = (section(products), section(products))
    #expect(updates(old, new).updated == products.count { $0.price % 3 == remainder })
  }

  @Test(
    "Rows that are moved, inserted and removed differ as rows that are all made",
    arguments: 0..<40
  )
  func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = products
    var new = old
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let position = Int.random(in: 0..<new.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: new[position].price += 1
      case 1: new.remove(at: position)
      case 2: new.insert(Product(sku: "new \(new.count) \(position)", log: log), at: position)
      default: new.swapAt(position, Int.random(in: 0..<new.count, using: &random))
      }
    }
    func made(_ section: Section) -> Section {
      var made = section
      made.items = section.items
      return made
    }
    let (one, other) = (section(old), section(new))
    #expect(changes(one, other) == changes(made(one), made(other)))
  }
}
