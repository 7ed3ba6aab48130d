/// The items of one section as an outline: items with children that can be expanded.
///
/// A value. Items are unique. An operation that cannot be performed changes nothing and adds to
/// `errors`.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  /// The operations that were not performed, and why.
  public private(set) var errors: [DiffableDataError] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an outline without items.
  public init() {}

  /// Creates a copy of another snapshot.
  public init(_ snapshot: Self) {
    self = snapshot
  }

  /// The items in lines, each indented by its level.
  public func visualDescription() -> String {
    items.map { item in
      let mark = isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: - Questions

  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { outline(rootItems) { _ in true } }

  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { outline(rootItems, isOpen) }

  /// Returns whether there is such an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The position of an item among all items; nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The item that an item is below; nil for a root item, or if there is no such item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

  /// Returns the number of items that an item is below; 0 if there is no such item.
  public func level(of item: ItemIdentifierType) -> Int {
    contains(item) ? ancestors(of: item).count : 0
  }

  /// Returns whether the children of an item are shown when it is.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

  /// Returns whether an item is there and all items that it is below are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(isExpanded)
  }

  /// The items below an item as an outline of their own.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - includingParent: whether the item is its root.
  /// - Returns: the outline; empty if there is no such item.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> Self {
    var result = Self()
    guard let node = nodes[parent] else { return result }
    result.rootItems = includingParent ? [parent] : node.children
    for item in outline(result.rootItems, { _ in true }) { result.nodes[item] = nodes[item] }
    for root in result.rootItems { result.nodes[root]?.parent = nil }
    return result
  }

  // MARK: - Changes

  /// Adds items at the end of the children of an item, or of the root items.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - parent: the item that they are below; nil for root items.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !contains(parent) { return fail(.missingItem, parent) }
    let count = parent.flatMap { nodes[$0]?.children.count } ?? rootItems.count
    insert(Self(roots: items), items, below: parent, at: parent == nil ? rootItems.count : count)
  }

  /// Inserts items before another one, below the same item.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    before item: ItemIdentifierType
  ) {
    insert(Self(roots: items), items, nextTo: item, distance: 0)
  }

  /// Inserts items after another one, below the same item.
  public mutating func insert(
    _ items: [ItemIdentifierType],
    after item: ItemIdentifierType
  ) {
    insert(Self(roots: items), items, nextTo: item, distance: 1)
  }

  /// Inserts an outline before an item, below the same item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, snapshot.items, nextTo: item, distance: 0)
  }

  /// Inserts an outline after an item, below the same item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, snapshot.items, nextTo: item, distance: 1)
  }

  /// Replaces the items below an item by an outline.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - snapshot: the outline below it afterwards.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let node = nodes[parent] else { return fail(.missingItem, parent) }
    let old = Set(outline(node.children) { _ in true })
    if let present = snapshot.items.first(where: { contains($0) && !old.contains($0) }) {
      return fail(.duplicateIdentifier, present)
    }
    delete(node.children)
    insert(snapshot, snapshot.items, below: parent, at: 0)
  }

  /// Deletes items with those below them; others are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(outline(items.filter(contains)) { _ in true })
    guard !gone.isEmpty else { return }
    let parents = Set(gone.compactMap { nodes[$0]?.parent }).subtracting(gone)
    for item in gone { nodes[item] = nil }
    rootItems.removeAll(where: gone.contains)
    for parent in parents { nodes[parent]?.children.removeAll(where: gone.contains) }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    rootItems = []
    nodes = [:]
  }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

  // MARK: - Steps

  private init(roots: [ItemIdentifierType]) {
    rootItems = roots
    for root in roots { nodes[root] = Node() }
  }

  private func isOpen(_ item: ItemIdentifierType) -> Bool { isExpanded(item) }

  /// Items with those below them as far as they are open, without recursion.
  private func outline(
    _ roots: [ItemIdentifierType],
    _ isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      guard let children = nodes[item]?.children, isOpen(item) else { continue }
      waiting += children.reversed()
    }
    return result
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var next = nodes[item]?.parent
    while let parent = next {
      result.append(parent)
      next = nodes[parent]?.parent
    }
    return result
  }

  private mutating func insert(
    _ snapshot: Self,
    _ items: [ItemIdentifierType],
    nextTo item: ItemIdentifierType,
    distance: Int
  ) {
    guard let node = nodes[item] else { return fail(.missingItem, item, operation: "insert") }
    let siblings = node.parent.flatMap { nodes[$0]?.children } ?? rootItems
    let index = siblings.firstIndex(of: item) ?? siblings.count
    insert(snapshot, items, below: node.parent, at: min(index + distance, siblings.count))
  }

  /// Inserts an outline; `items` are all that it is to have, each once.
  private mutating func insert(
    _ snapshot: Self,
    _ items: [ItemIdentifierType],
    below parent: ItemIdentifierType?,
    at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    for item in items where contains(item) || !seen.insert(item).inserted {
      return fail(.duplicateIdentifier, item, operation: "append, insert")
    }
    nodes.merge(snapshot.nodes) { $1 }
    for root in snapshot.rootItems { nodes[root]?.parent = parent }
    if let parent {
      nodes[parent]?.children.insert(contentsOf: snapshot.rootItems, at: index)
    } else {
      rootItems.insert(contentsOf: snapshot.rootItems, at: index)
    }
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    if let missing = items.first(where: { !contains($0) }) {
      return fail(.missingItem, missing, operation: isExpanded ? "expand" : "collapse")
    }
    for item in items { nodes[item]?.isExpanded = isExpanded }
  }

  private mutating func fail(
    _ reason: DiffableDataError.Reason,
    _ item: ItemIdentifierType,
    operation: String = #function
  ) {
    errors.append(DiffableDataError(reason, in: operation, identifier: "\(item)"))
  }
}
