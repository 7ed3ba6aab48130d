public import Foundation

/// The simulated screen: that of a phone.
public final class UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The size of the screen, in points.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  /// The number of pixels per point, as `displayScale` of traits and environments.
  public var scale: CGFloat { Self.pixelsPerPoint }
  /// The number of pixels per point of the display.
  public var nativeScale: CGFloat { scale }
  /// The size of the screen, in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }
  /// The highest number of frames per second.
  public var maximumFramesPerSecond: Int { 120 }

  /// That of the screen, which never changes.
  static let pixelsPerPoint: CGFloat = 2

  private init() {}
}
