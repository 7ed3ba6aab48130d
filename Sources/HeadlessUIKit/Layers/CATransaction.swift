public import Foundation

/// Changes of layers that belong together; they take no time here.
@preconcurrency @MainActor
public final class CATransaction {
  private var duration: TimeInterval = 0.25
  private var disablesActions = false
  private var timingFunction: CAMediaTimingFunction?
  private var completion: (() -> Void)?
  private static var current: [CATransaction] = []

  private init() {}

  /// Begins a transaction inside the current one.
  public static func begin() { current.append(CATransaction()) }

  /// Ends the transaction that was begun last, and calls its closure.
  public static func commit() { current.popLast()?.completion?() }

  /// Does nothing, as changes are never kept back.
  public static func flush() {}

  /// The duration of animations in the current transaction, in seconds.
  public static func animationDuration() -> TimeInterval { current.last?.duration ?? 0.25 }
  /// Sets the duration of animations in the current transaction, in seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    current.last?.duration = duration
  }

  /// True if changes in the current transaction are not animated.
  public static func disableActions() -> Bool { current.last?.disablesActions ?? false }
  /// Sets if changes in the current transaction are not animated.
  public static func setDisableActions(_ flag: Bool) { current.last?.disablesActions = flag }

  /// The speed over time in the current transaction.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current.last?.timingFunction
  }
  /// Sets the speed over time in the current transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.last?.timingFunction = function
  }

  /// Sets the closure to call after the current transaction; without one it is called at once.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let transaction = current.last else {
      block?()
      return
    }
    transaction.completion = block
  }
}
