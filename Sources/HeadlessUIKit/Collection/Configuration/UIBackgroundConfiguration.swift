public import Foundation

/// The background of a cell, a header or a footer.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Sendable {
  /// A view in front of the colour; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour; nil for the tint of the view.
  public var backgroundColor: UIColor? {
    get { hasOwnColor ? ownColor : look.color(stateLook) }
    set { (ownColor, hasOwnColor) = (newValue, true) }
  }
  /// A change of the colour; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect on what is behind; nil for none.
  public var visualEffect: UIVisualEffect?
  /// An image in front of the colour; nil for none.
  public var image: UIImage?
  /// The way in which the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line around it; nil for the tint of the view.
  public var strokeColor: UIColor?
  /// A change of the line's colour; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line from the edges, outwards, in points.
  public var strokeOutset: CGFloat = 0

  private var ownColor: UIColor?
  private var hasOwnColor = false
  private let look: Look
  private var stateLook = StateLook.none

  /// The parts of a list that have a background.
  private enum Look: Sendable {
    case clear
    case plainCell
    case groupedCell
    case plainHeader

    func color(_ state: StateLook) -> UIColor? {
      switch (self, state) {
      case (.clear, _): .clear
      case (.plainHeader, _): .secondarySystemBackground
      case (.plainCell, .none): .systemBackground
      case (.groupedCell, .none): .secondarySystemGroupedBackground
      case (.plainCell, .chosen), (.groupedCell, .chosen): .systemGray4
      }
    }
  }

  private enum StateLook: Sendable {
    case none
    case chosen
  }

  private init(_ look: Look) {
    self.look = look
  }

  /// No background.
  public static func clear() -> Self { Self(.clear) }
  /// The background of a row of a list without groups.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// The background of headers and footers of a list without groups.
  public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }
  /// The background of a row of a list of groups.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// The background of headers and footers of a list of groups: none.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// The background of a row of a list.
  public static func listCell() -> Self { Self(.groupedCell) }
  /// The background of a list's header: none.
  public static func listHeader() -> Self { Self(.clear) }
  /// The background of a list's footer: none.
  public static func listFooter() -> Self { Self(.clear) }
  /// The background of a row of a sidebar: none, until it is selected.
  public static func listSidebarCell() -> Self { Self(.plainCell) }
  /// The background of a header of a sidebar: none.
  public static func listSidebarHeader() -> Self { Self(.clear) }
  /// The background of a row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(.plainCell) }

  /// The configuration in a state: that of rows is grey when they are pressed or selected.
  public func updated(for state: any UIConfigurationState) -> Self {
    var background = self
    let state = state.asCellState
    background.stateLook =
      state.isHighlighted || state.isSelected || state.isSwiped ? .chosen : .none
    return background
  }

  /// Returns the colour after its change, in a view of a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the line after its change, in a view of a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view of a background configuration, behind the content.
final class BackgroundConfigurationView: UIView {
  private let imageView = UIImageView()
  private let effectView = UIVisualEffectView(effect: nil)
  private let strokeView = UIView()
  private var customView: UIView?
  private(set) var configuration = UIBackgroundConfiguration.clear()

  /// Shows a background.
  func show(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    cornerRadius = configuration.cornerRadius
    clipsToBounds = configuration.cornerRadius > 0 && configuration.strokeOutset <= 0
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
    }
    effectView.effect = configuration.visualEffect
    imageView.image = configuration.image
    imageView.contentMode = configuration.imageContentMode
    strokeView.layer.borderWidth = configuration.strokeWidth
    strokeView.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    strokeView.cornerRadius = configuration.cornerRadius
    strokeView.isUserInteractionEnabled = false
    show(effectView, configuration.visualEffect != nil)
    show(imageView, configuration.image != nil)
    if let customView { show(customView, true) }
    show(strokeView, configuration.strokeWidth > 0)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }

  /// Fills the superview but for the insets.
  func place(in view: UIView) {
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let (insets, margins) = (configuration.backgroundInsets, view.layoutMargins)
    let bounds = view.bounds
    let left = insets.leading + (edges.contains(.leading) ? margins.left : 0)
    let top = insets.top + (edges.contains(.top) ? margins.top : 0)
    let right = insets.trailing + (edges.contains(.trailing) ? margins.right : 0)
    let bottom = insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0)
    frame = CGRect(
      x: bounds.minX + left,
      y: bounds.minY + top,
      width: max(0, bounds.width - left - right),
      height: max(0, bounds.height - top - bottom)
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [customView, effectView, imageView] where view?.superview === self {
      view?.frame = bounds
    }
    let outset = configuration.strokeOutset
    strokeView.frame = CGRect(
      x: -outset,
      y: -outset,
      width: bounds.width + 2 * outset,
      height: bounds.height + 2 * outset
    )
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(configuration)
  }
}
