import DiffableData
public import HeadlessUIKit

/// A data source that tells the target what changed from one rendering to the next.
///
/// Components with the same identity that look different are configured again.
@preconcurrency @MainActor
open class DiffableDataSource: ListKitDataSource, @MainActor ComponentQueryable {
  /// The sections and components at present.
  public private(set) var layout: ComposeLayout?

  private let source = UICollectionViewDiffableDataSource<Int, Int>(target: nil) { _, _ in nil }
  /// A number for each identity that is shown.
  private var numbers: [AnyHashable: Int] = [:]
  /// The number of assigned numbers.
  private var numberCount = 0

  /// Creates a data source without sections.
  public init() {}

  /// Takes over sections and components, and tells the target what changed.
  ///
  /// Of components with the same identity only the first is compared; the layout says so in its
  /// errors, and shows everything anew.
  ///
  /// - Parameters:
  ///   - layout: the sections and components.
  ///   - target: the target that shows them.
  ///   - animated: whether changes are animated.
  open func show(_ layout: ComposeLayout, on target: (any ComposeTarget)?, animated: Bool) {
    let old = self.layout
    self.layout = layout
    source.target = target
    let snapshot = snapshot(of: layout, since: old)
    if layout.errors.isEmpty, old?.errors.isEmpty ?? true {
      source.apply(snapshot, animatingDifferences: animated)
    } else {
      source.applySnapshotUsingReloadData(snapshot)
    }
  }

  /// Takes over sections and components that the target knows already.
  public func takeOver(_ layout: ComposeLayout) { self.layout = layout }

  /// Does nothing; to be overridden.
  open func configure(cell: UICollectionViewCell) {}

  /// The component at a place; nil if there is none.
  public func anyComponent(at indexPath: IndexPath) -> AnyComponent? {
    layout?.anyComponent(at: indexPath)
  }

  private func snapshot(
    of layout: ComposeLayout,
    since old: ComposeLayout?
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    let oldNumbers = numbers
    numbers = [:]
    var changed: [Int] = []
    var seen: Set<Int> = []
    let previous = old.map(components) ?? [:]
    for section in layout.sections {
      let number = number(AnyHashable(SectionID(id: section.id)), oldNumbers)
      guard seen.insert(number).inserted else { continue }
      snapshot.appendSections([number])
      var items: [Int] = []
      for component in section.components {
        let item = self.number(component.id, oldNumbers)
        guard seen.insert(item).inserted else { continue }
        items.append(item)
        if previous[component.id]?.shouldContentUpdate(with: component) == true {
          changed.append(item)
        }
      }
      snapshot.appendItems(items, toSection: number)
    }
    snapshot.reconfigureItems(changed)
    return snapshot
  }

  private func components(of layout: ComposeLayout) -> [AnyHashable: AnyComponent] {
    Dictionary(layout.sections.flatMap(\.components).map { ($0.id, $0) }) { first, _ in first }
  }

  /// The number of an identity: the same as in the rendering before, if it was there.
  private func number(_ id: AnyHashable, _ old: [AnyHashable: Int]) -> Int {
    if let number = numbers[id] { return number }
    let number = old[id] ?? numberCount
    if number == numberCount { numberCount += 1 }
    numbers[id] = number
    return number
  }

  /// The identity of a section, which is not that of a component.
  private struct SectionID: Hashable {
    let id: AnyHashable
  }
}
