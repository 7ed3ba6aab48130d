public import Foundation

/// The base of what makes a device tap; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// The number of taps so far, for tests.
  public fileprivate(set) var simulatedCount = 0

  /// Creates a generator.
  public init() {}

  /// Wakes the hardware up, of which there is none.
  open func prepare() {}
}

/// A tap as of two things that touch.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The masses of the things.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light things.
    case light
    /// Things of a middle weight.
    case medium
    /// Heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// Creates a generator of taps of a medium weight.
  public override init() { super.init() }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Taps.
  open func impactOccurred() { simulatedCount += 1 }

  /// Taps with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { simulatedCount += 1 }
}

/// A tap for a change of selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps.
  open func selectionChanged() { simulatedCount += 1 }
}

/// Taps for the outcome of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It succeeded.
    case success
    /// It succeeded with a warning.
    case warning
    /// It failed.
    case error
  }

  /// Taps.
  open func notificationOccurred(_ notificationType: FeedbackType) { simulatedCount += 1 }
}
