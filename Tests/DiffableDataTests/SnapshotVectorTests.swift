import HeadlessUIKit
import Testing

@testable import DiffableData

typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

extension NSDiffableDataSourceSnapshot
where SectionIdentifierType == Int, ItemIdentifierType == Int {
  /// Creates a snapshot of sections 0, 1, … with items.
  init(_ items: [[Int]]) {
    self.init()
    appendSections(Array(items.indices))
    for (section, items) in items.enumerated() { appendItems(items, toSection: section) }
  }

  /// Creates a snapshot of sections without items.
  init(sections: [Int]) {
    self.init()
    appendSections(sections)
  }

  /// The items of each section.
  var contents: [[Int]] { sectionIdentifiers.map { itemIdentifiers(inSection: $0) } }
}

/// The operations of snapshots, as the tests of an open implementation have them.
struct SnapshotVectorTests {
  struct Operation<State: Sendable>: Sendable, CustomTestStringConvertible {
    var id: String
    var given: State
    var expected: State
    var perform: @Sendable (inout Snapshot) -> Void
    var testDescription: String { id }

    init(
      _ id: String,
      _ given: State,
      _ expected: State,
      _ perform: @escaping @Sendable (inout Snapshot) -> Void
    ) {
      self.id = id
      self.given = given
      self.expected = expected
      self.perform = perform
    }
  }

  static let sections: [Operation<[Int]>] = [
    Operation("S001", [0, 1], [0, 1]) { $0.appendSections([]) },
    Operation("S002", [], [0, 1, 2]) { $0.appendSections([0, 1, 2]) },
    Operation("S004", [0, 1], [0, 1, 4, 3, 2]) { $0.appendSections([4, 3, 2]) },
    Operation("S005", [0, 1], [0, 3, 4, 1]) { $0.insertSections([3, 4], beforeSection: 1) },
    Operation("S007", [0, 1, 2], [0, 1, 3, 4, 2]) { $0.insertSections([3, 4], beforeSection: 2) },
    Operation("S008", [0, 1, 2], [0, 1, 2]) { $0.insertSections([], beforeSection: 2) },
    Operation("S010", [0, 1], [0, 3, 4, 1]) { $0.insertSections([3, 4], afterSection: 0) },
    Operation("S011", [0, 1, 2], [0, 1, 2, 3, 4]) { $0.insertSections([3, 4], afterSection: 2) },
    Operation("S013", [0], [0, 1]) { $0.insertSections([1], afterSection: 0) },
    Operation("S014", [0, 1], [0]) { $0.deleteSections([1]) },
    Operation("S016", [0, 1, 2], [0, 2]) { $0.deleteSections([1]) },
    Operation("S017", [], []) { $0.deleteSections([1]) },
    Operation("S019", [0, 1], [1, 0]) { $0.moveSection(1, beforeSection: 0) },
    Operation("S020", [0, 1, 2], [2, 0, 1]) { $0.moveSection(2, beforeSection: 0) },
    Operation("S022", [0, 1, 2], [0, 1, 2]) { $0.moveSection(1, beforeSection: 2) },
    Operation("S023", [0, 1], [1, 0]) { $0.moveSection(0, afterSection: 1) },
    Operation("S025", [0, 1, 2], [1, 2, 0]) { $0.moveSection(0, afterSection: 2) },
    Operation("S026", [0, 1, 2], [0, 1, 2]) { $0.moveSection(1, afterSection: 0) },
  ]

  @Test("Sections are where the operation puts them", arguments: sections)
  func sectionOperations(_ operation: Operation<[Int]>) {
    var snapshot = Snapshot(sections: operation.given)
    operation.perform(&snapshot)
    #expect(snapshot.sectionIdentifiers == operation.expected)
    #expect(snapshot.errors.isEmpty)
    for (index, section) in operation.expected.enumerated() {
      #expect(snapshot.indexOfSection(section) == index)
    }
  }

