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
  /// How lines are as high as they are.
  public var lineHeight = Label.LineHeight.font
  /// Whether text that does not fit gets smaller; without effect here.
  public var adjustsFontSizeToFitWidth = false
  /// How much smaller; without effect here.
  public var minimumScaleFactor: CGFloat = 0
  /// The shadow behind the text; nil for none.
  public var shadow: TextShadow?
  /// Whether assistive technologies see the label.
  public var isAccessibilityElement = false
  /// What assistive technologies say in place of the text; nil for the text.
  public var accessibilityLabel: String?
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
    guard var text = plainText else {
      return StyledText(attributedText, numberOfLines: numberOfLines)
    }
    text.numberOfLines = numberOfLines
    text.lineBreakMode = text.lineBreakMode.normalized(numberOfLines: numberOfLines)
    return text
  }
}

extension NSLineBreakMode {
  /// The mode in which a label of so many lines shows text.
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

/// A shadow behind text.
public struct TextShadow: Hashable, Sendable {
  /// The radius of the blur, in points.
  public var radius: CGFloat
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat
  /// The distance from the text.
  public var offset: UIOffset
  /// The colour.
  public var color: UIColor

  /// Creates a shadow.
  public init(
    radius: CGFloat,
    opacity: CGFloat,
    offset: UIOffset,
    color: UIColor = .black
  ) {
    self.radius = radius
    self.opacity = opacity
    self.offset = offset
    self.color = color
  }
}

/// The view of a label.
final class LabelView: UILabel {
  func show(_ label: AttributedLabel) {
    if let plain = label.plainText {
      if font != plain.font { font = plain.font }
      if text != plain.string { text = plain.string }
      textAlignment = plain.alignment
      lineBreakMode = plain.lineBreakMode.normalized(numberOfLines: label.numberOfLines)
      textColor = label.textColor
    } else {
      attributedText = label.attributedText
    }
    if numberOfLines != label.numberOfLines { numberOfLines = label.numberOfLines }
    isAccessibilityElement = label.isAccessibilityElement
    accessibilityIdentifier = label.accessibilityIdentifier
    accessibilityLabel = label.accessibilityLabel ?? text
  }
}

/// The content of a text, which is measured without a closure.
private final class TextContent: ContentStorage {
  private let text: StyledText
  private let lineHeight: Label.LineHeight

  init(_ text: StyledText, _ lineHeight: Label.LineHeight) {
    self.text = text
    self.lineHeight = lineHeight
  }

  override func measure(
    in proposal: SizeConstraint,
    _ environment: Environment,
    _ node: LayoutNode
  ) -> CGSize {
    node.pass.counts.leafMeasurements += 1
    return TextSize.measure(text, lineHeight, in: proposal, environment)
  }
}

/// The measuring of text.
enum TextSize {
  /// The size of a text in a constraint, rounded up to pixels.
  ///
  /// The width is never larger than the limit; the height may be.
  static func measure(
    _ text: StyledText,
    _ lineHeight: Label.LineHeight,
    in constraint: SizeConstraint,
    _ environment: Environment
  ) -> CGSize {
    guard !text.string.isEmpty else { return .zero }
    let scale = environment.displayScale
    // Limits that leave no room break the text after every character, as very small ones do.
    let limit = max(constraint.widthLimit, 1 / scale)
    let size = size(of: text, limit: limit, environment)
    let width = min(size.width.rounded(.up, by: scale), max(0, constraint.widthLimit))
    guard case .custom(let height, _) = lineHeight else {
      return CGSize(width: width, height: size.height.rounded(.up, by: scale))
    }
    var line = text
    line.string = "X"
    line.runs = []
    let natural = self.size(of: line, limit: .infinity, environment).height + text.lineSpacing
    let lines = natural > 0 ? ((size.height + text.lineSpacing) / natural).rounded() : 1
    return CGSize(width: width, height: (lines * height).rounded(.up, by: scale))
  }

  private static func size(
    of text: StyledText,
    limit: CGFloat,
    _ environment: Environment
  ) -> CGSize {
    guard environment.layoutMode.options.cache == .fast, let services = environment.services
    else {
      return environment.textMeasurer.size(of: text, width: limit == .infinity ? 0 : limit)
    }
    return services.textSizes.size(of: text, limit: limit)
  }
}
