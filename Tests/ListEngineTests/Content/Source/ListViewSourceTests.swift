import HeadlessUIKit
import ListEngine
import Testing

@Suite struct ListViewSourceTests {
  /// A run loop that runs what it is told to when it is told to.
  private final class Turns {
    var waiting: [() -> Void] = []

    func next() {
      let due = waiting
      waiting = []
      for block in due { block() }
    }
  }

  private struct Counter: ListViewSource {
    func content(with state: SourceState<Int>, content: inout Content) {
      content("numbers") { section in
        for number in 0..<state.value { section += TestRow(id: "\(number)") }
      }
    }
  }

  private final class Reloads {
    var contents: [Int] = []
  }

  private let turns = Turns()
  private let reloads = Reloads()

  private func state(_ value: Int) -> SourceState<Int> {
    SourceState(value) { [turns] in
      turns.waiting.append($0)
    } reload: { [reloads] in
      reloads.contents.append(1)
    }
  }

  @Test("Changes reload the list in the next turn, all of them once")
  func coalescing() {
    let state = state(0)
    let accessor = StateAccessor(state)
    accessor.value = 1
    accessor.value += 1
    #expect(reloads.contents.isEmpty)
    #expect(turns.waiting.count == 1)
    turns.next()
    #expect(reloads.contents.count == 1)
    #expect(accessor.value == 2)
    accessor.value = 3
    turns.next()
    #expect(reloads.contents.count == 2)
  }

  @Test("Setting an equal state does nothing")
  func equalState() {
    let state = state(5)
    state.value = 5
    #expect(turns.waiting.isEmpty)
  }

  @Test("A state whose source was replaced reloads nothing, not even a pending change")
  func discarded() {
    let state = state(0)
    state.value = 1
    state.discard()
    turns.next()
    state.value = 2
    turns.next()
    #expect(reloads.contents.isEmpty)
    #expect(state.value == 2)
  }

  @Test("Sources fill content from their state, a fixed one or a closure")
  func sources() {
    #expect(Counter().content(with: state(3)).itemCount == 3)
    let fixed = StaticSource(with: Content(sections: sections("1[a b]")))
    let nothing = SourceState(StaticSource.State(), schedule: { _ in }, reload: {})
    #expect(fixed.content(with: nothing).itemCount == 2)
    var rows = 1
    let dynamic = DynamicSource { content in
      content("s") { $0 += (0..<rows).map { TestRow(id: "\($0)") } }
    }
    let none = SourceState(DynamicSource.State(), schedule: { _ in }, reload: {})
    #expect(dynamic.content(with: none).itemCount == 1)
    rows = 4
    #expect(dynamic.content(with: none).itemCount == 4)
  }
}
