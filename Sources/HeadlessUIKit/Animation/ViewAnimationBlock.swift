import Foundation

/// A block of changes that are animated together.
///
/// `@unchecked Sendable`, as required of task-local values: it is only used by the thread of the
/// views, while the block runs. A task started by the block inherits a block that is closed and no
/// longer changes.
final class ViewAnimationBlock: @unchecked Sendable {
  /// The context of a change to a view: it is immediate, or part of an animation.
  enum Context: Sendable {
    /// Immediately.
    case none
    /// Immediately, even in animation blocks.
    case disabled
    /// Animated.
    case block(ViewAnimationBlock)
  }

  /// The current context: bound to the run of a block and not visible elsewhere.
  @TaskLocal static var context = Context.none

  /// The block that currently animates changes.
  static var current: ViewAnimationBlock? {
    if case .block(let block) = context, block.isOpen { block } else { nil }
  }

  let timing: AnimationTiming
  private var isOpen = true
  private var isPlaying = false
  private var running = 0
  private var isInterrupted = false
  private var completion: ((Bool) -> Void)?

  init(_ timing: AnimationTiming, _ completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// A block nested in the current context; nil if its changes are not animated.
  static func nested(
    _ timing: AnimationTiming?,
    _ completion: ((Bool) -> Void)?
  ) -> ViewAnimationBlock? {
    if case .disabled = context { return nil }
    guard let timing = current?.timing ?? timing else { return nil }
    return ViewAnimationBlock(timing, completion)
  }

  /// Registers a change that is animated on a run loop.
  func play(on runLoop: MainRunLoop) {
    running += 1
    guard !isPlaying else { return }
    isPlaying = true
    Self.recorded?.append(self)
    runLoop.schedule(after: timing.end) { self.complete() }
  }

  /// Records that another animation took over one of the changes.
  func interrupt() {
    isInterrupted = true
    running -= 1
  }

  /// Records that one of the changes is no longer animated; without any, the block has ended.
  func remove() {
    interrupt()
    if running <= 0, !isOpen { complete() }
  }

  /// Closes the block after its changes.
  func close() {
    isOpen = false
    if !isPlaying { complete() }
  }

  /// The blocks that began to play since recording began; nil while they are not recorded.
  ///
  /// Only used by the thread of the views.
  nonisolated(unsafe) private static var recorded: [ViewAnimationBlock]?

  /// Calls the completions of the animations that a closure begins, and of those that they begin, at once.
  ///
  /// No other one is called once `isDone` returns true.
  @MainActor
  static func completing(_ animations: () -> Void, until isDone: () -> Bool) {
    let outer = recorded
    recorded = []
    defer { recorded = outer }
    animations()
    while !isDone(), recorded?.isEmpty == false { recorded?.removeFirst().complete() }
  }

  private func complete() {
    let waiting = completion
    completion = nil
    waiting?(!isInterrupted)
  }
}
