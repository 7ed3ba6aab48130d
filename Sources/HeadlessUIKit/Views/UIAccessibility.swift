public import Foundation

/// The traits of a view, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up what the app shows.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts to play or record.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns the page when it was read out.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
  /// A switch.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The directions of a scroll by assistive technologies.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the page before.
  case previous
}

/// The settings of assistive technologies, which are off here, and what they are notified of.
public enum UIAccessibility {
  /// The changes that assistive technologies are notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read out.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technologies of a change; none listen.
  public static func post(notification: Notification, argument: Any?) {}

  /// True if the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// True if switches control the app.
  public static var isSwitchControlRunning: Bool { false }
  /// True if motion is unwanted.
  public static var isReduceMotionEnabled: Bool { false }
  /// True if fading is wanted in place of motion.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True if translucence is unwanted.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// True if stronger colours are wanted.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// True if bold text is wanted.
  public static var isBoldTextEnabled: Bool { false }
  /// True if buttons need shapes.
  public static var buttonShapesEnabled: Bool { false }
  /// True if colours alone must not tell things apart.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// True if colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }

  /// Reading out was turned on or off.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// The setting of motion has changed.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
}

/// The kinds of containers, for assistive technologies.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none
  /// A table.
  case dataTable
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A group.
  case semanticGroup
}

/// The ways in which assistive technologies move among elements.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system does.
  case automatic
  /// One by one.
  case separate
  /// Together.
  case combined
}

extension UIView {
  /// True if a long press shows the content large.
  public var showsLargeContentViewer: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The title that is shown large.
  public var largeContentTitle: String? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The picture that is shown large.
  public var largeContentImage: UIImage? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if that picture is made larger.
  public var scalesLargeContentImage: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }
}
