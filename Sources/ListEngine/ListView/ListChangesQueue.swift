import Signposts

/// Runs operations one after another, in the order in which they were added.
///
/// An operation added while another runs waits for its end; the current pass picks it up. If
/// operations keep adding others, those after `maxFollowUps` are left to the next turn. While the
/// queue is paused nothing new starts; it resumes only with the next addition, the end of an
/// operation, or a change of `isQueuingToApplyReorderEvent`.
final class ListChangesQueue {
  /// Information passed to an operation when it runs.
  struct Turn {
    /// The time since it was added, in nanoseconds.
    let waitNs: Int64
    /// The number of operations waiting after it.
    let depth: Int
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
    /// Started, and waiting for its end.
    case running(Completion)
  }

  /// The maximum number of operations per pass, beyond those waiting at its start.
  static let maxFollowUps = 100

  private var waiting: [(addedNs: Int64, body: Body)] = []
  private var followUps: [() -> Void] = []
  private var isRunning = false
  private var holds = 0

  /// Whether the container has an interactive move that is not committed; polled, not observed.
  var listHasUncommittedReorderUpdates: () -> Bool = { false }

  /// Runs a closure in the next turn of the run loop; if nil, every pass runs to its end.
  var performOnNextTurn: ((@escaping () -> Void) -> Void)?

  /// Whether a committed move is still being applied.
  ///
  /// Each assignment makes the queue try again.
  var isQueuingToApplyReorderEvent = false {
    didSet { run() }
  }

  /// Whether nothing new may start.
  var isPaused: Bool { isQueuingToApplyReorderEvent || listHasUncommittedReorderUpdates() }

  /// Whether an operation added now would have to wait.
  var isBusy: Bool { isRunning || holds > 0 }

  /// Runs something that must not be interrupted by an operation; operations added meanwhile wait.
  func hold<Result>(_ body: () -> Result) -> Result {
    holds += 1
    defer {
      holds -= 1
      run()
    }
    return body()
  }

  /// The number of waiting operations, including one that has started and not ended.
  var count: Int { waiting.count }

  /// Whether no operation waits.
  var isEmpty: Bool { waiting.isEmpty }

  /// Adds an operation that ends when it returns, and runs it as soon as possible.
  func add(sync operation: @escaping (Turn) -> Void) {
    add(.synchronous(operation))
  }

  /// Adds an operation that ends when it calls its completion, and starts it as soon as possible.
  func add(async operation: @escaping (Turn, Completion) -> Void) {
    add(.asynchronous(operation))
  }

  /// Adds a continuation, which runs directly after the current operation, even during a pause.
  func add(followUp: @escaping () -> Void) {
    followUps.append(followUp)
    run()
  }

  private func add(_ body: Body) {
    waiting.append((MonotonicClock.nowNs(), body))
    run()
  }

  /// Runs waiting operations; must be called when the container's interactive move has ended.
  ///
  /// Must not be called from inside an operation.
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

  /// Starts the first operation; afterwards it is removed or running.
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
