public import Foundation

// Titles with attributes, insets, and pictures that are not drawn.
extension UIButton {
  /// The title with attributes for the present state; nil for one without.
  var shownAttributedTitle: NSAttributedString? {
    if let configuration {
      return configuration.shownAttributedTitle.map { NSAttributedString(viewsOf: $0) }
    }
    return rareValues == nil ? nil : currentAttributedTitle
  }

  /// Gives the label the font of a title with attributes, and its own one back without.
  func showFont(of title: NSAttributedString?) {
    let property = "font without attributes"
    let own: UIFont? = rareValues == nil ? nil : rare(nil, property)
    let length = title?.length ?? 0
    if length > 0, let font = title?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
      if own == nil { setRare(titleLabel?.font, property) }
      titleLabel?.font = font
    } else if let own {
      titleLabel?.font = own
      setRare(UIFont?.none, property)
    }
  }

  /// The title with attributes for the present state, or the one for the normal state.
  public var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: state) ?? attributedTitle(for: .normal)
  }

  /// The title with attributes that was set for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    rare(nil, "title \(state.rawValue)")
  }

  /// Sets the title with attributes for a state; nil uses the one for the normal state.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setRare(title, "title \(state.rawValue)")
    setTitle(title?.string, for: state)
  }

  /// The colour of the title for the present state.
  public var currentTitleColor: UIColor { titleLabel?.textColor ?? .white }

  /// The colour of the title for a state: that of the normal one if it has none.
  public func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? defaultTitleColor(for: state)
  }

  /// Sets the colour of the title for a state; nil uses that for the normal state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    showColors()
  }

  /// The colour where none was set: white, and the tint for looks of the system.
  private func defaultTitleColor(for state: State) -> UIColor {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor ?? .systemBlue
  }

  /// The picture behind the title that was set for a state.
  public func backgroundImage(for state: State) -> UIImage? {
    rare(nil, "background \(state.rawValue)")
  }

  /// Sets the picture behind the title for a state; it fills `backgroundRect(forBounds:)`.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    setRare(image, "background \(state.rawValue)")
  }

  /// The picture behind the title for the present state.
  public var currentBackgroundImage: UIImage? {
    backgroundImage(for: state) ?? backgroundImage(for: .normal)
  }

  /// Draws the picture behind the title.
  func drawBackgroundImage(in context: any GraphicsContext) {
    guard let image = currentBackgroundImage else { return }
    context.draw(
      image,
      tint: image.tint ?? tintColor ?? .systemBlue,
      in: backgroundRect(forBounds: bounds)
    )
  }

  /// The colour of the title's shadow; it is not drawn.
  public func titleShadowColor(for state: State) -> UIColor? {
    rare(nil, "shadow \(state.rawValue)")
  }

  /// Sets the colour of the title's shadow for a state; it is not drawn.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    setRare(color, "shadow \(state.rawValue)")
  }

  /// The size of the symbol for a state; nil for its own.
  public func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? {
    rare(nil, "symbol \(state.rawValue)")
  }

  /// Sets the size of the symbol for a state; nil uses that for the normal state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    setRare(configuration, "symbol \(state.rawValue)")
    showTitle()
  }

  /// The picture for the present state; a symbol has the size that was set for the state.
  var shownImage: UIImage? {
    guard rareValues != nil, let image = currentImage, image.isSymbol,
      let size = preferredSymbolConfigurationForImage(in: state)
        ?? preferredSymbolConfigurationForImage(in: .normal)
    else { return currentImage }
    return image.withConfiguration(size)
  }

  /// The distance of title and picture from the edges, in points, without a configuration.
  public var contentEdgeInsets: UIEdgeInsets {
    get { rare(.zero) }
    set {
      setRare(newValue)
      showTitle()
    }
  }

  /// The distance of the title from its place, in points; it has no effect here.
  public var titleEdgeInsets: UIEdgeInsets {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// The distance of the picture from its place, in points; it has no effect here.
  public var imageEdgeInsets: UIEdgeInsets {
    get { rare(.zero) }
    set { setRare(newValue) }
  }

  /// True if the picture is darker while the button is pressed; it is not, here.
  public var adjustsImageWhenHighlighted: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the picture is lighter while the button is disabled; it is not, here.
  public var adjustsImageWhenDisabled: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// True if the button glows while it is pressed; it does not, here.
  public var showsTouchWhenHighlighted: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the button changes under a pointer; it does not, here.
  public var isPointerInteractionEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The kind of the button.
  public var buttonType: ButtonType { rare(.custom) }

  /// Creates a button of the system's look that performs an action.
  public static func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }
}

extension UIButton.Configuration {
  /// The title with attributes; nil for one without.
  fileprivate var shownAttributedTitle: AttributedString? {
    attributedTitle ?? transformed(title, titleTextAttributesTransformer)
  }

  /// The subtitle with attributes; nil for one without.
  var shownAttributedSubtitle: AttributedString? {
    attributedSubtitle ?? transformed(subtitle, subtitleTextAttributesTransformer)
  }

  /// A text with the attributes that a transformer gives; nil without a transformer.
  private func transformed(
    _ text: String?,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> AttributedString? {
    guard let text, let transformer else { return nil }
    return AttributedString(text, attributes: transformer(AttributeContainer()))
  }

  /// The picture; a symbol has the size that the configuration prefers.
  var shownImage: UIImage? {
    guard let image, image.isSymbol, let preferredSymbolConfigurationForImage else { return image }
    return image.withConfiguration(preferredSymbolConfigurationForImage)
  }
}

/// Changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer: Sendable {
  /// Returns the changed attributes.
  public let transform: @Sendable (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
