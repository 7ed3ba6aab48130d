import HeadlessUIKit
import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ScrollCompletionsTests {
  /// A run loop of which the test makes the turns.
  private final class Turns {
    private var due: [() -> Void] = []
    func add(_ closure: @escaping () -> Void) { due.append(closure) }
    func turn() {
      let now = due
      due = []
      for closure in now { closure() }
    }
  }

  private func info(y: CGFloat) -> ListScrollPositionInfo {
    let viewport = ScrollViewport(bounds: CGRect(x: 0, y: y, width: 100, height: 100))
    return ListScrollPositionInfo(items: .init(), viewport: viewport, isScrollInProgress: false)
  }

  @Test("A completion that needs no animation is called in the next turn, with the position then")
  func nextTurn() {
    let turns = Turns()
    var completions = ScrollCompletions(performOnNextTurn: turns.add)
    var called: [CGFloat] = []
    var y: CGFloat = 10
    completions.add({ called.append($0.bounds.minY) }, waitsForAnimation: false) { [self] in
      info(y: y)
    }
    #expect(called.isEmpty && completions.isEmpty)
    y = 20
    turns.turn()
    turns.turn()
    #expect(called == [20])
  }

  @Test("Y19 Completions of animated scrolls are drained together, each once")
  func drained() {
    let turns = Turns()
    var completions = ScrollCompletions(performOnNextTurn: turns.add)
    var called: [String] = []
    for index in 0..<5 {
      completions.add({ _ in called.append("\(index)") }, waitsForAnimation: true) { [self] in
        info(y: 0)
      }
    }
    turns.turn()
    #expect(called.isEmpty)
    let due = completions.takeStored()
    for completion in due { completion(info(y: 50)) }
    #expect(called == ["0", "1", "2", "3", "4"])
    #expect(completions.takeStored().isEmpty)
  }

  @Test("A scroll that begins while completions are drained waits for the next end")
  func reentrant() {
    var completions = ScrollCompletions { _ in Issue.record("nothing to do in the next turn") }
    completions.add({ _ in }, waitsForAnimation: true) { [self] in info(y: 0) }
    #expect(completions.takeStored().count == 1)
    completions.add({ _ in }, waitsForAnimation: true) { [self] in info(y: 0) }
    #expect(completions.takeStored().count == 1)
  }

  @Test("Without a completion there is nothing to call")
  func none() {
    var completions = ScrollCompletions { _ in Issue.record("nothing to do in the next turn") }
    completions.add(nil, waitsForAnimation: false) { [self] in info(y: 0) }
    completions.add(nil, waitsForAnimation: true) { [self] in info(y: 0) }
    #expect(completions.isEmpty)
  }
}
