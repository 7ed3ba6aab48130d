import Foundation

/// One property of a view on its way from a value to the one that it has.
struct PropertyAnimation<Value: Interpolatable> {
  private let from: Value
  private let start: TimeInterval
  private let runLoop: MainRunLoop
  private let block: ViewAnimationBlock

  /// Starts now, on behalf of a block.
  init(from value: Value, _ block: ViewAnimationBlock, on runLoop: MainRunLoop) {
    from = value
    start = runLoop.time
    self.runLoop = runLoop
    self.block = block
    block.play(on: runLoop)
  }

  /// What a screen would show now.
  func value(to end: Value) -> Value {
    let progress = block.timing.progress(after: runLoop.time - start)
    return progress < 1 ? from.interpolated(to: end, at: progress) : end
  }

  /// Whether the end is not reached.
  var isRunning: Bool { runLoop.time - start < block.timing.end }

  /// Something else takes over.
  func interrupt() {
    if isRunning { block.interrupt() }
  }
}

/// A value that can be between two others.
protocol Interpolatable: Equatable {
  /// The value at a part of the way to another, from 0 to 1.
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
