import HeadlessUIKit
import Testing

@testable import ListEngine

/// A row whose content starts, moves and ends its own drag, as a handle on it does.
@Suite(.underAllPolicies) struct ReorderHandleTests {
  private let log = TestLog()
  private let list = policyList(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  /// Shows `a b | c`, in rows of 50 points.
  private func show(_ diagram: String, _ reordering: ItemReordering? = ItemReordering()) {
    list.configure { list in
      for (index, part) in diagram.split(separator: "|", omittingEmptySubsequences: false)
        .enumerated()
      {
        list += Section(index, reordering: SectionReordering(minItemCount: 0)) {
          for word in part.split(separator: " ") {
            Item(WatchedRow(id: String(word), log: log)) { [log] item in
              item.reordering = reordering
              item.onWasReordered = {
                log.callbacks.append("\($0.content.id) \($1.indexPathsDescription)")
              }
            }
          }
        }
      }
    }
    _ = log.takeCallbacks()
  }

  private var content: String {
    list.content.sections.map { $0.items.map { "\($0.anyIdentifier.anyValue)" }.joined() }
      .joined(separator: "|")
  }

  private func actions(_ id: String) throws -> ReorderingActions {
    try #require(log.infos[id]?.reorderingActions)
  }

  @Test("A handle drags its row to points of the content")
  func drag() throws {
    show("a b c")
    #expect(log.infos["a"]?.isReorderable == true)
    let actions = try actions("a")
    #expect(actions.start())
    #expect(actions.start())
    #expect(actions.isMoving)
    #expect(log.infos["a"]?.state.isReordering == true)
    actions.moved(with: CGPoint(x: 10, y: 120))
    #expect(list.visibleValues == ["b", "c", "a"])
    // Beside all rows.
    actions.moved(with: CGPoint(x: 10, y: 999))
    #expect(list.visibleValues == ["b", "c", "a"])
    actions.end(.finished)
    #expect(!actions.isMoving)
    #expect(log.infos["a"]?.state.isReordering == false)
    #expect(log.takeCallbacks() == ["a ([0, 0] -> [0, 2])"])
    actions.moved(with: .zero)
    actions.end(.finished)
    #expect(content == "bca")
  }

  @Test("One row is dragged at a time, and none that cannot be")
  func refused() throws {
    show("a b")
    #expect(try actions("a").start())
    #expect(try !actions("b").start())
    try actions("b").end(.finished)
    #expect(try actions("a").isMoving)
    try actions("a").end(.cancelled)
    #expect(try actions("b").start())
    try actions("b").end(.cancelled)
    show("c", nil)
    #expect(try !actions("c").start())
    #expect(try !actions("c").accessibilityMove(direction: .up))
  }

  @Test("A handle of a removed row drags nothing")
  func gone() throws {
    show("a b")
    let actions = try actions("a")
    show("b")
    #expect(!actions.start())
    #expect(!actions.accessibilityMove(direction: .down))
  }

  struct Step: CustomTestStringConvertible, Sendable {
    var diagram: String
    var row: String
    var direction: ReorderingActions.AccessibilityMoveDirection
    var expected: String?
    var testDescription: String { "\(row) \(direction) in \(diagram)" }
  }

  @Test(
    "Assistive technologies move rows step by step, also from section to section",
    arguments: [
      Step(diagram: "a b | c d", row: "b", direction: .up, expected: "ba|cd"),
      Step(diagram: "a b | c d", row: "a", direction: .up),
      Step(diagram: "a b | c d", row: "c", direction: .up, expected: "abc|d"),
      Step(diagram: "a b | c d", row: "a", direction: .down, expected: "ba|cd"),
      Step(diagram: "a b | c d", row: "b", direction: .down, expected: "a|bcd"),
      Step(diagram: "a b | c d", row: "d", direction: .down),
      Step(diagram: "a || c", row: "a", direction: .down, expected: "|a|c"),
      Step(diagram: "a || c", row: "c", direction: .up, expected: "a|c|"),
    ]
  )
  func accessibility(_ step: Step) throws {
    show(step.diagram)
    let before = content
    #expect(
      try actions(step.row).accessibilityMove(direction: step.direction) == (step.expected != nil)
    )
    #expect(content == step.expected ?? before)
    #expect(log.takeCallbacks().count == (step.expected == nil ? 0 : 1))
    #expect(try !actions(step.row).isMoving)
    list.runLoop.turn()
    #expect(list.updateQueue.isEmpty && !list.updateQueue.isPaused)
    checkInvariants(list)
  }

  @Test("Steps obey the rules of the item")
  func accessibilityRules() throws {
    show("a | b", ItemReordering(sections: .current))
    #expect(try !actions("a").accessibilityMove(direction: .down))
    #expect(content == "a|b")
    #expect(log.takeCallbacks() == [])
  }
}
