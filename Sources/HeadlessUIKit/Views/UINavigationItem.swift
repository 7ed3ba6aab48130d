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

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// The styles of buttons.
  public enum Style: Int, Hashable, Sendable {
    /// Plain.
    case plain
    /// For the button that ends a task.
    case done = 2
  }

  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The style.
  open var style = Style.plain
  /// True if it can be pressed.
  open var isEnabled = true
  /// The colour; nil for the tint.
  open var tintColor: UIColor?
  /// The action of the button.
  open var primaryAction: UIAction?

  /// Creates a button that shows the title and the picture of an action and performs it.
  public init(primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    image = primaryAction?.image
  }

  /// Creates a button with a title.
  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init(primaryAction: primaryAction)
    self.title = title
    if let image { self.image = image }
  }

  /// Simulates a tap on the button, if it is enabled.
  open func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(sender: self)
  }
}
