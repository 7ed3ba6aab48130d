public import Foundation

/// An element that places its children from top to bottom.
///
/// ```swift
/// Column(alignment: .center, minimumSpacing: 8) {
///   Label(text: "First")
///   Label(text: "Second").stackLayoutChild(priority: .fixed)
/// }
/// ```
public struct Column: StackElement {
  /// The horizontal placement of the children.
  public enum ColumnAlignment: Equatable, Sendable {
    /// They fill the Column.
    case fill
    /// They are aligned by a guide.
    case align(to: HorizontalAlignment)

    /// Leading.
    public static var leading: ColumnAlignment { .align(to: .leading) }

    /// Center.
    public static var center: ColumnAlignment { .align(to: .center) }

    /// Trailing.
    public static var trailing: ColumnAlignment { .align(to: .trailing) }
  }

  /// The children.
  public var children: [StackLayout.Child] = []
  /// The distribution of space that the children do not need.
  public var verticalUnderflow = StackLayout.UnderflowDistribution.spaceEvenly
  /// The distribution of the children's lengths if they need more space than there is.
  public var verticalOverflow = StackLayout.OverflowDistribution.condenseProportionally
  /// The horizontal placement of the children.
  public var horizontalAlignment = ColumnAlignment.leading
  /// The least space between two children, in points.
  public var minimumVerticalSpacing: CGFloat = 0

  /// Creates an element without children.
  public init() {}

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - alignment: the horizontal placement of the children.
  ///   - underflow: the distribution of space that the children do not need.
  ///   - overflow: the distribution of lengths if the children need more space than there is.
  ///   - minimumSpacing: the least space between two children, in points.
  ///   - elements: the children.
  public init(
    alignment: ColumnAlignment = .leading,
    underflow: StackLayout.UnderflowDistribution = .spaceEvenly,
    overflow: StackLayout.OverflowDistribution = .condenseProportionally,
    minimumSpacing: CGFloat = 0,
    @ElementBuilder<StackLayout.Child> elements: () -> [StackLayout.Child]
  ) {
    horizontalAlignment = alignment
    verticalUnderflow = underflow
    verticalOverflow = overflow
    minimumVerticalSpacing = minimumSpacing
    children = elements()
  }

  /// The layout of the children.
  public var layout: StackLayout {
    var layout = StackLayout(axis: .vertical, alignment: horizontalAlignment.cross)
    layout.underflow = verticalUnderflow
    layout.overflow = verticalOverflow
    layout.minimumSpacing = minimumVerticalSpacing
    return layout
  }
}

extension Column.ColumnAlignment {
  fileprivate var cross: StackLayout.Alignment {
    switch self {
    case .fill: .fill
    case .align(let guide): .align(to: guide.id)
    }
  }
}
