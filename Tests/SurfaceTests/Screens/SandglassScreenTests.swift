import ListScope
import Testing

/// Timers of a screen on the virtual clock of its window.
@Suite @MainActor struct SandglassScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func advance(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) { window.runLoop.advance(by: 1.0 / 60) }
  }

  @Test("Timers fire by the time of the window, until they are invalidated")
  func ticks() {
    let screen = SandglassScreen()
    window.rootViewController = screen
    advance(0.9)
    #expect(screen.ticks == 0 && screen.quarterTicks == 3 && screen.rings == 0)
    advance(2.7)
    #expect(screen.ticks == 3 && screen.quarterTicks == 14 && screen.rings == 1)
    #expect(screen.label.text == "57")
    advance(10)
    #expect(screen.ticks == 4 && screen.rings == 1)
    window.rootViewController = nil
    let quarters = screen.quarterTicks
    advance(2)
    #expect(screen.quarterTicks == quarters)
  }

  @Test(
    "A timer that repeats does not keep the window's run loop from being idle, another one does"
  )
  func idle() {
    let screen = SandglassScreen()
    window.rootViewController = screen
    #expect(window.runLoop.runUntilIdle())
    #expect(screen.rings == 1 && (2...3).contains(screen.ticks))
    let time = window.runLoop.time
    #expect(time >= 2.5 && time < 2.6)
    #expect(window.runLoop.runUntilIdle() && window.runLoop.time == time)
  }

  @Test("Each window has its own time")
  func windows() {
    let (first, second) = (SandglassScreen(), SandglassScreen())
    window.rootViewController = first
    let other = UIWindow(frame: window.frame)
    other.rootViewController = second
    advance(3.5)
    #expect(first.ticks == 3 && second.ticks == 0)
    for _ in 0..<90 { other.runLoop.advance(by: 1.0 / 60) }
    #expect(first.ticks == 3 && second.ticks == 1)
  }
}
