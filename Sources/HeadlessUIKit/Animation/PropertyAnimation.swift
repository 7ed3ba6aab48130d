import Foundation

/// An animation of one property of a view, from an old value to its current one.
struct PropertyAnimation<Value: Interpolatable> {
  private let from: Value
  private let start: TimeInterval
  private let runLoop: MainRunLoop
  private let block: ViewAnimationBlock

  /// Starts an animation now, on behalf of a block.
  init(from value: Value, _ block: ViewAnimationBlock, on runLoop: MainRunLoop) {
    from = value
    start = runLoop.time
    self.runLoop = runLoop
    self.block = block
    block.play(on: runLoop)
  }

  /// The value on screen at the current time.
  func value(to end: Value) -> Value {
    guard isRunning else { return end }
    // Springs overshoot: a completed fraction of 1 and more is no end.
    return from.interpolated(to: end, at: block.timing.progress(after: runLoop.time - start))
  }

  /// True if the animation has not ended yet.
  var isRunning: Bool { runLoop.time - start < block.timing.end }

  /// Interrupts the animation.
  func interrupt() {
    if isRunning { block.interrupt() }
  }

  /// Takes the animation away, which ends its block once that has no other.
  func remove() {
    if isRunning { block.remove() }
  }
}

/// A value that can be interpolated.
protocol Interpolatable: Equatable {
  /// The value at a fraction of the way to another one, from 0 to 1.
  func interpolated(to end: Self, at part: CGFloat) -> Self
}

extension CGFloat: Interpolatable {
  func interpolated(to end: CGFloat, at part: CGFloat) -> CGFloat { self + (end - self) * part }
}

extension CGRect: Interpolatable {
  func interpolated(to end: CGRect, at part: CGFloat) -> CGRect {
    CGRect(
      x: minX.interpolated(to: end.minX, at: part),
      y: minY.interpolated(to: end.minY, at: part),
      width: width.interpolated(to: end.width, at: part),
      height: height.interpolated(to: end.height, at: part)
    )
  }
}

extension CGAffineTransform: Interpolatable {
  func interpolated(to end: CGAffineTransform, at part: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a.interpolated(to: end.a, at: part),
      b: b.interpolated(to: end.b, at: part),
      c: c.interpolated(to: end.c, at: part),
      d: d.interpolated(to: end.d, at: part),
      tx: tx.interpolated(to: end.tx, at: part),
      ty: ty.interpolated(to: end.ty, at: part)
    )
  }
}
