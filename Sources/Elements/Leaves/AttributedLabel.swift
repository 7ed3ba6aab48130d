public import Foundation
public import HeadlessUIKit

/// An element that shows text with fonts, colours and other attributes of its parts.
public struct AttributedLabel: Element {
  /// The text.
  public var attributedText: NSAttributedString {
    get { givenText ?? NSAttributedString(string: plainText?.string ?? "") }
    set { (givenText, plainText) = (newValue, nil) }
  }
  private var givenText: NSAttributedString?

  /// The maximum number of lines; 0 for no limit.
  public var numberOfLines = 0
  /// The height of lines.
  public var lineHeight = Label.LineHeight.font
  /// True if text that does not fit gets smaller; without effect here.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum scale of text that gets smaller; without effect here.
  public var minimumScaleFactor: CGFloat = 0
  /// The shadow behind the text, which is not blurred here; nil for none.
  public var shadow: TextShadow?
  /// The distance that the text is drawn from its place, in points.
  public var textRectOffset = UIOffset.zero
  /// The kinds of links that are found in the text; without effect here.
  public var linkDetectionTypes: Set<LinkDetectionType> = []
  /// The attributes of links; nil for a blue, underlined text.
  public var linkAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a link while it is pressed; without effect here.
  public var activeLinkAttributes: [NSAttributedString.Key: Any]?
  /// True if assistive technologies see the label.
  public var isAccessibilityElement = true
  /// The label that assistive technologies read in place of the text; nil for the text.
  public var accessibilityLabel: String?
  /// A description of the text's value.
  public var accessibilityValue: String?
  /// A description of the text's effect.
  public var accessibilityHint: String?
  /// The traits of the label for assistive technologies.
  public var accessibilityTraits: Set<AccessibilityElement.Trait>?
  /// A name for tests.
  public var accessibilityIdentifier: String?

  /// The plain text with its style, if the text has only one.
  var plainText: StyledText?
  /// The colour of plain text.
  var textColor = UIColor.black

  /// Creates a label, then runs `configure` on it.
  public init(
    attributedText: NSAttributedString,
    configure: (inout AttributedLabel) -> Void = { _ in }
  ) {
    givenText = attributedText
    configure(&self)
  }

  /// Creates a label of text in one style.
  init(_ plainText: StyledText, color: UIColor) {
    self.plainText = plainText
    textColor = color
  }

  /// Measured by the text measurer of the host.
  public var content: ElementContent {
    ElementContent(storage: TextContent(styledText, lineHeight))
  }

  /// A label.
  public func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
    LabelView.describe { config in
      config.frameRoundingBehavior = .prioritizeSize
      config.apply { $0.show(self) }
    }
  }

  /// The text with everything that determines its size.
  var styledText: StyledText {
    var text = plainText ?? StyledText(attributedText, numberOfLines: numberOfLines)
    text.numberOfLines = numberOfLines
    text.lineBreakMode = text.lineBreakMode.normalized(numberOfLines: numberOfLines)
    return text
  }
}

extension NSLineBreakMode {
  /// The mode in which a label with this number of lines shows text.
  ///
  /// One line that would wrap is clipped; of several lines, only the end can be truncated.
  func normalized(numberOfLines: Int) -> NSLineBreakMode {
    switch self {
    case .byWordWrapping, .byCharWrapping: numberOfLines == 1 ? .byClipping : self
    case .byTruncatingHead, .byTruncatingMiddle: numberOfLines == 1 ? self : .byTruncatingTail
    case .byClipping, .byTruncatingTail: self
    }
  }
}
