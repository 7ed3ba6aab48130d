import Foundation

/// A run loop with a virtual time that advances only when requested.
///
/// Work runs in turns, as on the main run loop of an app: a block queued during a turn waits for
/// the next one. Timers and display links follow the virtual `time`, so the same calls produce the
/// same order of events in every run.
///
/// ```swift
/// let runLoop = MainRunLoop()
/// runLoop.schedule(after: 0.5) { print("half a second later") }
/// runLoop.advance(by: 1)
/// ```
///
/// Blocks may call every function of the loop, including `turn` and `advance`. It must be used from
/// one thread. No block runs, nor is one freed, while a property is being changed, so that accesses to
/// them, of which every frame has several, are not checked.
public final class MainRunLoop {
  /// The time since the loop was created, in seconds.
  @exclusivity(unchecked) public private(set) var time = 0.0

  /// The blocks of the next turn, in the order in which they were queued.
  @exclusivity(unchecked) private var queue: ArraySlice<Timer> = []
  /// The waiting timers, the latest first; of equally due ones the earliest scheduled is last.
  @exclusivity(unchecked) private var timers: [Timer] = []
  /// The number of timers created so far, including those of blocks.
  private var timerCount = 0
  @exclusivity(unchecked) private var displayLinks: [DisplayLink] = []
  /// Loops that were in use before this one: their time goes on with this one's.
  @exclusivity(unchecked) var followers: [MainRunLoop] = []
  /// The work that waits for the end of the frame.
  @exclusivity(unchecked) var afterFrame: [() -> Bool] = []
  /// True if other code ends the loop's frames.
  @exclusivity(unchecked) var endsFrames = false

  /// Creates an idle loop at time 0.
  public init() {}

  /// True if no block, timer or display link is waiting; an app's timers that repeat do not count.
  public var isIdle: Bool {
    queue.isEmpty && displayLinks.isEmpty && !timers.contains(where: \.isAwaited)
      && followers.allSatisfy(\.isIdle)
  }

  /// True if nothing is waiting at all.
  var isEmpty: Bool {
    queue.isEmpty && timers.isEmpty && displayLinks.isEmpty && followers.allSatisfy(\.isEmpty)
  }

  /// Queues a block for the next turn.
  public func perform(_ block: @escaping () -> Void) {
    schedule(after: 0, block)
  }

  /// Runs a block after `seconds`.
  ///
  /// Timers due at the same time fire in the order in which they were scheduled. A delay of zero or
  /// less means the next turn.
  ///
  /// - Complexity: O(n) in the number of waiting timers.
  /// - Returns: a handle for cancelling the timer.
  @discardableResult
  public func schedule(after seconds: Double, _ block: @escaping () -> Void) -> Timer {
    schedule(after: seconds, for: nil, block)
  }

  /// Runs a block after `seconds`, which fires a timer of an app, if there is one.
  @discardableResult
  func schedule(
    after seconds: Double,
    for appTimer: Foundation.Timer?,
    _ block: @escaping () -> Void
  ) -> Timer {
    let timer = Timer(
      number: timerCount,
      due: time + max(0, seconds),
      loop: self,
      appTimer: appTimer,
      block: block
    )
    timerCount += 1
    if timer.due > time {
      timers.insert(timer, at: timers.firstIndex { $0.due <= timer.due } ?? timers.endIndex)
    } else {
      queue.append(timer)
    }
    return timer
  }

  /// Calls `step` with the time once in every `advance`, until it returns false.
  ///
  /// A link is not called recursively.
  ///
  /// - Returns: a handle for ending the link.
  @discardableResult
  public func addDisplayLink(step: @escaping (_ time: Double) -> Bool) -> DisplayLink {
    let link = DisplayLink(loop: self, step: step)
    displayLinks.append(link)
    return link
  }

  /// Runs the blocks that were queued before the call, then the timers that are due.
  public func turn() {
    performUnendedWork()
    let end = timerCount
    // A nested turn takes over the rest of the outer one.
    while let next = queue.first, next.number < end {
      queue.removeFirst()
      next.fire()
    }
    fireDueTimers()
    for loop in followers { loop.turn() }
  }

  /// Advances time by `seconds`; see `advance(to:)`.
  public func advance(by seconds: Double) {
    advance(to: time + seconds)
  }

  /// Advances time to `target`.
  ///
  /// First the timers that are due in between fire, each at its own time, and before each of them
  /// the waiting turn runs; then every display link is called once; then one turn runs.
  ///
  /// - Precondition: `target` is not before `time`.
  public func advance(to target: Double) {
    precondition(target >= time, "time cannot go back from \(time) s to \(target) s")
    if !followers.isEmpty { advanceFollowers(by: target - time) }
    makeCurrent()
    performUnendedWork()
    guard !isEmpty else { return time = target }
    while hasTimer(until: target) {
      turn()
      guard let next = timers.last, next.due <= target else { break }
      time = max(time, next.due)
      fireDueTimers()
    }
    time = max(time, target)
    stepDisplayLinks()
    turn()
  }

  /// Advances frame by frame until nothing is waiting.
  ///
  /// - Parameters:
  ///   - frameDuration: the time from frame to frame, in seconds.
  ///   - limit: the maximum number of frames.
  /// - Returns: whether the loop is idle now.
  @discardableResult
  public func runUntilIdle(frameDuration: Double = 1.0 / 60, limit: Int = 10_000) -> Bool {
    var frames = 0
    while !isIdle, frames < limit {
      advance(by: frameDuration)
      frames += 1
    }
    performUnendedWork()
    return isIdle
  }

  private func hasTimer(until target: Double) -> Bool {
    timers.last.map { $0.due <= target } ?? false
  }

  private func fireDueTimers() {
    while let next = timers.last, next.due <= time {
      timers.removeLast()
      next.fire()
    }
  }

  private func stepDisplayLinks() {
    for link in displayLinks { link.run(at: time) }
  }

  /// Removes a cancelled timer.
  func forget(_ timer: Timer) {
    timers.removeAll { $0 === timer }
    guard let index = queue.firstIndex(where: { $0 === timer }) else { return }
    queue.remove(at: index)
  }

  /// Removes a display link that has ended.
  func forget(_ link: DisplayLink) {
    displayLinks.removeAll { $0 === link }
  }
}
