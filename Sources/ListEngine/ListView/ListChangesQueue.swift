import Signposts

/// Runs operations one after the other, in the order in which they came.
///
/// An operation that is added while another runs waits for its end; the running pass picks it up.
/// Operations that keep adding others are led out of the present pass after `maxFollowUps`.
/// While the queue is paused nothing new begins; nothing wakes it but the next addition, the end of
/// an operation, or a change of `isQueuingToApplyReorderEvent`.
final class ListChangesQueue {
  /// What an operation is told when it runs.
  struct Turn {
    /// The time since it was added, in nanoseconds.
    let waitNs: Int64
    /// How many operations wait behind it.
    let depth: Int
  }

  /// How an asynchronous operation says that it is done.
  final class Completion {
    private let whenFinished: () -> Void
    fileprivate private(set) var isFinished = false

    fileprivate init(whenFinished: @escaping () -> Void) {
      self.whenFinished = whenFinished
    }

    /// Ends the operation; the next one begins.
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
    /// Begun, and waiting for its end.
    case running(Completion)
  }

  /// How many operations more than those that waited one pass runs; the others wait for the next turn.
  static let maxFollowUps = 100

  private var waiting: [(addedNs: Int64, body: Body)] = []
  private var followUps: [() -> Void] = []
  private var isRunning = false
  private var holds = 0

  /// Whether the container has an interactive move that is not committed; looked at, not listened to.
  var listHasUncommittedReorderUpdates: () -> Bool = { false }

  /// Runs a closure in the next turn of the run loop; nil lets every pass run to its end.
  var performOnNextTurn: ((@escaping () -> Void) -> Void)?

  /// Whether a committed move is still being applied.
  ///
  /// Every setting lets the queue try again.
  var isQueuingToApplyReorderEvent = false {
    didSet { run() }
  }

  /// Whether nothing new may begin.
  var isPaused: Bool { isQueuingToApplyReorderEvent || listHasUncommittedReorderUpdates() }

  /// Whether an operation added now would have to wait for what is going on.
  var isBusy: Bool { isRunning || holds > 0 }

  /// Runs something that must not be disturbed by an operation; what is added meanwhile waits.
  func hold<Result>(_ body: () -> Result) -> Result {
    holds += 1
    defer {
      holds -= 1
      run()
    }
    return body()
  }

  /// How many operations wait, one that has begun and not ended included.
  var count: Int { waiting.count }

  /// Whether no operation waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an operation that is done when it returns, and runs it as soon as it may.
  func add(sync operation: @escaping (Turn) -> Void) {
    add(.synchronous(operation))
  }

  /// Adds an operation that is done when it says so, and begins it as soon as it may.
  func add(async operation: @escaping (Turn, Completion) -> Void) {
    add(.asynchronous(operation))
  }

  /// Adds the rest of what is going on: it runs right behind that, also while the queue is paused.
  func add(followUp: @escaping () -> Void) {
    followUps.append(followUp)
    run()
  }

  private func add(_ body: Body) {
    waiting.append((MonotonicClock.nowNs(), body))
    run()
  }

  /// Runs what may run: to be called when the container's interactive move has ended.
  ///
  /// Never entered again from inside an operation.
  func run() {
    guard !isBusy else { return }
    isRunning = true
    defer { isRunning = false }
    var rest = waiting.count + Self.maxFollowUps
    while !followUps.isEmpty || !waiting.isEmpty {
      if rest == 0, let performOnNextTurn {
        return performOnNextTurn { [weak self] in self?.run() }
      }
      rest -= 1
      guard followUps.isEmpty, let next = waiting.first else {
        followUps.removeFirst()()
        continue
      }
      if case .running(let completion) = next.body {
        guard completion.isFinished else { return }
        waiting.removeFirst()
        continue
      }
      guard !isPaused else { return }
      begin(next.body, Turn(waitNs: MonotonicClock.nowNs() - next.addedNs, depth: count - 1))
    }
  }

  /// Begins the first operation, which afterwards is gone or running.
  private func begin(_ body: Body, _ turn: Turn) {
    switch body {
    case .synchronous(let operation):
      waiting.removeFirst()
      operation(turn)
    case .asynchronous(let operation):
      let completion = Completion { [unowned self] in run() }
      waiting[0].body = .running(completion)
      operation(turn, completion)
    case .running: break
    }
  }
}
