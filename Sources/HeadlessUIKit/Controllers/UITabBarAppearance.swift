public import Foundation

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of tabs with the title beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of such tabs in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// The distribution of the tabs with the title below the picture.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of such tabs, in points; 0 for that of the system.
  open var stackedItemWidth: CGFloat = 0
  /// The distance between such tabs, in points; 0 for that of the system.
  open var stackedItemSpacing: CGFloat = 0
}

extension UITabBar {
  /// The distributions of tabs.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// As the system does it.
    case automatic
    /// Over the whole width.
    case fill
    /// In the middle.
    case centered
  }

  /// The distribution of the tabs.
  public var itemPositioning: ItemPositioning {
    get { rare(.automatic) }
    set { setRare(newValue) }
  }
}

/// The look of tabs.
@preconcurrency @MainActor
open class UITabBarItemAppearance {
  /// The places of a tab's title.
  public enum Style: Int, Hashable, Sendable {
    /// Below the picture.
    case stacked
    /// Beside the picture.
    case inline
    /// Beside the picture, in a low bar.
    case compactInline
  }

  /// The look of tabs in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the title from its place.
    public var titlePositionAdjustment = UIOffset.zero
    /// The colour of the picture; nil for the tint.
    public var iconColor: UIColor?
    /// The colour behind the text in the corner; nil for the default.
    public var badgeBackgroundColor: UIColor?
    /// The attributes of the text in the corner.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance of the text in the corner from its place.
    public var badgePositionAdjustment = UIOffset.zero
    /// The distance of the text in the corner's title from its place.
    public var badgeTitlePositionAdjustment = UIOffset.zero

    init() {}
  }

  /// The look of a tab.
  public let normal = State()
  /// The look of the chosen tab.
  public let selected = State()
  /// The look of a disabled tab.
  public let disabled = State()
  /// The look of a tab with the focus.
  public let focused = State()

  /// Creates the usual look.
  public init() {}
  /// Creates the usual look of tabs of a style.
  public convenience init(style: Style) { self.init() }
}
