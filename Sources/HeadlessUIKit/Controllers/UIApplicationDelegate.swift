public import Foundation

/// Is notified of what happens to the app; set by a test, as there is no app around lists.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app has started; not called here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app takes touches.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app no longer takes touches.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app was sent to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end; not called here.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Always true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The reasons for which an app starts.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a reason from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Is notified of what happens to the app.
  public var delegate: (any UIApplicationDelegate)? {
    get { rareObject() as? any UIApplicationDelegate }
    set { setRareObject(newValue) }
  }

  /// The area of the status bar, which is not drawn: none.
  public var statusBarFrame: CGRect { .zero }
  /// The way in which the screen is held.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// True if the status bar shows that data are loaded; it is not drawn.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if touches are ignored; simulated ones are not.
  public var isIgnoringInteractionEvents: Bool { rare(0, "ignoredEvents") > 0 }
  /// Ignores touches of users until as many calls of `endIgnoringInteractionEvents`.
  public func beginIgnoringInteractionEvents() {
    setRare(rare(0, "ignoredEvents") + 1, "ignoredEvents")
  }
  /// Ends `beginIgnoringInteractionEvents`.
  public func endIgnoringInteractionEvents() {
    setRare(max(0, rare(0, "ignoredEvents") - 1), "ignoredEvents")
  }
}
