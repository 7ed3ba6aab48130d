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

  /// Creates the usual look.
  public init() {}

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
}

/// The look of a tab bar.
open class UITabBarAppearance: UIBarAppearance {}
