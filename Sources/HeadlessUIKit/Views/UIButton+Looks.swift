public import Foundation

// Titles with attributes, insets, and pictures that are not drawn.
extension UIButton {
  /// The title with attributes for the present state; nil for one without.
  var shownAttributedTitle: NSAttributedString? {
    if let configuration {
      guard let title = configuration.attributedTitle ?? configuration.transformedTitle else {
        return nil
      }
      return NSAttributedString(viewsOf: title)
    }
    return rareValues == nil ? nil : currentAttributedTitle
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

  /// The colour of the title.
  public var currentTitleColor: UIColor { titleLabel?.textColor ?? .white }

  /// The colour of the title, for whatever state.
  public func titleColor(for state: State) -> UIColor? { titleLabel?.textColor }

  /// The picture behind the title that was set for a state; it is not drawn.
  public func backgroundImage(for state: State) -> UIImage? {
    rare(nil, "background \(state.rawValue)")
  }

  /// Sets the picture behind the title for a state; it is not drawn.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    setRare(image, "background \(state.rawValue)")
  }

  /// The picture behind the title for the present state; it is not drawn.
  public var currentBackgroundImage: UIImage? {
    backgroundImage(for: state) ?? backgroundImage(for: .normal)
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

  /// Sets the size of the symbol for a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: State
  ) {
    setRare(configuration, "symbol \(state.rawValue)")
    guard let configuration, let image = image(for: state), image.isSymbol else { return }
    setImage(image.withConfiguration(configuration), for: state)
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

  /// True if the button changes under a pointer; it does not, here.
  public var isPointerInteractionEnabled: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The kind of the button.
  public var buttonType: ButtonType { rare(.custom) }

  /// The label of the subtitle, which is not shown here.
  public var subtitleLabel: UILabel? { nil }

  /// Creates a button of the system's look that performs an action.
  public static func systemButton(primaryAction: UIAction?) -> UIButton {
    UIButton(type: .system, primaryAction: primaryAction)
  }
}

extension UIButton.Configuration {
  /// The title with the attributes that the transformer gives; nil without a transformer.
  fileprivate var transformedTitle: AttributedString? {
    guard let title, let titleTextAttributesTransformer else { return nil }
    return AttributedString(title, attributes: titleTextAttributesTransformer(AttributeContainer()))
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
