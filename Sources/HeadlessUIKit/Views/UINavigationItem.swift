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
  }

  /// The title.
  open var title: String?
  /// A line above the title.
  open var prompt: String?
  /// A view in place of the title.
  open var titleView: UIView?
  /// The condition under which the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the right.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public init(title: String? = nil) {
    self.title = title
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
