public import Foundation

/// The look of a screen in place of content that is not there: a picture, texts and buttons, or that
/// it is being loaded.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The look of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour; nil for the secondary one of text.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; sides of 0 are not limited.
    public var maximumSize = CGSize.zero
    /// True if inverted colours leave the picture as it is.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The look of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The way in which lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any.
    public var numberOfLines = 0
    /// True if text gets smaller where it does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// True if letters move together where text does not fit.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The effect of a button.
  public struct ButtonProperties {
    /// The action.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// The role of the button.
    public var role = UIButton.Role.normal
    /// True if the button can be pressed.
    public var isEnabled = true
  }

  /// The places of the content.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// Where the layout has it.
    case natural
  }

  /// True if an activity indicator is shown in place of the picture.
  private let isLoading: Bool
  /// The picture.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text, with attributes.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The text below it.
  public var secondaryText: String?
  /// The text below it, with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The look of the text below it.
  public var secondaryTextProperties: TextProperties
  /// The look of the button.
  public var button = UIButton.Configuration.plain()
  /// The effect of the button; without an action, a menu and a title there is none.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The effect of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the content.
  public var alignment = Alignment.center
  /// The insets of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The axes on which the margins of the superview count, too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distance between picture and text, in points.
  public var imageToTextPadding: CGFloat = 10
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 12
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  @preconcurrency @MainActor
  private init(isLoading: Bool, _ style: UIFont.TextStyle) {
    self.isLoading = isLoading
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: style),
      color: isLoading ? .secondaryLabel : .label
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel
    )
  }

  /// Content that is not there.
  @preconcurrency @MainActor
  public static func empty() -> Self { Self(isLoading: false, .headline) }

  /// Content that is being loaded.
  @preconcurrency @MainActor
  public static func loading() -> Self {
    var configuration = Self(isLoading: true, .subheadline)
    configuration.text = "Loading…"
    return configuration
  }

  /// A search that has found nothing.
  @preconcurrency @MainActor
  public static func search() -> Self {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates the view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state; with a text that is searched for, a search names it.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// True if an activity indicator is shown.
  var showsActivity: Bool { isLoading }
}

/// The state of a screen whose content may not be there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// The text that is searched for; nil outside of a search.
  public var searchText: String?
  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a screen with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A value of an app.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}

/// Shows in a view that content is not there.
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  private var shown: UIContentUnavailableConfiguration
  /// The view that scrolls what is not there, which it covers.
  open weak var scrollView: UIScrollView?

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    show()
  }

  /// The configuration that is shown.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    if shown.showsActivity {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, shown.imageToTextPadding)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
      add(view, shown.imageToTextPadding)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      shown.textToButtonPadding
    )
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
    setNeedsLayout()
  }

  private func add(_ view: UIView, _ spacing: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(spacing, after: view)
  }

  private func add(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ spacing: CGFloat
  ) {
    guard text?.isEmpty == false || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, spacing)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ spacing: CGFloat
  ) {
    let hasContent =
      configuration.title?.isEmpty == false || configuration.image != nil
      || properties.primaryAction?.title.isEmpty == false
    guard hasContent else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    add(button, spacing)
  }

  /// Places the content in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let room = CGRect(origin: .zero, size: bounds.size).inset(
      by: UIEdgeInsets(
        top: margins.top,
        left: margins.leading,
        bottom: margins.bottom,
        right: margins.trailing
      )
    )
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: room.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(
      x: room.minX,
      y: room.minY + max(0, (room.height - height) / 2),
      width: room.width,
      height: min(height, room.height)
    )
  }
}
