import HeadlessUIKit
import ListSchema
import Signposts
import Testing

@testable import DiffableData

/// Applying snapshots.
@MainActor
struct DataSourceTests {
  /// Records what a data source tells it.
  private final class Recorder: DiffableDataSourceTarget {
    var differences: [SnapshotDifference] = []
    var reloads = 0
    var onUpdate: () -> Void = {}

    func performUpdates(_ difference: SnapshotDifference, animatingDifferences: Bool) {
      differences.append(difference)
      onUpdate()
    }

    func reloadData() { reloads += 1 }
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  @Test("The trace says what was applied: what came, went and moved, and the time of comparing")
  func intervals() async {
    let sink = RecordingSink()
    let source = DataSource(target: Recorder()) { _, _ in nil }
    source.signposter = Signposter(sink: sink)
    await source.apply(Snapshot([[1, 2, 3], [4, 5]]))
    var next = Snapshot([[3, 1, 7], [5]])
    next.reconfigureItems([5])
    await source.apply(next)
    await source.applySnapshotUsingReloadData(next)
    let ends = sink.take().compactMap { event -> [Int64]? in
      guard case .end(.applySnapshot, _, let values) = event.phase else { return nil }
      return [values.value0, values.value1, values.value2, values.value3, values.value4]
    }
    #expect(ends == [[2, 0, 0, 0, 0], [0, 1, 2, 1, 1], [2, 0, 0, 0, 4]])
  }

  @Test("A snapshot without changes is no update, but is completed")
  func completions() {
    let recorder = Recorder()
    let source = DataSource(target: recorder) { _, _ in nil }
    var completed = 0
    var updates: [Int] = []
    var more = Snapshot([[0]])
    more.appendItems([1])
    for snapshot in [Snapshot(), Snapshot([[0]]), Snapshot([[0]]), more] {
      source.apply(snapshot) { completed += 1 }
      updates.append(recorder.differences.count)
    }
    #expect(updates == [0, 1, 1, 2])
    #expect(completed == 4)
  }

  @Test("A copy of the data changes nothing until it is applied")
  func copies() {
    let source = DataSource(target: nil) { _, _ in nil }
    var snapshot = source.snapshot()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([0, 1, 2])
    #expect(source.snapshot().numberOfItems == 0)
    source.apply(snapshot)
    #expect(source.snapshot().itemIdentifiers(inSection: 2) == [0, 1, 2])
  }

  @Test("Marks are used once")
  func marks() {
    let recorder = Recorder()
    let source = DataSource(target: recorder) { _, _ in nil }
    source.apply(Snapshot([[1, 2, 3]]))
    var snapshot = source.snapshot()
    snapshot.reloadItems([2])
    snapshot.reconfigureItems([3])
    source.apply(snapshot)
    #expect(recorder.differences.last?.reloadedItems.first?.to == IndexPath(item: 1, section: 0))
    #expect(
      recorder.differences.last?.reconfiguredItems.first?.to == IndexPath(item: 2, section: 0)
    )
    source.apply(source.snapshot())
    #expect(recorder.differences.count == 2)
  }

  @Test("Snapshots are applied in the order of the calls, wherever they are compared")
  func order() async {
    let recorder = Recorder()
    let source = DataSource(target: recorder) { _, _ in nil }
    var counts: [Int] = []
    recorder.onUpdate = { counts.append(source.snapshot().numberOfItems) }
    let first = Task { await source.apply(Snapshot([Array(0..<2000)])) }
    await Task.yield()
    let second = Task { await source.apply(Snapshot([Array(0..<3)])) }
    await Task.yield()
    await withCheckedContinuation { continuation in
      source.apply(Snapshot([Array(0..<5)])) { continuation.resume() }
    }
    await first.value
    await second.value
    #expect(counts == [2000, 3, 5])
  }

  @Test("A snapshot that is applied during an update follows it")
  func reentrancy() {
    let recorder = Recorder()
    let source = DataSource(target: recorder) { _, _ in nil }
    var counts: [Int] = []
    recorder.onUpdate = {
      counts.append(source.snapshot().numberOfItems)
      guard counts.count == 1 else { return }
      source.apply(Snapshot([[1, 2]]))
      #expect(source.snapshot().numberOfItems == 1)
    }
    source.apply(Snapshot([[1]]))
    #expect(counts == [1, 2])
  }

  @Test("Reloading does not compare")
  func reload() {
    let recorder = Recorder()
    let source = DataSource(target: recorder) { _, _ in nil }
    source.applySnapshotUsingReloadData(Snapshot([[1]]))
    #expect(recorder.reloads == 1)
    #expect(recorder.differences.isEmpty)
    #expect(source.numberOfItems(inSection: 0) == 1)
  }

  @Test("Identifiers and places lead to one another; what is not there is nil")
  func places() throws {
    let label = UILabel()
    let source = DataSource(target: nil) { _, item in item == 5 ? label : nil }
    source.apply(Snapshot([[3], [4, 5]]))
    let path = IndexPath(item: 1, section: 1)
    #expect(source.itemIdentifier(for: path) == 5)
    #expect(source.indexPath(for: 5) == path)
    #expect(source.cell(at: path) === label)
    #expect(source.sectionIdentifier(for: 1) == 1)
    #expect(source.index(for: 1) == 1)
    #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 7)) == nil)
    #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(source.indexPath(for: 9) == nil)
    #expect(source.index(for: 9) == nil)
    #expect(source.numberOfItems(inSection: -1) == 0)
    #expect(source.supplementaryView(ofKind: "header", at: path) == nil)
  }

  @Test("Errors of a snapshot are kept, and what it has is shown")
  func errors() {
    let source = DataSource(target: nil) { _, _ in nil }
    var snapshot = Snapshot([[1]])
    snapshot.appendItems([2, 2])
    source.apply(snapshot)
    #expect(source.errors.map(\.reason) == [.duplicateIdentifier])
    #expect(source.snapshot().itemIdentifiers == [1])
  }
}
