/// The part of a section that a list scrolls to.
public enum SectionPosition: Hashable, Sendable {
  /// The header, or the first item of a section without one.
  case top
  /// The footer, or the last item of a section without one.
  case bottom
}