  static let items: [Operation<[[Int]]>] = [
    Operation("S032", [[], [0, 1]], [[], [0, 1, 2, 3]]) { $0.appendItems([2, 3]) },
    Operation("S034", [[], [1]], [[], [1, 0]]) { $0.appendItems([0]) },
    Operation("S035", [[], [0, 1]], [[], [0, 1, 2, 3]]) { $0.appendItems([2, 3], toSection: 1) },
    Operation("S038", [[], [1]], [[2], [1]]) { $0.appendItems([2], toSection: 0) },
    Operation("S040", [[], []], [[0], []]) { $0.appendItems([0], toSection: 0) },
    Operation("S041", [[], [0, 1]], [[], [0, 2, 3, 1]]) { $0.insertItems([2, 3], beforeItem: 1) },
    Operation("S043", [[], [0, 1, 2]], [[], [0, 3, 4, 1, 2]]) {
      $0.insertItems([3, 4], beforeItem: 1)
    },
    Operation("S044", [[], [0, 1, 2]], [[], [0, 1, 2]]) { $0.insertItems([], beforeItem: 1) },
    Operation("S046", [[], [0, 1]], [[], [0, 1, 2, 3]]) { $0.insertItems([2, 3], afterItem: 1) },
    Operation("S047", [[], [0, 1]], [[], [0, 2, 3, 1]]) { $0.insertItems([2, 3], afterItem: 0) },
    Operation("S049", [[], [0, 1, 2]], [[], [0, 1, 2]]) { $0.insertItems([], afterItem: 1) },
    Operation("S050", [[], [0]], [[], [0, 1]]) { $0.insertItems([1], afterItem: 0) },
    Operation("S052", [[0, 1], [2, 3]], [[1], [3]]) { $0.deleteItems([0, 2]) },
    Operation("S053", [[], []], [[], []]) { $0.deleteItems([100]) },
    Operation("S055", [[0, 1], [2, 3]], [[1], [2, 3]]) { $0.deleteItems([0]) },
    Operation("S056", [[0, 1], [2, 3]], [[], []]) { $0.deleteItems([0, 1, 2, 3]) },
    Operation("S058", [[], [0, 1]], [[], []]) { $0.deleteAllItems() },
    Operation("S059", [[0], [1]], [[], []]) { $0.deleteAllItems() },
    Operation("S061", [[0, 1, 2], []], [[], []]) { $0.deleteAllItems() },
    Operation("S062", [[0, 1], [2, 3]], [[1], [0, 2, 3]]) { $0.moveItem(0, beforeItem: 2) },
    Operation("S064", [[0, 1], [2, 3]], [[3, 0, 1], [2]]) { $0.moveItem(3, beforeItem: 0) },
    Operation("S065", [[0, 1], [2, 3]], [[0, 1], [2, 3]]) { $0.moveItem(2, beforeItem: 3) },
    Operation("S067", [[0], [1]], [[1, 0], []]) { $0.moveItem(1, beforeItem: 0) },
    Operation("S068", [[], [0, 1]], [[], [1, 0]]) { $0.moveItem(1, beforeItem: 0) },
    Operation("S070", [[0, 1], [2, 3]], [[0, 1], [2, 3]]) { $0.moveItem(1, afterItem: 0) },
    Operation("S071", [[0, 1], [2, 3]], [[0, 3, 1], [2]]) { $0.moveItem(3, afterItem: 0) },
    Operation("S073", [[0], [1]], [[], [1, 0]]) { $0.moveItem(0, afterItem: 1) },
    Operation("S074", [[0], [1]], [[0, 1], []]) { $0.moveItem(1, afterItem: 0) },
    Operation("moved to itself", [[0, 1]], [[0, 1]]) { $0.moveItem(1, afterItem: 1) },
    Operation("U1", [[], [1, 2, 3, 5]], [[], [1, 2, 5, 3, 4]]) {
      $0.insertItems([3, 4], afterItem: 5)
    },
    Operation("U3", [[7, 8], [1]], [[8], [1, 7]]) { $0.appendItems([7], toSection: 1) },
  ]

