import CompositionalLayout
import HeadlessUIKit
import ListEngine
import ListSchema
import Signposts
import Testing

@testable import ComposeLists

/// Sections of components in a list.
struct ListViewTests {
  private func list(_ size: CGSize = CGSize(width: 375, height: 812)) -> ListView {
    ListView(frame: CGRect(origin: .zero, size: size))
  }

  /// The frames of the rows and elements on screen, sorted.
  private func frames(_ list: ListView) -> [CGRect] {
    list.scrollView.subviews.map(\.frame).sorted {
      ($0.minY, $0.minX, $0.height) < ($1.minY, $1.minX, $1.height)
    }
  }

  private func hosts(_ list: ListView) -> [ComponentHost] {
    list.scrollView.subviews.flatMap { $0.all(ComponentHost.self) }
  }

  private func grid(_ count: Int, header: Bool = false) -> ComposeLists.Section {
    let section = ComposeLists.Section(id: "grid") {
      HGroup(of: Array(0..<count), width: .fractionalWidth(1), height: .absolute(75)) {
        ColorBox2Component(id: $0, width: .fractionalWidth(0.2), height: .fractionalHeight(1))
      }
    }
    return header ? section.boundarySupplementaryItem(HeaderComponent(text: "Grid")) : section
  }

  @Test("Only what is near the visible part of 50,000 items is presented")
  func windows() {
    let list = list()
    list.configure { $0.compose { grid(50_000) } }
    #expect(list.contentSize == CGSize(width: 375, height: 750_000))
    let visible = list.visibleItems.count
    #expect(visible == 55)
    list.scrollView.contentOffset = CGPoint(x: 0, y: 400_000)
    #expect(frames(list).first?.minY == 399_975)
    #expect(list.visibleItems.count == 60)
    #expect(list.blankLength == 0)
    #expect(hosts(list).count == 60)
  }

  @Test("A prefix of the content is placed as well, and a window after it")
  func prefixes() {
    let list = list()
    list.batching = .prefix(50)
    func show(_ count: Int) {
      list.configure { $0.compose { for _ in 0..<3 { grid(count) } } }
    }
    show(1_000)
    #expect(list.contentSize.height < 3_000)
    // The 50 would leave a gap.
    #expect(list.visibleItems.count == 55 && list.blankLength == 0)
    list.batching = .window(before: 10, after: 20)
    list.scrollView.contentOffset = CGPoint(x: 0, y: 100)
    show(1_001)
    #expect(list.contentSize.height == CGFloat(45_225))
    list.scrollView.contentOffset = CGPoint(x: 0, y: 40_000)
    #expect(list.blankLength == 0)
    #expect(list.visibleItems.count == 60)
    list.batching = .prefix(50)
    show(2)
    #expect(list.visibleItems.count == 6)
    list.batching = .window(before: 1, after: 1)
    show(500)
    #expect(list.blankLength == 0)
    #expect(list.contentSize.height == CGFloat(22_500))
  }

  @Test("Views are reused by the type of their component, and made once")
  func reuse() {
    let list = list()
    let made = Counter()
    list.configure { properties in
      properties.compose {
        Section(id: "list") {
          VGroup(of: Array(0..<1_000), width: .fractionalWidth(1), height: .estimated(30)) {
            CountedComponent(id: $0, made: made)
          }
        }
      }
    }
    for offset in stride(from: CGFloat(0), to: 20_000, by: 100) {
      list.scrollView.contentOffset = CGPoint(x: 0, y: offset)
    }
    // A screen shows 21 or 22 rows of 40 points.
    #expect(made.count <= 25)
    #expect(hosts(list).count == list.visibleItems.count)
  }

  @Test("Components are told when they are displayed, in the view that shows them")
  func displayCallbacks() {
    let list = list(CGSize(width: 100, height: 100))
    let log = Log()
    func show(_ ids: [Int]) {
      list.configure { properties in
        properties.compose {
          Section(id: 0) {
            VGroup(of: ids, width: .fractionalWidth(1), height: .estimated(30)) {
              LoggingComponent(id: $0, log: log)
            }
          }
        }
      }
    }
    show([1, 2, 3, 4])
    #expect(log.lines == ["+1", "+2", "+3"])
    show([1, 3, 4])
    #expect(log.lines.sorted() == ["+1", "+2", "+3", "+4", "-2"])
    list.scrollView.contentOffset = CGPoint(x: 0, y: 20)
    show([])
    #expect(log.lines.filter { $0.hasPrefix("+") }.count == 4)
    #expect(log.lines.filter { $0.hasPrefix("-") }.count == 4)
  }

