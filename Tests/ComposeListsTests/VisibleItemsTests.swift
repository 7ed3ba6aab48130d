import CompositionalLayout
import HeadlessUIKit
import ListEngine
import Synchronization
import Testing

@testable import ComposeLists

/// Handlers of visible items, mirrored lists and prefetching, through both doors.
struct VisibleItemsTests {
  private func boxes(
    _ id: String,
    _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  ) -> ComposeLists.Section {
    Section(id: id) {
      HGroup(of: Array(0..<10), width: .absolute(100), height: .absolute(80)) {
        ColorBox2Component(
          id: [id, "\($0)"],
          width: .fractionalWidth(1),
          height: .fractionalHeight(1)
        )
      }
    }
    .orthogonalScrollingBehavior(behavior)
    .visibleItemsInvalidationHandler(handler)
  }

  /// A list of 300 × 400 points, shown through ListKit's renderer or as a list's content.
  @MainActor
  private func list(
    rendered: Bool,
    isRightToLeft: Bool = false,
    @SectionBuilder _ sections: @escaping () -> [ComposeLists.Section]
  ) -> (ListView, ComposeRenderer) {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    if isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    if rendered {
      renderer.target = list
      renderer.render(sections: sections)
    } else {
      list.configure { $0.compose(sections: sections) }
    }
    return (list, renderer)
  }

  private func views(_ list: ListView, _ height: CGFloat) -> [UIView] {
    list.scrollView.subviews.filter { $0.frame.height == height }.sorted {
      $0.frame.minX < $1.frame.minX
    }
  }

  @MainActor
  @Test(
    "A handler changes looks at every step of a scroll, and only those",
    arguments: [true, false]
  )
  func handler(rendered: Bool) throws {
    // As in a carousel: what is in the middle is larger.
    let (list, renderer) = list(rendered: rendered) {
      boxes("boxes") { items, offset, environment in
        for index in items.indices {
          let distance =
            items[index].frame.midX - offset.x - environment.container.contentSize.width / 2
          let scale = 1 - abs(distance) / 1_000
          items[index].transform = CGAffineTransform(scaleX: scale, y: scale)
          items[index].alpha = abs(distance) < 60 ? 1 : 0.5
          items[index].isHidden = items[index].indexPath.item == 9
          items[index].center.y += 5
          items[index].zIndex += items[index].indexPath.item
        }
      }
    }
    func scales() -> [CGFloat] { views(list, 80).map(\.transform.a) }
    #expect(scales() == [0.9, 1, 0.9])
    #expect(views(list, 80).map(\.alpha) == [0.5, 1, 0.5])
    #expect(views(list, 80).map(\.frame.minY) == [5, 5, 5])
    #expect(views(list, 80).map { $0.zIndex - 3 } == [0, 1, 2])
    list.setSectionOffset(50, ofSection: 0)
    #expect(scales().map { ($0 * 100).rounded() } == [85, 95, 95, 85])
    list.setSectionOffset(700, ofSection: 0)
    #expect(views(list, 80).map(\.isHidden) == [false, false, true])
    list.setSectionOffset(0, ofSection: 0)
    // A view that showed a hidden item is visible again.
    #expect(views(list, 80).map(\.isHidden) == [false, false, false])
    #expect(list.sectionOffset(0) == 0)
    #expect(list.contentSize == CGSize(width: 300, height: 80))
    if rendered {
      renderer.render { boxes("boxes", nil) }
    } else {
      list.configure { $0.compose { boxes("boxes", nil) } }
    }
    #expect(scales() == [1, 1, 1])
    #expect(views(list, 80).map(\.frame.minY) == [0, 0, 0])
    #expect(views(list, 80).map { $0.zIndex - 3 } == [0, 0, 0])
  }

  @Test("A section that scrolls by itself calls its own handler only; the list calls all on screen")
  func calls() {
    let calls = Mutex([String: Int]())
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.configure { properties in
      properties.compose {
        for id in ["a", "b", "c", "d"] {
          boxes(id) { _, _, _ in calls.withLock { $0[id, default: 0] += 1 } }
        }
      }
    }
    func taken() -> [String: Int] {
      calls.withLock { calls in
        defer { calls = [:] }
        return calls
      }
    }
    #expect(Set(taken().keys) == ["a", "b", "c"])
    list.setSectionOffset(10, ofSection: 1)
    #expect(taken() == ["b": 1])
    list.scrollView.contentOffset.y = 10
    #expect(taken() == ["a": 1, "b": 1, "c": 1])
    list.scrollView.contentOffset.y = 120
    #expect(taken() == ["b": 1, "c": 1, "d": 1])
  }

