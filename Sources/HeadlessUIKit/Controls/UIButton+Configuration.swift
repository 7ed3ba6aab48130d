public import Foundation

extension UIButton {
  /// The title, the picture and the look of a button.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The roundness of the corners.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// That of the background, which is medium here.
      case fixed = -1
      /// That of text sizes, which is medium here.
      case dynamic
      /// Small.
      case small
      /// Medium.
      case medium
      /// Large.
      case large
      /// As round as the button is high.
      case capsule

      func radius(in size: CGSize) -> CGFloat {
        switch self {
        case .small: 4
        case .fixed, .dynamic, .medium: 6
        case .large: 10
        case .capsule: min(size.width, size.height) / 2
        }
      }
    }

    /// The sizes of buttons.
    public enum Size: Int, Hashable, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// Very small.
      case mini
      /// Large.
      case large
    }

    /// The alignments of title and subtitle.
    public enum TitleAlignment: Int, Hashable, Sendable {
      /// At the side of the picture; in the middle if that is above or below.
      case automatic
      /// At the start of text.
      case leading
      /// In the middle.
      case center
      /// At the end of text.
      case trailing
    }

    /// The marks of what a button opens.
    public enum Indicator: Int, Hashable, Sendable {
      /// As the button needs it.
      case automatic
      /// None.
      case none
      /// That of a menu.
      case popup
    }

    private enum Fill {
      case none
      case gray
      case tinted
      case filled
    }

    private let fill: Fill
    /// The title; nil uses that of the button's state.
    public var title: String? {
      get { plainTitle }
      set { (plainTitle, richTitle) = (newValue, nil) }
    }
    private var plainTitle: String?
    private var richTitle: AttributedString?
    /// The picture; nil uses that of the button's state.
    public var image: UIImage?
    /// The colour of title and picture; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// The distance of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7,
      leading: 12,
      bottom: 7,
      trailing: 12
    )
    /// The distance between picture and texts, in points.
    public var imagePadding: CGFloat = 0
    /// The text below the title; nil for none.
    public var subtitle: String? {
      get { plainSubtitle }
      set { (plainSubtitle, richSubtitle) = (newValue, nil) }
    }
    private var plainSubtitle: String?
    private var richSubtitle: AttributedString?
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The side of title and subtitle at which the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// True if an activity indicator is shown in place of the picture; it is not shown here.
    public var showsActivityIndicator = false
    /// The size of the button; the insets say it here.
    public var buttonSize = Size.medium
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The roundness of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The look of the background, of which colour and corners count if they were set.
    public var background = UIBackgroundConfiguration.clear()
    /// The size of a symbol; nil for its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The mark of what the button opens; it is not drawn.
    public var indicator = Indicator.automatic
    /// The treatment of a title that does not fit.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The treatment of a subtitle that does not fit.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// True if the look follows the selection.
    public var automaticallyUpdateForSelection = true
    /// Changes the colour of the picture.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the mark; it is not drawn.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the activity indicator; it is not drawn.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The title with attributes; nil for that without.
    public var attributedTitle: AttributedString? {
      get { richTitle }
      set { (plainTitle, richTitle) = (newValue.map { String($0.characters) }, newValue) }
    }
    /// The text below the title with attributes; nil for that without.
    public var attributedSubtitle: AttributedString? {
      get { richSubtitle }
      set { (plainSubtitle, richSubtitle) = (newValue.map { String($0.characters) }, newValue) }
    }

    /// The configuration for the state of a button: the same here.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Sets the default insets.
    public mutating func setDefaultContentInsets() {
      contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }

    private init(_ fill: Fill) {
      self.fill = fill
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.none) }
    /// With a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// With a background of a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// With a background of the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// With a border, which is a gray background here.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// With a border, and a background of a light tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// With a border, and a background of the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Without a background and without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.none) }

    func foreground(tint: UIColor?) -> UIColor {
      baseForegroundColor ?? (fill == .filled ? .white : tint ?? .systemBlue)
    }

    func background(tint: UIColor?) -> UIColor {
      if let color = background.backgroundColor { return color }
      switch fill {
      case .none: return baseBackgroundColor ?? .clear
      case .gray: return baseBackgroundColor ?? .tertiarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint ?? .systemBlue).withAlphaComponent(0.2)
      case .filled: return baseBackgroundColor ?? tint ?? .systemBlue
      }
    }
  }

  /// The meaning of a button.
  public enum Role: Int, Hashable, Sendable {
    /// Any.
    case normal
    /// The choice of most users.
    case primary
    /// Leaves everything as it is.
    case cancel
    /// Removes something.
    case destructive
  }

  /// Creates a button of a configuration that performs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    defer { showTitle() }
    guard let primaryAction else { return }
    if configuration.title == nil, !primaryAction.title.isEmpty {
      self.configuration?.title = primaryAction.title
    }
    if configuration.image == nil { self.configuration?.image = primaryAction.image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}
