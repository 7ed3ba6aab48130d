import CompositionalLayout
import DiffableData
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Rendering sections, and what a target is told.
@MainActor
struct ComposeRendererTests {
  /// Keeps what a renderer tells it.
  private final class Recorder: ComposeTarget {
    var layout: UICollectionViewCompositionalLayout?
    var differences: [SnapshotDifference] = []
    var isAnimated: [Bool] = []
    var reloads = 0

    func setCollectionViewLayout(
      _ layout: UICollectionViewLayout,
      animated: Bool
    ) {
      self.layout = layout as? UICollectionViewCompositionalLayout
    }

    func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {
      differences.append(difference)
      isAnimated.append(animatingDifferences)
    }

    func reloadData() { reloads += 1 }
  }

  private func list(_ texts: [String], height: CGFloat = 40) -> Section {
    Section(id: "list") {
      VGroup(of: texts, width: .fractionalWidth(1), height: .estimated(30)) {
        TextComponent(text: $0, height: height)
      }
    }
  }

  @Test("A diffable data source tells only what changed, animated if it should")
  func differences() {
    let target = Recorder()
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = target
    renderer.render { list(["a", "b", "c"]) }
    renderer.render(animated: true) { list(["c", "a", "d"]) }
    renderer.render(animated: true) { list(["c", "a", "d"]) }
    #expect(target.isAnimated == [false, true])
    #expect(target.differences.last?.updates.movedItems.count == 1)
    #expect(target.differences.last?.updates.deletedItems == [IndexPath(item: 1, section: 0)])
    #expect(target.differences.last?.updates.insertedItems == [IndexPath(item: 2, section: 0)])
    #expect(target.reloads == 0)
    let found = renderer.dataSource.component(
      at: IndexPath(item: 2, section: 0),
      to: TextComponent.self
    )
    #expect(found?.text == "d")
  }

  @Test("A component that looks different is configured again")
  func reconfiguring() {
    let target = Recorder()
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = target
    renderer.render { list(["a", "b"]) }
    renderer.render { list(["a", "b"], height: 50) }
    #expect(target.differences.last?.updates.isEmpty == true)
    #expect(target.differences.last?.reconfiguredItems.map(\.to.item) == [0, 1])
  }

  @Test("The cells of components are the collection view's cells")
  func cells() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = view
    renderer.render { list(["a", "b", "c", "d"]) }
    window.layoutIfNeeded()
    let paths = view.indexPathsForVisibleItems
    #expect(paths.map(\.item) == [0, 1, 2])
    let cells = paths.compactMap { view.cellForItem(at: $0) }
    #expect(view.visibleCells.elementsEqual(cells) { $0 === $1 } && cells.count == paths.count)
    #expect(cells.map { view.indexPath(for: $0) } == paths)
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
  }

  @Test("A plain data source has everything shown anew")
  func plain() {
    let target = Recorder()
    let renderer = ComposeRenderer(dataSource: PlainDataSource())
    renderer.target = target
    renderer.render { list(["a"]) }
    renderer.render { list(["a"]) }
    #expect(target.reloads == 2)
    #expect(renderer.dataSource.component(at: IndexPath(item: 0, section: 0), to: Int.self) == nil)
  }

  @Test("What was rendered before there was a target is shown on it")
  func lateTarget() {
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.render { list(["a"]) }
    let target = Recorder()
    renderer.target = target
    #expect(target.layout === renderer.collectionViewLayout)
    #expect(target.layout != nil)
    #expect(target.reloads == 1)
  }

  @Test("A setting changes the present layout")
  func settings() throws {
    let target = Recorder()
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = target
    renderer.interSectionSpacing = 4
    #expect(target.layout == nil)
    renderer.render(of: ["a", "b"]) { id in
      Section(id: id) {
        HGroup(of: [id], width: .fractionalWidth(1), height: .absolute(40)) {
          TextComponent(text: $0)
        }
      }
    }
    func height() throws -> CGFloat {
      let layout = try #require(target.layout)
      layout.prepare(itemCounts: [1, 1], in: LayoutViewport(size: CGSize(width: 90, height: 90)))
      return layout.collectionViewContentSize.height
    }
    #expect(try height() == 84)
    renderer.interSectionSpacing = 10
    #expect(try height() == 90)
    #expect(target.differences.count == 1)
  }

  @Test("Two renderers do not disturb each other's headers")
  func twoRenderers() throws {
    func rendered(_ title: String) -> ComposeRenderer {
      let renderer = ComposeRenderer(dataSource: PlainDataSource())
      renderer.render {
        list([title]).boundarySupplementaryItem(SectionHeaderComponent(title: title))
      }
      return renderer
    }
    let renderers = [rendered("one"), rendered("two")]
    let titles = try renderers.map { renderer in
      let layout = try #require(renderer.dataSource.layout)
      let kind = try #require(layout.sections[0].boundaryItems.keys.first)
      return layout.supplementaryComponent(ofKind: kind, at: IndexPath(item: 0, section: 0))?
        .to(SectionHeaderComponent.self)?.title
    }
    #expect(titles == ["one", "two"])
  }

  @Test("Equal identities are errors, and everything is shown anew")
  func duplicates() {
    let target = Recorder()
    let renderer = ComposeRenderer(dataSource: DiffableDataSource())
    renderer.target = target
    renderer.render { list(["a", "a"]) }
    #expect(renderer.errors == [.duplicateComponent(id: "a", section: 0, item: 1)])
    #expect(target.reloads == 1)
    renderer.render { list(["a"]) }
    #expect(renderer.errors.isEmpty)
    #expect(target.reloads == 2)
    renderer.render { list(["a", "b"]) }
    #expect(target.differences.count == 1)
  }
}
