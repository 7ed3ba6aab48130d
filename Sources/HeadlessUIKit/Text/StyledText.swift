public import Foundation

/// A text with everything that determines its size: fonts, line breaks, line limit.
public struct StyledText: Hashable, Sendable {
  /// The text; line feeds start new paragraphs.
  public var string: String
  /// The default font, for text without a run's font.
  public var font: UIFont
  /// The parts with a different style, in order and without overlaps.
  public var runs: [Run]
  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines: Int
  /// The treatment of text that does not fit.
  public var lineBreakMode: NSLineBreakMode
  /// The alignment of the lines.
  public var alignment: NSTextAlignment
  /// The space between two lines, in points.
  ///
  /// Lines overlap if it is negative, but none is above the one before.
  public var lineSpacing: CGFloat

  /// Creates a text with one style, to which runs can be added.
  public init(
    _ string: String,
    font: UIFont = .systemFont(ofSize: UIFont.labelFontSize),
    runs: [Run] = [],
    numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
    alignment: NSTextAlignment = .natural,
    lineSpacing: CGFloat = 0
  ) {
    self.string = string
    self.font = font
    self.runs = runs
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }

  /// A part of a text with a different style.
  public struct Run: Hashable, Sendable {
    /// The range of the part, in bytes of the text's UTF-8.
    public var range: Range<Int>
    /// The font; nil for that of the text.
    public var font: UIFont?
    /// The colour; nil for that of the text.
    public var color: UIColor?
    /// The space added after each character, in points.
    public var kern: CGFloat
    /// The underline style; empty for none.
    public var underline: NSUnderlineStyle
    /// The style of the line through the text; empty for none.
    public var strikethrough: NSUnderlineStyle

    /// Creates a part.
    public init(
      _ range: Range<Int>,
      font: UIFont? = nil,
      color: UIColor? = nil,
      kern: CGFloat = 0,
      underline: NSUnderlineStyle = [],
      strikethrough: NSUnderlineStyle = []
    ) {
      self.range = range
      self.font = font
      self.color = color
      self.kern = kern
      self.underline = underline
      self.strikethrough = strikethrough
    }
  }
}
