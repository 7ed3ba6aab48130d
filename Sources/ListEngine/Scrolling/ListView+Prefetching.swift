import Foundation
import HeadlessUIKit
import ListSchema

/// The items that a list will probably show next, and the data source that prefetches them.
final class Prefetching {
  weak var dataSource: (any ListPrefetchDataSource)?
  /// The items that were reported to the data source and not shown since.
  private var items: [ObjectIdentifier: Item] = [:]
  /// True if the list scrolled towards its end last.
  private var isForward = true
  /// The offset along the list at which items were found last.
  private var offset: CGFloat = 0

  /// An item that was reported to the data source, and its last position.
  struct Item {
    let state: PresentationItemState
    let path: IndexPath
  }

  init(_ dataSource: any ListPrefetchDataSource) {
    self.dataSource = dataSource
  }

  /// Returns the area in which the list will probably show items next: a screen ahead, and beside
  /// the screen.
  func area(around visible: CGRect, _ axis: LayoutDirection) -> CGRect {
    let start = axis.start(of: visible)
    if start != offset { isForward = start > offset }
    offset = start
    let length = axis.length(of: visible.size)
    let beside = axis == .vertical ? visible.width : visible.height
    return axis == .vertical
      ? CGRect(
        x: visible.minX - beside,
        y: isForward ? start : start - length,
        width: 3 * beside,
        height: 2 * length
      )
      : CGRect(
        x: isForward ? start : start - length,
        y: visible.minY - beside,
        width: 2 * length,
        height: 3 * beside
      )
  }

  /// Takes over the items that are near and not on screen.
  ///
  /// - Returns: the paths of new ones, the nearest first, and of those that are neither near nor on
  ///   screen any more.
  func update(
    to near: [(state: PresentationItemState, path: IndexPath)],
    onScreen: Set<ObjectIdentifier>
  ) -> (new: [IndexPath], cancelled: [Item]) {
    let old = items
    items = [:]
    var new: [IndexPath] = []
    for (state, path) in near {
      let key = ObjectIdentifier(state)
      if old[key] == nil { new.append(path) }
      items[key] = Item(state: state, path: path)
    }
    let cancelled = old.filter { items[$0.key] == nil && !onScreen.contains($0.key) }
    return (isForward ? new.sorted() : new.sorted().reversed(), Array(cancelled.values))
  }
}

extension ListView {
  /// The data source to which the list reports the items that it will probably show next; nil for
  /// none.
  ///
  /// These are items that the list presents, within one screen ahead in the direction of the last
  /// scroll, and those that sections which scroll by themselves have at both sides of the screen.
  public var prefetchDataSource: (any ListPrefetchDataSource)? {
    get { prefetching?.dataSource }
    set {
      prefetching = newValue.map(Prefetching.init)
      if updateCount > 0 { updateQueue.perform { self.prefetch() } }
    }
  }

  /// True if the prefetching data source is notified of items; true by default.
  public var isPrefetchingEnabled: Bool {
    get { rare(true) }
    set {
      setRare(newValue)
      if newValue, updateCount > 0 { updateQueue.perform { self.prefetch() } }
    }
  }

  /// Tells the data source which items will probably be shown next.
  ///
  /// - Complexity: O(log presented + items near the screen); nothing without a data source.
  func prefetch() {
    guard interaction.drag == nil, let dataSource = prefetching?.dataSource, isPrefetchingEnabled,
      let area = prefetching?.area(around: scrollView.bounds, axis)
    else { return }
    let onScreen = Set(display.visible.items.map { ObjectIdentifier($0.state) })
    let near = placement.content.elements(in: area).compactMap { element in
      element.place.part == .item
        ? (
          state: presentation.sections[element.place.section].items[element.place.index],
          path: IndexPath(item: element.place.index, section: element.place.section)
        ) : nil
    }
    let changes = prefetching?.update(
      to: near.filter { !onScreen.contains(ObjectIdentifier($0.state)) },
      onScreen: onScreen
    )
    guard let changes else { return }
    let new = changes.new
    notify(.prefetch, count: new.count) { dataSource.list(self, prefetchItemsAt: new) }
    let cancelled = changes.cancelled.filter(isStillThere).map(\.path).sorted()
    notify(.prefetch, count: cancelled.count) {
      dataSource.list(self, cancelPrefetchingForItemsAt: cancelled)
    }
  }

  /// Returns whether an item is where it was last: otherwise its path names another one, or none.
  private func isStillThere(_ item: Prefetching.Item) -> Bool {
    let sections = contentState.all.sections
    return sections.indices.contains(item.path.section)
      && item.path.item < sections[item.path.section].count
      && contentState.all.item(at: item.path).anyIdentifier == item.state.identifier
  }
}
