import HeadlessUIKit
import Testing

/// The events, in order.
private final class Log {
  var entries: [String] = []

  func callAsFunction(_ entry: String) {
    entries.append(entry)
  }
}

@Suite struct MainRunLoopTests {
  private let loop = MainRunLoop()
  private let log = Log()

  @Test("Blocks run in the next turn, in order, and blocks they queue wait for the turn after")
  func turns() {
    loop.perform { [loop, log] in
      log("a")
      loop.perform { log("c") }
    }
    loop.perform { [log] in log("b") }
    #expect(log.entries.isEmpty)
    loop.turn()
    #expect(log.entries == ["a", "b"])
    loop.turn()
    #expect(log.entries == ["a", "b", "c"])
    #expect(loop.isIdle)
    #expect(loop.time == 0)
  }

  @Test("Timers fire in order of their times; equal ones in the order of scheduling")
  func timers() {
    for (delay, name) in [(0.3, "c"), (0.1, "a"), (0.2, "b1"), (0.2, "b2"), (5, "late")] {
      loop.schedule(after: delay) { [loop, log] in log("\(name) \(loop.time)") }
    }
    loop.advance(by: 1)
    #expect(log.entries == ["a 0.1", "b1 0.2", "b2 0.2", "c 0.3"])
    #expect(loop.time == 1)
    #expect(!loop.isIdle)
  }

  @Test("A delay that is not positive means the next turn", arguments: [0, -1, -Double.nan, .nan])
  func zeroDelay(delay: Double) {
    loop.schedule(after: delay) { [log] in log("now") }
    #expect(log.entries.isEmpty)
    loop.turn()
    #expect(log.entries == ["now"])
  }

  @Test("A delay too short to change the time does not fire within its own turn")
  func tinyDelay() {
    loop.advance(to: 1e9)
    loop.schedule(after: 1e-12) { [loop, log] in
      log("first")
      loop.schedule(after: 1e-12) { log("second") }
    }
    loop.turn()
    #expect(log.entries == ["first"])
  }

  @Test("A timer scheduled by a timer fires in the same advance when it falls due on the way")
  func timersOfTimers() {
    loop.schedule(after: 0.1) { [loop, log] in
      loop.schedule(after: 0.1) { log("\(loop.time)") }
      loop.schedule(after: 1) { log("too late") }
    }
    loop.advance(to: 0.5)
    #expect(log.entries == ["0.2"])
  }

  @Test("Blocks queued before a timer's time run before the timer")
  func turnBeforeTimers() {
    loop.perform { [loop, log] in log("block \(loop.time)") }
    loop.schedule(after: 0.5) { [loop, log] in
      log("timer")
      loop.perform { log("block of the timer") }
    }
    loop.addDisplayLink { [log] _ in
      log("link")
      return false
    }
    loop.advance(by: 1)
    #expect(log.entries == ["block 0.0", "timer", "link", "block of the timer"])
  }

  @Test("A cancelled timer never fires, and the loop does not wait for it")
  func invalidate() {
    let late = loop.schedule(after: 1) { [log] in log("late") }
    let next = loop.schedule(after: 0) { [log] in log("next") }
    #expect(late.isValid && next.isValid)
    late.invalidate()
    next.invalidate()
    #expect(loop.isIdle)
    #expect(!late.isValid)
    loop.advance(by: 2)
    #expect(log.entries.isEmpty)
    late.invalidate()
  }

  @Test("Cancelling a block of a later turn does not shorten the current one")
  func invalidateDuringTurn() {
    loop.perform { [loop] in loop.schedule(after: 0) {}.invalidate() }
    loop.perform { [log] in log("b") }
    loop.turn()
    #expect(log.entries == ["b"])
  }

  @Test("A timer can cancel another one that is due at the same time")
  func invalidateByTimer() {
    var second: MainRunLoop.Timer?
    loop.schedule(after: 0.1) { second?.invalidate() }
    second = loop.schedule(after: 0.1) { [log] in log("second") }
    loop.advance(by: 0.1)
    #expect(log.entries.isEmpty)
    #expect(loop.isIdle)
  }

  @Test("A display link is called once per advance until it returns false")
  func displayLinks() {
    let link = loop.addDisplayLink { [loop, log] time in
      log("\(time)")
      loop.addDisplayLink { _ in
        log("inner")
        return false
      }
      return time < 2
    }
    loop.advance(by: 1)
    #expect(log.entries == ["1.0"])
    loop.advance(by: 1)
    #expect(log.entries == ["1.0", "2.0", "inner"])
    #expect(!link.isValid)
  }

  @Test("A display link ends from within its own step, and one link can end another")
  func endingLinks() {
    var links: [MainRunLoop.DisplayLink] = []
    for name in ["a", "b"] {
      let link = loop.addDisplayLink { [log] _ in
        log(name)
        for link in links { link.invalidate() }
        return true
      }
      links.append(link)
    }
    loop.advance(by: 1)
    loop.advance(by: 1)
    #expect(log.entries == ["a"])
    #expect(loop.isIdle)
  }

  @Test("A nested turn runs the rest of the outer one, everything once")
  func nestedTurn() {
    loop.perform { [loop, log] in
      log("a")
      loop.perform { log("c") }
      loop.turn()
      log("a ends")
    }
    loop.perform { [log] in log("b") }
    loop.turn()
    #expect(log.entries == ["a", "b", "c", "a ends"])
  }

  @Test("An advance within a timer or a display link advances time; it never goes back")
  func nestedAdvance() {
    loop.schedule(after: 1) { [loop] in loop.advance(by: 10) }
    loop.schedule(after: 2) { [loop, log] in log("timer \(loop.time)") }
    loop.addDisplayLink { [loop, log] time in
      log("link \(time)")
      if time < 20 { loop.advance(to: 20) }
      return time < 20
    }
    loop.advance(to: 3)
    #expect(log.entries == ["timer 2.0", "link 11.0", "link 20.0"])
    #expect(loop.time == 20)
    loop.advance(to: 21)
    #expect(loop.isIdle)
  }

  @Test("Running until idle returns whether the limit was sufficient")
  func runUntilIdle() {
    loop.schedule(after: 1) {}
    #expect(!loop.runUntilIdle(frameDuration: 0.1, limit: 5))
    #expect(loop.runUntilIdle(frameDuration: 0.1, limit: 100))
    #expect(loop.time > 0.9 && loop.time < 1.2)
    loop.addDisplayLink { _ in true }
    #expect(!loop.runUntilIdle(limit: 3))
  }

  @Test("The loop keeps nothing alive that has already run")
  func release() {
    weak var log: Log?
    do {
      let short = Log()
      log = short
      loop.perform { short("turn") }
      loop.schedule(after: 0.1) { short("timer") }
      loop.addDisplayLink { _ in short.entries.count > 10 }
    }
    #expect(log != nil)
    loop.advance(by: 1)
    #expect(log == nil)
  }
}
