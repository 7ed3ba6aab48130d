import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct ListChangesQueueTests {
  /// A queue whose operations append their numbers, and asynchronous ones that end on demand.
  private final class Calls {
    let queue = ListChangesQueue()
    private(set) var numbers: [Int] = []
    private var open: [ListChangesQueue.Completion] = []

    func sync(_ number: Int) {
      queue.add(sync: { _ in self.numbers.append(number) })
    }

    /// Ends immediately, or when `finishOne` is called.
    func async(_ number: Int, endsAtOnce: Bool = true) {
      queue.add(async: { _, completion in
        self.numbers.append(number)
        if endsAtOnce { completion.finish() } else { self.open.append(completion) }
      })
    }

    func finishOne() {
      open.removeFirst().finish()
    }

    var hasOpen: Bool { !open.isEmpty }
  }

  @Test("A pause prevents all operations from starting, and its end starts them in order (E1)")
  func pause() {
    let calls = Calls()
    calls.sync(1)
    #expect(calls.numbers == [1])
    calls.async(2)
    #expect(calls.numbers == [1, 2])
    #expect(calls.queue.count == 0)
    calls.queue.isQueuingToApplyReorderEvent = true
    calls.sync(3)
    calls.sync(4)
    calls.async(5)
    #expect(calls.queue.isPaused)
    #expect(calls.queue.count == 3)
    #expect(calls.numbers == [1, 2])
    calls.queue.isQueuingToApplyReorderEvent = false
    #expect(!calls.queue.isPaused)
    #expect(calls.queue.isEmpty)
    #expect(calls.numbers == [1, 2, 3, 4, 5])
  }

  @Test("Synchronous operations run immediately (E2)")
  func synchronous() {
    let calls = Calls()
    for number in 1...4 { calls.sync(number) }
    #expect(calls.numbers == [1, 2, 3, 4])
    #expect(calls.queue.count == 0)
  }

  @Test("An asynchronous operation blocks those after it until it ends (E3)")
  func asynchronous() {
    let calls = Calls()
    for number in 1...3 { calls.async(number, endsAtOnce: false) }
    calls.async(4)
    #expect(calls.numbers == [1])
    #expect(calls.queue.count == 4)
    calls.finishOne()
    #expect(calls.numbers == [1, 2])
    calls.finishOne()
    #expect(calls.numbers == [1, 2, 3])
    calls.finishOne()
    #expect(calls.numbers == [1, 2, 3, 4])
    #expect(calls.queue.isEmpty)
  }

  @Test("A thousand operations of all kinds run in order (E5)")
  func many() {
    let calls = Calls()
    for number in 1...1000 {
      switch number % 3 {
      case 1: calls.sync(number)
      case 2: calls.async(number, endsAtOnce: false)
      default: calls.async(number)
      }
    }
    while calls.hasOpen { calls.finishOne() }
    #expect(calls.numbers == Array(1...1000))
    #expect(calls.queue.isEmpty)
  }

  @Test("Operations added by an operation run after it, and after those added before")
  func reentrance() {
    let calls = Calls()
    calls.queue.add(sync: { _ in
      calls.sync(2)
      #expect(calls.numbers == [])
      calls.sync(3)
    })
    #expect(calls.numbers == [2, 3])
  }

  @Test("An uncommitted move holds the queue until the next addition finds it committed")
  func uncommittedMove() {
    let calls = Calls()
    var isMoving = true
    calls.queue.listHasUncommittedReorderUpdates = { isMoving }
    calls.sync(1)
    #expect(calls.numbers == [])
    isMoving = false
    #expect(calls.numbers == [])
    calls.sync(2)
    #expect(calls.numbers == [1, 2])
  }

  @Test("Operations receive the number of those waiting after them")
  func depth() {
    let queue = ListChangesQueue()
    var depths: [Int] = []
    queue.isQueuingToApplyReorderEvent = true
    for _ in 0..<3 { queue.add(sync: { depths.append($0.depth) }) }
    queue.isQueuingToApplyReorderEvent = false
    #expect(depths == [2, 1, 0])
  }
}
