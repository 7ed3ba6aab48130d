import Signposts

/// Runs what happens to a list one after another, in order: updates, and other events.
///
/// Changes that are added while something else runs wait for its end; the current pass picks them up. If
/// more keep coming, everything after `maxFollowUps` is left to the next turn. While the queue is
/// paused no update starts, but other events do; updates resume only with the next addition, the
/// end of an operation, or a change of `isQueuingToApplyReorderEvent`.
final class ListChangesQueue {
  /// Information passed to an operation when it runs.
  struct Turn {
    /// The time since it was added, in nanoseconds.
    let waitNs: Int64
    /// The number of operations waiting after it.
    let depth: Int

    /// The turn of what runs as part of another operation.
    static let immediate = Turn(waitNs: 0, depth: 0)
  }

  /// Ends an asynchronous operation.
  final class Completion {
    private let whenFinished: () -> Void
    fileprivate private(set) var isFinished = false

    fileprivate init(whenFinished: @escaping () -> Void) {
      self.whenFinished = whenFinished
    }

    /// Ends the operation; the next one starts.
    ///
    /// - Precondition: not called before.
    func finish() {
      precondition(!isFinished, "an operation of the changes queue was finished twice")
      isFinished = true
      whenFinished()
    }
  }

  private enum Body {
    case synchronous((Turn) -> Void)
    case asynchronous((Turn, Completion) -> Void)
    /// Not an update: a pause does not stop it.
    case event(() -> Void, SharedEvent?)
    /// Started, and waiting for its end.
    case running(Completion)
  }

  /// The maximum number of operations per pass, beyond those waiting at its start.
  static let maxFollowUps = 100

  private var waiting: [(addedNs: Int64, body: Body)] = []

  /// Returns whether the container has an interactive move that is not committed; polled, not
  /// observed.
  var listHasUncommittedReorderUpdates: () -> Bool = { false }

  /// Runs a closure in the next turn of the run loop; if nil, every pass runs to its end.
  var performOnNextTurn: ((@escaping () -> Void) -> Void)?

  /// True if a committed move is still being applied.
  ///
  /// Each assignment makes the queue try again.
  var isQueuingToApplyReorderEvent = false {
    didSet { run() }
  }

  /// True if nothing new may start.
  var isPaused: Bool { isQueuingToApplyReorderEvent || listHasUncommittedReorderUpdates() }

  /// True if something runs at the moment, so that an event would have to wait.
  private(set) var isRunning = false

  /// True if the next turn of the run loop goes on with what waits.
  private(set) var waitsForNextTurn = false

  /// Called when operations keep coming, so that the rest is left to the next turn.
  var didPostpone: () -> Void = {}

  /// Called after everything that ran, before the next starts.
  var didRun: () -> Void = {}

  /// The number of waiting operations, including one that has started and not ended.
  var count: Int { waiting.count }

  /// True if no operation waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an operation that ends when it returns, and runs it as soon as possible.
  ///
  /// With `isNext` before everything that waits and has not started.
  func add(isNext: Bool = false, sync operation: @escaping (Turn) -> Void) {
    add(.synchronous(operation), isNext: isNext)
  }

  /// Adds an operation that ends when it calls its completion, and starts it as soon as possible.
  func add(async operation: @escaping (Turn, Completion) -> Void) {
    add(.asynchronous(operation))
  }

  /// An event that looks at the state when it runs, so that one that waits does for all.
  enum SharedEvent {
    case textSizeChanged, placingChanged, insetsChanged
  }

  /// Runs an event now, or, if something else runs, after what waits already; not at all if the same
  /// shared event waits.
  func perform(_ shared: SharedEvent? = nil, _ event: @escaping () -> Void) {
    guard isRunning else { return performIfIdle(event) }
    if let shared, waits(shared) { return }
    waiting.append((0, .event(event, shared)))
  }

  /// Runs an event now, or, if something else runs, not at all: so nothing of it is kept.
  func performIfIdle(_ event: () -> Void) {
    guard !isRunning else { return }
    isRunning = true
    event()
    finishPass()
  }

  private func waits(_ shared: SharedEvent) -> Bool {
    waiting.contains { if case .event(_, shared) = $0.body { true } else { false } }
  }

  private func add(_ body: Body, isNext: Bool = false) {
    let started = waiting.prefix { if case .running = $0.body { true } else { false } }.count
    waiting.insert((MonotonicClock.nowNs(), body), at: isNext ? started : waiting.count)
    run()
  }

  /// Runs what waits; must be called when the container's interactive move has ended.
  func run() {
    guard !isRunning else { return }
    isRunning = true
    runWaiting()
    isRunning = false
  }

  /// Ends a pass that began with an event.
  private func finishPass() {
    didRun()
    if !waiting.isEmpty { runWaiting() }
    isRunning = false
  }

  private func runWaiting() {
    // What waits since an earlier turn is what keeps coming, and may be more in each.
    var rest = (waitsForNextTurn ? 0 : waiting.count) + Self.maxFollowUps
    while let next = nextIndex {
      if rest == 0, let performOnNextTurn {
        waitsForNextTurn = true
        didPostpone()
        return performOnNextTurn { [weak self] in self?.run() }
      }
      rest -= 1
      if begin(at: next) { didRun() }
    }
    waitsForNextTurn = false
  }

  /// The first of those waiting that may start, or that has ended.
  private var nextIndex: Int? {
    var isBlocked = isPaused
    for (index, entry) in waiting.enumerated() {
      switch entry.body {
      case .event: return index
      case .running(let completion):
        if completion.isFinished { return index }
        isBlocked = true
      case .synchronous, .asynchronous: if !isBlocked { return index }
      }
    }
    return nil
  }

  /// Starts an operation, which is removed or running afterwards; false if it only ended.
  private func begin(at index: Int) -> Bool {
    let turn = Turn(waitNs: MonotonicClock.nowNs() - waiting[index].addedNs, depth: count - 1)
    switch waiting[index].body {
    case .running:
      waiting.remove(at: index)
      return false
    case .event(let event, _):
      waiting.remove(at: index)
      event()
    case .synchronous(let operation):
      waiting.remove(at: index)
      operation(turn)
    case .asynchronous(let operation):
      let completion = Completion { [unowned self] in run() }
      waiting[index].body = .running(completion)
      operation(turn, completion)
    }
    return true
  }
}
