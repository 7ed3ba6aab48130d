public import Foundation

/// The tab of a screen.
@preconcurrency @MainActor
open class UITabBarItem {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture while the tab is chosen.
  open var selectedImage: UIImage?
  /// The text in the corner.
  open var badgeValue: String?
  /// The colour behind that text.
  open var badgeColor: UIColor?
  /// A number for finding the tab.
  open var tag: Int
  /// True if the tab can be chosen.
  open var isEnabled = true
  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The distance of the picture from its place.
  open var imageInsets = UIEdgeInsets.zero
  /// The look of the bar.
  open var standardAppearance: UITabBarAppearance?
  /// The look of the bar at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// Creates a tab with a title and a picture.
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }

  /// The tabs of the system.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More tabs.
    case more
    /// Favourites.
    case favorites
    /// Recommendations.
    case featured
    /// The best marks.
    case topRated
    /// The latest uses.
    case recents
    /// People.
    case contacts
    /// Earlier events.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloads.
    case downloads
    /// News.
    case mostRecent
    /// The most popular.
    case mostViewed
  }

  /// Creates a tab of the system, which has no title of its own.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

/// The bar of tabs; it holds its data and is not drawn.
open class UITabBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 49

  /// The tabs.
  open var items: [UITabBarItem]?
  /// The chosen tab.
  open var selectedItem: UITabBarItem?
  /// True if content shows through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The line above the bar.
  open var shadowImage: UIImage?
  /// The picture behind the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// The width of a tab, in points; 0 for that of the system.
  open var itemWidth: CGFloat = 0
  /// The distance between tabs, in points; 0 for that of the system.
  open var itemSpacing: CGFloat = 0

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance()
  /// The look of the bar at the end of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
