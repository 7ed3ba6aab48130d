/// What happens to text that is longer than a line, or has more lines than fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; what does not fit is left out.
  case byWordWrapping
  /// Lines break between characters; what does not fit is left out.
  case byCharWrapping
  /// A text of one line is cut off at the edge; with more, lines break between words.
  case byClipping
  /// A text of one line loses its start to an ellipsis; with more, the last one loses its end.
  case byTruncatingHead
  /// Lines break between words; the last one loses its end to an ellipsis.
  case byTruncatingTail
  /// A text of one line loses its middle to an ellipsis; with more, the last one loses its end.
  case byTruncatingMiddle
}
