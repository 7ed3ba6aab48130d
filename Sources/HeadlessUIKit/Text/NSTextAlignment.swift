/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, except for the last line of each paragraph.
  case justified
  /// At the edge where lines of the text's script start.
  case natural
}
