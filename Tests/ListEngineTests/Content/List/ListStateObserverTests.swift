import Foundation
import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite struct ListStateObserverTests {
  @Test("The argument of observers is created once, with actions that act on the list (W24)")
  func perform() {
    let target = Target()
    var log: [String] = []
    var kept: ListActions?
    let observers: [(ListActions) -> Void] = (1...3).map { number in
      { actions in
        kept = actions
        log.append("\(number) \(actions.scrolling.scrollToTop())")
      }
    }
    ListStateObserver.perform(observers, on: target) { actions in
      log.append("made")
      return actions
    } run: { all in
      log.append("begin")
      all()
      log.append("end")
    }
    #expect(log == ["made", "begin", "1 true", "2 true", "3 true", "end"])
    #expect(kept?.scrolling.scrollToTop() == false)
  }

  @Test("Without observers nothing is created")
  func noObservers() {
    var made = 0
    ListStateObserver.perform([(Int) -> Void](), on: nil) { _ in
      made += 1
      return made
    }
    #expect(made == 0)
  }

  @Test("Several closures of every kind can be registered")
  func registration() {
    let observer = ListStateObserver { observer in
      for _ in 0..<2 {
        observer.onDidScroll { _ in }
        observer.onDidEndDeceleration { _ in }
        observer.onDidEndScrollingAnimation { _ in }
        observer.onBeginDrag { _ in }
        observer.onContentUpdated { _ in }
        observer.onVisibilityChanged { _ in }
        observer.onFrameChanged { _ in }
        observer.onSelectionChanged { _ in }
        observer.onItemReordered { _ in }
      }
    }
    let counts = [
      observer.onDidScroll.count, observer.onDidEndDeceleration.count,
      observer.onDidEndScrollingAnimation.count, observer.onBeginDrag.count,
      observer.onContentUpdated.count, observer.onVisibilityChanged.count,
      observer.onFrameChanged.count, observer.onSelectionChanged.count,
      observer.onItemReordered.count,
    ]
    #expect(counts == Array(repeating: 2, count: 9))
  }

  @Test("An item that only changed its section was neither inserted nor removed")
  func insertionsAndRemovals() {
    let old = sections("1[a b c] 2[d]")
    let new = sections("1[a a x] 3[d b]")
    let diff = SectionedDiff(old: old, new: new)
    let changes = InsertionsAndRemovals(diff, old: old, new: new)
    func items(_ ids: String...) -> Set<AnyIdentifier> {
      Set(ids.map { TestRow.identifier(with: $0) })
    }
    #expect(changes.items.inserted == items("x"))
    #expect(changes.items.removed == items("c"))
    #expect(changes.sections.inserted == [Section.identifier(with: "3")])
    #expect(changes.sections.removed == [Section.identifier(with: "2")])
  }

  /// A list that can be scrolled to its top.
  private final class Target: ListActionsTarget {
    func scrollTo(
      item: AnyIdentifier,
      position: ScrollPosition,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { false }

    func scrollTo(
      item: AnyIdentifier,
      contentOffsetAdjustment: @escaping (ListItemScrollPositionInfo) -> CGFloat,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { false }

    func scrollToSection(
      with identifier: AnyIdentifier,
      sectionPosition: SectionPosition,
      scrollPosition: ScrollPosition,
      animated: Bool,
      completion: ScrollCompletion?
    ) -> Bool { false }

    func clearSelectionDuringViewWillAppear(
      alongside coordinator: (any UIViewControllerTransitionCoordinator)?,
      animated: Bool
    ) {}
    func scrollToTop(animated: Bool) -> Bool { true }
    func scrollToLastItem(animated: Bool) -> Bool { false }
    func clearSelectionDuringViewWillAppear(animated: Bool) {}
  }
}
