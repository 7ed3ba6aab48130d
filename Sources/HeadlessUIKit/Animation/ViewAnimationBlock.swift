import Foundation

/// A block of changes that are animated together.
///
/// `@unchecked Sendable` as task-local values must be: it is used by the thread of the views alone,
/// while the block runs. A task that the block starts inherits a block that is closed and no longer
/// changes.
final class ViewAnimationBlock: @unchecked Sendable {
  /// What a change of a view does that is made now.
  enum Context: Sendable {
    /// It happens at once.
    case none
    /// It happens at once, in blocks of animations too.
    case disabled
    /// It is animated.
    case block(ViewAnimationBlock)
  }

  /// What surrounds the present call: bound to the run of a block and seen by nothing else.
  @TaskLocal static var context = Context.none

  /// The block in which changes are animated now.
  static var current: ViewAnimationBlock? {
    if case .block(let block) = context, block.isOpen { block } else { nil }
  }

  let timing: AnimationTiming
  private var isOpen = true
  private var isPlaying = false
  private var isInterrupted = false
  private var completion: ((Bool) -> Void)?

  init(_ timing: AnimationTiming, _ completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.completion = completion
  }

  /// A block inside of what surrounds the call; nil when its changes are not animated.
  static func nested(
    _ timing: AnimationTiming?,
    _ completion: ((Bool) -> Void)?
  ) -> ViewAnimationBlock? {
    if case .disabled = context { return nil }
    guard let timing = current?.timing ?? timing else { return nil }
    return ViewAnimationBlock(timing, completion)
  }

  /// A change is played by the time of a run loop.
  func play(on runLoop: MainRunLoop) {
    guard !isPlaying else { return }
    isPlaying = true
    runLoop.schedule(after: timing.end) { self.complete() }
  }

  /// Something else takes over one of the changes.
  func interrupt() {
    isInterrupted = true
  }

  /// The changes are made.
  func close() {
    isOpen = false
    if !isPlaying { complete() }
  }

  private func complete() {
    let waiting = completion
    completion = nil
    waiting?(!isInterrupted)
  }
}
