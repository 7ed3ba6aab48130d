/// The treatment of text that is longer than a line, or has more lines than fit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines break between words; text that does not fit is omitted.
  case byWordWrapping
  /// Lines break between characters; text that does not fit is omitted.
  case byCharWrapping
  /// A single line is clipped at the edge; otherwise lines break between words.
  case byClipping
  /// A single line is truncated at its start; otherwise the last line is truncated at its end.
  case byTruncatingHead
  /// Lines break between words; the last one is truncated at its end.
  case byTruncatingTail
  /// A single line is truncated in the middle; otherwise the last line is truncated at its end.
  case byTruncatingMiddle
}
