import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ReorderingTests {
  private struct Refusal: Error {}

  private func section(
    _ id: Int,
    items: Int = 3,
    _ reordering: SectionReordering = .init()
  ) -> Section {
    Section(id, reordering: reordering, items: (0..<items).map { TestRow(id: "\(id).\($0)") })
  }

  private func move(_ from: Section, _ to: Section? = nil) -> ItemReordering.Result {
    ItemReordering.Result(
      from: IndexPath(item: 0, section: 0),
      fromSection: from,
      to: IndexPath(item: 1, section: to == nil ? 0 : 1),
      toSection: to ?? from
    )
  }

  @Test(
    "O1 No predicate allows, and throwing refuses",
    arguments: ["nil", "true", "false", "throws"]
  )
  func predicates(name: String) {
    let predicates: [String: ItemReordering.CanReorder] = [
      "true": { _ in true }, "false": { _ in false }, "throws": { _ in throw Refusal() },
    ]
    let isAllowed = move(section(1)).isAllowed(by: predicates[name])
    #expect(isAllowed == (name == "nil" || name == "true"))
  }

  @Test("O2 O4 The sections determine where a row may go")
  func sections() {
    let some = ItemReordering.Sections.specific(current: true, IDs: [3])
    let table: [(id: String, sections: ItemReordering.Sections, target: Int, isAllowed: Bool)] = [
      ("O2 same", .all, 1, true), ("O2 other", .all, 2, true), ("current", .current, 1, true),
      ("not current", .current, 2, false), ("O4 1", some, 1, true), ("O4 2", some, 2, false),
      ("O4 3", some, 3, true), ("not even home", .specific(current: false, IDs: [3]), 1, false),
    ]
    for row in table {
      let to = row.target == 1 ? nil : section(row.target)
      #expect(row.sections.canMove(move(section(1), to)) == row.isAllowed, "\(row.id)")
    }
  }

  @Test("O6 O7 A section accepts and releases rows within its limits")
  func counts() {
    let table: [(id: String, from: SectionReordering, to: SectionReordering, isAllowed: Bool)] = [
      ("O6 full", .init(), .init(maxItemCount: 3), false),
      ("O6 not full", .init(), .init(maxItemCount: 4), true),
      ("O7", .init(), .init(canReorderIn: { _ in false }), false),
      ("needs all", .init(minItemCount: 3), .init(), false),
      ("can spare one", .init(minItemCount: 2), .init(), true),
      ("refuses", .init(canReorderOut: { _ in throw Refusal() }), .init(), false),
    ]
    for row in table {
      let result = move(section(1, row.from), section(2, row.to))
      #expect(ItemReordering().allows(result) == row.isAllowed, "\(row.id)")
    }
  }

  private func section(_ id: Int, _ reordering: SectionReordering) -> Section {
    section(id, items: 3, reordering)
  }

  @Test("O9 A row moves within a section that is full, or that may lose none")
  func sameSection() {
    let full = section(1, .init(minItemCount: 3, maxItemCount: 3))
    #expect(ItemReordering().allows(move(full)))
    let closed = section(1, .init(canReorderIn: { _ in false }))
    #expect(!ItemReordering().allows(move(closed)))
  }

  @Test("A refused move leaves the row where it is; its original position is always allowed")
  func destination() {
    let sections = [section(1), section(2, .init(canReorderIn: { _ in false })), section(3)]
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    func validation(_ reordering: ItemReordering?) -> ReorderingValidation {
      ReorderingValidation(original: path(0, 1), reordering: reordering) { sections[$0] }
    }
    let free = validation(ItemReordering())
    #expect(free.destination(from: path(0, 1), to: path(0, 1)) == path(0, 1))
    #expect(free.destination(from: path(0, 1), to: path(0, 2)) == path(0, 2))
    #expect(free.destination(from: path(0, 1), to: path(1, 0)) == path(0, 1))
    #expect(free.destination(from: path(0, 1), to: path(2, 3)) == path(2, 3))
    #expect(validation(nil).destination(from: path(0, 1), to: path(2, 0)) == path(0, 1))
    let choosy = validation(ItemReordering { $0.to.item == 2 })
    #expect(choosy.destination(from: path(0, 1), to: path(0, 0)) == path(0, 1))
    #expect(choosy.destination(from: path(0, 2), to: path(0, 1)) == path(0, 1))
    // A row dragged into another section may return to any position of its own.
    let visitor = validation(ItemReordering(sections: .specific(current: true, IDs: [3])))
    #expect(visitor.destination(from: path(2, 0), to: path(0, 0)) == path(0, 0))
  }

  @Test("A result describes the move")
  func description() {
    let result = move(section(1), section(2))
    #expect(result.sectionChanged)
    #expect(result.indexPathsDescription == "([0, 0] -> [1, 1])")
    #expect(!move(section(1)).sectionChanged)
  }

  @Test(
    "Steps go to the next place, also of the next section, and not beyond the list",
    arguments: [
      (.up, [0, 2], [0, 1]), (.up, [1, 0], [0, 3]), (.up, [0, 0], nil), (.down, [0, 1], [0, 2]),
      (.down, [0, 2], [1, 0]), (.down, [1, 0], [2, 0]), (.down, [3, 1], nil),
      (.up, [3, 0], [2, 0]),
    ] as [(ReorderingActions.AccessibilityMoveDirection, IndexPath, IndexPath?)]
  )
  func steps(
    direction: ReorderingActions.AccessibilityMoveDirection,
    from: IndexPath,
    to: IndexPath?
  ) {
    #expect(direction.target(from: from, itemCounts: [3, 1, 0, 2]) == to)
  }
}
