/// Where the lines of a text stand between the left edge and the right one.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// At both edges, except for the last line of each paragraph.
  case justified
  /// At the edge where lines of the text's script begin.
  case natural
}
