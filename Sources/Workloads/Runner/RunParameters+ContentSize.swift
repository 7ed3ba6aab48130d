public import HeadlessUIKit

extension RunParameters {
  /// The size of text that the user prefers.
  public typealias ContentSize = UIContentSizeCategory

  /// The traits of the screen on which the run is shown, in a style.
  public func traits(_ style: UIUserInterfaceStyle = .unspecified) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style,
      preferredContentSizeCategory: contentSize ?? .large
    )
  }
}

extension UIContentSizeCategory: ParameterRepresentable {
  private static let names = [
    "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge",
    "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge",
    "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
  ]

  /// Reads the name of a category, such as `extraLarge`; nil for anything else.
  public init?(parameterText: String) {
    guard let index = Self.names.firstIndex(of: parameterText) else { return nil }
    self = Self.allCases[index]
  }

  /// The name of the category, such as `extraLarge`.
  public var parameterText: String {
    Self.allCases.firstIndex(of: self).map { Self.names[$0] } ?? "large"
  }
}
