/// The comparison of an old element with a new one.
@frozen public enum ElementComparison: Hashable, Sendable {
  /// They are different elements.
  case otherIdentifier
  /// They are the same element, with the same content.
  case equivalent
  /// They are the same element, with the same content, but a detail that is reported separately
  /// differs.
  case detailChanged
  /// They are the same element, with other content.
  case updated
}
