import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListActionsTests {
  private final class Target: ListActionsTarget {
    var log: [String] = []
    private func note(_ text: String) -> Bool {
      log.append(text)
      return true
    }
    func scrollTo(
      item: AnyIdentifier,
      position: ScrollPosition,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { note("item \(item.anyValue) \(position.position) \(animated)") }
    func scrollTo(
      item: AnyIdentifier,
      contentOffsetAdjustment: @escaping (ListItemScrollPositionInfo) -> CGFloat,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { note("rule \(item.anyValue) \(animated)") }
    func scrollToSection(
      with identifier: AnyIdentifier,
      sectionPosition: SectionPosition,
      scrollPosition: ScrollPosition,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { note("section \(identifier.anyValue) \(sectionPosition) \(animated)") }
    func clearSelectionDuringViewWillAppear(
      alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
      animated: Bool
    ) {}
    func scrollToTop(animated: Bool) -> Bool { note("top \(animated)") }
    func scrollToLastItem(animated: Bool) -> Bool { note("last \(animated)") }
    func clearSelectionDuringViewWillAppear(animated: Bool) { log.append("clear \(animated)") }
  }

  private func callAll(_ actions: ListActions) -> [Bool] {
    let row = TestRow(id: "a")
    let top = ScrollPosition(position: .top)
    return [
      actions.scrolling.scrollTo(item: Item(row), position: top),
      actions.scrolling.scrollTo(item: row.identifier, position: top, animated: true),
      actions.scrolling.scrollTo(item: row.identifier, contentOffsetAdjustment: { _ in 1 }),
      actions.scrolling.scrollToSection(with: Section.identifier(with: 1), scrollPosition: top),
      actions.scrolling.scrollToTop(),
      actions.scrolling.scrollToLastItem(animated: true),
      actions.viewControllerTransitioning.clearSelectionDuringViewWillAppear(animated: true),
    ]
  }

  @Test("Every call reaches the list")
  func bound() {
    let target = Target()
    let actions = ListActions()
    actions.bind(to: target)
    #expect(callAll(actions) == Array(repeating: true, count: 7))
    #expect(
      target.log == [
        "item a top false", "item a top true", "rule a false", "section 1 top false", "top false",
        "last true", "clear true",
      ]
    )
  }

  @Test("Without a list every call returns false: before, after, and when the list is released")
  func unbound() {
    let actions = ListActions()
    let nothing = Array(repeating: false, count: 7)
    #expect(callAll(actions) == nothing)
    let target = Target()
    actions.bind(to: target)
    actions.unbind(from: target)
    #expect(callAll(actions) == nothing)
    #expect(target.log.isEmpty)
    var gone: Target? = Target()
    if let gone { actions.bind(to: gone) }
    gone = nil
    #expect(callAll(actions) == nothing)
  }

  @Test("A list that releases actions does not take them from another list")
  func otherList() {
    let (old, new) = (Target(), Target())
    let actions = ListActions()
    actions.bind(to: old)
    actions.bind(to: new)
    actions.unbind(from: old)
    #expect(actions.scrolling.scrollToTop())
    #expect(old.log.isEmpty)
    #expect(new.log == ["top false"])
  }
}
