/// What happens to text that is longer than a line, or has more lines than fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; what does not fit is left out.
  case byWordWrapping
  /// Lines break between characters; what does not fit is left out.
  case byCharWrapping
  /// Lines break between words; the last one is cut off at the edge.
  case byClipping
  /// Lines break between words; the last one loses its begin to an ellipsis.
  case byTruncatingHead
  /// Lines break between words; the last one loses its end to an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last one loses its middle to an ellipsis.
  case byTruncatingMiddle
}
