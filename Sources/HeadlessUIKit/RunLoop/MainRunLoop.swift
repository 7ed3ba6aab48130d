/// A run loop whose time moves only when it is told to.
///
/// Work is done in turns, as by the main run loop of an app: a block that is queued during a turn
/// waits for the next one. Timers and display links follow the virtual `time`, so the same calls
/// give the same order of events in every run.
///
/// ```swift
/// let runLoop = MainRunLoop()
/// runLoop.schedule(after: 0.5) { print("half a second later") }
/// runLoop.advance(by: 1)
/// ```
///
/// Blocks may call every function of the loop, `turn` and `advance` among them. Belongs to one
/// thread.
public final class MainRunLoop {
  /// The seconds since the loop was made.
  public private(set) var time = 0.0

  /// What the next turn runs, in the order in which it was queued.
  private var queue: ArraySlice<Timer> = []
  /// What waits for its time, the latest first; among equals the one scheduled first comes last.
  private var timers: [Timer] = []
  /// How many timers were ever made, those of blocks included.
  private var timerCount = 0
  private var displayLinks: [DisplayLink] = []

  /// Makes a loop without work, at time 0.
  public init() {}

  /// Whether no block, timer or display link is waiting.
  public var isIdle: Bool { queue.isEmpty && timers.isEmpty && displayLinks.isEmpty }

  /// Queues a block for the next turn.
  public func perform(_ block: @escaping () -> Void) {
    schedule(after: 0, block)
  }

  /// Runs a block once `seconds` have gone by.
  ///
  /// Timers of equal due time fire in the order in which they were scheduled. A delay of zero
  /// or less means the next turn.
  ///
  /// - Complexity: O(n) in the number of waiting timers.
  /// - Returns: a handle that can call the timer off.
  @discardableResult
  public func schedule(after seconds: Double, _ block: @escaping () -> Void) -> Timer {
    let timer = Timer(number: timerCount, due: time + max(0, seconds), loop: self, block: block)
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
  /// A link is not stepped again while it is being stepped.
  ///
  /// - Returns: a handle that can end the link.
  @discardableResult
  public func addDisplayLink(step: @escaping (_ time: Double) -> Bool) -> DisplayLink {
    let link = DisplayLink(loop: self, step: step)
    displayLinks.append(link)
    return link
  }

  /// Runs the blocks that were queued before the call, then the timers that are due.
  public func turn() {
    let end = timerCount
    // A turn within a turn takes over the rest of the outer one.
    while let next = queue.first, next.number < end {
      queue.removeFirst()
      next.fire()
    }
    fireDueTimers()
  }

  /// Moves time forward by `seconds`; see `advance(to:)`.
  public func advance(by seconds: Double) {
    advance(to: time + seconds)
  }

  /// Moves time forward to `target`.
  ///
  /// First come the timers that fall due on the way, each at its own time, and before each time the
  /// turn that was waiting; then every display link once; then one turn.
  ///
  /// - Precondition: `target` is not before `time`.
  public func advance(to target: Double) {
    precondition(target >= time, "time cannot go back from \(time) s to \(target) s")
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
  ///   - limit: the most frames to go.
  /// - Returns: whether the loop is idle now.
  @discardableResult
  public func runUntilIdle(frameDuration: Double = 1.0 / 60, limit: Int = 10_000) -> Bool {
    var frames = 0
    while !isIdle, frames < limit {
      advance(by: frameDuration)
      frames += 1
    }
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

  /// Drops a timer that was called off.
  func forget(_ timer: Timer) {
    timers.removeAll { $0 === timer }
    guard let index = queue.firstIndex(where: { $0 === timer }) else { return }
    queue.remove(at: index)
  }

  /// Drops a display link that has ended.
  func forget(_ link: DisplayLink) {
    displayLinks.removeAll { $0 === link }
  }
}
