public import Foundation

/// The bar at the top of a stack of screens; it holds its data and is not drawn, but for the view in place of the
/// title, which is in the window, too.
open class UINavigationBar: UIView {
  /// The height of the bar, in points.
  static let height: CGFloat = 44
  /// The height of a search bar in it, in points.
  static let searchHeight: CGFloat = 52

  /// The contents of the bar, one for each screen.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      showTitleView()
    }
  }
  /// True if titles may be large.
  open var prefersLargeTitles = false
  /// True if content shows through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look of a low bar.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look of the bar at the top of the content.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look of a low bar at the top of the content.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The style of the bar.
  open var barStyle = UIBarStyle.default
  /// Observes the bar; it is not told here.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The mark of the button that leads back.
  open var backIndicatorImage: UIImage?
  /// The part of that mark that hides titles.
  open var backIndicatorTransitionMaskImage: UIImage?
  /// The picture behind the bar.
  private var background: UIImage?

  /// The picture behind the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { background }
  /// Sets the picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    background = backgroundImage
  }
  /// Sets the contents of the bar.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// Adds the content of a screen.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Removes the content of the topmost screen, and returns it; nil for none.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  /// The line below the bar.
  open var shadowImage: UIImage?

  /// The content of the topmost screen.
  open var topItem: UINavigationItem? { items?.last }
  /// The content of the screen before it.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Takes over the view in place of the topmost screen's title.
  func showTitleView() {
    for view in subviews where view !== topItem?.titleView { view.removeFromSuperview() }
    guard let view = topItem?.titleView, view.superview !== self else { return }
    addSubview(view)
    setNeedsLayout()
  }

  /// Places the view in place of the title in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = topItem?.titleView else { return }
    let size = view.frame.size == .zero ? view.sizeThatFits(bounds.size) : view.frame.size
    view.frame = CGRect(
      x: (bounds.width - size.width) / 2,
      y: (bounds.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
  }
}

/// The look of a bar.
@preconcurrency @MainActor
open class UIBarAppearance {
  /// The colour of the background.
  open var backgroundColor: UIColor?
  /// The picture in the background.
  open var backgroundImage: UIImage?
  /// The line at the edge.
  open var shadowColor: UIColor?
  /// The picture of the line at the edge.
  open var shadowImage: UIImage?

  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The way in which the picture fills the background.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  /// Creates the usual look.
  public init() {}

  /// Creates a look with the background of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The usual background.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// An opaque background.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// No background.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its place.
  open var titlePositionAdjustment = UIOffset.zero
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of buttons that end a task.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the button that leads back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The mark of the button that leads back; nil for the default.
  open private(set) var backIndicatorImage: UIImage?
  /// The part of that mark that hides titles.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the mark of the button that leads back.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// Observes a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {}

/// The look of buttons in a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance {
  /// The look of buttons in a state.
  @preconcurrency @MainActor
  public final class State {
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The picture behind the button.
    public var backgroundImage: UIImage?
    /// The distance of the title from its place.
    public var titlePositionAdjustment = UIOffset.zero

    init() {}
  }

  /// The look of a button.
  public let normal = State()
  /// The look of a pressed button.
  public let highlighted = State()
  /// The look of a disabled button.
  public let disabled = State()
  /// The look of a button with the focus.
  public let focused = State()

  /// Creates the usual look.
  public init() {}
  /// Creates the usual look of buttons of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}
