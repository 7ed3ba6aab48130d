import Testing

@testable import ListEngine

@Suite(.underAllPolicies) struct UpdateCallbacksTests {
  @Test(
    "Callbacks run immediately, wait, or are dropped (R21–R23)",
    arguments: [
      (UpdateCallbacks.Mode.immediate, false, 0, 0), (.immediate, true, 1, 0),
      (.queue, false, 0, 0), (.queue, true, 0, 1),
    ]
  )
  func add(mode: UpdateCallbacks.Mode, isNeeded: Bool, called: Int, waiting: Int) {
    let callbacks = UpdateCallbacks(mode, wantsAnimations: false)
    var calls = 0
    callbacks.add(if: isNeeded) { calls += 1 }
    #expect(calls == called)
    #expect(callbacks.calls.count == waiting)
    callbacks.perform()
    #expect(calls == called + waiting)
    #expect(callbacks.calls.isEmpty)
    callbacks.perform()
    #expect(calls == called + waiting)
  }

  @Test("Callbacks run in order; one that is added meanwhile waits for the next time")
  func order() {
    let callbacks = UpdateCallbacks(.queue, wantsAnimations: false)
    var log = ""
    callbacks.add {
      log += "1"
      callbacks.add { log += "3" }
    }
    callbacks.add { log += "2" }
    callbacks.perform()
    #expect(log == "12")
    callbacks.perform()
    #expect(log == "123")
  }

  @Test("Views change in 0.2 s, or immediately (R24)", arguments: [(false, 0.0), (true, 0.2)])
  func animation(wantsAnimations: Bool, duration: Double) {
    let callbacks = UpdateCallbacks(.immediate, wantsAnimations: wantsAnimations)
    #expect(callbacks.animation.duration == duration)
    var changes = 0
    callbacks.performAnimation { changes += 1 }
    #expect(changes == 1)
  }
}