  @Test("Items are where the operation puts them", arguments: items)
  func itemOperations(_ operation: Operation<[[Int]]>) {
    var snapshot = Snapshot(operation.given)
    operation.perform(&snapshot)
    #expect(snapshot.contents == operation.expected)
    #expect(snapshot.errors.isEmpty)
    let all = operation.expected.flatMap { $0 }
    #expect(snapshot.itemIdentifiers == all)
    #expect(snapshot.numberOfItems == all.count)
    for (index, item) in all.enumerated() { #expect(snapshot.indexOfItem(item) == index) }
  }

  @Test("Marks name what is to be shown anew")
  func marks() {
    var snapshot = Snapshot(sections: [2, 1, 0])
    snapshot.reloadSections([0, 1])
    #expect(Set(snapshot.reloadedSectionIdentifiers) == [0, 1])
    var items = Snapshot([[0, 1], [2]])
    items.reconfigureItems([0, 1])
    items.reloadItems([1, 2])
    items.reconfigureItems([2])
    #expect(items.reloadedItemIdentifiers == [1, 2])
    #expect(items.reconfiguredItemIdentifiers == [0])
    items.deleteItems([1, 0])
    #expect(items.reloadedItemIdentifiers == [2])
    #expect(items.reconfiguredItemIdentifiers == [])
  }

  @Test("Questions about what is not there have no answer")
  func absent() {
    let snapshot = Snapshot([[0, 1], []])
    #expect(snapshot.sectionIdentifier(containingItem: 0) == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection(9) == nil)
    #expect(snapshot.numberOfItems(inSection: 9) == 0)
    #expect(snapshot.itemIdentifiers(inSection: 9) == [])
  }

  @Test("Copies are independent")
  func copies() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["S1", "S2", "S3"])
    snapshot.appendItems([1, 2], toSection: "S1")
    snapshot.appendItems([3, 4, 5], toSection: "S2")
    snapshot.insertSections(["X"], beforeSection: "S2")
    #expect(snapshot.sectionIdentifiers == ["S1", "X", "S2", "S3"])
    snapshot.deleteItems([3])
    #expect(snapshot.itemIdentifiers(inSection: "S2") == [4, 5])
    snapshot.deleteSections(["X"])
    let copy = snapshot
    snapshot.moveSection("S3", beforeSection: "S1")
    #expect(snapshot.sectionIdentifiers == ["S3", "S1", "S2"])
    #expect(copy.sectionIdentifiers == ["S1", "S2", "S3"])
  }

  static let errors: [(String, DiffableDataError.Reason, @Sendable (inout Snapshot) -> Void)] = [
    ("twice in one call", .duplicateIdentifier, { $0.appendItems([7, 7]) }),
    ("a section twice", .duplicateIdentifier, { $0.appendSections([7, 7]) }),
    ("a section that is there", .duplicateIdentifier, { $0.appendSections([7, 1]) }),
    (
      "inserting a section that is there", .duplicateIdentifier,
      { $0.insertSections([0], afterSection: 1) }
    ),
    ("no such section", .missingSection, { $0.appendItems([7], toSection: 9) }),
    ("next to no section", .missingSection, { $0.insertSections([7], beforeSection: 9) }),
    ("moving no section", .missingSection, { $0.moveSection(9, afterSection: 0) }),
    ("reloading no section", .missingSection, { $0.reloadSections([0, 9]) }),
    ("next to no item", .missingItem, { $0.insertItems([7], afterItem: 9) }),
    ("next to itself", .relativeToItself, { $0.insertItems([7, 2], afterItem: 2) }),
    ("moving no item", .missingItem, { $0.moveItem(9, afterItem: 0) }),
    ("moving next to no item", .missingItem, { $0.moveItem(0, beforeItem: 9) }),
    ("reloading no item", .missingItem, { $0.reloadItems([0, 9]) }),
    ("configuring no item", .missingItem, { $0.reconfigureItems([9]) }),
  ]

  @Test("An operation that is not possible changes nothing and says why", arguments: errors.indices)
  func refusals(_ index: Int) throws {
    let (name, reason, operation) = Self.errors[index]
    var snapshot = Snapshot([[0, 1], [2, 3]])
    operation(&snapshot)
    #expect(snapshot.errors.map(\.reason) == [reason], "\(name)")
    #expect(snapshot.contents == [[0, 1], [2, 3]], "\(name)")
    #expect(snapshot.reloadedItemIdentifiers.isEmpty, "\(name)")
    #expect(try #require(snapshot.errors.first).description.contains("nothing was changed"))
  }

  @Test("Without sections there is nothing to append to")
  func noSections() {
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    #expect(snapshot.errors.map(\.reason) == [.noSections])
    snapshot.appendItems([])
    #expect(snapshot.errors.count == 1)
  }

  @Test("A strict snapshot refuses items that are there already")
  func strict() {
    var snapshot = Snapshot([[0, 1], [2]])
    snapshot.isStrict = true
    snapshot.appendItems([3, 1])
    snapshot.insertItems([0], afterItem: 2)
    snapshot.appendItems([4])
    #expect(snapshot.errors.map(\.reason) == [.duplicateIdentifier, .duplicateIdentifier])
    #expect(snapshot.errors.map(\.identifier) == ["1", "0"])
    #expect(snapshot.contents == [[0, 1], [2, 4]])
    #expect(snapshot.moveOnInsertCount == 0)
  }

  @Test("Deletions of what is not there and repeated insertions are counted")
  func counts() {
    var snapshot = Snapshot([[0, 1], [2]])
    snapshot.deleteItems([0, 8, 9])
    snapshot.deleteSections([5])
    snapshot.appendItems([1])
    #expect(snapshot.ignoredDeletions == 3)
    #expect(snapshot.moveOnInsertCount == 1)
    snapshot.removeAll()
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.numberOfItems == 0)
  }
}