  @Test("Estimated rows take the size of their content; what is visible stays where it is")
  func selfSizing() {
    let list = list(CGSize(width: 300, height: 200))
    func show(_ height: @escaping (Int) -> CGFloat) {
      list.configure { properties in
        properties.compose {
          Section(id: 0) {
            VGroup(of: Array(0..<100), width: .fractionalWidth(1), height: .estimated(30)) {
              SizedComponent(id: $0, height: height($0))
            }
          }
        }
      }
    }
    show { _ in 40 }
    #expect(frames(list).map(\.minY) == [0, 40, 80, 120, 160])
    #expect(frames(list).allSatisfy { $0.height == 40 && $0.width == 300 })
    list.scrollView.contentOffset = CGPoint(x: 0, y: 1_000)
    let position = frames(list)[1].minY - list.scrollView.contentOffset.y
    // The item before the visible ones grows: the visible ones stay.
    let first = hosts(list).compactMap { ($0.content as? FixedView)?.id }.min() ?? 0
    show { $0 == first - 2 ? 90 : 40 }
    #expect(frames(list)[1].minY - list.scrollView.contentOffset.y == position)
    #expect(hosts(list).compactMap { ($0.content as? FixedView)?.id }.min() == first)
  }

  @Test("Siblings of one height are measured once, and no round too many")
  func uniformSiblings() {
    let sink = RecordingSink()
    let list = list(CGSize(width: 300, height: 200))
    list.signposter = Signposter(sink: sink)
    list.configure { properties in
      properties.compose {
        Section(id: 0) {
          HGroup(of: Array(0..<40), width: .fractionalWidth(1), height: .estimated(30)) {
            UniformComponent(number: $0, height: CGFloat(20 + 10 * ($0 % 4)))
          }
        }
      }
    }
    #expect(frames(list).map(\.height).prefix(8) == [30, 30, 50, 50, 30, 30, 50, 50])
    let passes = sink.take().compactMap { event -> [Int64]? in
      guard case .end(.selfSize, _, let values) = event.phase else { return nil }
      return [values.value0, values.value2]
    }
    #expect(!passes.isEmpty)
    // Rounds, and whether the last one still changed something.
    #expect(passes.allSatisfy { $0[0] <= 3 && $0[1] == 0 }, "\(passes)")
  }

  @Test("Headers, footers, badges and backgrounds are views of the list, pinned ones stay")
  func elements() throws {
    let list = list(CGSize(width: 100, height: 200))
    list.configure { properties in
      properties.compose {
        for number in 0..<2 {
          Section(id: number) {
            VGroup(of: Array(0..<10), width: .fractionalWidth(1), height: .estimated(30)) {
              TextComponent(text: "\(number).\($0)")
            }
          }
          .boundarySupplementaryItem(HeaderComponent(text: "\(number)", isPinned: true))
          .decorationItem(BackgroundComponent())
        }
      }
    }
    #expect(list.compositionalLayoutErrors.isEmpty)
    let labels = list.scrollView.subviews.flatMap { $0.all(UILabel.self) }.compactMap(\.text)
    #expect(labels.filter { $0 == "0" }.count == 1)
    // Each row has a badge with its text.
    #expect(labels.filter { $0 == "0.1" }.count == 2)
    func header(_ text: String) -> CGFloat? {
      list.scrollView.subviews.first { view in
        view.all(HeaderView.self).contains { $0.text == text }
      }?.frame.minY
    }
    #expect(header("0") == 0)
    list.scrollView.contentOffset = CGPoint(x: 0, y: 150)
    #expect(header("0") == 150)
    // The next section starts at 420; its header is 20 long.
    list.scrollView.contentOffset = CGPoint(x: 0, y: 410)
    #expect(header("0") == 400)
    #expect(header("1") == 420)
  }

  @Test("An orthogonal section of 10,000 items presents what it shows, wherever it is scrolled")
  func orthogonal() throws {
    let list = list()
    list.configure { properties in
      properties.compose {
        for number in 0..<100 {
          Section(id: number) {
            HGroup(
              of: Array(0..<(number == 2 ? 10_000 : 20)),
              width: .absolute(100),
              height: .absolute(100)
            ) {
              ColorBox2Component(
                id: [number, $0],
                width: .fractionalWidth(1),
                height: .fractionalHeight(1)
              )
            }
          }
          .orthogonalScrollingBehavior(.continuous)
        }
      }
    }
    // Nine sections on screen, four items each.
    #expect(list.visibleItems.count == 36)
    list.setSectionOffset(500_050, ofSection: 2)
    #expect(list.sectionOffset(2) == 500_050)
    let row = frames(list).filter { $0.minY == 200 }
    #expect(row.map(\.minX) == [-50, 50, 150, 250, 350])
    #expect(list.visibleItems.count == 37)
    #expect(list.targetOffset(ofSection: 2, proposed: 5_000_000, velocity: 1) == 999_625)
    #expect(list.sectionOffset(200) == nil)
    list.setSectionOffset(10, ofSection: 200)
    list.setSectionOffset(.nan, ofSection: 2)
    #expect(list.sectionOffset(2) == 500_050)
  }

