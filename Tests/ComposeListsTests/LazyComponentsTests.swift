import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Components that are made when they come near the screen.
struct LazyComponentsTests {
  private struct Entry: Identifiable {
    let id: Int
    var height: CGFloat = 40
  }

  private struct Tile: Component {
    let number: Int
    let made: Counter?
    var height: CGFloat = 40

    init(_ entry: Entry, _ made: Counter? = nil) {
      number = entry.id
      height = entry.height
      self.made = made
      made?.count += 1
    }

    var id: AnyHashable { number }
    func contentView() -> UILabel { UILabel() }
    func layoutSize() -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5),
        heightDimension: .absolute(height)
      )
    }
    func supplementComponents() -> [AnySupplementaryComponent] {
      [AnySupplementaryComponent(BadgeComponent(text: "\(number)"))]
    }
    func render(in content: UILabel) { content.text = "\(number)" }
    func shouldContentUpdate(with next: Self) -> Bool { height != next.height }
  }

  private func list() -> ListView {
    ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  private func texts(_ list: ListView) -> [String] {
    list.scrollView.subviews.flatMap { $0.all(ComponentHost.self) }
      .compactMap { ($0.content as? UILabel)?.text }.sorted { (Int($0) ?? 0) < (Int($1) ?? 0) }
  }

  private func layout(_ entries: [Entry], _ made: Counter? = nil, isLazy: Bool = true)
    -> ComposeLayout
  {
    ComposeLayout {
      ComposeLists.Section(id: "a") {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          if isLazy {
            LazyComponents(entries) { Tile($0, made) }
          } else {
            for entry in entries { Tile(entry, made) }
          }
        }
      }
    }
  }

  @Test("Describing and showing 50,000 components makes those near the screen")
  func few() {
    let made = Counter()
    let entries = (0..<50_000).map { Entry(id: $0) }
    let description = layout(entries, made)
    #expect(made.count <= 2)
    #expect(description.itemCounts == [50_000])
    let list = list()
    list.configure { $0.compose(description) }
    #expect(texts(list) == (0..<10).map(String.init))
    #expect(list.contentSize.height == 1_000_000)
    #expect(made.count < 400)
    list.scrollView.contentOffset.y = 500_000
    #expect(texts(list) == (25_000..<25_010).map(String.init))
    #expect(made.count < 1_000)
    #expect(
      description.component(at: IndexPath(item: 49_999, section: 0), to: Tile.self)?.number
        == 49_999
    )
  }

  @Test("Lazy components look and change as those that are made at once", arguments: 0..<12)
  func changes(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let lists = [list(), list()]
    var entries = (0..<40).map { Entry(id: $0) }
    for _ in 0..<12 {
      for (list, isLazy) in zip(lists, [true, false]) {
        list.configure { $0.compose(layout(entries, isLazy: isLazy)) }
      }
      #expect(texts(lists[0]) == texts(lists[1]))
      let labels = lists.map { list in
        list.scrollView.subviews.map { "\($0.frame) \($0.all(UILabel.self).map(\.text))" }.sorted()
      }
      #expect(labels[0] == labels[1])
      entries.remove(at: numbers.next(below: entries.count))
      entries.insert(Entry(id: 100 + numbers.next(below: 10_000)), at: numbers.next(below: 10))
      let offset = CGFloat(numbers.next(below: 300))
      for list in lists { list.scrollView.contentOffset.y = offset }
    }
  }

  @Test("Components of one type stay an array; of several types, all are shown in order")
  func types() {
    let list = list()
    let entries = (0..<4).map { Entry(id: $0) }
    let mixed = ComposeLayout {
      ComposeLists.Section(id: "a") {
        HGroup(width: .fractionalWidth(1), height: .absolute(40)) {
          LazyComponents(entries.prefix(2), id: \.id) { Tile($0) }
          TextComponent(text: "x")
          for entry in entries[2...] { Tile(entry) }
          if entries.isEmpty { TextComponent(text: "never") }
          VGroup(of: [7, 8], width: .fractionalWidth(0.5), height: .absolute(40)) {
            Tile(Entry(id: $0))
          }
        }
      }
    }
    #expect(mixed.errors.isEmpty)
    #expect(mixed.itemCounts == [7])
    let ids = (0..<7).map { mixed.anyComponent(at: IndexPath(item: $0, section: 0))?.id }
    #expect(ids == [0, 1, "x", 2, 3, 7, 8])
    #expect(mixed.anyComponent(at: IndexPath(item: 7, section: 0)) == nil)
    list.configure { $0.compose(mixed) }
    #expect(list.visibleItems.count == 7)
  }

  @Test("Equal identities are an error, and no components are none")
  func identities() {
    let twice = layout([Entry(id: 1), Entry(id: 1)])
    #expect(twice.errors == [.duplicateComponent(id: "1", section: 0, item: 1)])
    #expect(layout([]).errors.isEmpty)
    #expect(layout([]).itemCounts == [0])
  }
}
