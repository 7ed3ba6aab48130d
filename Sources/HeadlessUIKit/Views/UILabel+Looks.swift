public import Foundation

// The look of text, which is drawn in one colour.
/// The places of text that is drawn smaller.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// At the baseline.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top.
  case none
}

extension UILabel {
  /// The colour of highlighted text; it is not drawn.
  public var highlightedTextColor: UIColor? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// True if the text is highlighted.
  public var isHighlighted: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// True if the text is not dimmed; it never is, here.
  public var isEnabled: Bool {
    get { rare(true) }
    set { setRare(newValue) }
  }

  /// The colour of the text's shadow; it is not drawn.
  public var shadowColor: UIColor? {
    get { rare(nil) }
    set { setRare(newValue) }
  }

  /// The offset of the text's shadow.
  public var shadowOffset: CGSize {
    get { rare(CGSize(width: 0, height: -1)) }
    set { setRare(newValue) }
  }

  /// True if letters come closer before text is cut; they do not, here.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The place of text that is drawn smaller; in the middle here.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { rare(.alignBaselines) }
    set { setRare(newValue) }
  }

  /// True if a pointer shows all of the text.
  public var showsExpansionTextWhenTruncated: Bool {
    get { rare(false) }
    set { setRare(newValue) }
  }

  /// The choice of line breaks; Pango's, here.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { rare([]) }
    set { setRare(newValue) }
  }
}

extension NSParagraphStyle {
  /// The choices of line breaks.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Earlier breaks where the paragraph looks better then.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words are kept together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// That of the system.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
