public import Foundation

/// The ways in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// Flat on its back.
  case faceUp
  /// Flat on its front.
  case faceDown
}

extension UIDeviceOrientation {
  /// True if the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The simulated device: a phone that is held upright.
@preconcurrency @MainActor
public final class UIDevice {
  /// The states of a battery.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Unknown.
    case unknown
    /// In use.
    case unplugged
    /// Loading.
    case charging
    /// Full.
    case full
  }

  /// The device.
  public static let current = UIDevice()

  /// The name.
  public var name: String { "iPhone" }
  /// The model.
  public var model: String { "iPhone" }
  /// The model in the user's language.
  public var localizedModel: String { "iPhone" }
  /// The name of the system.
  public var systemName: String { "iOS" }
  /// The version of the system.
  public var systemVersion: String { "17.0" }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The way in which it is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// A name of the device for the app; there is none.
  public var identifierForVendor: UUID? { nil }
  /// The charge, which is unknown.
  public var batteryLevel: Float { -1 }
  /// The state of the battery.
  public var batteryState: BatteryState { .unknown }
  /// True if the battery is watched.
  public var isBatteryMonitoringEnabled = false
  /// True if the device knows whether it is near a head.
  public var isProximityMonitoringEnabled = false
  /// True if several apps can run.
  public var isMultitaskingSupported: Bool { true }
  /// True if turns of the device are posted; they are not, here.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  private init() {}

  /// Has turns of the device be posted; it is not turned here.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }

  /// Ends that.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }

  /// Clicks as a key does; it makes no sound.
  public func playInputClick() {}

  /// The device was turned.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// The charge has changed.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
}
