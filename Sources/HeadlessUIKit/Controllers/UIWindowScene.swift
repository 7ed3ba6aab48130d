public import Foundation

/// A part of the app that is shown; there is one, with all windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The places of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground, taking touches.
    case foregroundActive
    /// In the foreground, not taking touches.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
  /// The title.
  open var title: String?
  /// The place of the scene: that of the app.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}

/// The scene of the windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()

  /// The window that takes the keys, if there is one.
  open var windows: [UIWindow] { keyWindow.map { [$0] } ?? [] }
  /// The window that takes the keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The way in which the screen is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the window that takes the keys.
  open var traitCollection: UITraitCollection { keyWindow?.traitCollection ?? .current }
}

extension UIWindow {
  /// The scene of the window.
  public var windowScene: UIWindowScene? {
    get { .shared }
    set {}
  }

  /// The screen of the window.
  public var screen: UIScreen { .main }
}

/// The name of work in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates a name from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// The options of an address that is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only if an app is meant for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The user has taken a picture of the screen.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
  /// The app has started.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )

  /// The addresses that were opened, in order; nothing is shown.
  public var openedURLs: [URL] { rare([]) }

  /// Opens an address: notes it in `openedURLs`, and calls a closure with true.
  public func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    setRare(openedURLs + [url], "openedURLs")
    completion?(true)
  }

  /// Returns whether an address can be opened: all can be noted.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// The window that takes the keys, if there is one.
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  /// The scenes: one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  /// True if there can be several scenes.
  public var supportsMultipleScenes: Bool { false }
  /// The direction of lines.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The number on the app's picture.
  public var applicationIconBadgeNumber: Int {
    get { rare(0) }
    set { setRare(newValue) }
  }
  /// The time for work in the background, in seconds.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins work that goes on in the background.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins work that goes on in the background.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends work that goes on in the background.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Asks for notifications; there are none.
  public func registerForRemoteNotifications() {}
}
