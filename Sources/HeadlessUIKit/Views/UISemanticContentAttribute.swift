/// The mirroring of a view where languages are written from right to left.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// As the language has it; here, from left to right.
  case unspecified
  /// Controls of playback, which are never mirrored.
  case playback
  /// Controls of directions in space, which are never mirrored.
  case spatial
  /// From left to right, whatever the language.
  case forceLeftToRight
  /// From right to left, whatever the language.
  case forceRightToLeft
}

/// The direction in which a view is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension UIView {
  /// The direction in which the view is laid out: from left to right, unless it is forced.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The direction that a semantic attribute stands for.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
