public import Foundation

/// The content of a list's row: an image, a text and a secondary text.
public struct UIListContentConfiguration: Hashable, Sendable {
  /// The image; nil for none.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String? {
    didSet { attributedText = nil }
  }
  /// The text with attributes; counts before `text`.
  public var attributedText: NSAttributedString? {
    get { attributed.text }
    set { attributed.text = newValue }
  }
  /// The look of the text.
  public var textProperties = TextProperties(.body)
  /// The secondary text; nil for none.
  public var secondaryText: String? {
    didSet { secondaryAttributedText = nil }
  }
  /// The secondary text with attributes; counts before `secondaryText`.
  public var secondaryAttributedText: NSAttributedString? {
    get { attributed.secondaryText }
    set { attributed.secondaryText = newValue }
  }
  /// The look of the secondary text.
  public var secondaryTextProperties = TextProperties(.subheadline, .secondaryLabel)

  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  /// True if both texts are beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  private var attributed = AttributedTexts()

  /// The texts with attributes, which never change once they are there.
  private struct AttributedTexts: Hashable, @unchecked Sendable {
    var text: NSAttributedString?
    var secondaryText: NSAttributedString?
  }

  private init() {}
}

extension UIListContentConfiguration {
  /// A row with one text, or with a smaller one below it.
  public static func cell() -> Self { Self() }

  /// A row with a smaller, secondary text below the text.
  public static func subtitleCell() -> Self {
    var content = Self()
    content.textToSecondaryTextVerticalPadding = 3
    content.secondaryTextProperties = TextProperties(.subheadline)
    return content
  }

  /// A row with a text and a value at its end.
  public static func valueCell() -> Self {
    var content = Self()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties = TextProperties(.body, .secondaryLabel)
    return content
  }

  /// A header of a list without groups.
  public static func plainHeader() -> Self {
    header(.headline, .label, NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16))
  }

  /// A footer of a list without groups.
  public static func plainFooter() -> Self {
    header(
      .subheadline,
      .secondaryLabel,
      NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    )
  }

  /// A header of a list of groups, in capitals.
  public static func groupedHeader() -> Self {
    var content = header(
      .footnote,
      .secondaryLabel,
      NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 6, trailing: 16)
    )
    content.textProperties.transform = .uppercase
    return content
  }

  /// A footer of a list of groups.
  public static func groupedFooter() -> Self {
    header(
      .footnote,
      .secondaryLabel,
      NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    )
  }

  /// A larger header of a list of inset groups.
  public static func prominentInsetGroupedHeader() -> Self {
    header(
      .headline,
      .label,
      NSDirectionalEdgeInsets(top: 17, leading: 16, bottom: 10, trailing: 16)
    )
  }

  /// The largest header of a list of inset groups.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var content = prominentInsetGroupedHeader()
    content.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
    return content
  }

  /// A header of a list.
  public static func header() -> Self { groupedHeader() }

  /// A footer of a list.
  public static func footer() -> Self { groupedFooter() }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self() }

  /// A row of a sidebar with a smaller text below the text.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self() }

  /// A row of a list beside a sidebar with a smaller text below the text.
  public static func accompaniedSidebarSubtitleCell() -> Self { subtitleCell() }

  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { prominentInsetGroupedHeader() }

  private static func header(
    _ style: UIFont.TextStyle,
    _ color: UIColor,
    _ margins: NSDirectionalEdgeInsets
  ) -> Self {
    var content = Self()
    content.textProperties = TextProperties(style, color)
    content.secondaryTextProperties = TextProperties(style, .secondaryLabel)
    content.directionalLayoutMargins = margins
    return content
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// A view that shows the content.
  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration in a state: what takes no touches is pale, unless it has colours of its own.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var content = self
    let isDisabled = state.asCellState.isDisabled
    content.textProperties.isPale = isDisabled
    content.secondaryTextProperties.isPale = isDisabled
    content.imageProperties.isPale = isDisabled
    return content
  }
}

/// The axes of a view.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The axis from left to right.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The axis from top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