  @Test("A list's own sections get headers and footers, with the layout of a closure")
  func ownSections() {
    let list = list(CGSize(width: 200, height: 300))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(40)
    )
    list.configure { properties in
      properties.layout = .compositional { _, _ in
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size,
          subitem: NSCollectionLayoutItem(layoutSize: size),
          count: 2
        )
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        return section
      }
      properties.content.header = HeaderFooter(Title(text: "list", height: 30))
      properties += ListEngine.Section("rows") { section in
        section.header = HeaderFooter(Title(text: "header", height: 20))
        section.footer = HeaderFooter(Title(text: "footer", height: 10))
        for number in 0..<4 { section += Row(number: number) }
      }
    }
    #expect(
      frames(list) == [
        CGRect(x: 0, y: 0, width: 200, height: 30),
        CGRect(x: 0, y: 30, width: 200, height: 20),
        CGRect(x: 0, y: 50, width: 95, height: 40),
        CGRect(x: 105, y: 50, width: 95, height: 40),
        CGRect(x: 0, y: 95, width: 95, height: 40),
        CGRect(x: 105, y: 95, width: 95, height: 40),
        CGRect(x: 0, y: 135, width: 200, height: 10),
      ]
    )
    #expect(list.contentSize == CGSize(width: 200, height: 145))
    list.frame.size.width = 100
    #expect(frames(list)[2] == CGRect(x: 0, y: 50, width: 45, height: 40))
    list.layout = .table()
    #expect(list.compositionalLayout == nil)
    #expect(list.visibleItems.count == 4)
  }

  @Test("What is wrong with a section is a value; the other sections are shown")
  func errors() {
    let list = list()
    list.configure { properties in
      properties.layout = .compositional { index, _ in
        guard index > 0 else { return nil }
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(index == 1 ? .nan : 50),
          heightDimension: .absolute(50)
        )
        let item = NSCollectionLayoutItem(
          layoutSize: size,
          supplementaryItems: [
            NSCollectionLayoutSupplementaryItem(
              layoutSize: size,
              elementKind: "badge",
              containerAnchor: NSCollectionLayoutAnchor(edges: .top)
            )
          ]
        )
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, repeatingSubitem: item, count: 1)
        )
      }
      for number in 0..<3 {
        properties += ListEngine.Section(number) { section in
          for row in 0..<2 { section += Row(number: number * 10 + row) }
        }
      }
    }
    #expect(
      list.compositionalLayoutErrors.map(\.reason) == [
        .missingSection, .negativeOrNaNDimension, .unregisteredKind("badge"),
      ]
    )
    #expect(list.compositionalLayoutErrors.map(\.section) == [0, 1, 2])
    #expect(frames(list).filter { !$0.isEmpty }.count == 2)
  }

  @Test("Random updates and scrolls show what a new list shows")
  func randomUpdates() {
    for seed in 0..<40 {
      var random = SeededNumbers(seed: UInt64(seed))
      let list = list(CGSize(width: 200, height: 300))
      var sections = (0..<4).map { section in (section, Array(0..<random.next(below: 60))) }
      var nextID = 1_000
      for _ in 0..<12 {
        show(sections, in: list)
        let limit = max(0, list.contentSize.height - 300)
        let offset = CGFloat(random.next(below: Int(limit) + 1))
        list.scrollView.contentOffset = CGPoint(x: 0, y: offset)
        let other = self.list(CGSize(width: 200, height: 300))
        show(sections, in: other)
        other.scrollView.contentOffset = list.scrollView.contentOffset
        #expect(frames(list) == frames(other), "seed \(seed)")
        #expect(list.contentSize == other.contentSize, "seed \(seed)")
        let section = random.next(below: sections.count)
        switch random.next(below: 4) {
        case 0: sections.swapAt(section, random.next(below: sections.count))
        case 1:
          let count = min(sections[section].1.count, random.next(below: 10))
          sections[section].1.removeFirst(count)
        default:
          let position = random.next(below: sections[section].1.count + 1)
          sections[section].1.insert(nextID, at: position)
          nextID += 1
        }
      }
    }
  }

  private func show(_ sections: [(Int, [Int])], in list: ListView) {
    list.configure { properties in
      properties.animatesChanges = false
      properties.compose {
        for (id, items) in sections {
          Section(id: id) {
            HGroup(of: items, width: .fractionalWidth(1), height: .absolute(30)) {
              ColorBox2Component(
                id: [id, $0],
                width: .fractionalWidth(id == 1 ? 1 : 0.25),
                height: .fractionalHeight(1)
              )
            }
          }
          .orthogonalScrollingBehavior(id == 2 ? .continuous : .none)
          .boundarySupplementaryItem(HeaderComponent(text: "\(id)", isPinned: id == 3))
        }
      }
    }
  }
}

extension UIView {
  /// The views of a type in and below this view.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    (self as? View).map { [$0] } ?? subviews.flatMap { $0.all(type) }
  }
}
