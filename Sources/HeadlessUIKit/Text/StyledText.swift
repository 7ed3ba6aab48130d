public import Foundation

/// A text with all that decides how much room it takes: fonts, line breaks, the most lines.
public struct StyledText: Hashable, Sendable {
  /// The text; line feeds start new paragraphs.
  public var string: String
  /// The font, where runs name no other.
  public var font: UIFont
  /// The parts that look different, in order and without overlaps.
  public var runs: [Run]
  /// The most lines that are shown; 0 means as many as the text needs.
  public var numberOfLines: Int
  /// What happens to text that does not fit.
  public var lineBreakMode: NSLineBreakMode
  /// Where the lines stand between the edges.
  public var alignment: NSTextAlignment
  /// The room between two lines, in points.
  public var lineSpacing: CGFloat

  /// Makes a text that looks the same throughout, until runs are added.
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

  /// A part of a text that looks different.
  public struct Run: Hashable, Sendable {
    /// Where the part lies, in bytes of the text's UTF-8.
    public var range: Range<Int>
    /// The font; nil for that of the text.
    public var font: UIFont?
    /// The colour; nil for that of the text.
    public var color: UIColor?
    /// The room added after each character, in points.
    public var kern: CGFloat
    /// The line below the text; empty for none.
    public var underline: NSUnderlineStyle

    /// Describes a part.
    public init(
      _ range: Range<Int>,
      font: UIFont? = nil,
      color: UIColor? = nil,
      kern: CGFloat = 0,
      underline: NSUnderlineStyle = []
    ) {
      self.range = range
      self.font = font
      self.color = color
      self.kern = kern
      self.underline = underline
    }
  }
}
