/// The content of the bar above a screen.
@preconcurrency @MainActor
open class UINavigationItem {
  /// The condition under which the title is large.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Beside the buttons.
    case inline
  }

  /// The look of a button that leads back.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// With the title, as far as there is room.
    case `default`
    /// With a general title.
    case generic
    /// Without a title.
    case minimal
  }

  /// The places of a search bar.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As there is room.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// The looks of the buttons.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// With the title in the middle.
    case navigator
    /// With the title where lines start.
    case browser
    /// For documents.
    case editor
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { bar?.showTitleView() } } }
  /// The bar of the stack that the screen is in.
  weak var bar: UINavigationBar?
  /// The condition under which the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The title of the button that leads back to this screen.
  open var backButtonTitle: String?
  /// The button that leads back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The look of the button that leads back to this screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// True if no button leads back from this screen.
  open var hidesBackButton = false
  /// True if the buttons at the left stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// The search of the screen, whose bar is in the navigation bar.
  open var searchController: UISearchController?
  /// True if the search bar is shown only at the top of the content.
  open var hidesSearchBarWhenScrolling = true
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the top of the content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The place of the search bar that the screen prefers; it is not drawn.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The place of the search bar.
  open var searchBarPlacement: SearchBarPlacement { .stacked }
  /// The look of the buttons.
  open var style = ItemStyle.navigator
  /// The action of the button that leads back; nil to go back.
  open var backAction: UIAction?
  /// A name for the user's choice of buttons.
  open var customizationIdentifier: String?
  /// The buttons in the middle, in groups.
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons where lines start, in groups.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons where lines end, in groups.
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  /// The buttons that stay where lines end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  /// Gives the entries of the menu of the title.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public init(title: String? = nil) {
    self.title = title
  }

  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the only button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the only button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets whether no button leads back from this screen.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The first button at the left; setting it replaces the others.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right; setting it replaces the others.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
