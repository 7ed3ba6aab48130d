/// The message of a signpost, written as a string with values in it.
///
/// Texts are replaced by `<private>` unless they are marked `privacy: .public`; numbers are shown.
public struct SignpostMetadata: ExpressibleByStringInterpolation, Sendable {
  /// The message as a trace has it.
  let text: String

  /// Takes a text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Takes a text with values in it.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// The message of a log, written as a string with values in it.
///
/// Texts are replaced by `<private>` unless they are marked `privacy: .public`; numbers are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as a trace has it.
  @usableFromInline let text: String

  /// Takes a text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Takes a text with values in it.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
