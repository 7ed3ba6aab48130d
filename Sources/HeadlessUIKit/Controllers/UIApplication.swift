public import Foundation

/// The app: its windows, and whether it is in the foreground.
///
/// There is no app around lists here: `simulateBackground()` and `simulateForeground()` post what an
/// app is notified of when the user leaves it and returns.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The places of an app.
  public enum State: Int, Hashable, Sendable {
    /// In the foreground, taking touches.
    case active
    /// In the foreground, not taking touches.
    case inactive
    /// In the background.
    case background
  }

  /// The app.
  public static let shared = UIApplication()

  /// The delegate, if that is a responder, and no app, view or controller.
  open override var next: UIResponder? {
    switch delegate {
    case is UIApplication, is UIView, is UIViewController: nil
    default: delegate as? UIResponder
    }
  }

  /// The place of the app.
  open private(set) var applicationState = State.active
  /// The window that takes the keys.
  public internal(set) weak var keyWindow: UIWindow?
  /// True if the screen stays on.
  open var isIdleTimerDisabled = false
  /// The size of text that the user prefers: that of the key window.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    (keyWindow?.traitCollection ?? .current).preferredContentSizeCategory
  }

  /// The app was sent to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// The app is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// The app takes touches.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// The app no longer takes touches.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  /// The time has changed by much, as at midnight.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )

  /// Simulates that the user leaves the app.
  public func simulateBackground() {
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification, .inactive)
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification, .background)
  }

  /// Simulates that the user returns to the app.
  public func simulateForeground() {
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification, .inactive)
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification, .active)
  }

  private func post(_ name: Notification.Name, _ state: State) {
    applicationState = state
    NotificationCenter.default.post(name: name, object: self)
  }
}