  @Test("Numbers of a handler that cannot be shown do no harm")
  func badLooks() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.configure { properties in
      properties.compose {
        boxes("boxes") { items, _, _ in
          for index in items.indices {
            items[index].alpha = .nan
            items[index].center.x = .infinity
            items[index].transform = CGAffineTransform(scaleX: .nan, y: 1)
            items[index].zIndex = index == 0 ? .max : .min
          }
        }
      }
    }
    #expect(views(list, 80).map(\.frame.minX) == [0, 100, 200])
    #expect(views(list, 80).allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
  }

  @MainActor
  @Test("A list that is laid out from right to left mirrors everything", arguments: [true, false])
  func rightToLeft(rendered: Bool) {
    let (list, _) = list(rendered: rendered, isRightToLeft: true) {
      Section(id: "grid") {
        HGroup(of: Array(0..<5), width: .fractionalWidth(1), height: .absolute(50)) {
          LoggingBox(id: $0, width: .absolute(90))
        }
      }
      .contentInsets(leading: 20)
      boxes("boxes", nil)
    }
    func places(_ height: CGFloat) -> [[CGFloat]] {
      list.scrollView.subviews.filter { $0.frame.height == height }
        .map { [$0.frame.minY, $0.frame.minX] }.sorted { ($0[0], -$0[1]) < ($1[0], -$1[1]) }
    }
    #expect(places(50) == [[0, 190], [0, 100], [0, 10], [50, 190], [50, 100]])
    #expect(places(80) == [[100, 200], [100, 100], [100, 0]])
    list.setSectionOffset(50, ofSection: 1)
    #expect(places(80) == [[100, 250], [100, 150], [100, 50], [100, -50]])
    list.semanticContentAttribute = .unspecified
    #expect(places(50) == [[0, 200], [0, 110], [0, 20], [50, 110], [50, 20]])
  }

  @MainActor
  @Test(
    "Sections keep clear of what they refer to: margins, the safe area",
    arguments: [true, false]
  )
  func insets(rendered: Bool) {
    let references: [UIContentInsetsReference] = [
      .none, .safeArea, .layoutMargins, .readableContent, .automatic,
    ]
    let (list, _) = list(rendered: rendered) {
      for reference in references {
        Section(id: reference) {
          HGroup(width: .fractionalWidth(1), height: .absolute(50)) {
            LoggingBox(id: reference.rawValue, width: .fractionalWidth(1))
          }
        }
        .contentInsetsReference(reference)
      }
    }
    list.safeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    list.layoutMargins = UIEdgeInsets(top: 5, left: 8, bottom: 5, right: 12)
    let boxes = list.scrollView.subviews.map(\.frame).sorted { $0.minY < $1.minY }
    #expect(boxes.map(\.minX) == [0, 30, 8, 8, 30])
    #expect(boxes.map(\.width) == [300, 260, 280, 280, 260])
  }

  @MainActor
  @Test(
    "Items that will be shown next are announced once, and taken back",
    arguments: [true, false]
  )
  func prefetching(rendered: Bool) {
    let (list, renderer) = list(rendered: rendered) {
      Section(id: "rows") {
        HGroup(of: Array(0..<100), width: .fractionalWidth(1), height: .absolute(50)) {
          LoggingBox(id: $0, width: .fractionalWidth(1))
        }
      }
    }
    let source = PrefetchLog()
    list.prefetchDataSource = source
    #expect(source.take() == "+8 9 10 11 12 13 14 15")
    list.scrollView.contentOffset.y = 100
    #expect(source.take() == "+16 17")
    list.scrollView.contentOffset.y = 2_000
    // All that was ahead was passed.
    #expect(source.take().hasSuffix("-10 11 12 13 14 15 16 17"))
    list.scrollView.contentOffset.y = 1_900
    // Upwards now: what lies before, the nearest first.
    let lines = source.take()
    #expect(lines.hasPrefix("+37 36 35 34 33 32 31 30"))
    if rendered { #expect(renderer.dataSource.component(at: [0, 37], to: LoggingBox.self) != nil) }
    list.prefetchDataSource = nil
    list.scrollView.contentOffset.y = 0
    #expect(source.take() == "")
  }

  @Test("Items beside the screen of a section that scrolls by itself are announced")
  func prefetchingBeside() {
    let list = ListView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    list.configure { $0.compose { boxes("boxes", nil) } }
    let source = PrefetchLog()
    list.prefetchDataSource = source
    #expect(source.take() == "+3 4 5")
    list.setSectionOffset(100, ofSection: 0)
    #expect(source.take() == "+0 6")
  }
}

/// Writes down what a list will show next.
private final class PrefetchLog: ListPrefetchDataSource {
  private var lines: [String] = []

  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }

  func list(_ list: ListView, prefetchItemsAt indexPaths: [IndexPath]) {
    lines.append("+" + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }

  func list(_ list: ListView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    lines.append("-" + indexPaths.map { "\($0.item)" }.joined(separator: " "))
  }
}

/// A box of a height of its own.
struct LoggingBox: Component {
  let number: Int
  let width: NSCollectionLayoutDimension

  init(id: Int, width: NSCollectionLayoutDimension) {
    number = id
    self.width = width
  }

  var id: AnyHashable { number }
  func contentView() -> UIView { UIView() }
  func layoutSize() -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .fractionalHeight(1))
  }
  func render(in content: UIView) {}
}
